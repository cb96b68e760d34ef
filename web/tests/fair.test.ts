import { describe, expect, test } from "vitest";
import {
  commitmentOf,
  findings,
  isWithheld,
  keptOf,
  keyOf,
  notTaken,
  outcome,
  shareFor,
} from "../src/core/fair.ts";
import { sha256 } from "../src/core/sha256.ts";

describe("sha256", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
  ])("of %j is as the standard says", (text, hash) => {
    expect(sha256(text)).toBe(hash);
  });

  test("is that of others for every length about a block, and for any letters", async () => {
    for (let n = 0; n < 200; n++) {
      const text = "é".repeat(n % 5) + "x".repeat(n);
      const known = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
      const digits = Array.from(new Uint8Array(known), (byte) => byte.toString(16).padStart(2, "0"));
      expect(sha256(text)).toBe(digits.join(""));
    }
  });
});

const TABLE = "a-table_1";
const SECRET = "0123456789abcdef".repeat(4);
const MINE = "aa".repeat(32);
const SHARES = [MINE, null, "bb".repeat(32)];

describe("a fair deal", () => {
  const commitment = commitmentOf(TABLE, SECRET);
  const key = keyOf(TABLE, SECRET, SHARES);
  const fairness = { commitment, secret: SECRET, shares: SHARES, sent: [true, false, true] };
  const kept = { commitment, share: MINE };

  test("has the hashes that perihelion verify computes", () => {
    expect(commitment).toBe("96da712a377d8c0b3bbb132c18f666abb86c5fed7269eea721f12f2725b49d43");
    expect(key).toBe("26a15a3ae5c8f929419dbb8c8c30434e815c1afbc3fafa2b7b3c6f8b0dfc7116");
  });

  test("is found to be fair", () => {
    const found = findings(TABLE, fairness, [0], [1], kept, key);
    expect(found).toEqual({ seen: true, secret: true, mine: true, bots: true, key: true });
    expect(outcome(found)).toBe("yes");
  });

  test("is neither doubted nor proved where nothing was kept", () => {
    const found = findings(TABLE, fairness, [], [1], null, undefined);
    expect(found).toEqual({ seen: null, secret: true, mine: null, bots: true, key: null });
    expect(outcome(found)).toBe("partly");
  });

  test("is not proved where the server did not take my number", () => {
    const found = findings(TABLE, fairness, [1], [], { commitment, share: null }, key);
    expect(found).toEqual({ seen: true, secret: true, mine: null, bots: true, key: true });
    expect(outcome(found)).toBe("partly");
  });

  test("is not found where a bot has a number, which the server could choose last", () => {
    const found = findings(TABLE, fairness, [0], [1, 2], kept, key);
    expect(found).toEqual({ seen: true, secret: true, mine: true, bots: false, key: true });
    expect(outcome(found)).toBe("no");
  });

  test.each([
    ["another commitment than was seen", "seen", { kept: { ...kept, commitment: "c".repeat(64) } }],
    ["another secret", "secret", { fairness: { ...fairness, secret: "1".repeat(64) } }],
    ["my number left out", "mine", { fairness: { ...fairness, shares: [null, null, SHARES[2] ?? null] } }],
    ["another key", "key", { seed: "d".repeat(64) }],
  ] as const)("is not found where there is %s", (_, what, change) => {
    const told = { fairness, kept, seed: key, ...change };
    const found = findings(
      TABLE,
      { ...told.fairness, shares: [...told.fairness.shares] },
      [0],
      [1],
      told.kept,
      told.seed,
    );
    expect(found[what]).toBe(false);
    expect(outcome(found)).toBe("no");
  });
});

describe("a secret", () => {
  test("is missed after the end by who saw the server commit itself to it, and by nobody else", () => {
    shareFor("w1", "c1");
    expect(isWithheld("w1", true, null)).toBe(true);
    expect(isWithheld("w1", true, SECRET)).toBe(false);
    expect(isWithheld("w1", false, null)).toBe(false);
    expect(isWithheld("w2", true, null)).toBe(false);
  });
});

describe("my number", () => {
  test("is drawn once for a table and a commitment", () => {
    const one = shareFor("t1", "c1");
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(shareFor("t1", "c1")).toBe(one);
    expect(shareFor("t2", "c1")).not.toBe(one);
    expect(shareFor("t1", "c2")).not.toBe(one);
  });

  test("is another one after the server has not taken it, and the commitment stays", () => {
    const one = shareFor("t3", "c1");
    notTaken("t3");
    expect(keptOf("t3")).toEqual({ commitment: "c1", share: null });
    expect(shareFor("t3", "c1")).not.toBe(one);
  });
});
