import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesDe: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      [
        "purpose",
        "‹Schließ|Schließen Sie› mit dem, was aus dem Grund für eine Entscheidung{ zum Thema §|} folgt.",
      ],
      ["format", "Der Hauptgrund{ zum Thema §|} steht im ersten Satz, alles Weitere stützt ihn."],
      [
        "constraints",
        "‹Bleib|Bleiben Sie› bei Ursachen{ zum Thema §|}, die Gewicht haben; bloß Interessantes entfällt.",
      ],
      [
        "tone",
        "‹Erklär|Erklären Sie› es{ zum Thema §|} so ruhig, dass eine Kollegin es weitergeben kann.",
      ],
    ],
    creative: [
      [
        "imagery",
        "‹Mach|Machen Sie› mit einem Vergleich aus dem Alltag sichtbar, was im Inneren geschieht.",
      ],
      [
        "angle",
        "‹Beginn|Beginnen Sie› mit der Frage, wie seltsam eine Welt wäre, in der es andersherum liefe.",
      ],
      [
        "purpose",
        "‹Lass|Lassen Sie› mich{ zum Thema §|} mit einem Blick zurück, den ich nicht mehr loswerde.",
      ],
      [
        "tone",
        "Die Erklärung{ zum Thema §|} darf sich entfalten wie ein kleines Rätsel, das sich löst.",
      ],
    ],
    technical: [
      [
        "steps",
        "‹Leg|Legen Sie› Ursache und Wirkung{ zum Thema §|} Glied für Glied offen und ‹markier|markieren Sie› das schwächste.",
      ],
      [
        "verification",
        "‹Nenn|Nennen Sie› die Beobachtung, die die Erklärung{ zum Thema §|} widerlegen würde.",
      ],
      [
        "constraints",
        "‹Beziffer|Beziffern Sie› jeden Faktor{ zum Thema §|}, soweit das möglich ist.",
      ],
      [
        "format",
        "‹Trenn|Trennen Sie› Auslöser, Mechanismus und Bedingungen unter eigenen Überschriften.",
      ],
    ],
  },
  how: {
    professional: [
      [
        "format",
        "‹Stell|Stellen Sie› voran, was ich entscheiden muss; danach kommt, was zu tun ist.",
      ],
      [
        "constraints",
        "Nur Mittel{ zum Thema §|}, an die eine Privatperson oder ein gewöhnliches Team herankommt.",
      ],
      [
        "purpose",
        "‹Markier|Markieren Sie› die Schritte mit Vorrang, falls ich nicht alle schaffe.",
      ],
      [
        "tone",
        "‹Schreib|Schreiben Sie› die Anleitung{ zum Thema §|} so, dass ich sie jemandem in die Hand geben kann.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Verrat|Verraten Sie› einen wenig bekannten Kniff{ zum Thema §|}, wie ihn nur alte Hasen kennen.",
      ],
      [
        "imagery",
        "‹Beschreib|Beschreiben Sie›, wie es aussieht oder sich anfühlt, wenn es gelungen ist.",
      ],
      ["purpose", "Der erste Schritt soll so winzig sein, dass ich ihn gleich heute tun mag."],
      ["tone", "‹Führ|Führen Sie› mich hindurch wie ein Freund, der danebensteht."],
    ],
    technical: [
      [
        "verification",
        "‹Sag|Sagen Sie› nach jedem Schritt, wie der Zustand zu prüfen ist, bevor es weitergeht.",
      ],
      [
        "constraints",
        "‹Liste|Listen Sie› vor dem ersten Schritt die Voraussetzungen{ zum Thema §|} auf.",
      ],
      [
        "format",
        "‹Nummerier|Nummerieren Sie› die Schritte und ‹gib|geben Sie› zu jedem den exakten Wert oder die Einstellung an.",
      ],
      [
        "depth",
        "‹Erklär|Erklären Sie› beim kritischen Schritt das Wirkprinzip, nicht nur die Ausführung.",
      ],
    ],
  },
  which: {
    professional: [
      [
        "purpose",
        "Am Ende steht eine Empfehlung{ zum Thema §|} mit dem Grund, der den Ausschlag gibt.",
      ],
      ["tone", "Unparteiisch{ zum Thema §|} bis zur Empfehlung."],
      ["constraints", "Was praktisch außer Reichweite liegt, fällt{ zum Thema §|} weg."],
      ["edge-cases", "‹Sag|Sagen Sie›, für wen der übliche Favorit die falsche Wahl wäre."],
    ],
    creative: [
      ["angle", "Ein Außenseiter{ zum Thema §|}, den kaum jemand nennt, soll dabei sein."],
      [
        "imagery",
        "‹Beschreib|Beschreiben Sie› jede Option durch den Augenblick, in dem ich froh um sie wäre.",
      ],
      ["steps", "‹Ordne|Ordnen Sie› die Optionen Menschentypen zu statt Merkmalen."],
      [
        "tone",
        "‹Empfiehl|Empfehlen Sie› wie ein weit gereister Freund, mit Vorlieben und Abneigungen.",
      ],
    ],
    technical: [
      [
        "format",
        "‹Stell|Stellen Sie› die Optionen{ zum Thema §|} in einer Tabelle mit denselben Kriterien gegenüber.",
      ],
      [
        "verification",
        "‹Sag|Sagen Sie›, wie sich die Wahl billig testen lässt, bevor ich mich festlege.",
      ],
      [
        "constraints",
        "‹Gib|Geben Sie› Messwerte{ zum Thema §|} an, wo es sie gibt, und ‹markier|markieren Sie› bloße Eindrücke.",
      ],
      [
        "steps",
        "‹Schließ|Schließen Sie› zuerst aus, was eine Muss-Anforderung verfehlt; danach die Rangfolge.",
      ],
    ],
  },
  what: {
    professional: [
      ["constraints", "Es reicht{ zum Thema §|}, was man für ein ernsthaftes Gespräch braucht."],
      [
        "alternatives",
        "‹Nenn|Nennen Sie› die ein oder zwei Dinge, mit denen man es leicht verwechselt, samt Unterschied.",
      ],
      [
        "tone",
        "‹Definier|Definieren Sie› es in klaren Worten{ zum Thema §|}, die in einer guten Zeitung stehen könnten.",
      ],
      ["criteria", "‹Heb|Heben Sie› den Teil{ zum Thema §|} hervor, der in der Praxis Folgen hat."],
    ],
    creative: [
      ["angle", "‹Lass|Lassen Sie› jemanden auftreten, dem es zum ersten Mal begegnet."],
      [
        "imagery",
        "‹Such|Suchen Sie› das eine Bild{ zum Thema §|}, das hängen bleibt, und ‹gesteh|gestehen Sie›, wo es hinkt.",
      ],
      ["steps", "‹Lass|Lassen Sie› mich erst raten: zuerst die Frage, dann die Auflösung."],
      ["tone", "‹Schreib|Schreiben Sie› mit leichter Hand, wie etwas, das man aus Lust liest."],
    ],
    technical: [
      [
        "constraints",
        "‹Gib|Geben Sie› die exakte Definition{ zum Thema §|} und ihre Geltungsbedingungen an.",
      ],
      [
        "steps",
        "‹Setz|Setzen Sie› das Ganze Bauteil für Bauteil zusammen und ‹sag|sagen Sie›, was jedes beiträgt.",
      ],
      [
        "verification",
        "‹Ergänz|Ergänzen Sie› eine Kontrollfrage{ zum Thema §|}, an der ich mein Verständnis messen kann.",
      ],
      ["sources", "‹Nenn|Nennen Sie› den Fachbegriff, unter dem Spezialisten es behandeln."],
    ],
  },
  whether: {
    professional: [
      [
        "criteria",
        "‹Nenn|Nennen Sie› die Tatsachen{ zum Thema §|}, auf denen das Urteil ruhen soll, und ihr Gewicht.",
      ],
      [
        "purpose",
        "‹Schließ|Schließen Sie› mit meinem nächsten Schritt, wie auch immer es ausgeht.",
      ],
      ["tone", "‹Urteil|Urteilen Sie› nüchtern{ zum Thema §|}, ohne Alarm und ohne Werbeton."],
      [
        "constraints",
        "‹Lass|Lassen Sie› beiseite, was die Antwort{ zum Thema §|} in keine Richtung bewegt.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Lass|Lassen Sie› vor der Antwort zwei Menschen{ zum Thema §|} kurz miteinander streiten.",
      ],
      ["imagery", "‹Mal|Malen Sie› einen Tag aus, an dem von der Antwort alles abhängt."],
      [
        "purpose",
        "‹Dreh|Drehen Sie› die Frage{ zum Thema §|} einmal um und ‹sieh|sehen Sie› nach, was zum Vorschein kommt.",
      ],
      [
        "tone",
        "‹Antworte|Antworten Sie› offen wie jemand, der mir nichts schuldet als Ehrlichkeit.",
      ],
    ],
    technical: [
      [
        "steps",
        "‹Zerleg|Zerlegen Sie› die Frage{ zum Thema §|} in Teile, die sich einzeln beantworten lassen.",
      ],
      [
        "verification",
        "‹Nenn|Nennen Sie› den Test oder Messwert, der die Sache{ zum Thema §|} entscheiden würde.",
      ],
      ["criteria", "‹Gib|Geben Sie› die Schwelle an, ab der aus Ja ein Nein wird."],
      [
        "constraints",
        "‹Definier|Definieren Sie› die Begriffe{ zum Thema §|}, an denen die Antwort hängt.",
      ],
    ],
  },
  list: {
    professional: [
      [
        "purpose",
        "‹Heb|Heben Sie› die zwei oder drei Einträge hervor, die ich zuerst ansehen sollte.",
      ],
      [
        "tone",
        "‹Formulier|Formulieren Sie› jeden Eintrag so, dass er unverändert in ein Dokument passt.",
      ],
      ["angle", "Die ganze Breite soll vertreten sein, nicht nur eine Ecke davon."],
    ],
    creative: [
      [
        "imagery",
        "‹Schenk|Schenken Sie› jedem Eintrag ein Bild oder eine Szene in einem halben Satz.",
      ],
      ["angle", "‹Schmuggle|Schmuggeln Sie› einen Eintrag hinein, den dort niemand erwartet."],
      ["tone", "Die Einträge dürfen in Klang und Laune verschieden sein wie Gäste an einem Tisch."],
    ],
    technical: [
      ["assumptions", "‹Leg|Legen Sie› die Definition fest, nach der etwas als Eintrag zählt."],
      ["sources", "Bei allem, was sich ändern kann, gehört der Stand der Angabe dazu."],
      [
        "edge-cases",
        "‹Führ|Führen Sie› die ausgeschlossenen Grenzfälle auf und die Regel, nach der sie ausscheiden.",
      ],
    ],
  },
};
