// The wire between the server and the browser. Written by tools/wire_types.py from
// src/perihelion/server/wire.py: change that, then run `make wire`.

/** Add my number to the deal: once, and before it. */
export interface AddShare {
  share: string;
}

/**
 * The whole answer to the question of this number: one option, or all picks of a set, which may
 * be empty if nothing need be picked.
 */
export interface Answer {
  type: "answer";
  call: number;
  seat: number;
  on: number;
  picks: number[];
}

/**
 * An achievement: how much of it the viewer and everybody has, who has claimed it, and the
 * points of the cells that are left. `needs` is how much it takes, or, where `falling`, what is
 * allowed at most.
 */
export interface BeyondAim {
  face: string;
  have: number | null;
  values: number[];
  needs: number;
  falling: boolean;
  claims: number[];
  left: number[];
}

/** An achievement that a player has: its points, and the disc on it. */
export interface BeyondClaim {
  face: string;
  points: number;
  disc: string;
}

/** A colonised system with the discs on it. */
export interface BeyondColony {
  face: string;
  discs: string[];
}

/**
 * A column of the supply: its cubes and its cells, and whether its symbol shows, so that it
 * grows.
 */
export interface BeyondColumn {
  letter: string;
  cubes: number;
  cells: number;
  grows: boolean;
}

/** A deck: how many cards it has, and which of them all know to be there. */
export interface BeyondDeck {
  word: string;
  count: number;
  known: string[];
}

/**
 * An action with its spaces: `face` says what it does, as its action number `number`, counted
 * from 0; `population` is returned as part of the cost.
 */
export interface BeyondDeed {
  face: string;
  number: number;
  population: number;
  spots: BeyondSpot[];
}

/**
 * What is printed on a card, a tile, a mat, or on the board itself.
 *
 * `types` are those of the left triangle of a technology, and `leads` is the one on the right.
 * `kinds` are the discs that a system takes. `cells` are the points of an achievement, one by one.
 * `known` tells how well the text is known, in a word, and `source` says it.
 */
export interface BeyondFace {
  board: "beyond";
  key: string;
  card: string;
  name: string;
  what: string;
  kind: string;
  powers: FacePower[];
  lines: string[];
  level: number | null;
  types: string[];
  leads: string | null;
  strength: number | null;
  kinds: string[];
  points: number | null;
  cells: number[];
  known: string;
  source: string;
}

/** The ships of a player in a place, by level, the highest first. */
export interface BeyondFleet {
  place: string;
  levels: number[];
}

/** A guild, closed or open, with the pawns on it. */
export interface BeyondGuildTile {
  face: string;
  is_open: boolean;
  pawns: number[];
  deed: BeyondDeed;
}

/**
 * A place of the exploration board. `strength` is what the viewer needs to colonise its system,
 * `kinds` are the discs that it takes, and `disc` the one that lies there; it may still have to be
 * chosen. `ships` are the levels by seat, the highest first, and `might` is their sum.
 */
export interface BeyondLocation {
  word: string;
  name: string;
  face: string | null;
  strength: number;
  kinds: string[];
  holder: number | null;
  disc: string | null;
  ships: number[][];
  might: number[];
  neighbours: string[];
  signs: string[];
  told: string[];
}

/**
 * A mat, with what lies on it and beside it.
 *
 * `more_ore` and `growth` are what production would bring, `letters` the growth symbols that show.
 * `automated` are the discs on the automation track, and `cells` the points of its cells, with
 * what each level beyond them is worth last. `coming` tells how many discs must leave the tracks
 * for more.
 */
export interface BeyondMat {
  seat: number;
  face: string;
  points: number;
  ore: number;
  more_ore: number;
  population: number;
  growth: number;
  letters: string;
  supply: BeyondColumn[];
  food_discs: number;
  ore_discs: number;
  tracks: BeyondTrack[];
  automation: number;
  automation_points: number;
  automated: string[];
  cells: number[];
  pawn: string | null;
  ships: BeyondFleet[];
  deeds: BeyondDeed[];
  own: string[];
  settled: BeyondColony[];
  claims: BeyondClaim[];
  signs: string[];
  abilities: BeyondTalent[];
  coming: string[];
}

/** A source of points, with what each seat has from it. */
export interface BeyondOrigin {
  source: string;
  words: string;
  points: number[];
}

/**
 * A slot of the technology board. Its card is null until it is discovered; then an event may
 * cover it. `requires` are the slots it is joined to, of which `need` are required; `dearer` is
 * what each event beside it adds to the ore that its actions cost. `reach` tells whether the
 * viewer has it ("owned"), has what it requires ("open") or not ("closed"); of those not yet
 * discovered, `types` are those that the card may have, as far as its prerequisites are known.
 */
