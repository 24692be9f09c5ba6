import type { LanguagePack } from "../language-pack.ts";

export const codeTasksDe: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      [
        "stack",
        "‹Nimm|Nehmen Sie› [Sprache und Version] und möglichst nur die Standardbibliothek.",
      ],
      [
        "edge-cases",
        "‹Überleg|Überlegen Sie›, was bei leeren, fehlenden und ungültigen Eingaben geschehen soll, und ‹behandle|behandeln Sie› diese Fälle ausdrücklich.",
      ],
      [
        "examples",
        "‹Zeig|Zeigen Sie› zum Schluss einen realistischen Aufruf mit der erwarteten Ausgabe.",
      ],
    ],
    brief: [
      ["edge-cases", "Auch leere und ungültige Eingaben abfangen."],
      ["examples", "Ein Beispielaufruf mit erwarteter Ausgabe."],
      ["constraints", "Nur Code, keine langen Erklärungen."],
      ["format", "Ein Block, der sofort läuft."],
      ["depth", "Ein Satz zum gewählten Verfahren."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      [
        "context",
        "Der Fehler tritt auf, wenn [Auslöser]; erwartet hätte ich [gewünschtes Verhalten].",
      ],
      [
        "depth",
        "‹Such|Suchen Sie› zuerst die eigentliche Ursache und ‹erklär|erklären Sie› sie in ein, zwei Sätzen, dann folgt der vollständige korrigierte Code.",
      ],
      [
        "constraints",
        "‹Ändere|Ändern Sie› nur, was der Fehler verlangt, und ‹lass|lassen Sie› Namen und funktionierendes Verhalten, wie sie sind.",
      ],
    ],
    brief: [
      ["depth", "Erst die Ursache in einem Satz, dann der korrigierte Code."],
      ["constraints", "Sonst nichts ändern."],
      ["verification", "Dazu, wie sich die Korrektur prüfen lässt."],
      ["format", "Den korrigierten Code vollständig."],
      ["examples", "Dazu die Eingabe, die den Fehler auslöste."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Ich kann programmieren, kenne das hier aber noch nicht."],
      [
        "steps",
        "‹Beginn|Beginnen Sie› mit dem Problem, das damit gelöst wird, und ‹geh|gehen Sie› dann durch, was der Reihe nach geschieht.",
      ],
      [
        "examples",
        "‹Zeig|Zeigen Sie› es an einem kleinen Beispiel mit konkreter Eingabe und den Werten nach jedem Schritt.",
      ],
    ],
    brief: [
      ["steps", "Erst der Zweck, dann der Ablauf."],
      ["examples", "Ein kleines Beispiel{ zum Thema §|}, durchgerechnet."],
      ["edge-cases", "Auch der häufigste Stolperstein{ zum Thema §|}."],
      ["format", "Abschnitt für Abschnitt, in einfachen Worten."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "‹Achte|Achten Sie› zuerst auf Korrektheit, dann auf Sicherheit, dann auf Lesbarkeit, und ‹ordne|ordnen Sie› die Befunde nach ihrem möglichen Schaden.",
      ],
      ["format", "Zu jedem Befund gehören die Zeile, das Risiko und der Änderungsvorschlag."],
    ],
    brief: [
      ["criteria", "Befunde nach Schwere ordnen."],
      ["format", "Je Befund: Zeile, Risiko, Änderung."],
      ["constraints", "Geschmacksfragen weglassen."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "Verhalten und öffentliche Schnittstelle bleiben genau, wie sie sind."],
      ["purpose", "Vor allem geht es mir um [Lesbarkeit, Tempo oder Testbarkeit]."],
      ["format", "‹Zeig|Zeigen Sie› das ganze Ergebnis und danach jede Änderung mit ihrem Grund."],
    ],
    brief: [
      ["constraints", "Verhalten und Schnittstelle unverändert lassen."],
      ["format", "Ergebnis zeigen, dann die Änderungen auflisten."],
      ["verification", "Dazu, wie man prüft, dass nichts kaputt ist."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      [
        "edge-cases",
        "‹Deck|Decken Sie› den Normalfall, die Grenzen, ungültige Eingaben und jeden Fehlerweg ab.",
      ],
      ["stack", "‹Nimm|Nehmen Sie› [Test-Framework], so wie es der übrige Code schon tut."],
      [
        "criteria",
        "Jeder Test soll nur aus einem Grund scheitern können und die Regel im Namen tragen.",
      ],
    ],
    brief: [
      ["edge-cases", "Grenzen, ungültige Eingaben und Fehlerwege abdecken."],
      ["criteria", "Pro Test nur ein Grund zu scheitern."],
    ],
  },
};
