import { describe, expect, it } from "vitest";
import { allLexicons } from "../all-languages.ts";
import { cueIndexOf, listsOf } from "./cues.ts";

describe.each(allLexicons.map((lexicon) => [lexicon.tag, lexicon] as const))(
  "the cues of %s",
  (_tag, lexicon) => {
    it("are all found where they stand", () => {
      const index = cueIndexOf(lexicon);
      const lost: string[] = [];
      for (const [key, list] of listsOf(lexicon)) {
        for (const phrase of list.split("|")) {
          const written = phrase.endsWith("*") ? phrase.slice(0, -1) : phrase;
          if (written === "" || index.find(`. ${written} .`).has(key)) continue;
          lost.push(`${key}: ${phrase}`);
        }
      }
      expect(lost).toEqual([]);
    });
  },
);