export interface BeyondSlot {
  word: string;
  level: number;
  face: string | null;
  covered: boolean;
  requires: string[];
  need: number;
  owners: number[];
  pawns: number[];
  dearer: number[];
  events: string[];
  deeds: BeyondDeed[];
  reach: string;
  types: string[];
  told: string[];
}

/**
 * An action space: what choosing it costs in ore, and whose pawns stand there; on the bottom
 * space of Basic Spacefaring there may be several.
 */
export interface BeyondSpot {
  id: string;
  ore: number;
  pawns: number[];
}

/**
 * An event in play, and the slot, place or mat beside which it lies. What lies beside the
 * boards is `apart`, perhaps with the system it is linked to.
 */
export interface BeyondStaying {
  face: string;
  at: string;
  apart: boolean;
  linked_face: string | null;
  deed: BeyondDeed | null;
}

/**
 * An ability of an advanced mat: all of it, and what it does alone. It is unlocked while
 * `needs` discs are `off` its track, which may be either.
 */
export interface BeyondTalent {
  letter: string;
  words: string;
  does: string;
  track: string;
  needs: number;
  off: number;
  unlocked: boolean;
}

/**
 * A production track: the discs on it, and what shows before and after each of the eight is
 * gone: a growth symbol, or how much ore is produced; nothing where it stays the same.
 */
export interface BeyondTrack {
  kind: string;
  discs: number;
  shows: string[];
}

/**
 * All that is to be seen. `last` tells whether this round is the last one, the `next` one is,
 * or there is `no` end in sight, and `end` says so; `points` are by source and seat.
 */
export interface BeyondView {
  board: "beyond";
  advanced: boolean;
  round: number;
  active: number;
  last: string;
  end: string | null;
  order: number[];
  decks: BeyondDeck[];
  basic: BeyondDeed[];
  tree: BeyondSlot[];
  guilds: BeyondGuildTile[];
  places: BeyondLocation[];
  aims: BeyondAim[];
  claimed: number;
  needed: number;
  events: BeyondStaying[];
  mats: BeyondMat[];
  points: BeyondOrigin[];
}

/** A bot that can sit at a table; `ladder` marks those that are levels, the easiest first. */
export interface BotLevel {
  bot: string;
  title: string;
  help: string;
  ladder: boolean;
}

/** The server closes the socket; come again after so many seconds, or not at all if null. */
export interface Bye {
  type: "bye";
  problem: Problem;
  again: number | null;
}

/**
 * Something said at the table; `seat` is null for a spectator. A phrase is in the reader's
 * language.
 */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string | null;
  at: number;
}

/** Lines of the chat; with `fresh`, these are all of them. */
export interface Chatted {
  type: "chat";
  fresh: boolean;
  lines: ChatLine[];
}

/**
 * Whether these picks would be accepted as the whole answer: done, or refused with the reason.
 * Nothing changes.
 */
export interface Check {
  type: "check";
  call: number;
  seat: number;
  on: number;
  picks: number[];
}

/**
 * One value of an option; `more_players` is how many more players it allows, and `needs` lists
 * other values of the same option that this one requires.
 */
export interface Choice {
  value: boolean | number | string;
  title: string;
  help: string;
  more_players: number;
  needs?: (boolean | number | string)[];
}

/**
 * The call with this number has been carried out, and is in the store. Whatever it changed was
 * sent as an update of at least this `seq`.
 */
export interface Done {
  type: "done";
  call: number;
  seq: number;
}

/**
 * Show me the table as if I had given these picks, though they may not be all yet: a `drafted`,
 * or refused with the reason. Nothing changes.
 */
export interface Draft {
  type: "draft";
  call: number;
  seat: number;
  on: number;
  picks: number[];
}

/**
 * The table as it would look to the seat after the picks of the call with this number, of which
 * nothing has been given yet. Only this seat is told.
 */
export interface Drafted {
  type: "drafted";
  call: number;
  view: RaceView | RollView | TinyView | BeyondView | PlainView;
}

/**
 * The end of a game: points by source, the sums, who has won, what decides between equal sums,
 * the verdict in a sentence; and why it ended as it did, if that is not obvious. `others` are the
 * names of those who hold no seat; they come last in every row.
 */
export interface End {
  winners: number[];
  scores: number[];
  rows: EndRow[];
  tie_break: EndRow | null;
  others: string[];
  words: string;
  why: string | null;
}

/**
 * Where points come from: a source and what each seat has from it; null if nothing. `by` names
 * what it was for each of them, where everybody has something else.
 */
export interface EndRow {
  source: string;
  words: string;
  points: (number | null)[];
  by?: string[] | null;
}

/** Come in: a visitor without a session becomes a guest of this name, or of an invented one. */
export interface Enter {
  name?: string | null;
  lang?: "en" | "ru" | null;
}

