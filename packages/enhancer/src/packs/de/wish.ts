import type { WishMoves } from "../language-pack.ts";

/** Wishes, thanks and condolences: nothing is asked for in them. */
export const wishDe: WishMoves = {
  named:
    "geburtstagsgruß|geburtstagsgrüße|geburtstagswünsche|geburtstagskarte|geburtstagsnachricht|glückwunsch|glückwünsche|glückwunschkarte|grußkarte|dankeskarte|dankschreiben|danksagung|beileid|beileidskarte|beileidsschreiben|kondolenz|hochzeitswünsche|weihnachtskarte|weihnachtsgrüße|neujahrsgrüße|abschiedskarte|gute besserung",
  core: [
    ["context", "Uns verbindet [ein gemeinsames Erlebnis oder eine Gewohnheit]."],
    [
      "criteria",
      "Gelungen ist es, wenn man merkt, dass es nur für diesen einen Menschen geschrieben ist.",
    ],
    ["constraints", "Keine Floskeln, lieber ein wahrer Satz als drei allgemeine."],
    ["length", "Kurz genug, um es von Hand auf eine Karte zu schreiben."],
    [
      "verification",
      "Wo Name oder Datum fehlen, bleibt eine markierte Lücke; erfunden wird nichts.",
    ],
  ],
  brief: [
    ["constraints", "Ohne Floskeln, ganz persönlich."],
    ["context", "Uns verbindet [ein gemeinsames Erlebnis]."],
    ["length", "Kurz genug für eine Karte."],
  ],
  styles: {
    professional: [
      ["tone", "Herzlich, aber mit Maß, wie man jemandem schreibt, den man achtet."],
      ["alternatives", "Dazu eine zweite Fassung, die eine Spur förmlicher ist."],
    ],
    creative: [
      ["angle", "Am Anfang steht eine kleine Einzelheit, nicht der Anlass."],
      ["imagery", "Darin ein Bild, das nur wir beide verstehen."],
    ],
    technical: [
      [
        "steps",
        "Drei Teile: der Anlass, ein Grund, warum er mir wichtig ist, ein Wunsch, der nach vorn schaut.",
      ],
      ["edge-cases", "Nichts darin soll sich als Ironie lesen lassen."],
    ],
  },
};
