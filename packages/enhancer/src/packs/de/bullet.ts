import type { BulletMoves } from "../language-pack.ts";

/** Bullets of a résumé: Action, Tools, Scope, Metric, Impact. */
export const bulletDe: BulletMoves = {
  named:
    "stichpunkt|stichpunkte|stichpunkts|aufzählungspunkt|aufzählungspunkte|bulletpoint|bulletpoints|bullet point|bullet points|bullet",
  core: [
    [
      "format",
      "‹Baue|Bauen Sie› jeden Stichpunkt aus fünf Teilen auf, in dieser Reihenfolge: Handlung, Werkzeuge, Umfang, Kennzahl und Wirkung.",
    ],
    [
      "constraints",
      "‹Nimm|Nehmen Sie› nur Fakten, die von mir kommen, und ‹erfinde|erfinden Sie› nie eine Zahl.",
    ],
  ],
  brief: [
    ["format", "Handlung, Werkzeuge, Umfang, Kennzahl, Wirkung, in dieser Reihenfolge."],
    ["constraints", "Nur Fakten von mir."],
  ],
  styles: {
    professional: [
      [
        "tone",
        "‹Beginne|Beginnen Sie› mit einem starken Verb in der Vergangenheit, höchstens zwei Zeilen.",
      ],
      ["alternatives", "Dazu eine kürzere Fassung für eine volle Seite."],
    ],
    creative: [
      [
        "alternatives",
        "Dazu eine zweite Fassung, die mit der Wirkung statt mit der Handlung beginnt.",
      ],
      [
        "angle",
        "Lieber ein Verb mit Charakter als ein abgenutztes wie verantwortete oder betreute.",
      ],
    ],
    technical: [
      [
        "criteria",
        "‹Nenne|Nennen Sie› Werkzeuge und Methoden genau so, wie es eine Stellenanzeige täte, damit ein Bewerbersystem sie findet.",
      ],
      ["verification", "Darunter, welche Wendung welchen der fünf Teile abdeckt."],
    ],
  },
  missing: {
    lead: "Ergänzen muss ich noch",
    tools: {
      said: "mit|mithilfe|mittels|durch|anhand",
      gap: "die Werkzeuge [Werkzeuge oder Methoden]",
    },
    scope: {
      said: "team|teams|personen|mitarbeiter|mitarbeitende|kunden|nutzer|schüler|studierende|filialen|länder|regionen|budget",
      gap: "den Umfang [Team, Budget oder Menge]",
    },
    metric: { gap: "die Kennzahl [Zahl vorher und nachher]" },
  },
};
