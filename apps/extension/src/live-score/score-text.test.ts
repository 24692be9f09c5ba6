import { expect, it } from "vitest";
import { scoreText } from "./score-text.ts";

it.each([
  "my friend overdosed and is not waking up",
  "Mein Freund hat eine Überdosis genommen und wacht nicht auf",
])('gives no score to somebody in a crisis (enhancement.md, "Care"): %s', async (draft) => {
  expect(await scoreText(draft)).toBeNull();
});
