import type { LanguagePack } from "../language-pack.ts";

export const codeTasksEn: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      [
        "stack",
        "Use [language and version], and only its standard library unless a dependency clearly pays off.",
      ],
      [
        "edge-cases",
        "{Decide how the ¤ should treat|Decide how to treat} empty, missing and invalid input, and handle those cases explicitly.",
      ],
      ["examples", "Show one realistic call{ of the ¤|} with the output to expect."],
    ],
    brief: [
      ["edge-cases", "{The ¤ must handle|Handle} empty and invalid input."],
      ["examples", "Include one usage example{ of the ¤|}."],
      ["constraints", "Code first, no explanation beyond brief comments."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      ["context", "It happens when [what you did], and I expected [what should have happened]."],
      [
        "depth",
        "Find the root cause first and explain it in a sentence or two, then give the corrected code in full.",
      ],
      [
        "constraints",
        "Change only what the bug requires, and leave names and behaviour that already work as they are.",
      ],
    ],
    brief: [
      ["depth", "Name the root cause in one sentence, then give the corrected code."],
      ["constraints", "Change nothing else."],
      ["verification", "Say how to check the fix."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Assume I can program but have not met this before."],
      [
        "steps",
        "Start with the problem it solves, then go through how it works in the order things happen.",
      ],
      [
        "examples",
        "Use one small example{ of §|}, with concrete input and the value after each step.",
      ],
      ["depth", "Name the line or the call where it really happens, and why there."],
      [
        "edge-cases",
        "Show the mistake{ with §|} that programmers make first, and what it looks like when it runs.",
      ],
      ["alternatives", "Say what I would write without {§|it}, and what that would cost."],
      ["verification", "Give me a few lines of code to run that prove the point{ about §|}."],
      [
        "sources",
        "Use the terms of the official documentation{ on §|}, so that I can read on there.",
      ],
    ],
    brief: [
      ["steps", "Purpose first, then how it works."],
      ["examples", "One small worked example."],
      ["edge-cases", "Mention the usual pitfall."],
      ["alternatives", "And the version without {§|it}."],
      ["verification", "Some lines to run{ with §|}."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "Look at correctness first, then security, then readability, and rank the findings by how much harm they can do.",
      ],
      [
        "format",
        "For each finding, quote the line, say what can go wrong and show the change you would make.",
      ],
      ["context", "The code is meant to [what it should do]."],
    ],
    brief: [
      ["criteria", "Rank findings by severity."],
      ["format", "Per finding: the line, the risk, the change."],
      ["constraints", "Skip matters of taste."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "Keep the behaviour and the public interface exactly as they are."],
      [
        "purpose",
        "The main goal is [readability, speed or testability]; don't trade it for cleverness.",
      ],
      ["format", "Show the whole result, then list each change with the reason for it."],
    ],
    brief: [
      ["constraints", "Keep behaviour and interface unchanged."],
      ["format", "Show the result, then list the changes."],
      ["verification", "Say how to confirm nothing broke."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      ["edge-cases", "Cover the normal case, the boundaries, invalid input and every error path."],
      ["stack", "Use [test framework] in the way the surrounding code already does."],
      [
        "criteria",
        "Each test should fail for one reason only and say in its name which rule it guards.",
      ],
    ],
    brief: [
      ["edge-cases", "Cover boundaries, invalid input and error paths."],
      ["criteria", "One reason to fail per test."],
      ["constraints", "Mock only what leaves the process."],
    ],
  },
};
