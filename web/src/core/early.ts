/** What `public/early.js` has begun before the pages came; each thing is taken over once. */

interface Early {
  asked: Record<string, Promise<Response | null>>;
  sockets: Record<string, WebSocket>;
}

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
export function socketTo(address: string): WebSocket {
  const found = window.early?.sockets;
  const socket = found?.[address];
  if (socket) delete found?.[address];
  return socket && socket.readyState <= WebSocket.OPEN ? socket : new WebSocket(address);
}