/**
 * What every card has, whatever the game, in words. `key` is what the cards of a view name as
 * their face. `what` says in a few words what it is; `lines` is the rest of what it says.
 */
export interface Face {
  key: string;
  card: string;
  name: string;
  what: string;
  kind: string;
  powers: FacePower[];
  lines: string[];
}

/**
 * One power of a card: the phase it belongs to, what kind of power it is with its figures, from
 * which an icon can be drawn, and its sentence.
 */
export interface FacePower {
  phase: string;
  kind: string;
  facts: Record<string, unknown>;
  words: string;
}

/** The faces of all cards of a game at a table, by their keys. */
export interface Faces {
  faces: Record<string, RaceFace | RollFace | TinyFace | BeyondFace>;
}

/**
 * How the deal is proved to be fair. The `commitment` to a secret is known before anybody has
 * `sent` a share; the `shares`, by seat, are told when the cards have been dealt from them and the
 * secret, and the `secret` when the game is over. A bot has no share.
 */
export interface Fairness {
  commitment: string;
  sent: boolean[];
  shares: (string | null)[] | null;
  secret: string | null;
}

/**
 * A game that can be played here. `most` is the number of players without options that raise
 * it. `board` is the board of this game's views. `first_bot` is for people who have not chosen a
 * bot yet.
 */
export interface Game {
  game: string;
  title: string;
  help: string;
  least: number;
  most: number;
  board: string;
  bots: BotLevel[];
  first_bot: string;
  options: GameOption[];
}

/**
 * An option of a game. A "switch" is on or off, a "choice" is one of its choices, "several" is
 * a list of some of them. `players` lists the numbers of players for which it can be chosen.
 */
export interface GameOption {
  option: string;
  kind: "choice" | "several" | "switch";
  title: string;
  help: string;
  choices: Choice[];
  default: boolean | number | string | string[] | null;
  needs: Needs[];
  players: number[] | null;
}

/**
 * An event, as this viewer may know it, with its sentence; `words` is null where the log is
 * silent about it. `round` is the round in which it happened.
 */
export interface Happening {
  kind: string;
  seat: number | null;
  round: number;
  facts: Record<string, unknown>;
  words: string | null;
}

/**
 * The first message on a socket: the seat to look as (null for a spectator, my first seat if
 * left out), the language, and what is known already: so many events of the log by the update of
 * this `seq`, and so many lines of the chat. A viewer who `listens` is sent the table in
 * words, too.
 */
export interface Hello {
  type: "hello";
  call: number;
  lang?: "en" | "ru" | null;
  seat?: number | null;
  seq?: number;
  known?: number;
  chat_known?: number;
  listens?: boolean;
}

/**
 * The home page: my games, open tables to join, tables to watch. For longer lists, `more` has
 * what leads to the next page, by the list's name.
 */
export interface Home {
  mine: TableLine[];
  open: TableLine[];
  watch: TableLine[];
  more: Record<string, string>;
}

/**
 * Take a seat: this one, or the first that is free; a private table needs its invitation. A
 * client that has seen the commitment of the table adds a share.
 */
export interface Join {
  seat?: number | null;
  invitation?: string | null;
  share?: string | null;
}

/** The next page of a list, and what leads to the one after it. */
export interface Lines {
  lines: TableLine[];
  more: string | null;
}

/** From now on send the table in words with every update, to be read aloud; or no longer. */
export interface Listen {
  type: "listen";
  call: number;
  listens: boolean;
}

/**
 * How to update the log: keep the first `keep` events, then add these. `keep` is 0 on a fresh
 * start, and less than what is known after an undo.
 */
export interface Log {
  keep: number;
  events: Happening[];
}

/** Look as another seat of mine, or as a spectator; the log begins anew. */
export interface Look {
  type: "look";
  call: number;
  seat: number | null;
}

/**
 * What I may do besides answering; the reason if I may not. `take_back` is for a sealed answer
 * while others think, `undo` for the last answer, `reset` for all since the last revelation.
 */
export interface May {
  undo: Problem | null;
  reset: Problem | null;
  take_back: Problem | null;
}

/** Who I am. A guest has set no password yet. */
export interface Me {
  id: string;
  name: string;
  lang: "en" | "ru";
  guest: boolean;
}

/** Another nickname or another language. */
export interface MeChange {
  name?: string | null;
  lang?: "en" | "ru" | null;
}

/** What an option needs: another option that has, or contains, one of these values. */
export interface Needs {
  option: string;
  one_of: (boolean | number | string)[];
}

