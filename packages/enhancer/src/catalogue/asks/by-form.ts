import type { Ask } from "../ask.ts";

/** What is chosen by other things than price and effort. */
const code =
  "database|framework|librar(?:y|ies)|api|language|algorithm|architecture|python|javascript|react|linux|docker|sql|regex|nix|npm|stack";

/**
 * The last resort: what is asked for is in no area, but how it is asked tells what may be
 * missing. Nothing is ever added to these, only asked.
 */
export const byFormAsks: readonly Ask[] = [
  {
    id: "by-form.fixing",
    not: "[=^]|\\d\\s*[-+*/x]\\s*\\d|\\b(?:equations?|integral|derivative|puzzle|riddle|crossword|sudoku)\\b|^fix(?: this| these| the following)?:|\\b(?:heart|marriage|relationship|life|trust|family|friendship|soul|spirit|dad|mom|mum|mother|father|husband|wife|son|daughter|friend|boyfriend|girlfriend|brother|sister)\\b",
    forms: [
      { opens: "(?:fix|repair|get rid of|troubleshoot)" },
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
    not: `\\b(?:color|colour|names?|words?|song|movie|film|book|anime|manga|album|player|team|president|${code})\\b`,
    forms: [
      {
        opens:
          "(?:which|what) (?:\\p{L}+ ){1,3}should (?:i|we) (?:buy|get|choose|pick|use|take|order)",
      },
      {
        opens:
          "what should (?:i|we) (?:buy|get|choose|pick|use|order)(?! (?:done|rid|out|back|better|into))",
      },
      {
        opens:
          "recommend(?: me| us)? (?:an?|some|a good)(?! (?:ways?|list|tips|steps|plan|strateg|exercise|schedule))",
      },
      { thing: "alternatives?(?= (?:to|for) )" },
    ],
    needs: ["matters-most", "limits"],
  },
  {
    id: "by-form.planning",
    not: "\\?\\s*$|\\b(?:find|look up|show) (?:me |us )?(?:the|an?)\\b|\\b(?:history|historical|events|empire|war|bus|train|flight)\\b|\\bplan (?:b|\\d)\\b|\\bgantt software\\b|\\bside effects\\b|\\b(?:vs|versus)\\b",
    forms: [
      { made: "plan|schedule|timetable|timeline|roadmap|routine|checklist" },
      { thing: "(?:plan|schedule|timetable|timeline|roadmap|routine|checklist)(?= (?:for|to) )" },
      { opens: "(?:plan|organi[sz]e|prepare for) (?:a|an|my|our|the)" },
    ],
    needs: ["goal", "deadline", "limits"],
  },
  {
    id: "by-form.doing",
    not: "[=^]|\\d\\s*[-+*/]\\s*\\d|\\b(?:solve|calculate|compute|convert|pronounce|spell)\\b",
    forms: [
      { does: "how (?:do|can|should|could|would|to|might)(?: i| we)?", to: "my|our" },
      { opens: "what (?:do|can|should|could) (?:i|we) do" },
      { opens: "(?:i need help|need help|help me|help) with my" },
    ],
    needs: ["my-situation"],
  },
];
