import type { WishMoves } from "../language-pack.ts";

/** Wishes, thanks and condolences: nothing is asked for in them. */
export const wishEn: WishMoves = {
  named:
    "birthday message|birthday wish|birthday wishes|birthday card|birthday text|birthday greeting|christmas card|christmas wishes|thank you note|thank-you note|thank you card|thank you message|thank you letter|thank-you letter|wedding wishes|congratulations message|congratulation note|condolence note|condolence message|condolence letter|condolences|sympathy card|sympathy message|sympathy note|get well message|get well card|farewell message|farewell card|goodbye message|anniversary message|anniversary wishes|new year wishes|good luck message|retirement message|retirement wishes",
  core: [
    ["context", "What connects us: [one shared moment or habit]."],
    ["criteria", "It is right when the person can tell that it was written for nobody else."],
    ["constraints", "No stock phrases: one true thing rather than three general ones."],
    ["length", "Keep it short enough to be written by hand on a card."],
    ["verification", "Where a name or a date is missing, leave a marked gap, and make nothing up."],
  ],
  brief: [
    ["constraints", "No stock phrases."],
    ["context", "What connects us: [one shared moment]."],
    ["length", "Short enough for a card."],
  ],
  styles: {
    professional: [
      ["tone", "Warm but measured, as one writes to somebody one respects."],
      ["alternatives", "Offer a second version that is a shade more formal."],
    ],
    creative: [
      ["angle", "Start from a small detail, not from the occasion."],
      ["imagery", "Use one picture that only the two of us would understand."],
      ["alternatives", "Add a playful version."],
    ],
    technical: [
      [
        "steps",
        "Give it three parts: the occasion, one reason it matters to me, a wish that looks ahead.",
      ],
      ["edge-cases", "Check that nothing in it could be taken for irony."],
    ],
  },
};
