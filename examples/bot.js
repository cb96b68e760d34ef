// A program that takes a seat and plays by chance.
//
//     node examples/bot.js INVITATION TOKEN
//
// INVITATION is the link of a table, as in http://localhost:8000/join/AbC; a token is made on the
// page "Me". It needs Node 22 or newer, or Node 20 with --experimental-websocket, and nothing else.
// Change `choose`, and the bot is yours.

/** What to answer: one option, or as many as are asked for. */
function choose(question, view) {
  const options = question.options.map((option) => ({ id: option.id, luck: Math.random() }));
  options.sort((a, b) => a.luck - b.luck);
  return options.slice(0, question.several ? question.least : 1).map((option) => option.id);
}

/** Take the seat, and answer until the game is over; how it ended, in a sentence. */
async function play(invitation, token, think = 200) {
  const [address, code] = invitation.split("/join/");
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const joining = { method: "POST", body: "{}", headers };
  const joined = await fetch(`${address}/api/invitations/${code}`, joining);
  if (!joined.ok) throw new Error((await joined.json()).words);
  const url = `${address.replace("http", "ws")}/api/tables/${(await joined.json()).id}/socket`;
  const socket = new WebSocket(url, ["perihelion", `token.${token}`]);
  const send = (message) => socket.readyState === 1 && socket.send(JSON.stringify(message));
  let update = null;
  let answered = null;
  return new Promise((resolve, reject) => {
    socket.onclose = (closed) => reject(new Error(closed.reason || "the connection is lost"));
    socket.onopen = () => send({ type: "hello", call: 0 });
    socket.onmessage = (message) => {
      const told = JSON.parse(message.data);
      if (told.type === "update") update = told;
      if (told.type === "refused") answered = null; // not every set goes together: try another
      const { question, view, end } = update ?? {};
      if (end) {
        resolve(end.words);
        socket.close();
      } else if (question && question.number !== answered) {
        answered = question.number;
        const answer = { seat: question.seat, on: answered, picks: choose(question, view) };
        setTimeout(send, think, { type: "answer", call: 1, ...answer });
      }
    };
  });
}

const [invitation, token, think] = process.argv.slice(2);
play(invitation, token, think && 1000 * Number(think)).then(console.log, (problem) => {
  console.error(problem.message);
  process.exitCode = 1;
});
