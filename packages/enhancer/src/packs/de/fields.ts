import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsDe: NonNullable<LanguagePack["fields"]> = {
  health: [
    [
      "edge-cases",
      "‹Sag|Sagen Sie›, bei welchen Anzeichen man zum Arzt gehen statt weiterlesen sollte.",
    ],
    [
      "sources",
      "‹Stütz|Stützen Sie› ‹dich|sich› auf den medizinischen Konsens{ zum Thema §|} und ‹markier|markieren Sie›, was nur einzelne Studien nahelegen.",
    ],
    ["context", "Es geht um [Alter, Vorerkrankungen, Medikamente]."],
  ],
  money: [
    [
      "edge-cases",
      "Auf den Tisch gehören{ zum Thema §|} auch Gebühren, Steuern und Risiken, die man leicht übersieht.",
    ],
    ["context", "‹Rechne|Rechnen Sie› mit [Betrag, Zeitraum, Land]."],
    [
      "examples",
      "‹Rechne|Rechnen Sie› einen realistischen Fall{ zum Thema §|} durch und ‹zeig|zeigen Sie›, an welcher Annahme er hängt.",
    ],
  ],
  law: [
    ["context", "Maßgeblich ist das Recht von [Land oder Bundesland]."],
    [
      "edge-cases",
      "‹Trenn|Trennen Sie› den Gesetzestext{ zum Thema §|} von der gelebten Praxis und ‹sag|sagen Sie›, wann ein Anwalt nötig ist.",
    ],
    [
      "sources",
      "‹Nenn|Nennen Sie› zu jeder Aussage{ zum Thema §|} die Vorschrift, damit ich nachschlagen kann.",
    ],
  ],
  travel: [
    ["context", "Geplant ist es für [Reisedaten, Mitreisende, Budget]."],
    [
      "steps",
      "‹Halt|Halten Sie› die Entfernungen realistisch und ‹sag|sagen Sie›, was vorab gebucht werden muss.",
    ],
    [
      "alternatives",
      "‹Halt|Halten Sie› einen Plan für schlechtes Wetter oder geschlossene Türen bereit.",
    ],
  ],
  food: [
    ["context", "Zu beachten sind [Ernährung, Küchengeräte, Zeit]."],
    [
      "steps",
      "‹Gib|Geben Sie› Mengen und Temperaturen an und woran man sieht oder riecht, dass ein Schritt fertig ist.",
    ],
    ["alternatives", "‹Nenn|Nennen Sie› einen Ersatz für alles, was schwer zu bekommen ist."],
  ],
  home: [
    ["edge-cases", "‹Sag|Sagen Sie›, wo Selbermachen gefährlich wird oder die Garantie kostet."],
    ["context", "Der Ort: [Raum, Größe, was schon da ist]."],
    ["criteria", "‹Schätz|Schätzen Sie› Aufwand, Material und Kosten{ zum Thema §|} grob ab."],
  ],
  animals: [
    [
      "depth",
      "‹Unterscheide|Unterscheiden Sie›{ zum Thema §|}, was für die Art gilt und was von Tier zu Tier verschieden ist.",
    ],
    [
      "examples",
      "‹Beschreib|Beschreiben Sie› das Verhalten so, dass ich es wiedererkenne, wenn ich es sehe.",
    ],
    [
      "edge-cases",
      "‹Sag|Sagen Sie›, welche Anzeichen Grund zur Sorge sind und welche schlicht Natur.",
    ],
  ],
  nature: [
    [
      "depth",
      "‹Verbinde|Verbinden Sie›, was vor Ort geschieht, mit dem größeren Kreislauf dahinter.",
    ],
    [
      "criteria",
      "‹Gib|Geben Sie› Größenordnungen{ zum Thema §|} an, damit sich die Effekte vergleichen lassen.",
    ],
    [
      "sources",
      "‹Sag|Sagen Sie›, wie gut die Messungen{ zum Thema §|} sind und wo Schätzungen weit auseinandergehen.",
    ],
  ],
  science: [
    [
      "depth",
      "‹Nenn|Nennen Sie› das Prinzip vor der Formel und ‹sag|sagen Sie› in schlichten Worten, was jede Größe bedeutet.",
    ],
    [
      "examples",
      "‹Beschreib|Beschreiben Sie› eine Beobachtung oder ein Experiment{ zum Thema §|}, in dem man es mit eigenen Augen sieht.",
    ],
    [
      "constraints",
      "‹Sag|Sagen Sie›, unter welchen Vereinfachungen die Erklärung{ zum Thema §|} gilt und wo sie bricht.",
    ],
  ],
  technology: [
    ["context", "‹Sag|Sagen Sie›, für welche Version oder welchen Stand die Antwort gilt."],
    [
      "depth",
      "‹Trenn|Trennen Sie›{ zum Thema §|}, was heute schon geht, von dem, was nur angekündigt ist.",
    ],
    [
      "edge-cases",
      "‹Sag|Sagen Sie› auch, was es für Datenschutz, Kosten und Abhängigkeit vom Anbieter heißt.",
    ],
  ],
  history: [
    [
      "sources",
      "‹Unterscheide|Unterscheiden Sie›, was zeitgenössische Quellen{ zum Thema §|} sagen und wie man später urteilte.",
    ],
    [
      "steps",
      "‹Bring|Bringen Sie› die Wendepunkte{ zum Thema §|} in ihre Reihenfolge und ‹sag|sagen Sie›, was jeden davon möglich machte.",
    ],
    ["alternatives", "‹Sag|Sagen Sie›, worüber sich Historiker{ zum Thema §|} bis heute streiten."],
  ],
  society: [
    [
      "alternatives",
      "‹Stell|Stellen Sie› die wichtigsten Positionen{ zum Thema §|} so dar, wie ihre Vertreter es selbst täten.",
    ],
    [
      "sources",
      "‹Halt|Halten Sie›{ zum Thema §|} Fakten und Werte auseinander und ‹sag|sagen Sie›, worum der Streit eigentlich geht.",
    ],
    [
      "examples",
      "Jedes Argument{ zum Thema §|} braucht einen Fall, an dem es sich bewähren musste.",
    ],
  ],
  business: [
    ["context", "Das Unternehmen: [Branche, Größe, Markt]."],
    ["criteria", "Jeder Punkt{ zum Thema §|} bekommt eine Kennzahl, die man verfolgen kann."],
    [
      "edge-cases",
      "‹Nenn|Nennen Sie› die Annahme{ zum Thema §|}, deren Irrtum am teuersten würde.",
    ],
  ],
  work: [
    ["context", "Meine Rolle und Lage: [Position, Team, was passiert ist]."],
    ["examples", "‹Gib|Geben Sie› mir den genauen Wortlaut, den ich verwenden könnte."],
    [
      "edge-cases",
      "‹Denk|Denken Sie› mit, wie die Gegenseite reagieren kann und was ich dann tue.",
    ],
  ],
  learning: [
    ["context", "Ich habe dafür [Zeit] und kann bisher [Vorwissen]."],
    [
      "steps",
      "‹Zerleg|Zerlegen Sie› den Stoff{ zum Thema §|} in aufeinander aufbauende Einheiten, jede mit einem Selbsttest.",
    ],
    [
      "edge-cases",
      "‹Nenn|Nennen Sie› die Stelle, an der die meisten Lernenden aufgeben, und wie man darüber hinwegkommt.",
    ],
  ],
  people: [
    ["context", "Zu den Beteiligten: [Alter, Beziehung, was ihnen wichtig ist]."],
    ["tone", "‹Bleib|Bleiben Sie› freundlich und konkret{ zum Thema §|}, ohne zu belehren."],
    ["alternatives", "Ein Vorschlag darf bequem sein, ein zweiter soll etwas Mut verlangen."],
  ],
  arts: [
    [
      "examples",
      "‹Nenn|Nennen Sie› bestimmte Werke oder Stellen{ zum Thema §|} statt allgemeinen Lobs.",
    ],
    [
      "depth",
      "‹Erklär|Erklären Sie›, mit welchen Mitteln die Wirkung entsteht, nicht nur, dass sie da ist.",
    ],
    ["constraints", "‹Verrat|Verraten Sie› nichts vom Ende, ohne vorher zu warnen."],
  ],
  games: [
    [
      "depth",
      "‹Erklär|Erklären Sie› den Gedanken hinter einem guten Zug, damit ich den nächsten selbst finde.",
    ],
    [
      "constraints",
      "‹Halt|Halten Sie› ‹dich|sich› an die Regeln und ‹sag|sagen Sie›, welche Fassung gemeint ist.",
    ],
    [
      "criteria",
      "‹Sag|Sagen Sie›, in welcher Spielsituation eine Wahl gut ist und in welcher nicht.",
    ],
  ],
  sport: [
    ["context", "Mein Stand und meine Grenzen: [Erfahrung, Verletzungen, Tage pro Woche]."],
    [
      "steps",
      "‹Steiger|Steigern Sie› die Belastung schrittweise und ‹sag|sagen Sie›, wann Zurückhaltung klüger ist.",
    ],
    ["criteria", "‹Sag|Sagen Sie›, woran ich Fortschritte{ zum Thema §|} merke."],
  ],
  language: [
    ["examples", "Zu jedem Punkt{ zum Thema §|} gehört ein Satz, den man wirklich sagen würde."],
    ["tone", "‹Nenn|Nennen Sie› die Stilebene: wo es natürlich klingt, wo steif und wo grob."],
    [
      "edge-cases",
      "‹Ergänz|Ergänzen Sie› die benachbarte Form, mit der man es leicht verwechselt.",
    ],
  ],
  web: [
    ["constraints", "Alles muss mit der Tastatur und auf kleinen Bildschirmen bedienbar bleiben."],
    ["context", "Es soll sich einfügen in [Framework und Version]."],
    ["edge-cases", "‹Behandle|Behandeln Sie› auch die Zustände Laden, Leer und Fehlgeschlagen."],
    ["format", "‹Gib|Geben Sie› jede Datei vollständig an, mit dem Pfad davor."],
  ],
  systems: [
    ["context", "Es läuft auf [System, Version, Größe]."],
    [
      "verification",
      "‹Sag|Sagen Sie› nach jedem Befehl, welche Ausgabe den Erfolg zeigt und wie man ihn rückgängig macht.",
    ],
    ["edge-cases", "‹Denk|Denken Sie› an Neustarts, Zeitüberschreitungen und fehlende Rechte."],
    [
      "criteria",
      "‹Bevorzuge|Bevorzugen Sie›, was sich gefahrlos zweimal ausführen lässt, und ‹nenn|nennen Sie› die Ausnahmen.",
    ],
  ],
  algorithms: [
    [
      "criteria",
      "‹Nenn|Nennen Sie› Zeit- und Speicherbedarf und bis zu welcher Eingabegröße das reicht.",
    ],
    ["examples", "‹Spiel|Spielen Sie› eine kleine Eingabe von Hand durch."],
    [
      "edge-cases",
      "‹Behandle|Behandeln Sie› leere Eingaben, Duplikate und Höchstwerte mit Absicht.",
    ],
    [
      "alternatives",
      "‹Begründe|Begründen Sie›, warum dieser Ansatz dem naheliegenden vorzuziehen ist.",
    ],
  ],
  "data-science": [
    ["context", "Die Daten sehen so aus: [Spalten, Umfang, Herkunft]."],
    [
      "verification",
      "‹Prüf|Prüfen Sie› das Ergebnis an einem kleinen Ausschnitt, den man von Hand nachrechnen kann.",
    ],
    [
      "edge-cases",
      "Fehlende Werte und Ausreißer werden offen behandelt, nicht stillschweigend gelöscht.",
    ],
    ["criteria", "‹Sag|Sagen Sie›, was die Zahlen{ zum Thema §|} nicht hergeben."],
  ],
  story: [
    [
      "steps",
      "‹Lass|Lassen Sie› die Handlung{ zum Thema §|} so spät wie möglich einsetzen und an einer einzigen Entscheidung kippen.",
    ],
    ["edge-cases", "‹Gib|Geben Sie› dem Gegenspieler einen Grund, den man verstehen kann."],
    ["verification", "‹Streich|Streichen Sie› jeden Satz, der erklärt, was die Szene schon zeigt."],
  ],
  poem: [
    [
      "constraints",
      "‹Halt|Halten Sie› ein Bild{ zum Thema §|} durch, statt viele vorbeiziehen zu lassen.",
    ],
    [
      "format",
      "Der Rhythmus soll zum Gegenstand passen; gereimt wird nur, wo es ungezwungen kommt.",
    ],
    [
      "verification",
      "‹Lies|Lesen Sie› alles im Kopf laut und ‹bessere|bessern Sie› jede Zeile nach, die stolpert.",
    ],
  ],
  song: [
    [
      "format",
      "Strophen, die weitererzählen, und ein Refrain{ zum Thema §|}, den man nach einmal Hören mitsingt.",
    ],
    ["steps", "In der Bridge kommt das zur Sprache, was die Strophen verschweigen."],
  ],
  essay: [
    [
      "purpose",
      "‹Vertritt|Vertreten Sie› eine These{ zum Thema §|}, der ein vernünftiger Mensch widersprechen könnte, und ‹nenn|nennen Sie› sie früh.",
    ],
    ["alternatives", "‹Antworte|Antworten Sie› auf den besten Einwand, nicht auf den schwächsten."],
    ["steps", "Jeder Absatz soll aus dem vorigen folgen."],
  ],
  article: [
    [
      "steps",
      "Der Einstieg ist eine Szene oder ein Befund{ zum Thema §|}, nicht die Weltgeschichte.",
    ],
    [
      "purpose",
      "‹Gib|Geben Sie› den Lesern eine Sache{ zum Thema §|} mit, die sie ausprobieren oder überdenken können.",
    ],
    ["format", "Zwischenüberschriften sagen schon, worauf der Abschnitt hinausläuft."],
  ],
  speech: [
    ["tone", "‹Schreib|Schreiben Sie› fürs Ohr: kurze Sätze, je ein Gedanke."],
    ["steps", "Anfang und Schluss teilen sich ein Bild{ zum Thema §|}, am Ende anders gesehen."],
  ],
  joke: [
    ["steps", "Der Aufbau bleibt kurz, und die Wendung fällt mit den allerletzten Worten."],
    [
      "constraints",
      "Gelacht wird über die Lage{ zum Thema §|}, nicht über Menschen, die nichts dafür können.",
    ],
  ],
};

