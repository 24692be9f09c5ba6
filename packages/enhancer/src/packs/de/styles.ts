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
      ["tone", "Kommentare erklären das Warum, nicht das Was, und bleiben selten."],
      ["edge-cases", "Fehler fallen früh auf, mit einer Meldung, die weiterhilft."],
      ["purpose", "‹Schreib|Schreiben Sie› für die Person, die es in einem Jahr ändern muss."],
      [
        "sources",
        "‹Greif|Greifen Sie› zuerst zu dem, was die Sprache{ zum Thema §|} schon mitbringt, und ‹nenn|nennen Sie› den Aufruf.",
      ],
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
      [
        "examples",
        "Das Beispiel{ zum Thema §|} soll Lust aufs Ausprobieren machen, kein foo und bar.",
      ],
      ["depth", "‹Erzähl|Erzählen Sie› die Grundidee{ zum Thema §|} in zwei Sätzen als Bild."],
      ["tone", "Ein Kommentar mit Augenzwinkern ist willkommen."],
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
      [
        "edge-cases",
        "‹Führ|Führen Sie› die Fehlerfälle einzeln auf, je mit dem Signal an den Aufrufer.",
      ],
      ["depth", "‹Sag|Sagen Sie›, was sich bei Nebenläufigkeit und sehr großen Eingaben ändert."],
      ["sources", "Algorithmus oder Entwurfsmuster beim Fachnamen nennen."],
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
      ["steps", "Die Schlussfolgerung{ zum Thema §|} steht vorn, die Gründe folgen."],
      [
        "examples",
        "Jede Behauptung{ zum Thema §|} stützt sich auf einen Beleg, den ich nachprüfen kann.",
      ],
      ["constraints", "‹Streich|Streichen Sie› Füllwörter und abgegriffene Wendungen."],
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
      ["tone", "Der Rhythmus darf wechseln: lange Sätze tragen, kurze halten an."],
      [
        "examples",
        "Statt zu behaupten, ‹zeig|zeigen Sie› eine Szene{ zum Thema §|}, die man hören und riechen kann.",
      ],
      ["constraints", "Die ersten drei Einfälle{ zum Thema §|} sind tabu."],
      ["steps", "Am Anfang fällt nebenbei ein Detail{ zum Thema §|}, das erst am Ende zündet."],
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
      ["steps", "Vor dem Text die Gliederung, eine Zeile je Abschnitt."],
      [
        "sources",
        "‹Markier|Markieren Sie›, wo eine Quelle{ zum Thema §|} nötig ist und welche Art von Quelle genügt.",
      ],
      [
        "constraints",
        "Fakten, Deutung und Empfehlung{ zum Thema §|} stehen in getrennten Absätzen.",
      ],
      ["criteria", "Zum Schluss die offenen Fragen{ zum Thema §|}, die der Text nicht klärt."],
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
      [
        "criteria",
        "‹Gewichte|Gewichten Sie› die Punkte{ zum Thema §|} nach ihren Folgen und ‹sag|sagen Sie›, was ich getrost übergehen kann.",
      ],
      ["constraints", "Kein Hintergrund, der an meinem Vorgehen nichts ändert."],
      ["alternatives", "Auch die ernsthafteste Gegenposition{ zum Thema §|} kommt zu Wort."],
      ["purpose", "Zum Schluss, was daraus praktisch folgt."],
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
      [
        "examples",
        "Eine kleine, lebensnahe Begebenheit{ zum Thema §|} soll den Kern von selbst zeigen.",
      ],
      ["tone", "‹Erzähl|Erzählen Sie› davon wie beim Kaffee mit Freunden."],
      ["constraints", "Bitte ohne die Beispiele{ zum Thema §|}, die alle bringen."],
      [
        "depth",
        "‹Nimm|Nehmen Sie› die Frage{ zum Thema §|} ernst, die ein Kind stellen würde, und ‹geh|gehen Sie› von ihr aus.",
      ],
    ],
    technical: [
      ["format", "Erst die genaue Definition, dann der Mechanismus, dann seine Grenzen."],
      [
        "verification",
        "‹Trenn|Trennen Sie› Gesichertes von Gefolgertem und ‹sag|sagen Sie›, wie sich jede Aussage prüfen ließe.",
      ],
      [
        "constraints",
        "Zu jeder Aussage{ zum Thema §|} gehören die Bedingungen, unter denen sie gilt, und Einheiten, wo Zahlen stehen.",
      ],
      [
        "steps",
        "‹Nummerier|Nummerieren Sie› die Schritte der Argumentation, damit sich jeder einzeln anfechten lässt.",
      ],
      ["edge-cases", "Grenzfälle{ zum Thema §|} einzeln, je mit dem Ergebnis."],
      [
        "sources",
        "Die Fachbegriffe{ zum Thema §|}, unter denen man gezielt weitersuchen kann, gehören dazu.",
      ],
      ["assumptions", "Alles Vorausgesetzte steht gesammelt an einer Stelle."],
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
      [
        "constraints",
        "Nur, was{ zum Thema §|} mit gewöhnlichen Mitteln und in gewöhnlicher Zeit machbar ist.",
      ],
      ["edge-cases", "‹Zeig|Zeigen Sie› die Abhängigkeit, die am ehesten reißt."],
      [
        "sources",
        "‹Unterscheid|Unterscheiden Sie› bewährte Praxis{ zum Thema §|} von eigener Einschätzung.",
      ],
    ],
    creative: [
      ["angle", "Mindestens eine Idee darf gewagt sein, solange sie machbar bleibt."],
      [
        "imagery",
        "‹Beschreib|Beschreiben Sie› jeden Vorschlag so anschaulich, dass ich den Moment vor mir sehe.",
      ],
      ["alternatives", "‹Verbinde|Verbinden Sie› zwei Dinge, die selten zusammenkommen."],
      ["constraints", "Was auf jeder Liste{ zum Thema §|} steht, bleibt weg."],
      [
        "depth",
        "‹Treib|Treiben Sie› die beste Idee{ zum Thema §|} einen Schritt weiter, als vernünftig wäre.",
      ],
      ["tone", "Leichtfüßig, wie Notizen unter Menschen, die gern zusammenarbeiten."],
    ],
    technical: [
      ["format", "Als Tabelle: Schritt, was hineingeht, was herauskommt, wie lange es dauert."],
      ["edge-cases", "Dazu die Risiken, woran man sie früh erkennt und was dann zu tun ist."],
      [
        "verification",
        "Vor der Ausgabe alles auf Widersprüche bei Zeit, Kosten und Kapazität prüfen.",
      ],
      ["criteria", "Je Punkt Aufwand, Zuständigkeit und ein Abnahmekriterium."],
      ["steps", "‹Ordne|Ordnen Sie› die Arbeit{ zum Thema §|} danach, was wovon abhängt."],
      ["constraints", "Annahmen über Zeit und Mittel{ zum Thema §|} gesammelt an einer Stelle."],
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
      ["format", "Das Ergebnis in die erste Zeile, der Weg darunter."],
      ["edge-cases", "‹Nenn|Nennen Sie› den Fehler, der zum üblichen falschen Ergebnis führt."],
    ],
    creative: [
      [
        "angle",
        "Am Anfang steht ein Bild oder eine Vorstellung, die das Ergebnis vor der Rechnung plausibel macht.",
      ],
      ["imagery", "‹Übersetz|Übersetzen Sie› die Zahlen in etwas, das man sich vorstellen kann."],
      ["alternatives", "‹Zeig|Zeigen Sie› einen eleganteren zweiten Weg, falls es ihn gibt."],
      ["tone", "Die Lösung darf sich lesen wie eine Spurensuche."],
      ["purpose", "Am Ende, wo derselbe Gedanke im Alltag wieder auftaucht."],
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
      ["verification", "Gegenprobe über Einheit, Vorzeichen und Größenordnung."],
      ["steps", "Erst mit Symbolen lösen und die Zahlen ganz zum Schluss einsetzen."],
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
