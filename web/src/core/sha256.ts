/** SHA-256, after FIPS 180-4: the browser's own is not there on pages without TLS, as at home. */

const PRIMES = primes(64);
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUNDS = PRIMES.map((p) => fraction(Math.cbrt(p)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

/** The first 32 bits after the point. */
function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) | 0;
}

function turned(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

/** The hash of a text, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const data = new TextEncoder().encode(text);
  const padded = new Uint8Array(((data.length + 8) >> 6) * 64 + 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 4, data.length * 8);
  const hash = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) add(hash, bytes, at);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Take one block of 64 bytes into the hash. */
function add(hash: Int32Array, bytes: DataView, at: number): void {
  const words = new Int32Array(64);
  const word = (k: number) => words[k] as number;
  for (let k = 0; k < 16; k++) words[k] = bytes.getInt32(at + 4 * k);
  for (let k = 16; k < 64; k++) {
    const [early, late] = [word(k - 15), word(k - 2)];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[k] = word(k - 16) + one + word(k - 7) + two;
  }
  let [a, b, c, d, e, f, g, h] = Array.from(hash) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let k = 0; k < 64; k++) {
    const up = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + up + ((e & f) ^ (~e & g)) + (ROUNDS[k] as number) + word(k)) | 0;
    const down = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (down + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  for (const [k, value] of [a, b, c, d, e, f, g, h].entries()) hash[k] = (hash[k] as number) + value;
}
