/** Requests to the server, outside the socket of a table. */

import type {
  AddShare,
  Enter,
  Faces,
  Game,
  Home,
  Join,
  Lines,
  Me,
  MeChange,
  NewTable,
  NewToken,
  Problem,
  SetPassword,
  SignIn,
  TableState,
  Token,
} from "../wire.ts";
import { answered } from "./early.ts";
import { lang, t } from "./words.ts";

/** A request that the server has refused, or that has not reached it. */
export class Refused extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(status: number, problem: Problem) {
    super(problem.words);
    this.status = status;
    this.problem = problem;
  }
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["x-csrf-token"] = cookie("csrf");
  if (body !== undefined) headers["content-type"] = "application/json";
  const asked = `${path}${path.includes("?") ? "&" : "?"}lang=${lang.value}`;
  let answer: Response;
  try {
    const early = method === "GET" ? await answered(asked) : null;
    answer =
      early ??
      (await fetch(asked, { method, headers, body: body === undefined ? null : JSON.stringify(body) }));
  } catch {
    throw new Refused(0, { code: "OFFLINE", facts: {}, words: t("offline") });
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw new Refused(answer.status, problemOf(text));
}

function problemOf(text: string): Problem {
  try {
    const found = JSON.parse(text) as Partial<Problem>;
    if (typeof found.words === "string") {
      return { code: found.code ?? "FAILED", facts: found.facts ?? {}, words: found.words };
    }
  } catch {
    // not from our server, but from something in between
  }
  return { code: "FAILED", facts: {}, words: t("failed") };
}

function get<T>(path: string): Promise<T> {
  return request<T>("GET", path);
}

function post<T>(path: string, body: unknown = {}): Promise<T> {
  return request<T>("POST", path, body);
}

export const api = {
  me: () => get<Me>("/api/me"),
  enter: (body: Enter) => post<Me>("/api/me", body),
  change: (body: MeChange) => request<Me>("PATCH", "/api/me", body),
  setPassword: (body: SetPassword) => post<Me>("/api/me/password", body),
  signIn: (body: SignIn) => post<Me>("/api/session", body),
  signOut: () => request<void>("DELETE", "/api/session"),
  tokens: () => get<Token[]>("/api/tokens"),
  addToken: (body: NewToken) => post<Token>("/api/tokens", body),
  dropToken: (id: string) => request<void>("DELETE", `/api/tokens/${id}`),
  games: () => get<Game[]>("/api/games"),
  home: () => get<Home>("/api/home"),
  list: (name: string, after: string) => get<Lines>(`/api/lists/${name}?after=${after}`),
  layTable: (body: NewTable) => post<TableState>("/api/tables", body),
  table: (id: string) => get<TableState>(`/api/tables/${id}`),
  join: (id: string, body: Join) => post<TableState>(`/api/tables/${id}/join`, body),
  share: (id: string, body: AddShare) => post<TableState>(`/api/tables/${id}/share`, body),
  record: (id: string) => get<{ seed?: unknown }>(`/api/tables/${id}/record`),
  leave: (id: string) => post<TableState>(`/api/tables/${id}/leave`),
  comeBack: (id: string) => post<TableState>(`/api/tables/${id}/return`),
  begin: (id: string) => post<TableState>(`/api/tables/${id}/begin`),
  rematch: (id: string) => post<TableState>(`/api/tables/${id}/rematch`),
  faces: (id: string) => get<Faces>(`/api/tables/${id}/faces`),
  facesShown: (id: string) => get<Faces>(`/api/tables/${id}/faces/shown`),
  invited: (code: string) => get<TableState>(`/api/invitations/${code}`),
  accept: (code: string) => post<TableState>(`/api/invitations/${code}`),
};