export const briefFieldsDe: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Mit Warnzeichen, die zum Arzt führen."]],
  money: [["edge-cases", "Versteckte Kosten und Risiken inbegriffen."]],
  law: [["context", "Rechtsraum: [Land oder Bundesland]."]],
  travel: [["context", "Reisedaten und Budget: [Angaben]."]],
  food: [["steps", "Mit Mengen und Zeiten."]],
  home: [["criteria", "Mit Aufwand und groben Kosten."]],
  animals: [["depth", "Arttypisches, keine Anekdoten."]],
  nature: [["criteria", "Mit Größenordnungen{ zum Thema §|}."]],
  science: [["depth", "Prinzip vor Formel."]],
  technology: [["context", "Mit Version oder Stand."]],
  history: [["steps", "Wendepunkte{ zum Thema §|} der Reihe nach."]],
  society: [["alternatives", "Die Hauptpositionen{ zum Thema §|}, jede fair."]],
  business: [["criteria", "Je Punkt eine Kennzahl."]],
  work: [["examples", "Mit fertigen Formulierungen für mich."]],
  learning: [["steps", "Kleine Einheiten mit Selbsttest."]],
  people: [["tone", "Freundlich und konkret."]],
  arts: [["examples", "Bestimmte Werke oder Stellen{ zum Thema §|}."]],
  games: [["constraints", "Streng nach den Regeln."]],
  sport: [["steps", "Belastung langsam steigern."]],
  language: [["examples", "Beispielsätze aus dem Alltag{ zum Thema §|}."]],
  web: [["edge-cases", "Auch Laden, Leer und Fehler."]],
  systems: [["verification", "Je Schritt: wie prüfen, wie zurücknehmen."]],
  algorithms: [["criteria", "Mit Zeit- und Speicherbedarf."]],
  "data-science": [["edge-cases", "Fehlende Werte offen behandelt."]],
  story: [["steps", "Später Einstieg, ein Wendepunkt."]],
  poem: [["constraints", "Ein einziges Bild{ zum Thema §|}."]],
  song: [["format", "Strophen und ein singbarer Refrain."]],
  essay: [["purpose", "Eine strittige These{ zum Thema §|}."]],
  article: [["steps", "Einstieg mit Szene oder Befund{ zum Thema §|}."]],
  speech: [["tone", "Fürs Ohr, kurze Sätze."]],
  joke: [["steps", "Pointe ganz am Schluss."]],
};