/**
 * Lay a table. The game begins by itself as soon as no seat is open. If `watch` is left out,
 * everybody with the link may watch, and the game is listed for strangers unless it is against
 * bots alone; true lists that, too. `watchers_write` lets spectators write in the chat. After
 * `replace_after` seconds of absence the host alone may replace a player by a bot; null is never.
 * Up to an hour the game is a live one, and the others together may do so after two minutes;
 * otherwise they wait as long as the host, and a day if it is null. `will_share` says that my
 * share follows at once, so that the deal waits a moment for it. A chosen `seed` counts only if no
 * seat is open: then the same answers bring the same game, bots and all.
 */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, boolean | number | string | string[]>;
  seed?: number | null;
  private?: boolean;
  shuffle?: boolean;
  chat?: boolean;
  watch?: boolean | null;
  watchers_write?: boolean;
  replace_after?: number | null;
  will_share?: boolean;
}

/** A token for a program that plays for me. */
export interface NewToken {
  title: string;
  days?: number;
}

/**
 * An answer that may be given. `piece` is the name of the piece on the board that it is about,
 * where there is one, and `target` the place or piece that it goes to; `facts` are the figures;
 * `notes` say more, a sentence each. `reveals` tells that the answer could not be taken back.
 */
export interface Option {
  id: number;
  kind: string;
  words: string;
  piece: string | null;
  target: string | null;
  facts: Record<string, unknown>;
  notes: string[];
  reveals: boolean;
}

/** A quick phrase of the chat. */
export interface Phrase {
  phrase: string;
  words: string;
}

/** One pick of several, for programs that choose one thing at a time. */
export interface Pick {
  type: "pick";
  call: number;
  seat: number;
  on: number;
  option: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  call: number;
}

/** A place on the table: what it is called, and what lies there. */
export interface PlainField {
  field: string;
  words: string;
  things: PlainThing[];
}

/**
 * Something that lies on the table: its words, sentences that explain it, and the seats that
 * have it or are there. What is `faded` is spent, closed or face down.
 */
export interface PlainThing {
  words: string;
  lines: string[];
  seats: number[];
  faded: boolean;
}

/**
 * A game without a board of its own: what lies on the table by name, as the viewer sees it.
 * `seats` is what lies before each player, with their `points` so far and their colour, if they
 * chose one; `table` is the rest.
 */
export interface PlainView {
  board: "plain";
  round: number | null;
  points: number[];
  colours: (string | null)[];
  seats: PlainField[][];
  table: PlainField[];
}

/** The server is there. */
export interface Pong {
  type: "pong";
  call: number;
  seq: number;
}

/**
 * Why something was refused: a code with its facts, and a sentence in the language
 * asked for.
 */
export interface Problem {
  code: string;
  facts: Record<string, unknown>;
  words: string;
}

/**
 * What a seat is asked. Answer with its `number`: that of an earlier question is refused.
 *
 * Where `several` is true the options are all that may still be picked, from `least` to `most` of
 * them, to be sent together; `given` are picks already in. A `sealed` answer is secret until all
 * have answered, and can be taken back until then.
 */
export interface Question {
  number: number;
  seat: number;
  kind: string;
  words: string;
  facts: Record<string, unknown>;
  options: Option[];
  refused: RefusedOption[];
  several: boolean;
  given: number[];
  least: number;
  most: number;
  sealed: boolean;
}

/** A takeover that has been declared. */
export interface RaceAttack {
  attacker: number;
  defender: number;
  world: RaceCard;
  power: RaceCard;
  attack: number;
  defense: number;
  called_off: boolean;
}

/**
 * A card that the viewer may see: its number, which is also the answer that names it, and the
 * key of its face, which its copies share, but not a later printing.
 */
export interface RaceCard {
  id: number;
  face: string;
}

/** An action card that lies open. */
export interface RaceChosen {
  action: string;
  words: string;
  boosted: boolean;
}

/**
 * What is printed on a card of Race for the Galaxy.
 *
 * `cost` is the printed cost, or the defense of a military world. `points` is null where they vary
 * (`lines` then tell what they depend on). `marks` are the words and symbols that other cards ask
 * for.
 */
export interface RaceFace {
  board: "race";
  key: string;
  card: string;
  name: string;
  what: string;
  kind: string;
  powers: FacePower[];
  lines: string[];
  cost: number;
  military: boolean;
  points: number | null;
  good: string | null;
  windfall: boolean;
  start: number | null;
  prestige: boolean;
  marks: string[];
  set: string;
}

/**
 * A goal: what it is worth, who has it, and how far each seat is; nobody can earn a `closed`
 * one any more.
 */
export interface RaceGoal {
  goal: string;
  name: string;
  condition: string;
  worth: number;
  most: boolean;
  closed: boolean;
  needs: number;
  values: number[];
  holders: number[];
}

