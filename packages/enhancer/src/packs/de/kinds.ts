import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsDe: NonNullable<LanguagePack["kinds"]> = {
  why: [
    [
      "depth",
      "‹Führ|Führen Sie› die Ursachen{ zum Thema §|} bis zu der zurück, die es wirklich erklärt.",
    ],
    ["criteria", "‹Ordne|Ordnen Sie› die Ursachen danach, wie viel jede davon ausmacht."],
    ["edge-cases", "‹Nenn|Nennen Sie› einen Fall, in dem es anders ausgeht, und warum."],
    ["sources", "Gesichertes und Vermutetes soll auseinandergehalten werden."],
  ],
  how: [
    [
      "steps",
      "‹Gib|Geben Sie› die Schritte in der Reihenfolge, in der ich sie ausführe, je mit dem Zeichen, dass es geklappt hat.",
    ],
    ["context", "Zur Verfügung steht: [Werkzeug, Zugang, Material]."],
    [
      "edge-cases",
      "‹Sag|Sagen Sie›, an welcher Stelle es am ehesten schiefgeht und wie man es rettet.",
    ],
    ["alternatives", "Gibt es einen kürzeren Weg, der auch genügt, gehört er ans Ende."],
  ],
  which: [
    [
      "criteria",
      "Entscheidend ist für mich [was am wichtigsten ist]; ‹sag|sagen Sie› zu jeder Möglichkeit, wie sie da abschneidet.",
    ],
    ["alternatives", "Nur die wenigen, die sich lohnen, keine fast gleichen."],
    [
      "format",
      "Je Möglichkeit: wofür sie am besten ist, was gegen sie spricht, wer sie lassen sollte.",
    ],
    ["assumptions", "Hängt die Wahl an etwas, das ich nicht gesagt habe, ‹sag|sagen Sie› woran."],
  ],
  what: [
    ["format", "Erst in einem Satz, worauf es hinausläuft, dann die Einzelheiten."],
    ["examples", "‹Zeig|Zeigen Sie› es an einem Fall und an einem, der nur ähnlich aussieht."],
    ["purpose", "‹Sag|Sagen Sie› auch, wozu es gut ist und wo es aufhört zu nützen."],
    [
      "edge-cases",
      "‹Räum|Räumen Sie› mit dem Missverständnis{ zum Thema §|} auf, das am häufigsten ist.",
    ],
  ],
  whether: [
    ["format", "Zuerst ja, nein oder es kommt darauf an, dann der Grund, der entscheidet."],
    [
      "alternatives",
      "‹Nenn|Nennen Sie› das stärkste Argument jeder Seite, bevor eine den Vorzug bekommt.",
    ],
    ["assumptions", "‹Sag|Sagen Sie› auch, unter welcher Bedingung die Antwort anders ausfiele."],
    ["context", "Zu meiner Lage: [wovon es abhängt]."],
  ],
  fact: [
    ["sources", "Erst die Antwort, dann in einem Satz, worauf sie beruht und wie gewiss sie ist."],
    [
      "assumptions",
      "Lässt sich die Frage mehrfach verstehen, dann die naheliegende Lesart beantworten und die andere nennen.",
    ],
    [
      "depth",
      "‹Ergänz|Ergänzen Sie› den einen Umstand{ zum Thema §|}, ohne den die Antwort in die Irre führt.",
    ],
    [
      "criteria",
      "Wenn Quellen{ zum Thema §|} auseinandergehen, ‹gib|geben Sie› die Spanne und den Grund dafür an.",
    ],
  ],
  list: [
    ["format", "Je Eintrag eine Zeile: zuerst der Name, dann das, was ihn ausmacht."],
    ["constraints", "Fast Gleiches und bloße Füllposten bleiben draußen."],
    [
      "steps",
      "‹Bring|Bringen Sie› die Einträge in eine Reihenfolge, die mir hilft, und ‹nenn|nennen Sie› sie beim Namen.",
    ],
    [
      "criteria",
      "‹Sag|Sagen Sie›, nach welchem Maßstab ausgewählt wurde und was ein anderer ändern würde.",
    ],
    [
      "verification",
      "‹Kennzeichne|Kennzeichnen Sie› unsichere Einträge, statt alle gleich überzeugt klingen zu lassen.",
    ],
    ["depth", "Zu jedem Eintrag gehört die eine Tatsache, die ich sonst nachschlagen müsste."],
    ["alternatives", "Als Letztes ein Eintrag, den solche Listen meist übersehen."],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsDe: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "Die eigentliche Ursache{ zum Thema §|} zuerst."],
    ["criteria", "Nur Hauptursachen, nach Gewicht."],
    ["sources", "Unbewiesenes{ zum Thema §|} kennzeichnen."],
    ["examples", "Je Ursache ein Beispiel."],
    ["alternatives", "Auch die beliebte falsche Erklärung{ zum Thema §|}."],
    ["edge-cases", "Und wann es nicht gilt."],
  ],
  how: [
    ["steps", "Nummerierte Schritte{ zum Thema §|}."],
    ["edge-cases", "Mit dem üblichen Fehler{ zum Thema §|}."],
    ["criteria", "Und woran ich den Erfolg erkenne."],
    ["depth", "Ohne Theorie."],
    ["constraints", "Nur Übliches{ zum Thema §|}, kein Spezialgerät."],
    ["alternatives", "Der schnellste Weg, der reicht."],
  ],
  which: [
    ["criteria", "Entscheidend: [was mir wichtig ist]."],
    ["alternatives", "Wenige Optionen{ zum Thema §|}, keine doppelt."],
    ["format", "Je Option: Stärke, Schwäche."],
    ["assumptions", "Am Ende eine einzige Wahl{ zum Thema §|}."],
  ],
  what: [
    ["format", "Der Kern{ zum Thema §|} in einem Satz."],
    ["examples", "Ein konkreter Fall{ zum Thema §|}."],
    ["purpose", "Und wozu es dient."],
    ["depth", "Wie es arbeitet, nicht nur die Teile."],
    ["audience", "Kein Vorwissen{ zum Thema §|} nötig."],
    ["alternatives", "In einer Zeile: was es nicht ist."],
    ["edge-cases", "Die häufigste Verwechslung{ zum Thema §|}."],
  ],
  whether: [
    ["format", "Zuerst Ja, Nein oder Kommt-drauf-an."],
    ["assumptions", "Was die Antwort{ zum Thema §|} ändern würde."],
    ["alternatives", "Je Seite das beste Argument{ zum Thema §|}."],
    ["sources", "Fakten und Meinung getrennt."],
    ["edge-cases", "Die vergessene Ausnahme{ zum Thema §|}."],
    ["criteria", "Und was den Ausschlag gibt."],
  ],
  fact: [
    ["sources", "Mit Grad der Sicherheit."],
    ["assumptions", "Die andere Lesart, falls es eine gibt."],
  ],
  list: [
    ["format", "Eine Zeile je Eintrag, das Beste zuerst."],
    ["constraints", "Keine Füllposten."],
    ["verification", "Zweifelhafte Einträge kennzeichnen."],
    ["criteria", "Maßstab der Auswahl{ zum Thema §|} nennen."],
    ["depth", "Dazu, was jeden Eintrag auszeichnet."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksDe: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "‹Prüf|Prüfen Sie› den Entwurf vor der Antwort an jedem der Punkte oben und ‹bessere|bessern Sie› nach.",
  ],
  ["verification", "Am Ende steht, wie sicher jede der Hauptaussagen ist und warum."],
  [
    "verification",
    "Fehlt in meiner Anfrage etwas Wesentliches, ‹frag|fragen Sie› zuerst danach, höchstens zweimal.",
  ],
  ["verification", "Zum Schluss der schwächste Punkt der Antwort und was ihn stützen würde."],
];

export const briefChecksDe: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Vor der Antwort noch einmal prüfen."],
  ["verification", "Mit Angabe, wie sicher es ist."],
  ["verification", "Fehlt Wesentliches, zuerst nachfragen."],
];
