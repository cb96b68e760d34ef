import { expect, test } from "vitest";
import { boardOf } from "../src/boards/registry.ts";
import { bring, say } from "../src/core/words.ts";

test.each([
  ["race", "race"],
  ["roll", "roll"],
  ["beyond", "beyond"],
  ["tiny", "tiny"],
  ["plain", "plain"],
  ["a game without a board", "plain"],
  ["toString", "plain"],
])("a table of %s has the board %s", async (game, name) => {
  expect((await boardOf(game)).name).toBe(name);
});

test("a board brings its words in the language that is spoken, and may come twice", async () => {
  await boardOf("race");
  await boardOf("race");

  expect(say("en", "race-hand")).toBe("Your hand");
  expect(say("ru", "race-hand")).toBe("Your hand"); // it has not come yet
  await bring("ru");
  expect(say("ru", "race-hand")).toBe("Ваша рука");
});
