import { germanCare } from "../care/evidence/de.ts";
import type { Lexicon } from "./lexicon.ts";

export const german: Lexicon = {
  tag: "de",
  care: germanCare,
  actions: {
    write:
      "schreib*|verfass*|erstell*|mach|mache|machen sie|entwirf|entwerfen|generier*|programmier*|entwickl*|implementier*|formulier*|bau|baue|gib mir|geben sie mir|ich brauche|ich möchte|ich will|ich hätte gern|dicht*|erzähl*|gestalt*|denk dir|schreiben|verfassen|schreib mir|schreiben sie|erzähl mir eine|erzähl mir einen|erzähle eine|erzähle einen|erfinde*|stell mir|stelle mir|kannst du mir|lass dir|denke dir|reim*|bastel*|konzipier*|liefere|liefern sie|ich bräuchte|ich hätte gerne|wir brauchen|erzähl einen|erzähl eine|erzählen sie mir eine|erzählen sie mir einen|verfass mir|skizzier eine|denken sie sich|schreib bitte|schreibt mir",
    improve:
      "verbesser*|überarbeit*|umformulier*|korrigier*|redigier*|kürz*|optimier*|umschreib*|schreib den text um|lektorier*|umformulieren|formuliere um|formulier um|aufbesser*|mach den text|mache den text|schreib um|schreibe um|verkürz*|peppe",
    fix: "fehler|funktioniert nicht|geht nicht|debugg*|beheb*|reparier*|absturz|stürzt ab|klappt nicht|fix|korrigier den code|wirft einen fehler|fehlermeldung|läuft nicht|kompiliert nicht|debuggen",
    explain:
      "erklär*|erläuter*|beschreib*|was ist|was sind|was bedeutet|was heißt|wie funktioniert|wie funktionieren|warum|wieso|weshalb|definier*|schilder*|skizzier*|erklären|erkläre|beschreiben|skizzieren|umreiß*|wie läuft|wie kommt es|wie entsteht|wie entstehen|was war|was waren|worum geht|was versteht man|worin besteht|worin liegt|stell dar|stelle dar|stellen sie dar|diskutier*|veranschaulich*|verdeutlich*|führe aus|erzähl mir von|erzähl mir vom|erzähl mir über|erzähl mir etwas über|erzähl mir was über|erzähl mir mehr|erzähle mir von|erzähle mir etwas über|erzähle mir mehr|besprich|bespreche|besprechen sie|erörter*|zeig mir, wie|zeigen sie mir, wie|geh darauf ein|gehen sie auf|was bedeuten|was heißen",
    review:
      "bewert*|beurteil*|prüf*|feedback|rückmeldung|begutacht*|kritisier*|was hältst du|was halten sie|gib mir feedback|was denkst du|was denken sie|was meinst du|schätze ein|einschätzung",
    refactor: "refaktor*|refactor*|aufräum*|umstrukturier*|vereinfach*|lesbarer",
    test: "unit-test*|unittest*|testfälle|tests für|schreib tests|testfall",
    compare:
      "vergleich*|unterschied*|vor- und nachteile|vorteile und nachteile|gegenüberstell*|versus|vs|besser als|worin unterscheiden|gegenüberstellen|was ist besser",
    summarise:
      "fass*|zusammenfass*|zusammenfassung|kernpunkte|kernaussagen|zusammenzufassen|fasse zusammen|kurzfassung|in eigenen worten",
    translate:
      "übersetz*|übersetzung|auf englisch|ins englische|ins deutsche|wie sagt man|ins spanische|ins französische|auf deutsch",
    plan: "plan|plane|planen|planung|reiseplan|zeitplan|ablaufplan|fahrplan|strategie|organisier*|vorbereit*|planst|plant|plane mir|erstelle einen plan|trainingsplan|speiseplan",
    brainstorm:
      "ideen|brainstorm*|vorschläge|namen für|namensvorschläge|einfälle|ideen für|fallen dir|was könnte man|mögliche titel|überleg dir|überlege dir|überlegen sie sich",
    analyse:
      "analysier*|analyse|untersuch*|auswert*|wert aus|analysieren|werten sie aus|auszuwerten",
    research:
      "recherchier*|finde|such*|herausfinden|informationen über|informationen zu|quellen zu|studien zu|finden|recherchiere|suche nach|wo finde ich|wo gibt es|informationen zum|infos",
    recommend:
      "empfiehl|empfehl*|empfehlung*|tipps|rat|ratschl*|soll ich|sollte ich|wie kann ich|wie mache ich|was ist der beste|was ist die beste|schlag|empfehlen|empfehle|welches sollte|welche sollte|welchen sollte|was soll ich|was sollte ich|was kann ich|was tun|was hilft|wie sollte ich|wie könnte ich|was würdest du|was würden sie|hast du tipps|rate mir|welche bücher|wie können wir|schlage|schlagen sie|schlag mir|raten sie mir",
    calculate:
      "berechn*|rechne|löse|lösen sie|wie viel*|wieviel*|beweis*|wahrscheinlichkeit|ausrechnen|berechnen|bestimme|bestimmen sie|ermittle|ermitteln sie|zeige, dass|zeigen sie, dass|gesamtbetrag|gesamtkosten|gesamtpreis|flächeninhalt|mittelwert",
    teach:
      "lern*|bring mir|unterricht*|lektion|kurs|übungsaufgaben|hausaufgaben|quiz|bringen sie mir|hilf mir zu verstehen|hilf mir beim lernen|lehre mich|übungen zu|arbeitsblatt",
    draw: "zeichne|zeichnen sie|male|bild von|bild eines|bild einer|illustration|logo|foto von|skizze|zeichnen|malen|illustrier*",
    act: "du bist|sie sind ein|sie sind eine|spiel die rolle|tu so|agier*|übernimm die rolle|nimm die rolle|schlüpf*|spielen sie einen|spielen sie eine|fungieren|fungierst|die rolle spielen|die rolle übernehmen",
    sort: "klassifizier*|extrahier*|identifizier*|ordne|sortier*|zähle|wähle|konvertier*|kategorisier*|ordnen sie|ordne zu",
    list: "liste|list*|nenn*|zähl*|aufzähl*|beispiele für|aufzählen|auflisten|zähle auf|nenne mir|nennen sie|gib mir eine liste|erstelle eine liste|welche schritte|führe auf|was sind einige|was sind die wichtigsten|was sind die häufigsten|was sind typische|was sind gute|was sind beliebte|welche sind die",
    question:
      "was|wie|warum|wieso|wann|wo|wer|welche|welcher|welches|gibt es|ist es|woher|wohin|womit|kann man|ist|sind|hat|soll|lohnt sich|lohnt es sich|stimmt es",
  },
  objects: {
    literary:
      "gedicht|gedichte|geschichte|lied|songtext|märchen|roman|drehbuch|witz|kurzgeschichte|dialog|szene|reim|monolog|fabel|krimi|limerick|haiku|kurzgeschichten|geschichten|lieder|witze|ballade|erzählung|gutenachtgeschichte|sonett|liebesbrief|fanfiction|flachwitz|flachwitze",
    code: "code|funktion|skript|script|python|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|algorithmus|programm|klasse|regex|api|app|website|webseite|methode|bash|docker|datenbankabfrage",
    email:
      "e-mail|email|einladung*|mail|brief|nachricht an|anschreiben an|antwort auf|newsletter|schreiben an|absage|mail an|e-mail an|brief an|beschwerde*|kündigungsschreiben|glückwunsch*|dankesschreiben",
    text: "aufsatz|geschichte|gedicht|artikel|blogbeitrag|blogartikel|blogpost|blog-beitrag|bericht|lied|songtext|rede|dialog|roman|text|absatz|kapitel|drehbuch|märchen|witz|essay|erörterung|kurzgeschichte|beitrag|biografie|satz|reportage|hausarbeit|drehbücher|szene|erzählung|stellungnahme|vortrag|referat|ansprache|kolumne|kommentar|rezension|monolog|zusammenfassung|beschreibung",
    marketing:
      "werb*|marketing|slogan|kampagne|produktbeschreibung|landingpage|landing page|seo|social media|instagram|linkedin-post|linkedin|pressemitteilung|claim|tiktok|anzeige",
    resume:
      "lebenslauf|bewerbung*|anschreiben|motivationsschreiben|stellenanzeige|arbeitszeugnis|cv",
    data: "tabelle|excel|csv|datensatz|daten|datenbank|diagramm|pivot*|auswertung|statistik|sql",
    image:
      "bild|logo|illustration|foto|zeichnung|poster|plakat|porträt|icon|gemälde|hintergrundbild",
    maths:
      "gleichung|integral|ableitung|wahrscheinlichkeit|matrix|bruch|geometrie|dreieck|prozent|summe|beweis|primzahl*|quadrat*|satz des",
    plan: "reise|urlaub|zeitplan|ernährungsplan|trainingsplan|hochzeit|feier|party|geburtstag|wochenende|lernplan|budget|tagesablauf|speiseplan|essensplan|umzug|ausflug|städtetrip|reiseroute|kindergeburtstag",
    meeting:
      "besprechung|meeting|tagesordnung|agenda|protokoll|aufgabenliste|to-do-liste|checkliste|prioritäten|arbeitsablauf",
    lesson:
      "unterricht*|schüler*|hausaufgaben|kurs|prüfung|lehrplan|arbeitsblatt|quiz|unterrichtsstunde|studierende|arbeitsblätter|stundenentwurf|klassenarbeit|lernkarten",
    ideas: "ideen|namen|titel|themen|vorschläge|geschenk*|name für|einen namen",
  },
  slots: {
    audience:
      "für anfänger|für kinder|für einsteiger|für schüler|für studierende|für studenten|für entwickler|zielgruppe|leser*|für laien|für experten|für meinen chef|an meinen chef|an meine chefin|für kunden|an kunden|für mein team|jährige*|richtet sich an|für fachleute|für eltern|für jugendliche|publikum|an meinen vermieter|für kollegen|schülerinnen",
    purpose:
      "damit|ziel|zweck|um zu|ich brauche das|dient|soll erreichen|wirkung|anliegen|was ich erreichen",
    tone: "ton|tonfall|formell|informell|freundlich|sachlich|humorvoll|lustig|witzig|überzeugend|höflich|locker|seriös|im stil|stil von|ironisch|herzlich|fesselnd*|poetisch|duzen|siezen",
    length:
      "wörter|wörtern|sätze|sätzen|absätze|absätzen|zeichen|seiten|kurz|knapp|ausführlich|detailliert|lang|höchstens|mindestens|maximal|zeilen|minuten|stichpunkte|strophen|umfang",
    format:
      "tabelle|liste|stichpunkte|stichpunkten|aufzählung|json|markdown|csv|schritt für schritt|gliederung|überschrift*|spalten|format|vorlage|gedicht|aufsatz|nummeriert*|abschnitt*|betreff|absatz|absätze|in form",
    constraints:
      "muss|müssen|darf nicht|soll nicht|sollte nicht|nicht|kein|keine|keinen|ohne|nur|vermeide*|höchstens|mindestens|maximal|genau|innerhalb|niemals|immer|achte darauf|achten sie|stelle sicher|anforderung*|statt|außer|einschließlich|bedingung*|unter|zwischen|budget|beschränk*|behalte|behalten sie|jeweils|verzicht*",
    examples: "zum beispiel|z. b.|z.b.|beispiel*|wie etwa|beispielsweise|muster|etwa so",
    context:
      "ich bin|ich habe|mein|meine|meinen|meiner|wir sind|unser|unsere|derzeit|aktuell|hintergrund|kontext|situation|gegeben|basierend|folgende*|ich arbeite|angenommen|stell dir vor|projekt|firma|unternehmen|bisher|ausgangslage|ich werde ihnen|ich werde dir|ich gebe ihnen|ich gebe dir|ich nenne|ich beschreibe|ich schreibe",
    deadline:
      "bis morgen|bis montag|bis freitag|frist|bis ende|innerhalb einer woche|nächste woche|diese woche|pro woche|pro tag|heute noch",
    stack:
      "python|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|version|bibliothek|framework|umgebung|pandas",
    criteria:
      "kriterien|kriterium|erfolg*|messbar|woran|gelungen|erwartet*|bewertet|abnahme|gut ist",
    role: "du bist|sie sind ein*|als experte|als expertin|rolle|aus sicht|aus der sicht|perspektive|in der rolle|dass sie einen|dass sie eine|dass du einen|dass du eine|dass sie als|dass du als|handeln sie als|fungier*|agieren|auftreten als",
    steps:
      "schritt für schritt|zuerst|dann|anschließend|schritte|schrittweise|reihenfolge|danach|der reihe nach",
    sources: "quelle*|beleg*|zitier*|studie*|laut|nachweis*",
    depth:
      "ausführlich|detailliert|gründlich|im detail|überblick|grundlagen|fortgeschritten*|vertief*|einfach erklärt",
    assumptions:
      "annahme*|nimm an|angenommen|nachfragen|frag nach|fragen sie nach|falls unklar|falls etwas",
    angle: "blickwinkel|perspektive|unerwartet*|überrasch*|originell*|wendung|klischee*|einstieg",
    imagery:
      "bildhaft*|metapher*|stimmung|farben|licht|sinnlich*|sinneseindr*|atmosphäre|anschaulich*",
    "edge-cases":
      "randfall|randfälle|grenzfall|grenzfälle|leere eingabe*|ungültige*|fehlerbehandlung|sonderfälle",
    verification: "prüf*|test|tests|überprüf*|begründ*|nachweis*|probe|kontrollier*|rechenweg",
    alternatives:
      "alternative*|variante*|möglichkeiten|optionen|abwägung*|mehrere|vor- und nachteile",
  },
  vague:
    "irgendwas|irgendetwas|irgendwie|etwas|sachen|dinge|zeug|usw|und so weiter|irgendein*|vielleicht|was auch immer|keine ahnung|egal was|was nettes|was gutes",
  negations:
    "nicht|kein|keine|keinen|keinem|keiner|nie|niemals|ohne|weder|noch|außer|statt|vermeide*|nichts|niemand",
  greetings:
    "hallo|hi|guten morgen|guten tag|guten abend|danke|danke schön|vielen dank|tschüss|ja|nein|ok|okay|wie geht es dir|wie geht's|moin|servus|super|gute nacht|wer bist du|grüß dich",
  jailbreak:
    "ignoriere alle|ignoriere deine|ignoriere die|vergiss alle|vergiss deine|ohne einschränkungen|ohne jede einschränkung|keine einschränkungen|systemprompt|system-prompt|jailbreak|umgehe deine|keine moral|entwicklermodus|unzensiert",
  personal:
    "mein|meine|meinen|meiner|meinem|hilf mir|helfen sie mir|ich brauche|ich will|ich möchte|für mich|ich suche|kann ich|soll ich|sollte ich|wie kann ich|ich habe|ich bin|unser|unsere|wir brauchen|ich bräuchte|ich würde gern|wir wollen|wir möchten|meines|unserer|unserem|unseren|ich muss|hilf uns|was soll ich|was kann ich|empfiehl mir",
  relative:
    "beste|besten|bester|bestes|gute|guten|gutes|guter|beliebt*|geeignet*|günstig*|billig*|in der nähe|neueste*|neue|neuen|neuer|neues|aktuelle*|zuverlässig*|schön*|interessant*|gesund*|leicht*|schnell*|verschiedene*|bestimmte*|passend*|ideal*|perfekt*|lokal*",
  openRequest:
    "erzähl mir was|erzählen sie mir|informationen über|informationen zu|infos zu|infos über|ich suche|mehr über|etwas über|alles über|sag mir etwas|was weißt du über|was wissen sie über|was kannst du mir über|was weißt du zu|erzähl etwas|erzähl mir etwas|erzähle etwas|infos zum|gib mir informationen|wissen über|ich möchte etwas über|ich würde gern mehr|erzähl mir von|erzähle mir etwas|erzähl mir mehr",
  aspects:
    "symptome|ursache*|nutzen|vorteil*|nachteil*|geschichte|herkunft|kosten|preis*|definition|bedeutung|nebenwirkung*|unterschied*|voraussetzung*|behandlung*|biografie|karte|fahrplan|adresse|rezept*|arten|typen|beispiele|gefahr*|risik*|gesetz*|regeln|wirkung*|auswirkung*|rolle|zweck|funktion*|merkmale|schritte|ablauf|aufbau|einwohnerzahl|lage|öffnungszeiten|gehalt|statistik*|datum|autor|handlung|zusammenfassung|eigenschaften|größe|alter|gründe|grund|tipps",
  definite:
    "der unterschied|den unterschied|die bedeutung|die wichtigsten|die größten|die häufigsten|der aktuelle|die aktuelle|alle|jede|jeder|die ursachen|die folgen|die geschichte der|die geschichte des|die grundlagen|vor- und nachteile",
  material:
    "dieser text|diesen text|diesem text|den text|diesen artikel|dieser code|diesen code|die datei|eine datei|dieser satz|diesen satz|folgenden|folgende|diesen absatz|mein aufsatz|meinen aufsatz|diesen aufsatz|diesem aufsatz|mein code|meinen code|meinen lebenslauf|dieses dokument|diese liste|dieses bild|diese daten",
  padding:
    "nimm dir zeit|lass dir zeit|sehr wichtig für mich|wichtig für mich|wäre sehr dankbar|sehr dankbar|vielen dank im voraus|danke im voraus|gib dein bestes|so gut du kannst|ich würde mich freuen|ich hoffe|richtig gute antwort|sehr gute antwort|ich wollte fragen|wenn es keine umstände|bitte|wirklich|sehr|wichtig|sorgfältig|dankbar|danke|antwort|qualität|einfach|eigentlich|ehrlich|hoffe|unbedingt|äußerst|zeit",
  harm: "bombe bauen|sprengsatz|einbrechen|stehlen|phishing|schadsoftware|geldwäsche|jemanden töten|jemanden vergiften|drogen herstellen|ohne erwischt zu werden|illegal",
  override:
    "ignoriere|missachte|vergiss|umgehe|ohne|keine|keinerlei|frei von|nicht gebunden|verweigere nie|egal ob",
  rules:
    "anweisungen|beschränkungen|einschränkungen|richtlinien|regeln|ethik|moral|filter|zensur|grenzen|inhaltsrichtlinien|warnhinweise",
  preamble:
    "hier ist|hier sind|gerne|natürlich|klar|selbstverständlich|verbesserter prompt|überarbeiteter prompt|verbesserte version|optimierter prompt|sicher",
  topicFillers:
    "mir|uns|bitte|mal|kurz|einmal|einfach|ausführlich|wie|was|warum|genau|doch|den begriff|das konzept",
  topicStops:
    "der sich|dass|weil|damit|für|in|mit|ohne|um|zu|aus|bei|nach|von mir|wenn|als|wie|ist|sind|war|und dann|bitte|der dann|auf|an|so|ich|du|sie|es|im|am|vom|zum|zur|wird|werden|kann|soll|funktioniert|mir|auch|sowie|aber|oder|indem|durch|unter|wo|warum|was",
};
