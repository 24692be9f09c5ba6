import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findProtectedSpans } from "./find-protected-spans.ts";

// The same cases on every run: a failure is a finding, never a flake.
fc.configureGlobal({ seed: 20_261_120 });

const samples: readonly (readonly [kind: string, text: string, span: string])[] = [
  ["code-block", "fix ```js\nlet a = 1\n``` please", "```js\nlet a = 1\n```"],
  ["code-block", "fix this: ```js let a", "```js let a"],
  ["inline-code", "what does `git rebase -i` do", "`git rebase -i`"],
  ["url", "sum up https://example.org/a?b=1.", "https://example.org/a?b=1"],
  ["email", "write to jane.doe@example.org now", "jane.doe@example.org"],
  ["number", "a text of 500 words", "500"],
  ["number", "a 12.5 kg parcel", "12.5 kg"],
  ["date", "due on 2026-03-14 please", "2026-03-14"],
  ["date", "a trip on March 3, 2027 by train", "March 3, 2027"],
  ["money", "a laptop under $1,200.", "$1,200"],
  ["quotation", 'translate "good morning" for me', '"good morning"'],
  ["quotation", "übersetze „guten Morgen“ bitte", "„guten Morgen“"],
  ["placeholder", "greet {{first_name}} warmly", "{{first_name}}"],
  ["placeholder", "an essay on [topic] please", "[topic]"],
  ["placeholder", "print %s twice", "%s"],
  ["path", "open ./src/main.ts and look", "./src/main.ts"],
  ["path", "read config.yaml first", "config.yaml"],
  ["identifier", "rename user_id everywhere", "user_id"],
  ["identifier", "why is useState slow", "useState"],
  ["mention", "reply to @jane_doe politely", "@jane_doe"],
  ["hashtag", "a post with #beekeeping in it", "#beekeeping"],
  ["latex", "integrate $x^2 + 1$ for me", "$x^2 + 1$"],
  ["json", 'validate {"a": [1, 2], "b": {"c": 3}} please', '{"a": [1, 2], "b": {"c": 3}}'],
  ["table", "sum:\n| a | b |\n| 1 | 2 |\nthanks", "| a | b |\n| 1 | 2 |"],
  ["list", "pack:\n- socks\n- shoes\nthanks", "- socks\n- shoes"],
  ["name", "a letter to Ada Lovelace about it", "Ada Lovelace"],
];

describe("findProtectedSpans", () => {
  it.each(samples)("finds %s in: %s", (kind, text, span) => {
    expect(findProtectedSpans(text)).toContainEqual(
      expect.objectContaining({ kind, text: span, start: text.indexOf(span) }),
    );
  });

  it("takes no ordinary word for a name, not even at the beginning of a sentence", () => {
    expect(findProtectedSpans("Write a story. Keep it short. Add a twist!")).toEqual([]);
    expect(findProtectedSpans("Schreibe über den Herbst und die Ernte.")).toEqual([]);
  });

  it("returns ordered spans without overlaps that hold the text they point at", () => {
    const piece = fc.constantFrom(
      "```",
      "`",
      "$",
      "{",
      "}",
      "[",
      "]",
      '"',
      "“",
      "”",
      "http://a.b",
      "a@b.co",
      " ",
      "\n",
      "- x",
      "| a | b |",
      "word",
      "Ada",
      "12",
      "\u200b",
      "\u202e",
      "\ud800",
      "<b>",
      "%s",
      "snake_case",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        let end = 0;
        for (const span of findProtectedSpans(text)) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.text).toBe(text.slice(span.start, span.end));
          end = span.end;
        }
      }),
    );
  });
});
