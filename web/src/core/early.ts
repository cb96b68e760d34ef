/** What `public/early.js` has begun before the pages came; each thing is taken over once. */

interface Early {
  asked: Record<string, Promise<Response | null>>;
  sockets: Record<string, Begun>;
}

/** A socket on which hello has been said as the first call, with what has come since. */
type Begun = WebSocket & { heard?: MessageEvent[] };

declare global {
  interface Window {
    early?: Early;
  }
}

/** The answer to a request that is under way already; null if there is none, or it has failed. */
export async function answered(address: string): Promise<Response | null> {
  const found = globalThis.window?.early?.asked;
  const answer = found?.[address] ?? null;
  if (answer) delete found?.[address];
  return await answer;
}

/** A socket to this address: the one that has been opened, else a new one. */
export function socketTo(address: string): Begun {
  const found = window.early?.sockets;
  const socket = found?.[address];
  if (socket) delete found?.[address];
  return socket && socket.readyState <= WebSocket.OPEN ? socket : new WebSocket(address);
}
