import type { LanguagePack } from "../language-pack.ts";

export const workTasksDe: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "Fest stehen [Termine, Budget, Personen]; ‹sag|sagen Sie›, wo sich der Plan ändert, wenn sich etwas davon verschiebt.",
      ],
      [
        "steps",
        "‹Bring|Bringen Sie› die Schritte in eine Reihenfolge und ‹nenn|nennen Sie›, was vorher fertig sein muss.",
      ],
      ["assumptions", "‹Leg|Legen Sie› jede Annahme offen, damit ich sie korrigieren kann."],
    ],
    brief: [
      ["context", "Fest: [Termine, Budget, Personen]."],
      ["steps", "Schritte{ zum Thema §|} in Reihenfolge, mit Abhängigkeiten."],
      ["assumptions", "Annahmen offenlegen."],
      ["edge-cases", "Ein Ausweg, falls etwas klemmt."],
      ["criteria", "Das Unverzichtbare{ zum Thema §|} zuerst."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "Beteiligt sind [wer], fertig sein muss es bis [wann]."],
      [
        "format",
        "Ich möchte es so verwenden können, wie es ist: je Punkt, wer zuständig ist und was als Nächstes kommt.",
      ],
      ["criteria", "Gut ist es, wenn danach niemand fragen muss, wie es weitergeht."],
    ],
    brief: [
      ["context", "Beteiligt: [wer]; fertig bis [wann]."],
      ["format", "Je Punkt Zuständigkeit und nächster Schritt."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Die Vorschläge sollen sich in der Art unterscheiden, nicht nur im Wortlaut, und das Naheliegende auslassen.",
      ],
      ["context", "Passen muss: [Geschmack, Budget oder Grenzen]."],
      ["format", "Zu jedem ein Satz, warum er funktionieren könnte."],
    ],
    brief: [
      ["constraints", "Verschieden in der Art, nichts Naheliegendes{ zum Thema §|}."],
      ["context", "Passen muss: [Grenzen]."],
      ["format", "Je ein Satz Begründung."],
      ["alternatives", "Auch eine verrückte Idee{ zum Thema §|}."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "Die Daten haben diese Spalten: [Namen und Typen]."],
      ["steps", "‹Gib|Geben Sie› die genaue Formel, Abfrage oder den Code an und wohin damit."],
      ["edge-cases", "Dazu, was bei leeren Zellen, Dubletten und unlesbaren Werten geschieht."],
    ],
    brief: [
      ["context", "Spalten: [Namen und Typen]."],
      ["steps", "Genaue Formel und wohin damit."],
      ["edge-cases", "Leere Zellen und Dubletten berücksichtigen."],
      ["examples", "Eine Beispielzeile mit Ergebnis."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "‹Zeig|Zeigen Sie› jeden Schritt und die Regel, auf der er beruht."],
      ["verification", "Zum Schluss eine Probe oder ein zweiter Weg."],
      [
        "assumptions",
        "Ist an der Frage etwas offen, ‹sag|sagen Sie› vor dem Rechnen, wie ‹du es liest|Sie es lesen›.",
      ],
    ],
    brief: [
      ["steps", "Jeden Schritt zeigen."],
      ["verification", "Mit Probe."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "Die Szene spielt in [Umgebung], mit einem klaren Blickpunkt und nichts, was mit ihm konkurriert.",
      ],
      ["angle", "Der Blick kommt von [Standpunkt], das Licht aus einer einzigen Richtung."],
      ["constraints", "Kein Text, keine Wasserzeichen, keine zusätzlichen Figuren."],
    ],
    brief: [
      ["imagery", "Ein Blickpunkt; Umgebung: [Umgebung]."],
      ["constraints", "Kein Text, nichts Überflüssiges."],
    ],
  },
};
