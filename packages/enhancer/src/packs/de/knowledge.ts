import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksDe: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "‹Nenn|Nennen Sie› zu jeder wichtigen Aussage die Quelle und ‹sag|sagen Sie› offen, wo die Belege{ zum Thema §|} dünn oder umstritten sind.",
      ],
      ["format", "Zuerst die kurze Antwort, dann die Gründe, je ein Absatz."],
      ["purpose", "Ich brauche das für [Zweck]; was dafür zählt, gehört nach vorn."],
    ],
    brief: [
      ["format", "Antwort gleich am Anfang, Gründe danach."],
      ["sources", "Quellen{ zum Thema §|} nennen, Strittiges kennzeichnen."],
      ["purpose", "Gebraucht für: [Zweck]."],
      ["criteria", "Das Wichtigste{ zum Thema §|} zuerst."],
      ["examples", "Je Punkt ein Beispiel aus der Wirklichkeit."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      [
        "criteria",
        "Maßstab sind [die Kriterien, die zählen]; ‹sag|sagen Sie›, welches davon am schwersten wiegt.",
      ],
      [
        "steps",
        "‹Halte|Halten Sie› Beobachtung, Deutung und Schluss auseinander, damit sich jeder Schritt prüfen lässt.",
      ],
      [
        "alternatives",
        "‹Nenn|Nennen Sie› die stärkste andere Lesart und warum sie weniger überzeugt.",
      ],
    ],
    brief: [
      ["criteria", "Maßstab: [Kriterien]."],
      ["steps", "Fakten{ zum Thema §|} und Deutung trennen."],
      ["alternatives", "Die stärkste Gegenlesart{ zum Thema §|} nennen."],
      ["sources", "Zu jedem Befund der Beleg."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      [
        "criteria",
        "‹Vergleich|Vergleichen Sie› nach [den Punkten, die mir wichtig sind], und zwar auf allen Seiten nach denselben.",
      ],
      [
        "format",
        "‹Stell|Stellen Sie› das Ergebnis als Tabelle dar, danach ein Absatz, wann welche Wahl die richtige ist.",
      ],
      ["context", "Meine Lage: [wofür ich es brauche]."],
    ],
    brief: [
      ["criteria", "Nach [wichtigen Punkten] vergleichen."],
      ["format", "Eine Tabelle{ zum Thema §|}, dann wann was passt."],
      ["constraints", "Kein Urteil ohne Begründung."],
      ["depth", "Nur Unterschiede{ zum Thema §|}, die ins Gewicht fallen."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "‹Geh|Gehen Sie› davon aus, dass ich neugierig bin, aber neu im Thema, und ‹führ|führen Sie› jeden Fachbegriff ein, wenn er zum ersten Mal vorkommt.",
      ],
      ["examples", "Ein Beispiel aus dem Alltag soll sich durch die ganze Erklärung ziehen."],
      [
        "edge-cases",
        "‹Sag|Sagen Sie› auch, was{ zum Thema §|} am häufigsten falsch verstanden wird und warum.",
      ],
    ],
    brief: [
      ["audience", "Ich bin neu im Thema."],
      ["examples", "Ein Beispiel{ zum Thema §|} aus dem Alltag."],
      ["edge-cases", "Auch der häufigste Irrtum{ zum Thema §|}."],
      ["steps", "Ein Gedanke nach dem anderen."],
      ["verification", "Am Ende eine Testfrage{ zum Thema §|}."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "Meine Lage: [was hier wichtig ist]; darauf soll die Antwort bauen, nicht auf dem Durchschnittsfall.",
      ],
      [
        "alternatives",
        "‹Nenn|Nennen Sie› die Möglichkeiten, die realistisch sind, mit dem, was für und gegen jede spricht.",
      ],
      [
        "criteria",
        "Am Ende steht die eine, die ‹du wählen würdest|Sie wählen würden›, und wovon das abhängt.",
      ],
    ],
    brief: [
      ["context", "Meine Lage: [Eckdaten]."],
      ["criteria", "Am Ende eine klare Empfehlung{ zum Thema §|}."],
      ["constraints", "Keine allgemeinen Ratschläge."],
      ["edge-cases", "Zu jedem Vorschlag auch der Haken."],
      ["alternatives", "Wenige Vorschläge{ zum Thema §|}, dafür begründet."],
    ],
  },
};
