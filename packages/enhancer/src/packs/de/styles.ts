import type { LanguagePack } from "../language-pack.ts";

export const stylesDe: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Das Ergebnis soll im Team bestehen können: klare Namen, kleine Funktionen, eine kurze Notiz zu den Entscheidungen.",
      ],
      [
        "assumptions",
        "Wo die Aufgabe etwas offen lässt, ‹nenn|nennen Sie› die Annahme, statt still zu raten.",
      ],
      ["alternatives", "‹Erwähn|Erwähnen Sie› die verworfene Alternative und den Grund."],
    ],
    creative: [
      [
        "angle",
        "‹Such|Suchen Sie› zuerst nach einem Weg, der nicht im Lehrbuch steht, und ‹nimm|nehmen Sie› ihn, wenn er mindestens so klar ist.",
      ],
      [
        "imagery",
        "Die Namen sollen erzählen, was geschieht, sodass sich der Code wie Prosa liest.",
      ],
      ["alternatives", "Zum Schluss eine überraschende Idee, wie man das weitertreiben könnte."],
    ],
    technical: [
      [
        "format",
        "Vor dem Code stehen die Eingaben mit Typen, die Ausgaben und die möglichen Fehler.",
      ],
      ["verification", "Dazu Tests für den Normalfall, die Grenzen und einen Fehlschlag."],
      [
        "criteria",
        "‹Gib|Geben Sie› Laufzeit und Speicherbedarf an und ab wann die Lösung nicht mehr reicht.",
      ],
    ],
  },
  text: {
    professional: [
      ["tone", "Der Ton ist sicher und schlicht, mit genauen Verben statt Adjektiven."],
      [
        "criteria",
        "Gut ist es, wenn man schon nach dem Anfang weiß, worum es geht, und nach dem Rest handeln kann.",
      ],
      [
        "assumptions",
        "‹Erfinde|Erfinden Sie› keine Fakten, Zahlen oder Zitate; was ich noch liefern muss, wird markiert.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Such|Suchen Sie› einen Blick{ zum Thema §|}, den kaum jemand erwartet, und ‹steig|steigen Sie› mittendrin ein.",
      ],
      [
        "imagery",
        "‹Arbeite|Arbeiten Sie› mit konkreten Bildern, Geräuschen und Stoffen statt mit abstrakten Wörtern; die Stimme darf Charakter haben.",
      ],
      [
        "alternatives",
        "Der Schluss zeigt das Bild vom Anfang in neuem Licht, statt alles zusammenzufassen.",
      ],
    ],
    technical: [
      [
        "format",
        "‹Gliedere|Gliedern Sie› mit Überschriften, die etwas aussagen, und einem Gedanken pro Absatz.",
      ],
      [
        "verification",
        "Am Ende jede Behauptung am Material prüfen und markieren, was sich nicht belegen lässt.",
      ],
      ["edge-cases", "Jeder Begriff wird einmal definiert und dann immer gleich verwendet."],
    ],
  },
  knowledge: {
    professional: [
      [
        "format",
        "Die Antwort steht in zwei Sätzen am Anfang, danach die Begründung, nach Gewicht geordnet.",
      ],
      [
        "tone",
        "‹Schreib|Schreiben Sie› klar und nüchtern und ‹trenn|trennen Sie›, was{ zum Thema §|} gesichert ist, von dem, was noch umstritten ist.",
      ],
      [
        "assumptions",
        "Beruht meine Frage auf einer falschen Annahme, dann gehört das an den Anfang.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Nähere dich|Nähern Sie sich› der Sache von einer unerwarteten Seite: mit einer Geschichte, einem Bild oder einem Gedankenexperiment, das den Kern sichtbar macht.",
      ],
      [
        "imagery",
        "‹Nimm|Nehmen Sie› eine Metapher, die wirklich trägt, und ‹sag|sagen Sie›, wo sie aufhört zu passen.",
      ],
      ["alternatives", "Am Ende steht eine Frage, die mich{ zum Thema §|} anders denken lässt."],
    ],
    technical: [
      ["format", "Erst die genaue Definition, dann der Mechanismus, dann seine Grenzen."],
      [
        "verification",
        "‹Trenn|Trennen Sie› Gesichertes von Gefolgertem und ‹sag|sagen Sie›, wie sich jede Aussage prüfen ließe.",
      ],
      [
        "constraints",
        "Zu jeder Aussage{ zum Thema §|} gehören Einheiten, Größenordnungen und die Bedingungen, unter denen sie gilt.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "‹Sag|Sagen Sie›, woran ich messbar erkenne, dass es funktioniert hat."],
      [
        "alternatives",
        "‹Wäg|Wägen Sie› Aufwand und Wirkung ab und ‹stell|stellen Sie› das Wichtigste nach vorn.",
      ],
      [
        "tone",
        "‹Formulier|Formulieren Sie› es so sachlich, dass ich es unverändert weitergeben kann.",
      ],
    ],
    creative: [
      ["angle", "Mindestens eine Idee darf gewagt sein, solange sie machbar bleibt."],
      [
        "imagery",
        "‹Beschreib|Beschreiben Sie› jeden Vorschlag so anschaulich, dass ich den Moment vor mir sehe.",
      ],
      ["alternatives", "‹Verbinde|Verbinden Sie› zwei Dinge, die selten zusammenkommen."],
    ],
    technical: [
      ["format", "Als Tabelle: Schritt, was hineingeht, was herauskommt, wie lange es dauert."],
      ["edge-cases", "Dazu die Risiken, woran man sie früh erkennt und was dann zu tun ist."],
      [
        "verification",
        "Vor der Ausgabe alles auf Widersprüche bei Zeit, Kosten und Kapazität prüfen.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Zum Schluss ein Satz, was das Ergebnis praktisch bedeutet."],
      [
        "tone",
        "‹Erklär|Erklären Sie› das Vorgehen so, dass Kollegen es nachvollziehen und wiederholen können.",
      ],
      ["alternatives", "‹Erwähn|Erwähnen Sie› einen einfacheren Weg, falls es ihn gibt."],
    ],
    creative: [
      [
        "angle",
        "Am Anfang steht ein Bild oder eine Vorstellung, die das Ergebnis vor der Rechnung plausibel macht.",
      ],
      ["imagery", "‹Übersetz|Übersetzen Sie› die Zahlen in etwas, das man sich vorstellen kann."],
      ["alternatives", "‹Zeig|Zeigen Sie› einen eleganteren zweiten Weg, falls es ihn gibt."],
    ],
    technical: [
      [
        "format",
        "Vor der Rechnung stehen die gegebenen Größen, das Gesuchte und die verwendeten Formeln.",
      ],
      [
        "constraints",
        "Einheiten und Genauigkeit durch jeden Schritt mitführen und erst am Ende runden.",
      ],
      ["criteria", "Dazu der Bereich, in dem das Verfahren gilt."],
    ],
  },
  image: {
    professional: [
      ["purpose", "Verwendet wird es für [Zweck]; es muss auch klein noch lesbar sein."],
      ["tone", "Zurückhaltende Farben, saubere Ausführung."],
      ["format", "Etwas ruhige Fläche bleibt frei, wo ein Titel stehen könnte."],
    ],
    creative: [
      ["tone", "Die Stimmung darf überraschen; Farbe und Licht tragen sie."],
      ["alternatives", "‹Mische|Mischen Sie› zwei Bildtraditionen, die man selten zusammen sieht."],
      ["depth", "Ein kleines Detail belohnt den zweiten Blick."],
    ],
    technical: [
      [
        "format",
        "Technik, Seitenverhältnis, Perspektive, Licht und Farbpalette einzeln festlegen.",
      ],
      ["edge-cases", "Anatomie, Spiegelungen und Proportionen bleiben physikalisch stimmig."],
      ["criteria", "Hintergrund und Motiv sind sauber voneinander getrennt."],
    ],
  },
};
