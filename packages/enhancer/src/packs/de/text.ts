import type { LanguagePack } from "../language-pack.ts";

export const textTasksDe: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      [
        "audience",
        "Gelesen wird der Text von [Zielgruppe]{, die zum Thema § vermutlich noch wenig weiß|}.",
      ],
      [
        "purpose",
        "Ein einziger Gedanke{ zum Thema §|} soll den Text tragen; was ihm nicht dient, fällt weg.",
      ],
      ["length", "Etwa [Umfang] reichen."],
    ],
    brief: [
      ["audience", "Leser: [Zielgruppe]."],
      ["purpose", "Ein Gedanke{ zum Thema §|}, nichts daneben."],
      ["constraints", "Keine Floskeln."],
      ["examples", "Ein konkretes Detail{ zum Thema §|} statt Allgemeinplätzen."],
      ["tone", "Im Ton natürlich, ohne Pathos."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "Sie geht an [Empfänger]; wichtig ist dabei [Sachlage]."],
      ["purpose", "Nach dem Lesen soll klar sein, worum genau ich bitte."],
      [
        "format",
        "Betreff zuerst, das Anliegen gleich in den Anfang, am Schluss ein klarer nächster Schritt.",
      ],
    ],
    brief: [
      ["context", "An: [Empfänger]; Sachlage: [Fakten]."],
      ["format", "Betreff, dann gleich das Anliegen."],
      ["constraints", "Keine leeren Höflichkeiten."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      [
        "audience",
        "‹Sprich|Sprechen Sie› [Zielkundschaft] an und das Problem, das sie vorher hat.",
      ],
      [
        "purpose",
        "Der Nutzen steht vorn und wird mit etwas Konkretem belegt, nicht mit Superlativen.",
      ],
      ["criteria", "Gelungen ist es, wenn die Leute danach [gewünschte Handlung]."],
    ],
    brief: [
      ["audience", "Kundschaft: [Zielkundschaft]."],
      ["purpose", "Nutzen zuerst, keine Superlative."],
      ["criteria", "Eine einzige Aufforderung: [Handlung]."],
      ["examples", "Ein handfester Beleg{ zum Thema §|} genügt."],
      ["angle", "Ein Blickwinkel{ zum Thema §|}, den nicht alle haben."],
    ],
  },
  resume: {
    family: "making",
    core: [
      [
        "context",
        "Es geht um die Stelle als [Position]; meine wichtigste Erfahrung dafür ist [Erfahrung].",
      ],
      ["format", "Jeder Punkt nennt Handlung, Werkzeuge, Umfang, Kennzahl und Wirkung."],
      [
        "constraints",
        "‹Verwende|Verwenden Sie› nur Fakten von mir; wo eine Zahl fehlt, bleibt eine markierte Lücke.",
      ],
    ],
    brief: [
      ["context", "Stelle: [Position]."],
      ["format", "Je Punkt: Handlung, Werkzeuge, Umfang, Kennzahl, Wirkung."],
      ["constraints", "Nur Fakten von mir."],
    ],
  },
  translation: {
    family: "making",
    core: [
      [
        "tone",
        "Ton und Stilebene des Originals bleiben erhalten, und es soll klingen, wie Muttersprachler es sagen würden.",
      ],
      ["constraints", "Namen, Zahlen, Code und Formatierung bleiben unverändert."],
      [
        "alternatives",
        "Ist eine Stelle mehrdeutig, ‹nimm|nehmen Sie› die wahrscheinlichere Lesart und ‹nenn|nennen Sie› die andere darunter.",
      ],
    ],
    brief: [
      ["tone", "Ton und Stilebene erhalten."],
      ["constraints", "Namen und Zahlen unverändert lassen."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "Gedacht ist sie für [Leserkreis], der das Original nicht liest."],
      [
        "length",
        "Zuerst die Hauptaussage in einem Satz, dann die Punkte, die sie tragen, nach Gewicht geordnet.",
      ],
      [
        "constraints",
        "‹Bleib|Bleiben Sie› bei dem, was im Text steht, mit seinen Zahlen und Einschränkungen und ohne eigene Meinung.",
      ],
    ],
    brief: [
      ["length", "Hauptaussage in einem Satz, dann die Stützen."],
      ["constraints", "Nur, was im Text steht."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      [
        "role",
        "‹Bleib|Bleiben Sie› in der Rolle, bis ich etwas anderes sage; man soll sie an der Wortwahl merken.",
      ],
      ["context", "Die Szene beginnt mit [Situation], und ich bin [meine Rolle]."],
      [
        "constraints",
        "‹Antworte|Antworten Sie› immer nur einen Zug lang und ‹sprich|sprechen Sie› nie für mich.",
      ],
    ],
    brief: [
      ["role", "In der Rolle bleiben."],
      ["constraints", "Immer nur ein Zug, nie für mich sprechen."],
    ],
  },
};