/**
 * A card in the viewer's own hand, with what it would take to place it.
 *
 * In its own phase it is priced as the rules price it there; at other times as if its phase began
 * now, without a bonus. `cost` is the price after all discounts (null if the world can only be
 * conquered), `least` the price after spending everything that lowers it; `strength` stands
 * against `defense` for a military world. `drawn` are explored and not yet sorted; before the
 * first round they are start worlds, for which nobody pays. `shown` is known to all.
 */
export interface RaceHeld {
  id: number;
  face: string;
  drawn: boolean;
  shown: boolean;
  cost: number | null;
  least: number | null;
  strength: number | null;
  defense: number | null;
  parts: RacePart[];
  why_not: string | null;
}

/**
 * Military, in Settle as of the beginning of the phase: `total`, what is `temporary`, what it
 * could be at `most`, what counts `against` Rebels and each kind of world. Of takeovers: what is
 * added in `defense` and to an `attack` with each card, and the cards of others that the seat is
 * `open_to`.
 */
export interface RaceMilitary {
  total: number;
  temporary: number;
  most: number;
  against: Record<string, number>;
  defense: number;
  attack: Record<string, number>;
  open_to: string[];
}

/** One part of a cost, of a strength or of a price: where it comes from, and how much. */
export interface RacePart {
  words: string;
  amount: number;
}

/**
 * A phase of the round: whether it is "done", "now", "to-come" or "not-called", and which seats
 * called it.
 */
export interface RacePhase {
  phase: string;
  words: string;
  state: string;
  called_by: number[];
}

/**
 * A card in a tableau. `good` is the kind of the good that lies on it; `points` is what it is
 * worth now, counted for a card whose points vary; a card that is not yet `active` came after the
 * phase began.
 */
export interface RacePlaced {
  id: number;
  face: string;
  good: string | null;
  points: number;
  active: boolean;
}

/**
 * What lies before a player. `hand` is the number of cards; `known` are those of another's hand
 * that all have seen. `ends_at` cards in the tableau end the game. `start` is the number of the
 * start world, `place` the place in player order.
 */
export interface RaceSeat {
  seat: number;
  start: number;
  place: number;
  hand: number;
  known: RaceCard[];
  drawn: number;
  chips: number;
  points: number;
  prestige: number | null;
  boost_ready: boolean | null;
  tucked: number | null;
  tie_break: number;
  military: RaceMilitary;
  tableau: RacePlaced[];
  ends_at: number;
  actions: RaceChosen[];
}

/**
 * The whole table of Race for the Galaxy as one seat, or a spectator, sees it.
 *
 * `hand` is the viewer's own. `last_round` is a sentence once this round is sure to be the last.
 * `leader` is the seat with the prestige tile and `on_leader` what lies on it. `flipped` cards
 * were turned up for all to see. `placing` is the card for which the viewer is paying or fighting.
 */
export interface RaceView {
  board: "race";
  edition: number;
  expansions: string[];
  takeovers: boolean;
  advanced: boolean;
  round: number;
  phase: string;
  phase_words: string;
  phases: RacePhase[];
  pool: number;
  deck: number;
  discards: number;
  order: number[];
  seats: RaceSeat[];
  hand: RaceHeld[];
  placing: RaceCard | null;
  goals: RaceGoal[];
  leader: number | null;
  on_leader: number;
  attacks: RaceAttack[];
  flipped: RaceCard[];
  last_round: string | null;
}

/**
 * The call with this number was refused; nothing has changed. `call` is null if the message
 * could not be read.
 */
export interface RefusedCall {
  type: "refused";
  call: number | null;
  problem: Problem;
}

/** An answer that you might expect to give, and why you may not. */
export interface RefusedOption {
  id: number;
  kind: string;
  words: string;
  piece: string | null;
  target: string | null;
  why: Problem;
}

/** Agree, or no longer agree, that a bot plays on for this seat. */
export interface Replace {
  type: "replace";
  call: number;
  seat: number;
  agree?: boolean;
}

/**
 * A seat whose person is away: who wants a bot to play it, and how many must agree. From
 * `host_at` on (seconds since 1970) the host decides alone. For `wait` more seconds nobody may
 * agree yet: a person who has just gone may come back.
 */
export interface Replacing {
  seat: number;
  votes: number[];
  needed: number;
  host_at: number | null;
  wait: number;
}

/** Reset my turn: go back as far as nothing has been revealed. */
export interface Reset {
  type: "reset";
  call: number;
  seat: number;
}

/** Send me everything again, the whole log included. */
export interface Resync {
  type: "resync";
  call: number;
}

/** What the dice in a row, with one that selects the phase, would do if it is played. */
export interface RollColumn {
  phase: string;
  workers: number;
  does: string;
}

/**
 * Who works in a phase: dice, workers that are not dice, and whether a die has selected it.
 * `selecting` is that die, the others stand in groups.
 */
