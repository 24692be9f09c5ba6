import type { LanguagePack } from "../language-pack.ts";

export const messageStylesDe: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Höflich und direkt, so wie man es auch persönlich sagen würde."],
    ["constraints", "Was zum Reagieren nicht nötig ist, bleibt weg."],
    ["alternatives", "Dazu eine kürzere Fassung für die schnelle Antwort."],
  ],
  creative: [
    [
      "tone",
      "Es darf nach einem Menschen klingen, herzlich und mit eigener Note, nicht nach Vorlage.",
    ],
    ["angle", "Der Einstieg soll etwas sein, das nur ich schreiben könnte, ohne Standardfloskeln."],
    ["alternatives", "Dazu eine zweite Fassung in deutlich anderer Stimmung."],
  ],
  technical: [
    ["steps", "Aufbau: Sachverhalt, Folge, Bitte, je ein kurzer Absatz."],
    [
      "verification",
      "‹Prüf|Prüfen Sie›, ob Datum, Ort, Namen und Bitte auf einen Blick zu finden sind, und ‹markier|markieren Sie›, was ich noch ergänzen muss.",
    ],
    ["constraints", "Keine Nebenbitte, kein zweites Thema."],
  ],
};
