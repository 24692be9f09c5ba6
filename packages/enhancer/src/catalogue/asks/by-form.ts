import type { Ask } from "../ask.ts";

/**
 * The last resort: what is asked for is in no area, but how it is asked tells what may be
 * missing. Nothing is ever added to these, only asked.
 */
export const byFormAsks: readonly Ask[] = [
  {
    id: "by-form.fixing",
    not: "[=^]|\\d\\s*[-+*/x]\\s*\\d|\\b(?:equations?|integral|derivative|puzzle|riddle|crossword|sudoku)\\b",
    forms: [
      { opens: "(?:fix|repair|solve|get rid of|troubleshoot)" },
      { opens: "why (?:is|are|does|do|won't|wont|can't|cant|doesn't|doesnt|isn't|isnt) my" },
      {
        is: "(?!my |how|what|why|when|who|is |are |if |life|things|everything|it |he |she|they|we |i |i'm|work |school|marriage)(?:[\\p{L}-]+ ){1,3}(?:keeps \\p{L}+ing|not \\p{L}+ing|won'?t (?:open|close|start|stop|turn|charge|work|load|lock|light|move|heat)|stopped \\p{L}+ing|smells? (?:like|of) .{2,40}|leaking).{0,40}",
      },
      {
        is: "my .{2,60}(?:broken|not working|doesn'?t work|isn'?t working|won'?t \\p{L}+|keeps \\p{L}+ing|stopped working).{0,40}",
      },
    ],
    needs: ["thing-itself", "exact-problem", "tried-so-far"],
  },
  {
    id: "by-form.choosing",
    forms: [
      { opens: "(?:which|what) (?:\\p{L}+ ){1,3}should i" },
      { opens: "what should i" },
      { opens: "(?:what(?:'s| is| are) the |the )?best(?! regards)" },
      { opens: "(?:recommend|suggest)" },
      { thing: "alternatives?(?= (?:to|for) )" },
    ],
    needs: ["matters-most", "limits"],
  },
  {
    id: "by-form.planning",
    forms: [
      { thing: "plan|schedule|timetable|timeline|roadmap|routine|checklist|program" },
      { opens: "(?:plan|organi[sz]e|prepare for)" },
    ],
    not: "\\bgantt software\\b",
    needs: ["goal", "deadline", "limits"],
  },
  {
    id: "by-form.doing",
    not: "[=^]|\\d\\s*[-+*/]\\s*\\d|\\b(?:solve|calculate|compute|convert|pronounce|spell)\\b",
    forms: [
      { opens: "how (?:do|can|should|could|would|to|might) (?:i|we)" },
      { opens: "how to" },
      { opens: "what (?:do|can|should|could) (?:i|we) do" },
      { opens: "(?:help|help me|i need help|need help)(?: with)?" },
      { opens: "(?:tips|advice|ideas?) (?:for|on|about)" },
    ],
    needs: ["my-situation", "limits"],
  },
  {
    id: "by-form.making",
    forms: [
      {
        is: "(?:write|draft|compose|create|make|generate|design|prepare|develop|come up with)(?: me| us| up)? .{3,100}",
      },
    ],
    needs: ["purpose", "audience"],
  },
];