export interface RollCrew {
  phase: number;
  selects: boolean;
  word: string;
  selecting: RollDie | null;
  groups: RollGroup[];
}

/** A die that may be chosen, by its name on the board. */
export interface RollDie {
  id: string;
  colour: string;
}

/** A tile in hand, with the faces of both sides. */
export interface RollDrawn {
  id: string;
  development: string;
  world: string;
}

/**
 * One side of a tile of Roll for the Galaxy.
 *
 * `colour` is that of a world. `reverse` is the key of the other side; halves of factions and home
 * worlds have none. `six` marks a development that is worth more at the end. `effects` are what
 * completing it brings at once, a sentence each; `gains`, `credits` and `loses` are the same in
 * figures.
 */
export interface RollFace {
  board: "roll";
  key: string;
  card: string;
  name: string;
  what: string;
  kind: string;
  powers: FacePower[];
  lines: string[];
  cost: number;
  colour: string | null;
  reverse: string | null;
  six: boolean;
  gains: RollGain[];
  credits: number;
  loses: boolean;
  effects: string[];
}

/** Dice that come with a tile: `good`, `cup` or `citizenry` is where they go. */
export interface RollGain {
  colour: string;
  count: number;
  place: string;
}

/**
 * A die or a power, where it goes, the answers that this stands for, and the picks of the plan
 * after it.
 */
export interface RollGesture {
  kind: string;
  piece: string;
  target: string | null;
  picks: number[];
  words: string;
}

/** Workers of one colour in one phase; extra ones are no dice. */
export interface RollGroup {
  id: string;
  colour: string;
  count: number;
  extra: boolean;
}

/** A kind of dice, and the six faces that are printed on it. */
export interface RollKind {
  colour: string;
  faces: string[];
}

/**
 * A part of the round: a phase, or at its end `manage`. It is `done`, going on `now`, to come
 * `later`, `not-played`, or `unknown` while dice are assigned; and who has selected it.
 */
export interface RollPhase {
  word: string;
  when: string;
  name: string;
  by: number[];
}

/**
 * The plan behind one's own screen so far: where the dice stand, what can be done with them,
 * what it waits for, and why it cannot be sent yet. `picks` are those that have not been given
 * yet, or all once it is sealed; `whole` is the answer that would send it.
 */
export interface RollPlan {
  picks: number[];
  dice: RollRolled[];
  columns: RollColumn[];
  powers: RollPower[];
  gestures: RollGesture[];
  selected: string | null;
  asks: string;
  open: boolean;
  whole: number[];
  why_not: string | null;
}

/**
 * Dictate, or a development of one's own with a Reassign power: what it does, whether it has
 * been used, or why it cannot be.
 */
export interface RollPower {
  id: string;
  card: string | null;
  name: string;
  does: string;
  used: boolean;
  in_use: boolean;
  why_not: string | null;
}

/**
 * A die behind the own screen: what it shows and where it stands, which is `row`, `strip`,
 * `aside` or, for a wild one without a row, `wild`; and the phase of the row or cell.
 */
export interface RollRolled {
  id: string;
  colour: string;
  face: string;
  place: string;
  phase: string | null;
}

/**
 * What lies before a player. `rolled` are dice behind the screen, as the position counts them;
 * of a hand there are pairs of sides, and null for what lies face down.
 */
export interface RollSeat {
  seat: number;
  points: number;
  chips: number;
  credits: number;
  assigned: boolean;
  crews: RollCrew[];
  stacks: RollStack[];
  tableau: RollTile[];
  citizens: RollDie[];
  in_cup: RollDie[];
  behind_screen: RollDie[];
  drawn: (RollDrawn | null)[];
}

/**
 * A stack, its top tile first; tiles that lie face down are null. The dice are on top, and so
 * many are missing to complete it.
 */
export interface RollStack {
  word: string;
  tiles: (RollTile | null)[];
  on_top: RollDie[];
  missing: number;
}

/**
 * A side that lies open, by its number. In a tableau it has a handful of goods and, if it is a
 * 6+ development, a bonus; in a stack it needs a number of dice.
 */
export interface RollTile {
  need: number;
  bonus: number | null;
  id: string;
  face: string;
  good_dice: RollDie[];
}

/**
 * Everything that can be seen. `step` is `opening`, `assigning`, `phases` or `over`; `full` are
 * those whose tableau ends the game.
 */
export interface RollView {
  board: "roll";
  step: string;
  round: number;
  pool: number;
  bag: number;
  full: number[];
  mats: RollSeat[];
  parts: RollPhase[];
  last: string | null;
  ends: string;
  missing: number;
  kinds: RollKind[];
  plan: RollPlan | null;
}

/** Say something to the table: a text, or a quick phrase. */
export interface Say {
  type: "say";
  call: number;
  text?: string;
  phrase?: string | null;
}

/**
 * A seat of a table. `mine` marks those I answer for; `away` is for how many seconds a person
 * has not been connected, null while they are. `asked` tells whether the table waits for this
 * seat, as far as everybody may know; during a game, updates keep it current. A `replaced` person
 * may come back to the seat; `replaced_by` lists the seats that agreed to it, and is empty if the
 * person left.
 */
export interface Seat {
  seat: number;
  who: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  mine: boolean;
  host: boolean;
  connected: boolean;
  away: number | null;
  asked: boolean;
  replaced: string | null;
  replaced_by: number[];
}

/**
 * Who will sit here: "me", another person on my device ("here"), a "bot", or whoever comes by
 * the invitation or from the list ("open").
 */
export interface SeatPlan {
  who: "bot" | "here" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** A password, to be known on other devices; to change it, give the `old` one. */
export interface SetPassword {
  password: string;
  old?: string | null;
}

/** Sign in as the person who has set this password. */
export interface SignIn {
  name: string;
  password: string;
}

/** Another language: everything is sent again in it. */
export interface Speak {
  type: "speak";
  call: number;
  lang: "en" | "ru";
}

/**
 * A place of the table to be read aloud: what it is called, and a sentence or more for each
 * thing that lies there.
 */
export interface SpokenPlace {
  title: string;
  things: string[];
}

/**
 * A part of the table to be read aloud: how the game stands, the common table, or a player with
 * where the points come from; the `title` is a heading.
 */
export interface SpokenSection {
  title: string;
  lines: string[];
  places: SpokenPlace[];
}

/** Somebody came, went, voted, began the game or laid the next table. */
export interface TableChanged {
  type: "table";
  table: TableState;
}

/**
 * A table in a list. `waits_for_me` comes first among my games; where `may_return`, a bot plays
 * on for me. `notice` says what has become of a game whose rules have changed.
 */
export interface TableLine {
  id: string;
  game: string;
  title: string;
  option_words: string[];
  state: "open" | "over" | "playing";
  names: string[];
  free: number;
  my_seats: number[];
  may_return: boolean;
  waits_for_me: boolean;
  round: number | null;
  notice: string | null;
  changed: number;
}

/**
 * A table: who sits there and how it stands. `invitation` is the path of the link that takes a
 * seat, for those who sit there while a seat is open. `undo_all` says that against bots alone
 * everything may be undone. `rematch` is the table that follows this one. `my_seats` may be
 * several on one device; `may_return` tells that a bot plays on for me and I may come back.
 * `fairness` is set if several people play. `notice` says that the rules have changed since the
 * game began.
 */
export interface TableState {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  option_words: string[];
  state: "open" | "over" | "playing";
  private: boolean;
  chat: boolean;
  watch: boolean;
  watchers_write: boolean;
  undo_all: boolean;
  replace_after: number | null;
  seats: Seat[];
  my_seats: number[];
  may_return: boolean;
  host: boolean;
  watchers: number;
  replacing: Replacing[];
  invitation: string | null;
  fairness: Fairness | null;
  phrases: Phrase[];
  rematch: string | null;
  notice: string | null;
  created: number;
  changed: number;
}

/** Take back a sealed answer while others think. */
export interface TakeBack {
  type: "take-back";
  call: number;
  seat: number;
}

/**
 * A planet under a mat; `used` if its action cannot be used again in this turn. `now` is what
 * it would do for the viewer, who may have to borrow it.
 */
export interface TinyColony {
  card: string;
  used: boolean;
  now: TinyProspect | null;
}

/**
 * A die of this turn by its number, with its face and its state, both also in words; `order`
 * is its place among those that have been used, null if it has not. If it were used now, those in
 * `followed` could follow.
 */
export interface TinyDie {
  number: number;
  shows: string;
  lies: string;
  order: number | null;
  followed: number[];
}

/**
 * What is printed on a planet, a secret mission, a rogue galaxy's mat or a face of the dice.
 *
 * Of a planet: what it `yields`, the type of its `track` and how many steps it has, its points,
 * the price of its action, when that can be used, and the action in a few words, `short`.
 */
export interface TinyFace {
  board: "tiny";
  key: string;
  card: string;
  name: string;
  what: string;
  kind: string;
  powers: FacePower[];
  lines: string[];
  yields: string | null;
  track: string | null;
  steps: number;
  points: number;
  energy: number;
  culture: number;
  own_turn: boolean;
  once: boolean;
  short: string;
}

/** Somebody who is still to be asked whether to follow, and why they would not be asked. */
export interface TinyFollower {
  seat: number;
  why_not: string | null;
}

/** An action that others may repeat: of whom, which, at what price, and who comes next. */
export interface TinyFollowing {
  leader: number;
  action: string;
  price: number;
  queue: TinyFollower[];
}

/**
 * A level of an empire: its price, its dice and ships, and its points in all. Of the rogue
 * galaxy, which pays no price, what its attack does there.
 */
export interface TinyLevel {
  level: number;
  price: number | null;
  dice: number;
  ships: number;
  points: number;
  attack: string | null;
}

/**
 * A planet of the row: the ships on each position of its track, and those that have landed;
 * `now` is what its action would do for a ship of the viewer that landed.
 */
export interface TinyOrbited {
  card: string;
  now: TinyProspect | null;
}

/** What the action of a planet would do for somebody now; or why it could not be used. */
export interface TinyProspect {
  words: string;
  why_not: string | null;
}

/** The rogue galaxy of a solo game, its track, and how many levels it is away from the skull. */
export interface TinyRogue {
  slug: string;
  name: string;
  difficulty: string;
  level: number;
  to_skull: number;
  empire: TinyLevel[];
}

/**
 * A galaxy mat, with what lies on it and under it.
 *
 * `price` is that of the next level, null if there is none. Missions that lie face down are null;
 * `pays` is what the kept one is worth now, if the viewer may see it. `yields` is what a die of
 * energy, and one of culture, would bring in; what has no room is not counted.
 */
export interface TinySeat {
  seat: number;
  galaxy: string | null;
  points: number;
  energy: number;
  culture: number;
  most: number;
  level: number;
  dice: number;
  fewer: number;
  price: number | null;
  ships: TinyShip[];
  locked: number;
  yields: number[];
  colonies: TinyColony[];
  secrets: TinySecret[];
}

/**
 * A secret mission, null if it lies face down for the viewer; `chosen` once it is kept. It is
 * `worth` this much now, as far as the viewer may know.
 */
export interface TinySecret {
  card: string | null;
  chosen: boolean;
  worth: number | null;
}

/**
 * A ship that is not locked, by its word in answers. `planet` is null at home; `spot` is its
 * position on the track, null if it has landed.
 */
export interface TinyShip {
  ship: string;
  token: string;
  at: string | null;
  spot: number | null;
}

/**
 * The dice of the turn, and what is different until its end; `reroll` is the price of the next
 * reroll. `left` and `extra` are of the rogue: how many dice are still to be rolled, and whether
 * they are extra actions.
 */
export interface TinyTurn {
  seat: number;
  dice: TinyDie[];
  reroll: number;
  converted: boolean;
  follow_price: number;
  income: string[];
  left: number;
  extra: boolean;
}

/**
 * Everything that can be seen. `mats` are by seat, that of the rogue galaxy last. `ended_by`
 * has reached 21 points, `still` are those who still have a turn then. `colonies`, `levels` and
 * `missions` are the points of the mats by source.
 */
export interface TinyView {
  board: "tiny";
  solo: boolean;
  round: number;
  active: number;
  order: number[];
  deck: number;
  row: (TinyOrbited | null)[];
  mats: TinySeat[];
  empire: TinyLevel[];
  turn: TinyTurn | null;
  following: TinyFollowing | null;
  rogue: TinyRogue | null;
  goal: number;
  last: string | null;
  still: number[];
  colonies: number[];
  levels: number[];
  brings: Record<string, string>;
}

/** A token of mine; `secret` is shown only once. Times are seconds since 1970. */
export interface Token {
  id: string;
  title: string;
  secret: string | null;
  expires: number;
}

/** Go back to the question I answered last. */
export interface Undo {
  type: "undo";
  call: number;
  seat: number;
}

/**
 * Everything that a viewer sees of the game. Each is complete: the newest `seq` counts, and
 * older ones can be discarded. `seat` is whose view it is, null for a spectator. `waiting` lists
 * the seats that are thinking, as far as the viewer may know. `sealed` is what the seat has
 * answered in secret while others still think, in words. `end` is there when the game is over.
 * `spoken` is the view in words, to be read aloud, for a viewer who listens.
 */
export interface Update {
  type: "update";
  seq: number;
  seat: number | null;
  lang: "en" | "ru";
  view: RaceView | RollView | TinyView | BeyondView | PlainView;
  question: Question | null;
  sealed: string[] | null;
  waiting: number[];
  log: Log;
  may: May;
  end: End | null;
  spoken: SpokenSection[] | null;
}

export type FromServer = Update | TableChanged | Chatted | Done | Drafted | RefusedCall | Pong | Bye;

export type FromClient = Hello | Look | Speak | Listen | Answer | Check | Draft | Pick | TakeBack | Undo | Reset | Say | Replace | Ping | Resync;

export type Play = Answer | Pick | TakeBack | Undo | Reset;

export type View = RaceView | RollView | TinyView | BeyondView | PlainView;

export type AnyFace = RaceFace | RollFace | TinyFace | BeyondFace;
