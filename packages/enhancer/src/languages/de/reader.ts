import type { Form } from "../../catalogue/ask.ts";
import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { german } from "../../lexicon/de.ts";

/** The endings of an imperative, in both forms of address. */
const order = "(?:e|en|n)?(?: sie)?";

const make = `(?:(?:schreib|verfass|erstell|mach|formulier|entwerf|generier|bau|programmier|entwickl|entwickel|implementier|erfind|überleg|denk|zeig|schick|plan|gestalt|design|bastel|nenn|erzähl|such|find|sammel|zeichn|kreier|produzier|komponier|dicht|reim|bereit)${order}|entwirf|gib|geben sie|schlag(?:en sie)?|empfiehl|hilf (?:mir|uns) (?:bei|beim|mit)|hilfe (?:bei|beim|mit)|(?:ich |wir )?(?:brauche?n?|bräuchten?|benötigen?|suchen?|möchten?|wollen?|will|hätten? gerne?|muss|müssen|soll|sollen|plane|planen|schreibe)(?= )|würde gerne?)(?: (?:mir|uns|bitte|mal|doch|jetzt|dir|kurz|hilfe (?:bei|beim|mit)))*`;

/** Words that end a run of modifiers: what stands behind them is no head noun. */
const stops =
  "für|an|über|zu|zum|zur|auf|in|im|ins|von|vom|mit|bei|beim|aus|dass|ob|wie|was|wer|wo|wann|warum|wieso|weshalb|und|oder|als|ist|sind|war|waren|nach|um|ich|du|er|wir|ihr|sie|es|nicht|hat|habe|haben|kann|können|soll|sollte|wird|werden|weil|wenn|damit|per|gegen|ohne|welche[rsn]?";

const between = `(?:(?!(?:${stops})(?!\\p{L}))[\\p{L}\\p{N}'&/+.%$#-]+(?:,(?! (?:der|die|das|den|dem) ))?\\s+){0,5}?`;

/** What may follow a head noun. */
const end =
  '(?!\\p{L})(?=$|[.,;:!?(\\n"„“]|\\s+(?:für|fürs|an|ans|über|zu|zum|zur|auf|in|im|ins|von|vom|mit|ohne|bei|beim|aus|als|dass|damit|um|die|der|das|den|dem|des|wo|wie|wenn|weil|da|und|oder|bitte|nach|gegen|wegen|zwischen|mein\\p{L}*|unser\\p{L}*|sein\\p{L}*|ihr\\p{L}*|ein\\p{L}*|am|per|unter|vor|während|ab|bis|seit|dies\\p{L}*|nächste\\p{L}*|heute|morgen|hilfe|helfen|auch|also|nur|mal|doch|ich|wir|ideen?|vorlage|muster|beispiel|gesucht|\\p{L}{3,}en(?=$|[.!?,])|zu \\p{L}+en|\\d|inklusive|inkl|je|pro|rund|samt|sowie|via|whatsapp))';

const lang =
  "(?:python|java ?script|js|typescript|java|c\\+\\+|c#|c|php|ruby|golang|go|rust|kotlin|swift|html|css|sql|bash|powershell|vba|r|matlab|react|vue|angular|node(?:\\.?js)?|flutter|dart|arduino|django|flask|tkinter)";

/** „Wie kann ich …“, the verb stands behind. */
const how =
  "(?:wie|womit) (?:kann|könnte|soll|sollte|muss|würde|könnten|können|sollen|sollten|müssen|lässt|krieg|bekomm)(?:e|t|n)? (?:ich|man|wir|sich)|was kann (?:ich|man)(?: tun)?|tipps?(?: zum|,? um| wie ich)?|(?:ich|wir) (?:möchten?|will|wollen|würden? gerne?|muss|müssen|versuche?)|wie am besten|(?:der |die )?beste (?:weg|methode|art)|hilf mir(?: dabei)?,?|hilfe beim";

const family =
  "(?:mama|mutti|mutter|papa|vater|eltern|oma|opa|großmutter|großvater|schwester|bruder|geschwister|frau|mann|ehefrau|ehemann|freund(?:in|e)?|tochter|sohn|kind(?:er|ern)?|nichte|neffen?|patenkind|schwiegermutter|schwiegervater|schwiegereltern|kolleg(?:e|en|in|innen)|chef(?:in)?|lehrer(?:in)?|erzieherin(?:nen)?|trainer(?:in)?|nachbar(?:n|in)?|verlobte[nr]?|partner(?:in)?|cousine?|tante|onkel|enkel(?:in|kind|kinder)?|bff|beste[nr]? freund(?:in)?|trauzeug(?:e|en|in)|hochzeitspaar|brautpaar|baby|crush|schatz)";

const mail =
  "(?:[\\p{L}-]*e-?mails?|[\\p{L}-]*mails?|(?!steckbrief|motivations|bewerbung|newsletter)[\\p{L}-]*briefe?s?|(?:whatsapp|sprach|text|kurz)?-?nachrichten?|[\\p{L}-]*sms|whatsapp|schreiben(?= an ))";

const anrede = "[^.!?\\n]*(?<!\\p{L})";

const shop =
  "(?:firma|unternehmen|startup|start-up|geschäft|laden|shop|online-?shop|café|cafe|restaurant|bäckerei|salon|friseur\\p{L}*|praxis|agentur|marke|label|podcast|kanal|youtube-?kanal|blog|app|produkt|verein|band|boutique|imbiss|food-?truck|studio|hotel|pension|bar|kneipe|werkstatt|projekt|newsletter|website|webseite)";

const pet =
  "(?:hund(?:e|in)?|kater|katzen?|kätzchen|welpen?|pferd|stute|hamster|kaninchen|hasen?|vogel|papagei|wellensittich|fisch|schildkröte|meerschweinchen|haustier|huhn|hühner|ziege|esel|pony)(?:n|s|es)?";

const product =
  "(?:[\\p{L}-]*laptops?|notebooks?|tablets?|kopfhörer|[\\p{L}-]*fernseher|tv|kameras?|staubsauger|[\\p{L}-]*saugroboter|waschmaschinen?|spülmaschinen?|geschirrspüler|kühlschr[aä]nke?|kaffeemaschinen?|kaffeevollautomat(?:en)?|matratzen?|fahrr[aä]d(?:er)?|e-?bikes?|[\\p{L}-]*schuhe|laufschuhe|rucks[aä]ck(?:e)?|koffer|kinderwagen|kindersitz|drucker|monitor(?:e)?|tastatur|maus|smartwatch|lautsprecher|bürostuhl|schreibtisch|sofa|grill|heißluftfritteuse|airfryer|mixer|küchenmaschine|router|drohne|pc|computer|auto|gebrauchtwagen|e-?auto|rasierer|föhn|e-?reader|bohrmaschine|akkuschrauber|rasenmäher|mähroboter|spielkonsole|konsole|zelt|schlafsack)";

const phone = "(?:handys?|smartphones?|mobiltelefon|seniorenhandy|iphones?|telefon)";

const food =
  "(?:[\\p{L}-]*kuchen|[\\p{L}-]*brot|[\\p{L}-]*brötchen|[\\p{L}-]*torte|[\\p{L}-]*suppe|[\\p{L}-]*soße|[\\p{L}-]*sauce|[\\p{L}-]*salat|pizza(?:teig)?|[\\p{L}-]*teig|pfannkuchen|crêpes|waffeln|muffins|cookies|kekse|plätzchen|brownies|lasagne|spaghetti|carbonara|bolognese|nudeln|pasta|risotto|reis|gulasch|[\\p{L}-]*braten|schnitzel|rouladen|[\\p{L}-]*steaks?|lachs|fisch|hähnchen\\p{L}*|knödel|spätzle|kartoffel\\p{L}*|bratkartoffeln|curry|chili|eintopf|linsen\\p{L}*|tiramisu|käsekuchen|pudding|marmelade|hummus|guacamole|pesto|eier|rührei|omelett|quiche|auflauf|gratin|frikadellen|buletten|burger|sushi|ramen|falafel|grießbrei|milchreis|apfelstrudel|kaiserschmarrn|sauerteig)";

const instrument =
  "(?:gitarre|e-gitarre|klavier|keyboard|ukulele|geige|violine|cello|schlagzeug|flöte|blockflöte|querflöte|saxophon|saxofon|trompete|mundharmonika|bass|akkordeon|klarinette|harfe|singen)";

const tongue =
  "(?:englisch|französisch|spanisch|italienisch|portugiesisch|deutsch|japanisch|koreanisch|chinesisch|mandarin|arabisch|russisch|türkisch|niederländisch|schwedisch|norwegisch|dänisch|finnisch|polnisch|griechisch|hebräisch|latein|ukrainisch|persisch|vietnamesisch|thailändisch|hindi|kroatisch|tschechisch)";

const plant =
  "(?:[\\p{L}-]*pflanzen?|monstera|orchideen?|rosen?|tomaten?(?:pflanzen?)?|basilikum|kräuter|sukkulenten?|kaktus|kakteen|hortensien?|farn|ficus|efeutute|einblatt|bogenhanf|aloe(?: vera)?|zitronenbaum|olivenbaum|oleander|geranien?|paprika|chilis?|gurken?|zucchini|erdbeeren?|kürbis|kartoffeln|salat|lavendel|avocado|rasen|hecke|buchsbaum|kirschlorbeer|thuja|yucca|palme|bonsai|petersilie|minze|rosmarin|blumen|gemüse|obstbaum|apfelbaum|himbeeren)";

const stain =
  "(?:[\\p{L}-]*fleck(?:en)?|matratzen?|sofa|couch|teppich(?:e|s)?|backofen|ofen|herd|ceranfeld|kaffeemaschine|waschmaschine|spülmaschine|dusche|duschkabine|toilette|klo|fugen|fliesen|fenster|silber|schmuck|lederjacke|schuhe|sneaker|turnschuhe|edelstahl|pfanne|topf|töpfe|kühlschrank|mikrowelle|wasserkocher|backblech|grill|grillrost|kalk|schimmel|parkett|holzboden|laminat|wand|wände|tastatur|bildschirm|monitor|brille|terrasse|gartenmöbel|polster|autositze?|vorhänge|gardinen|jalousien|kissen|daunenjacke)";

const wall =
  "(?:wand|tür|zimmertür|fußboden|boden|parkett|laminat|diele|fliesen?|fuge|fenster|rollladen|decke|putz|gipskarton|rigips|rigipswand|tapete|wasserhahn|siphon|abfluss|klospülung|spülkasten|toilette|heizung|dach|zaun|schrank|schublade|stuhl|tisch|treppe|steckdose|dusche|waschbecken|arbeitsplatte|türklinke|schloss|regal)";

const child =
  "(?:sohn|tochter|kind(?:er|es)?|kleinkind|baby|teenager|teenie|(?:\\d+|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)[- ]?jährige[rnm]?)";

const pieceOfText =
  "(?:texte?s?|aufsatz|absatz|abschnitt|satz|sätze|e-?mail|mail|brief|anschreiben|artikel|bericht|motivationsschreiben|nachricht|beitrag|post|rede|essay|geschichte|gedicht|zusammenfassung|schreiben|hausarbeit|bachelorarbeit|kapitel|einleitung|fazit|entwurf)";

const thisOne =
  "(?:diese[nrsm]?|den|das|die|mein(?:e[nr]?)?|folgende[nrs]?|den folgenden|unseren?|diesen kurzen|das hier|dies)";

/** Something is done with a text that is there. */
const workedOn =
  "(?<!\\p{L})(?:übersetz|korrigier|verbesser|überarbeit|analysier|interpretier|zusammenf|umformulier|optimier|lektorier|redigier|zusammenzufass)\\p{L}*|(?<!\\p{L})(?:kürze|kürzen|fasse|fass|prüfe|bewerte|bewerten|umschreiben|gegenlesen)(?!\\p{L})|(?<!\\p{L})(?:diese[nrs]?|folgende[nrs]?|obige[nrs]?|untenstehende[nrs]?) (?:\\p{L}+ )?(?:e-?mail|mail|brief|text|nachricht|gedicht|geschichte|artikel)";

const tech = `(?<!\\p{L})(?:${lang.slice(3, -1).replace("|c|", "|").replace("|go|", "|").replace("|r|", "|")}|code|quellcode|skripte?|scripts?|api|regex|excel|datenbank|bots?|algorithmus|minecraft)(?!\\p{L})`;

const grief =
  "(?<!\\p{L})(?:beileid|trauer|kondolenz|beerdigung|verstorben|gestorben|todesfall|nachruf|begräbnis)\\p{L}*";

const notMail = `${workedOn}|${tech}|${grief}|(?<!\\p{L})(?:newsletter|marketing|werbe\\p{L}*|akquise|kaltakquise|kampagne|betreffzeilen?|spam|bewerbung\\p{L}*|gehaltserhöhung|adresse)(?!\\p{L})`;

const notVerse = `${workedOn}|${tech}|(?<!\\p{L})(?:erklär|beschreib|vergleich)\\p{L}* (?:mir )?(?:das|die|dieses) `;

const medical =
  "(?<!\\p{L})(?:arzt|ärztin|notarzt|krankenhaus|medikament\\p{L}*|tabletten?|antibiotik\\p{L}*|impf\\p{L}*|operation|symptome?|fieber|schwanger\\p{L}*|therap\\p{L}*|ibuprofen|dosis|antidepressiva|schmerzen|chemo\\p{L}*)(?!\\p{L})";

const grave =
  "(?<!\\p{L})(?:suizid\\p{L}*|selbstmord\\p{L}*|umbring\\p{L}*|ritz\\p{L}*|missbrauch\\p{L}*|schlägt mich|vergewaltig\\p{L}*|stalk\\p{L}*|gewalt|gedroht|bedroht)(?!\\p{L})";

const forms: [string, Form[]][] = [
  [
    "correspondence.out-of-office",
    [
      {
        thing:
          "abwesenheits-?(?:notiz|nachricht|meldung|mail|e-?mail|antwort)(?:en)?|out[- ]of[- ]office(?:[- ]\\p{L}+)?|urlaubs(?:notiz|nachricht|benachrichtigung|meldung)",
      },
    ],
  ],
  [
    "correspondence.resignation",
    [
      {
        thing: `kündigung(?:s?(?:schreiben|brief|mail))?(?=${anrede}(?:jobs?|arbeit\\p{L}*|stelle|ausbildung\\p{L}*|chef|minijobs?|praktikums?)(?!\\p{L}))`,
      },
      { thing: "jobkündigung|eigenkündigung|rücktritts(?:schreiben|erklärung)" },
      {
        opens: `(?:wie (?:schreibe|formuliere) ich (?:eine|meine) kündigung(?=${anrede}(?:job|arbeit\\p{L}*|stelle|chef|arbeitgeber)))`,
      },
    ],
  ],
  [
    "correspondence.apology",
    [
      {
        thing:
          "entschuldigungs-?(?:schreiben|brief|mail|e-?mail|nachricht|text)|entschuldigung(?= (?:an|bei|für) )",
      },
      { thing: `${mail}(?=${anrede}(?:entschuldigen|entschuldige|um verzeihung|tut mir leid))` },
      { opens: "wie (?:entschuldige|entschuldigt) (?:ich mich|man sich)" },
      { does: "wie (?:kann|soll|sollte) ich mich", to: "entschuldigen" },
    ],
  ],
  [
    "correspondence.refund",
    [
      {
        thing:
          "(?:rückerstattung|erstattung|geld-?zurück)s?-?(?:anfrage|forderung|antrag|mail|e-?mail|brief|schreiben)",
      },
      {
        thing: `${mail}(?=${anrede}(?:(?:rück)?erstattung|(?:rück)?erstatten|geld zurück|rückzahlung)(?!\\p{L}))`,
      },
    ],
  ],
  [
    "correspondence.cancel",
    [
      {
        is: "kündigung(?:sschreiben)? (?:\\p{L}+ )?(?:fitnessstudio|mcfit|handyvertrag|mietvertrag|wohnung|versicherung|abo|telekom|vodafone|internet|stromvertrag)(?: .{0,30})?",
      },
      {
        thing: `(?:kündigung(?:s?(?:schreiben|brief|mail))?|widerruf)(?=${anrede}(?:[\\p{L}-]*vertr[aä]g(?:s|es)?|abos?|abonnements?|mitgliedschaft|fitnessstudios?|fitness-?studio|gym|mcfit|wohnung|mietvertrag|versicherung|handyvertrag|internet|strom\\p{L}*|konto|zeitschrift|telekom|vodafone|o2|kfz-\\p{L}+)(?!\\p{L}))`,
      },
      {
        thing:
          "(?:miet|wohnungs|vertrags|handy|handyvertrags|fitnessstudio|versicherungs|abo)-?kündigung(?:sschreiben)?",
      },
      { thing: `${mail}(?=${anrede}(?:kündigen|zu kündigen|kündige)(?!\\p{L}))` },
      {
        does: "(?:wie (?:kann|soll) ich |ich (?:möchte|will|muss) )?(?:meinen|mein|meine|unseren|unsere)(?= (?:handyvertrag|fitnessstudio|mietvertrag|wohnung|abo|vertrag|versicherung|mitgliedschaft))",
        to: "kündigen",
      },
    ],
  ],
  [
    "correspondence.landlord",
    [
      {
        thing: `${mail}(?= (?:\\S+ ){0,3}?(?:meine[nmr]?|unsere[nmr]?|den|die|der|dem)? ?(?:vermieter(?:in)?|hausverwaltung|verwaltung)(?!\\p{L}))`,
      },
      { thing: "mängelanzeige|mietminderung(?:sschreiben)?" },
    ],
  ],
  [
    "correspondence.complaint",
    [
      {
        thing:
          "(?:beschwerde|reklamation)s?-?(?:brief|schreiben|mail|e-?mail|text)?|reklamation|einspruch(?= gegen)|widerspruch(?= gegen)",
      },
      { thing: `${mail}(?=${anrede}(?:beschweren|reklamieren|beschwerde))` },
    ],
  ],
  [
    "correspondence.absence",
    [
      {
        thing:
          "krankmeldung|krank-?mail|urlaubsantrag|entschuldigung(?= für (?:die schule|den lehrer|die lehrerin|meinen sohn|meine tochter|mein kind))|(?:schul)?entschuldigung(?:sschreiben)? (?:für|an) die schule|freistellungsantrag|antrag auf (?:urlaub|sonderurlaub|freistellung)",
      },
      {
        thing: `${mail}(?=${anrede}(?:ich (?:bin )?krank|krankmelden|krank bin|krank ist|nicht (?:zur arbeit|zur schule|kommen kann)|urlaub (?:haben|brauche|nehmen)|frei (?:haben|brauche|nehmen)|später komme))`,
      },
    ],
  ],
  [
    "correspondence.delay",
    [
      {
        thing: `${mail}(?=${anrede}(?:verzögert|verzögerung|verspätet|verspätung|später (?:geliefert|kommt|fertig)|lieferverzögerung|verschoben|verschieben|lieferverzug)(?!\\p{L}))`,
      },
      { thing: "(?:verzögerungs|verspätungs)-?(?:mail|meldung|schreiben)" },
    ],
  ],
  [
    "correspondence.invitation",
    [
      {
        thing:
          "(?:[\\p{L}-]*einladung)(?:en|s-?(?:text|mail|e-?mail|brief|schreiben|nachricht|karte))?",
      },
      { thing: `${mail}(?=${anrede}(?:einzuladen|einladen|einlade)(?!\\p{L}))` },
    ],
  ],
  [
    "correspondence.thanks",
    [
      {
        thing:
          "(?:danke|dankes|dank|danksagungs)-?(?:schreiben|brief|mail|e-?mail|karte|nachricht|text|worte|sms)|danksagung|dankeschön(?= (?:an|für))",
      },
      { thing: `${mail}(?=${anrede}(?:bedanken|zu danken|danke sagen|dankeschön))` },
      { opens: "wie (?:bedanke ich mich|kann ich mich bei .{2,40} bedanken)" },
    ],
  ],
  [
    "correspondence.request",
    [
      {
        thing: `${mail}(?=${anrede}(?:bitten|zu bitten|anfrage|anfragen|nachfragen|fragen ob|frage ob|beantragen)(?!\\p{L}))`,
      },
      {
        thing: "(?:anfrage|bitt)-?(?:mail|brief|schreiben)|anfrage(?= an (?:die|den|das|einen?) )",
      },
    ],
  ],
  [
    "correspondence.work",
    [
      {
        thing: `${mail}(?= (?:\\S+ ){0,2}?(?:an|für) (?:(?:den|die|das|meine[nm]?|mein|unsere[nm]?|unser|einen?|alle|neuen?) )*(?:chef(?:in)?|vorgesetzten?|kund(?:e|en|in|innen)|kolleg(?:en|in|innen)|team|personalabteilung|hr|professor(?:in)?|prof|dozent(?:en|in)?|lehrer(?:in)?|klassenlehrer(?:in)?|schule|schulleitung|lieferanten?|firma|bank|versicherung|krankenkasse|finanzamt|amt|behörde|stadt|gemeinde|jobcenter|ausländerbehörde|arzt|mieter|mitarbeiter|eltern|bürgermeister|arbeitgeber|kita)(?!\\p{L}))`,
      },
      { thing: `(?:geschäftliche|berufliche|formelle|offizielle|förmliche)[nrs]? ${mail}` },
    ],
  ],
  [
    "correspondence.message",
    [
      { thing: mail },
      { opens: "was (?:schreibe|antworte) ich (?:ihm|ihr|meine[rm]|einem|einer|auf)" },
    ],
  ],
  [
    "occasions.wedding-toast",
    [
      {
        thing:
          "(?:hochzeits|trauzeugen|trauzeuginnen|brautvater|bräutigams?|verlobungs|polterabend)-?(?:rede|ansprache|toast|spruch)",
      },
      {
        thing: `(?:rede|ansprache|toast|trinkspruch)(?=${anrede}(?:hochzeit|brautpaar|trauzeug\\p{L}+|braut|bräutigam))`,
      },
    ],
  ],
  [
    "occasions.birthday",
    [
      {
        thing:
          "(?:geburtstags|glückwunsch|geburtstagsglückwunsch)-?(?:wünsche|grüße|gruß|text|karte|nachricht|rede|spruch|sprüche|brief|sms|ansprache|glückwünsche)|(?:glückwünsche|glückwunsch|wünsche|spruch|rede|text|karte)(?= zum (?:\\d+\\.? ?)?(?:\\p{L}+ )?geburtstag)|geburtstagswunsch",
      },
      { thing: `(?:rede|nachricht|karte|text|brief)(?=${anrede}\\p{L}*geburtstag)` },
      {
        opens:
          "was (?:schreibe|schreibt|schreib) (?:ich|man) (?:in|auf|zu).{0,40}geburtstag\\p{L}*",
      },
    ],
  ],
  [
    "occasions.talk",
    [
      { thing: "(?:kurz)?vortrag(?:s|es)?|impulsvortrag|keynote|fachvortrag|referat(?:s|es)?" },
      {
        opens:
          "wie (?:beginne|starte|eröffne|beende) ich (?:meinen?|einen?|die|meine|eine) (?:vortrag|präsentation|referat)",
      },
    ],
  ],
  [
    "occasions.speech",
    [
      {
        thing:
          "(?:abschluss|abitur|abi|abschieds|dankes|begrüßungs|eröffnungs|motivations|wahlkampf|wahl|fest|jubiläums|klassensprecher|vereins|weihnachts|konfirmations|kommunions?)?-?(?:rede|ansprache|reden)",
      },
    ],
  ],
  [
    "career.gap",
    [
      { thing: "lücken?(?= (?:im|in meinem|in dem) (?:lebenslauf|cv))|lebenslauflücken?" },
      {
        does: "wie (?:erkläre|begründe|kann|soll|schreibe|formuliere|verkaufe) ich",
        to: "(?:lücken?|auszeit|elternzeit|arbeitslosigkeit) (?:im|in meinem) (?:lebenslauf|cv)|lebenslauflücke",
      },
    ],
  ],
  [
    "career.cover-letter",
    [
      {
        thing:
          "(?:bewerbungs-?)?anschreiben|bewerbungs-?(?:schreiben|brief|text|mail|e-?mail)|initiativbewerbung|bewerbung(?= (?:als|um|auf|bei|für|zum|zur) )",
      },
      { thing: `motivationsschreiben(?=${anrede}(?:stelle|job|ausbildung|praktikum|firma|als))` },
      { is: "bewerbung(?: schreiben)?" },
      { opens: "wie (?:schreibe|formuliere) ich (?:eine|meine|ein) (?:bewerbung|anschreiben)" },
    ],
  ],
  [
    "career.motivation-letter",
    [{ thing: "motivations-?(?:schreiben|brief)|stipendiumsbewerbung|letter of motivation" }],
  ],
  [
    "career.resume",
    [
      { thing: "lebenslauf(?:s|es)?|curriculum vitae|cv" },
      { opens: "wie (?:schreibe|erstelle|mache) ich (?:einen|meinen) (?:guten )?lebenslauf" },
    ],
  ],
  [
    "career.interview",
    [
      {
        thing:
          "(?:vorbereitung (?:auf|für) (?:ein|das|mein|mein erstes) )?(?:vorstellungs|bewerbungs|job)-?(?:gespräch|interview)(?:s|es)?(?:-?(?:fragen|vorbereitung|tipps))?",
      },
      {
        does: "(?:ich habe|wie bereite ich mich|bereite mich|vorbereitung|vorbereiten|hilf mir|wie kann ich mich|tipps|fragen)",
        to: "(?:vorstellungs|bewerbungs|job)-?(?:gespräch|interview)",
      },
    ],
  ],
  [
    "career.salary",
    [
      { thing: "gehalts-?(?:verhandlung|erhöhung|gespräch)(?:en|s)?(?:-?(?:tipps|mail|brief))?" },
      {
        does: "wie (?:frage|bitte|verhandle|spreche|bekomme|kann|soll|verhandel) ich(?: mich)?",
        to: "(?:mehr gehalt|gehaltserhöhung|mein gehalt|gehalt|lohnerhöhung|beförderung)",
      },
      { thing: `${mail}(?=${anrede}(?:gehaltserhöhung|mehr gehalt|lohnerhöhung))` },
    ],
  ],
  [
    "people.tell-no",
    [
      {
        opens:
          "wie (?:sage ich (?:\\S+ ){1,5}?(?:ab|nein)|lehne ich (?:\\S+ ){1,5}?ab|sage ich (?:höflich |freundlich |nett )?nein|sag ich (?:\\S+ ){0,5}?(?:ab|nein))",
      },
      {
        does: "wie (?:kann|soll|sollte|sage|sag|erkläre) ich",
        to: "(?:absagen|ablehnen|nein sagen|dass ich (?:nicht|keine?n?) .{2,60})",
      },
    ],
  ],
  [
    "people.tell",
    [
      {
        opens: `wie (?:sage?|erzähle?|gestehe|beichte|bringe) ich(?: es)? (?:(?:das|es) )?(?:mein\\p{L}*|unser\\p{L}*|den|der|dem|einer|einem) (?:\\p{L}+ )?${family}`,
      },
      {
        does: `wie (?:kann|soll|sollte) ich(?: es)? (?:mein\\p{L}*|unser\\p{L}*|den|der|dem) (?:\\p{L}+ )?${family}`,
        to: "(?:sagen|erzählen|gestehen|beichten|beibringen|mitteilen)",
      },
    ],
  ],
  [
    "people.child",
    [
      {
        opens: `(?:mein(?:e)?|unser(?:e)?) (?:\\S+ )?${child} (?:will|möchte|isst|hört|schläft|macht|weigert|schreit|weint|beißt|haut|lügt|hat (?:wutanfälle|angst)|geht nicht|lernt|redet|streitet)`,
      },
      {
        does: `wie (?:bringe|bekomme|kriege|kann|soll|schaffe|motiviere|gehe|reagiere|erkläre) ich(?: es)?(?: (?:mein\\p{L}*|unser\\p{L}*|dem|das))? (?:\\S+ )?${child}`,
        to: "(?:schlafen|einschlafen|durchschlafen|essen|aufräumen|lernen|hausaufgaben|zähneputzen|töpfchen|windel\\p{L}*|hören|schnuller|motivieren|beruhigen|abgewöhnen|dazu|trocken)",
      },
      { thing: "erziehungs-?(?:tipps|rat|hilfe)|trotzphase|wutanfälle?" },
    ],
  ],
  [
    "people.couple",
    [
      {
        opens:
          "(?:mein freund|meine freundin|mein mann|meine frau|mein partner|meine partnerin) (?:und ich (?:streiten|haben|reden)|redet|hört|will|ignoriert|hat mich (?:betrogen|belogen)|möchte|hilft|liebt|meldet|schreibt|ist (?:eifersüchtig|immer|so|ständig))",
      },
      {
        does: "wie (?:kann|soll|rette|verbessere|gewinne|bekomme|spreche) (?:ich|wir)",
        to: "(?:beziehung|ehe|ex zurück|partnerschaft)(?: (?:retten|verbessern|zurückgewinnen))?",
      },
      { thing: "beziehungs-?(?:tipps|rat|probleme?|ratschläge)|fernbeziehung" },
    ],
  ],
  [
    "fiction.joke",
    [{ thing: "[\\p{L}-]*witze?|rätsel|zungenbrecher|scherzfrage|wortspiele?|fun facts?" }],
  ],
  [
    "fiction.poem-for-someone",
    [
      {
        thing: `(?:[\\p{L}-]*gedichte?|reime?|verse?|haiku|limerick|sonett)(?= (?:für|an|über) (?:mein\\p{L}*|unser\\p{L}*|eine?n?|die|den|das) (?:[\\p{L}\\p{N}.]+ ){0,2}?${family}(?!\\p{L}))`,
      },
      {
        thing: `(?:[\\p{L}-]*gedichte?|reime?)(?= (?:zum|zur) (?:\\S+ )?(?:\\p{L}*geburtstag|\\d+\\.|hochzeit|muttertag|vatertag|jahrestag|ruhestand|rente|abschied|verabschiedung|taufe|hochzeitstag|konfirmation|kommunion|valentinstag))`,
      },
      {
        thing:
          "(?:geburtstags|hochzeits|muttertags|abschieds|liebes|valentins|ruhestands|vatertags)-?gedichte?",
      },
    ],
  ],
  [
    "fiction.poem",
    [{ thing: "[\\p{L}-]*gedichte?s?|haikus?|limericks?|sonette?|balladen?|reime?|elfchen|ode" }],
  ],
  [
    "fiction.lyrics",
    [
      {
        thing:
          "(?:song|lied|rap|schlager)-?texte?s?|rap(?:s|-song)?(?= (?:über|für|zum) )|[\\p{L}-]*lied(?= (?:über|für|zum|zur) )|song(?= (?:über|für|zum) )|karnevalslied|jingle",
      },
      { made: "(?:[\\p{L}-]*lied|song|refrain|strophe)" },
    ],
  ],
  [
    "fiction.bedtime-story",
    [
      {
        thing: `(?:gute-?nacht|einschlaf|kinder|schlaf)-?geschichten?|kindermärchen|(?:geschichte|märchen)(?= (?:zum (?:einschlafen|vorlesen)|für (?:mein\\p{L}*|unser\\p{L}*|ein|einen|eine|kleine)? ?(?:\\S+ )?(?:${child}|kinder|kleinkinder))(?!\\p{L}))`,
      },
    ],
  ],
  [
    "fiction.story",
    [
      {
        thing:
          "(?:kurz|liebes|grusel|horror|fantasy|abenteuer|detektiv|krimi|weihnachts|phantasie|fantasie|tier|science-fiction|spuk|lustige )?-?geschichten?(?! (?:der|des|von (?:deutschland|europa|der)|deutschlands|europas|über die geschichte))|märchen|fabeln?|kurzkrimi|fanfiction|erzählung",
      },
    ],
  ],
  [
    "nonfiction.essay",
    [
      {
        thing:
          "essays?|[\\p{L}-]*aufsatz(?:es)?|erörterung(?:en)?|(?:text)?interpretation(?= (?:zu|von|über) )|facharbeit|hausarbeit|stellungnahme|inhaltsangabe(?= (?:zu|von|über) )",
      },
    ],
  ],
  [
    "nonfiction.article",
    [
      {
        thing:
          "(?:blog|zeitungs|fach|magazin|online|nachrichten|linkedin|reise-?blog|schülerzeitungs|ratgeber|seo)-?(?:artikel|beitr[aä]g(?:e|s)?|text|post|eintrag)|blog-?posts?|artikel(?= (?:über|zu|zum|für|fürs) )|gastbeitrag|pressemitteilung",
      },
    ],
  ],
  [
    "nonfiction.report",
    [
      {
        thing:
          "(?:praktikums|unfall|projekt|jahres|monats|wochen|tätigkeits|reise|abschluss|sach|erfahrungs|ergebnis|status|zwischen|labor|versuchs|schadens|entwicklungs)-?(?:bericht|protokoll|report)(?:s|es|e)?|bericht(?= (?:über|zu|zum|für|von) )|versuchsprotokoll|report(?= (?:über|zu) )",
      },
    ],
  ],
  [
    "editing.say-in",
    [
      {
        opens: `(?:wie|was) (?:sagt|heißt|schreibt|sage|nennt)(?: man| ich)? .{1,80} (?:auf|in) ${tongue}`,
      },
      { opens: `(?:was|wie) (?:heißt|bedeutet) .{1,60} auf ${tongue}` },
      { opens: "übersetz(?:e|en sie)?(?: mir)?(?: bitte)? [\"„“'].+" },
      {
        opens:
          "(?:(?:ein )?(?:anderes|besseres|schöneres) wort|synonyme?|gegenteil|andere wörter) (?:für|von|zu)",
      },
    ],
  ],
  [
    "editing.translate",
    [
      { opens: `übersetz${order}(?: (?:mir|bitte|uns|mal))*(?: (?:${thisOne}|ins|auf|in|text))?` },
      { does: `${thisOne}`, to: "übersetzen" },
      { opens: `(?:ich brauche )?(?:eine )?übersetzung (?:von|des|der|dieses|ins|auf|für)` },
    ],
  ],
  [
    "editing.summarise",
    [
      { does: `fass${order}(?: (?:mir|bitte|uns|mal))*(?: ${thisOne})?`, to: "zusammen" },
      { does: `${thisOne} (?:\\S+ )?${pieceOfText}`, to: "zusammenfassen" },
      { thing: `zusammenfassung(?= (?:des|der|von|dieses|zu|meines) (?:\\S+ )?${pieceOfText})` },
    ],
  ],
  [
    "editing.fix-grammar",
    [
      {
        does: `(?:korrigier|prüf|überprüf|verbesser|check|kontrollier)${order}`,
        to: "(?:rechtschreibung|grammatik|rechtschreibfehler|grammatikfehler|zeichensetzung|kommasetzung|tippfehler|fehler)",
      },
      { opens: "(?:rechtschreib|grammatik)-?(?:prüfung|korrektur|fehler)" },
      {
        opens: `(?:korrigier|berichtig)${order}(?: (?:mir|bitte|mal))* ${thisOne} (?:\\S+ )?${pieceOfText}`,
      },
      { does: `${thisOne} (?:\\S+ )?${pieceOfText}`, to: "korrigieren" },
    ],
  ],
  [
    "editing.proofread",
    [
      {
        opens: `lektorier${order}|korrekturlesen|korrektur lesen|(?:lies|lese) (?:bitte )?${thisOne} .{0,40}(?:korrektur|gegen)`,
      },
      {
        does: `${thisOne} (?:\\S+ )?${pieceOfText}`,
        to: "(?:gegenlesen|korrekturlesen|korrektur lesen|lektorieren)",
      },
    ],
  ],
  [
    "editing.shorten",
    [
      { opens: `kürz${order}(?: (?:mir|bitte|mal))* ${thisOne}(?: (?:\\S+ )?${pieceOfText})?` },
      {
        does: `(?:mach${order}(?: (?:mir|bitte|mal))* )?${thisOne} (?:\\S+ )?${pieceOfText}`,
        to: "(?:kürzen|kürzer)",
      },
    ],
  ],
  [
    "editing.improve",
    [
      {
        opens: `(?:verbesser|überarbeit|optimier|umformulier|formulier)${order}(?: (?:mir|bitte|mal))* ${thisOne} (?:\\S+ )?${pieceOfText}`,
      },
      {
        does: `${thisOne} (?:\\S+ )?${pieceOfText}`,
        to: "(?:verbessern|überarbeiten|umformulieren|umschreiben|besser formulieren|professioneller|optimieren)",
      },
    ],
  ],
  [
    "marketing.bio",
    [
      {
        thing:
          "(?:instagram|insta|tiktok|twitter|linkedin|autoren|künstler|kurz|x|profil)[- ]?(?:bio|biografie|vita|biographie|steckbrief)|bio(?= (?:für|fürs) )|kurzvita|über-mich-text|über mich[- ](?:text|seite)|linkedin-?(?:profil|info|zusammenfassung)",
      },
      { thing: "profiltext|kanalbeschreibung|dating-?profil" },
    ],
  ],
  [
    "marketing.slogan",
    [
      {
        thing:
          "[\\p{L}-]*slogans?|werbesprüche?|werbespruch|claims?(?= für)|taglines?|motto(?= für)|leitspruch",
      },
    ],
  ],
  [
    "marketing.product-description",
    [
      {
        thing:
          "(?:produkt|artikel|amazon|etsy|ebay|objekt|immobilien|speisekarten|airbnb|gericht)-?(?:beschreibung|text|beschreibungen|texte)(?:en)?|(?:ebay|kleinanzeigen|verkaufs|ebay-kleinanzeigen|vinted|wohnungs|auto)-?(?:anzeigen?|anzeigentext|inserat|text)|(?:anzeige|beschreibung|inserat)(?= (?:für|zu) (?:mein\\p{L}*|unser\\p{L}*|ein\\p{L}*) )",
      },
    ],
  ],
  [
    "marketing.page-text",
    [
      {
        thing:
          "(?:landing-?page|startseiten|website|webseiten|homepage|über-uns|webshop)[- ]?(?:texte?|inhalte?|überschrift(?:en)?|copy)|(?:texte?|inhalte|überschrift)(?= (?:für|auf) (?:mein\\p{L}*|unser\\p{L}*|die|eine) (?:\\S+ ){0,2}?(?:homepage|website|webseite|landing-?page|startseite|internetseite))|verkaufstext|werbetext",
      },
    ],
  ],
  [
    "marketing.social-post",
    [
      {
        thing:
          "(?:instagram|insta|facebook|linkedin|twitter|x|tiktok|social-?media|threads|xing|pinterest|reddit)[- ]?(?:posts?|beitr[aä]g(?:e|s)?|caption|captions|text|story|ankündigung|unterschrift)|tweets?|bildunterschrift(?:en)?|caption(?= für)|post(?= (?:auf|für|über|zu) )",
      },
    ],
  ],
  [
    "code.login",
    [
      {
        thing:
          "(?:log-?in|anmelde|registrierungs|sign-?in)-?(?:seite|formular|maske|page|system|screen|form|bereich)",
      },
    ],
  ],
  [
    "code.website",
    [
      {
        made: "(?:webseiten?|websites?|internetseiten?|homepage|landing-?page|portfolio-?(?:seite|website)|(?:online|web)-?shop|html-?seite|webauftritt)",
      },
      {
        thing:
          "(?:webseite|website|internetseite|homepage|landing-?page|html-?seite)(?= (?:für|mit|in) )",
      },
    ],
  ],
  [
    "code.app",
    [
      {
        made: "(?:[\\p{L}-]*app|web-?anwendung|web-?app|android-?app|ios-?app|desktop-?anwendung|handy-?app)(?= (?:für|zum|die|mit|in|um|bauen|programmieren|entwickeln|erstellen)|$|[,.!])",
      },
      {
        thing:
          "(?:to-?do|notiz|wetter|einkaufslisten|chat|quiz|fitness|taschenrechner|kalender)-?(?:listen-?)?app",
      },
    ],
  ],
  [
    "code.function",
    [
      { made: "(?:[\\p{L}+#-]*funktion|methode)(?=,? (?:die|zum|um|mit|in|für|namens)|$|[,.:])" },
      { thing: `${lang}[- ]?(?:funktion|methode|klasse)` },
      { thing: `funktion(?= (?:in|mit) ${lang}(?!\\p{L}))` },
    ],
  ],
  [
    "code.script",
    [
      {
        thing: `(?:${lang}|shell|batch|automatisierungs|linux|windows|cmd)[- ]?(?:skript|script)s?`,
      },
      { thing: `(?:skript|script)(?=,? (?:das|zum|um|mit|in) )` },
    ],
  ],
  [
    "debug.cors",
    [
      {
        is: "(?!was|erklär|wozu|warum gibt)(?:\\S+ ){0,8}?cors(?:[- ](?:fehler|error|problem|probleme|policy|blockiert))?(?: .{0,80})?",
      },
    ],
  ],
  [
    "debug.error",
    [
      {
        opens: `(?:ich (?:bekomme|kriege|erhalte|habe)|mein\\S* \\S+ (?:wirft|zeigt|gibt)|ich bekomm|bekomme|kriege|erhalte) (?:immer |ständig |folgenden |diesen |einen? |den |die |eine |folgende |diese )*(?:\\S+ ){0,3}?(?:\\p{L}*error|exception|\\p{L}*fehler(?:meldung)?|segfault|traceback|nullpointer\\p{L}*)`,
      },
      {
        opens:
          "(?:\\p{L}*error|\\p{L}*exception|fehlermeldung|traceback)(?=[: ]| (?:bei|in|beim) )",
      },
      {
        does: "wie (?:behebe|löse|fixe|kann) ich",
        to: "(?:\\p{L}+error|\\p{L}*exception|fehlermeldung|fehlercode)",
      },
    ],
  ],
  [
    "debug.fix-code",
    [
      {
        does: `(?:korrigier|reparier|debug|debugg|fix|beheb|behebe|find|finde|such|verbesser)${order}(?: (?:mir|bitte|den|die|das|mal))*`,
        to: `(?:[\\p{L}+#-]*code|skript|script|funktion|programm|query|bug|bugs)`,
      },
      {
        opens: `was (?:ist|stimmt)(?: hier)?(?: nicht| falsch)? (?:an|in|mit|bei|falsch an|nicht (?:an|mit)) (?:meinem|diesem|dem|folgendem|meiner|dieser) (?:\\S+ )?(?:[\\p{L}+#-]*code|skript|script|funktion|programm|query)`,
      },
      {
        opens: `wo (?:ist|liegt) (?:der|mein) fehler in (?:meinem|diesem|dem|folgendem) (?:\\S+ )?(?:[\\p{L}+#-]*code|skript|script|programm)`,
      },
    ],
  ],
  [
    "debug.not-working",
    [
      {
        does: `(?:(?:hilfe,? |warum (?:funktioniert|geht|läuft|startet|kompiliert) )?(?:mein|meine|dieser|dieses|diese|der|das))(?= (?:\\S+ ){0,2}?(?:[\\p{L}+#-]*code|skript|script|funktion|programm|query|website|webseite|app|api|schleife|button|css|bot|server)(?!\\p{L}))`,
        to: "(?:nicht(?: mehr)?|kompiliert nicht|stürzt ab|funktioniert nicht|geht nicht|läuft nicht)",
      },
    ],
  ],
  [
    "data.sql",
    [
      {
        thing:
          "(?:sql|mysql|postgres(?:ql)?|sqlite|oracle|datenbank|select)[- ]?(?:abfrage|query|statement|befehl|anfrage|code|skript|join|anweisung)(?:s|n)?|sql(?= (?:für|um|das|die|zum) )",
      },
      { does: how, to: "(?:in|mit) (?:sql|mysql|postgres\\p{L}*|sqlite|oracle|sql server)" },
    ],
  ],
  [
    "data.formula",
    [
      {
        thing:
          "(?:excel|google[- ]?sheets|tabellen|libreoffice|calc|sheets)[- ]?(?:formeln?|funktion)|formel(?= (?:in|für) (?:excel|google|libreoffice|calc))",
      },
      {
        does: "(?:wie|was)",
        to: "(?:in|mit|bei) (?:excel|google[- ]?(?:sheets|tabellen)|libreoffice|calc)(?= .*(?:berechne\\p{L}*|summ\\p{L}*|zähl\\p{L}*|formel|addier\\p{L}*|such\\p{L}*|sverweis|vergleich\\p{L}*|verknüpf\\p{L}*|prozent\\p{L}*)|$)",
      },
      {
        opens:
          "(?:excel|google sheets):? (?:wie|formel)|sverweis|xverweis|summewenns?|zählenwenns?",
      },
    ],
  ],
  [
    "data.tracker",
    [
      {
        thing:
          "(?:excel|google[- ]?sheets)[- ]?(?:tabelle|vorlage|liste|datei|sheet)(?= (?:für|zum|mit|um|zur) )|haushaltsbuch|(?:arbeitszeit|stunden|ausgaben|inventar|kosten|budget|gewohnheits)-?(?:tabelle|tracker|erfassung|übersicht|liste)|tabelle(?= (?:für|zum) .*(?:excel|sheets|ausgaben|arbeitszeiten|inventar))",
      },
    ],
  ],
  [
    "travel.packing",
    [
      { thing: "packlisten?|pack-?liste|reisecheckliste" },
      {
        opens:
          "was (?:muss|soll|sollte|packe|nehme) (?:ich|man|wir)(?: \\S+){0,6}? (?:packen|einpacken|mitnehmen|mit (?:in den urlaub|auf die reise))|was (?:packe|nehme) ich",
      },
    ],
  ],
  [
    "travel.road-trip",
    [
      {
        thing:
          "road-?trips?|roadtrip-?route|(?:wohnmobil|camper|motorrad|auto|bus)-?(?:tour|reise|route|rundreise)|rundreise(?= .*(?:auto|wohnmobil|camper|mietwagen))",
      },
    ],
  ],
  [
    "travel.things-to-do",
    [
      {
        opens:
          "was (?:kann|soll|sollte|könnte|muss) (?:ich|man|wir)(?: (?:\\S+ ){0,4}?)?(?:in|auf|um|rund um) (?!(?:der|den|einem|einer|meinem|meiner|diesem|excel|python|word)\\b)\\p{L}+(?: \\S+){0,5}? (?:machen|unternehmen|sehen|anschauen|erleben|besichtigen|ansehen)",
      },
      {
        thing:
          "(?:sehenswürdigkeiten|ausflugsziele|aktivitäten|ausflugstipps|geheimtipps|unternehmungen|insidertipps|freizeittipps)(?= (?:in|auf|um|rund|bei|für) (?!(?:der schule|dem unterricht|kinder)))",
      },
      { opens: "was (?:gibt es|ist) in \\p{L}+ zu (?:sehen|tun|unternehmen)" },
    ],
  ],
  [
    "travel.where-to-go",
    [
      {
        opens:
          "wo(?:hin)? (?:soll|sollen|kann|können|könnten|sollten|sollte|fahre|fahren|fliegen|reisen) (?:ich|wir|man)(?: \\S+){0,8}? (?:reisen|urlaub|verreisen|fliegen|hinfahren|fahren|flitterwochen|wochenende|ferien|hin)",
      },
      { opens: "wohin (?:in den|im|in) (?:urlaub|\\p{L}*ferien|\\p{L}+urlaub)" },
      {
        thing:
          "(?:urlaubs|reise|wochenend|flitterwochen|städtereise|strand)-?(?:ziele?|ideen|tipps(?= für (?:den|einen))|vorschläge|inspiration)",
      },
    ],
  ],
  [
    "travel.trip-to",
    [
      {
        thing:
          "(?:[\\p{L}-]*reise|[\\p{L}-]*trips?|[\\p{L}-]*urlaub|wochenende|kurzurlaub|flitterwochen|reiseplan|reiseroute|rundreise|reiseprogramm|ausflug|itinerary)(?= (?:nach|durch|in (?!(?:der|den|dem|einem|einer|diesem|zwei|drei|meinem|ordnung)(?!\\p{L}))|auf (?!(?:der|den|dem|einem)(?!\\p{L}))|an die|ans|für (?!mich|uns|mein|unser|zwei|\\d|familie|eine|die|den|alle)\\p{L}+))",
      },
      {
        is: "(?:ich plane |wir planen |plane )?(?:\\d+|ein|eine|zwei|drei|vier|fünf|sechs|sieben|zehn) (?:tage?|wochen?|nächte|wochenende) (?:in|auf|nach) (?!der|den|dem)\\p{L}+.{0,60}",
      },
    ],
  ],
  [
    "travel.trip",
    [
      {
        made: "(?:[\\p{L}-]*urlaub(?:s|sreise)?|reise|[\\p{L}-]*trip|kurztrip|städtetrip|flitterwochen|rucksackreise|kreuzfahrt|familienurlaub|wanderurlaub|reiseplan)",
      },
      {
        thing:
          "(?:urlaubs|reise)-?planung|(?:familien|wander|strand|sommer|winter|ski|camping|aktiv)-?urlaub|rucksackreise|weltreise|städtereise",
      },
      {
        does: "wie plane (?:ich|man)|(?:einen|meinen|unseren|den|eine|meine|unsere) (?:\\S+ )?(?:urlaub|reise|trip|weltreise)",
        to: "(?:urlaub|reise|trip|planen|weltreise)",
      },
    ],
  ],
  [
    "food.guests",
    [
      {
        opens:
          "was (?:soll|kann|könnte|koche|mache|serviere|biete) (?:ich|wir|man) (?:\\S+ ){0,5}?(?:für|zu|zum|zur|bei) (?:\\S+ )?(?:gäste|besuch|\\d+ (?:personen|leute|gäste)|(?:\\p{L}+)?party|weihnachten|heiligabend|ostern|silvester|schwiegereltern|\\p{L}*geburtstag|grillen)",
      },
      {
        thing:
          "(?:weihnachts|oster|hochzeits|geburtstags|party|drei-gänge|3-gänge|fünf-gänge|dinner|silvester|fest|gäste)-?(?:menüs?|buffet|essen)|buffet(?= für)|menü(?= (?:für|zu|zum) (?:\\S+ )?(?:gäste|\\d|weihnachten|ostern|hochzeit|geburtstag|freunde|silvester))|fingerfood(?= (?:für|zum|zur))",
      },
    ],
  ],
  [
    "food.meal-plan",
    [
      {
        thing:
          "(?:essens|ernährungs|speise|wochen-?speise|mahlzeiten|diät|wochen-?essens)-?pl[aä]ne?(?:s|es)?|meal[- ]?(?:prep|plan)(?: \\S+)?|wochenplan(?= .*(?:essen|kochen|mahlzeiten|gerichte))|einkaufsliste(?= für (?:eine|die) woche)",
      },
    ],
  ],
  [
    "food.lunchbox",
    [
      {
        thing:
          "(?:lunch|brot|bento|brotdosen)-?(?:box(?:en)?|dosen?)(?:-?ideen)?|brotdosen-?ideen|pausenbrot(?:-?ideen|e)?|(?:mittagessen|essen|snacks?|frühstück|ideen)(?= (?:fürs?|für das|für die|zum mitnehmen)(?: zum mitnehmen)? (?:büro|arbeit|schule|kita|uni|kindergarten|mitnehmen))|büro-?lunch|essen zum mitnehmen",
      },
      {
        opens:
          "was (?:soll|kann|nehme|gebe) ich (?:\\S+ ){0,6}?(?:ins büro|zur arbeit|in die schule|in die brotdose|zum mittag)(?: \\S+){0,2}? ?(?:mitnehmen|mitgeben|packen|essen)?",
      },
    ],
  ],
  [
    "food.ideas",
    [
      {
        opens:
          "was (?:soll|kann|könnte|sollte|koche|esse|koch|mache|können|sollen|kochen|essen) (?:ich|man|wir)(?: (?:heute|morgen|mir|uns|mal|zum|zu|am|leckeres|schnelles|schnell|gesundes|abend|mittag|abendessen|mittagessen|frühstück|wochenende|denn|jetzt|für|zwei|aus|mit|\\p{L}+)){0,8}? ?(?:kochen|essen|backen|zum abendessen|zu mittag|heute)",
      },
      { opens: "was (?:koche|esse|koch|ess) ich (?:heute|morgen)" },
      {
        thing:
          "(?:abendessen|mittagessen|frühstücks?|snack|essens|koch|gerichte?|dessert|nachtisch|brunch|feierabend)s?-?(?:ideen?|vorschl[aä]ge?|inspiration(?:en)?|tipps)|(?:ideen?|vorschläge) (?:für|fürs|zum) (?:das |ein |mein )?(?:\\p{L}+ )?(?:abendessen|mittagessen|frühstück|essen|dessert|abendbrot)|(?:schnelles|gesundes|leichtes|einfaches|günstiges|leckeres) (?:abendessen|mittagessen|frühstück|gericht|essen)|(?:schnelle|gesunde|vegane|vegetarische|einfache|günstige) (?:gerichte|mahlzeiten|snacks)",
      },
    ],
  ],
  [
    "food.recipe",
    [
      { thing: "[\\p{L}-]*rezepte?[sn]?" },
      {
        opens: `wie (?:koche?|backe?|mache?|brate?|grille?|bereite?|macht|kocht|backt|brät|gart) (?:ich|man) (?:\\S+ ){0,3}?${food}`,
      },
      {
        does: `(?:${how}|wie) (?:\\S+ ){0,3}?${food}`,
        to: "(?:kochen|backen|machen|selber machen|selbst machen|zubereiten|braten)",
      },
      { is: `${food} (?:selber machen|selbst machen|backen|kochen)` },
    ],
  ],
  [
    "health.race",
    [
      {
        thing:
          "(?:(?:halb)?-?marathon|lauf|triathlon|10[- ]?km|5[- ]?km|ironman|ultra|rad)[- ]?(?:trainings-?)?(?:plan|training|vorbereitung)|trainingsplan (?:für|zum|auf) (?:\\S+ )?(?:(?:halb)?marathon|5 ?km|10 ?km|triathlon|lauf|volkslauf)",
      },
      {
        does: `(?:${how})`,
        to: "(?:(?:halb)?marathon|5 ?km|10 ?km|triathlon)(?: (?:laufen|schaffen|trainieren|vorbereiten))?",
      },
    ],
  ],
  [
    "health.workout",
    [
      {
        thing:
          "(?:[\\p{L}-]*trainings-?(?:plan|pläne|programm|routine)|[\\p{L}-]*workouts?(?:-?plan)?|fitness-?(?:plan|programm)|krafttraining|muskelaufbau-?(?:plan|training)?|ganzkörpertraining|yoga-?(?:routine|programm|übungen)|(?:bauch|rücken|po|arm|bein|dehn)-?übungen)(?! (?:für hunde|für mitarbeiter|für das team))",
      },
      {
        does: `(?:${how})`,
        to: "(?:muskeln aufbauen|muskelmasse|fit werden|fitter werden|sixpack|zuhause trainieren)",
      },
    ],
  ],
  [
    "health.weight",
    [
      {
        does: `(?:${how})`,
        to: "(?:abnehmen|abzunehmen|gewicht verlieren|bauchfett verlieren|kilo verlieren|fett verlieren|abspecken)",
      },
      {
        opens:
          "wie nehme ich (?:\\S+ ){0,4}?ab|abnehmen(?= |$)|schnell abnehmen|ich nehme nicht ab|warum nehme ich nicht ab",
      },
      { thing: "abnehm-?(?:plan|tipps|programm)|gewichtsabnahme" },
    ],
  ],
  [
    "health.sleep",
    [
      {
        opens:
          "ich (?:kann|schlafe) (?:nachts |oft |seit \\S+ \\S+ |immer |einfach )*(?:nicht (?:ein|durch|schlafen|einschlafen|durchschlafen|gut)|schlecht)|ich bin (?:immer|ständig|dauernd|den ganzen tag) (?:so )?müde|warum bin ich (?:immer|ständig|so|dauernd)? ?müde|ich wache (?:nachts|jede nacht|immer)",
      },
      {
        does: `(?:${how})`,
        to: "(?:(?:besser|schneller|früher|gut) (?:ein|durch)?schlafen|einschlafen|durchschlafen|schlafrhythmus|schlafprobleme|aufstehen)",
      },
      {
        thing:
          "schlaf-?(?:tipps|routine|rhythmus|hygiene|probleme)|einschlaf-?(?:tipps|probleme)|abendroutine",
      },
      {
        opens:
          "wie (?:schlafe|komme) ich (?:besser|schneller|früher|morgens|gut)(?: (?:ein|durch|aus dem bett))?",
      },
    ],
  ],
  [
    "health.routine",
    [
      {
        thing:
          "(?:morgen|tages|alltags|feierabend|selfcare)-?routine|(?:gesunde|gute) gewohnheiten|tagesablauf(?= (?:für|mit|zum|erstellen|planen))",
      },
      {
        does: `(?:${how})`,
        to: "(?:gewohnheit(?:en)? (?:aufbauen|ändern)|produktiver (?:werden|sein)|früher aufstehen|disziplinierter|handyzeit reduzieren|weniger (?:am )?handy|aufhören zu prokrastinieren|nicht mehr prokrastinieren|mehr energie)",
      },
    ],
  ],
  [
    "home.clean",
    [
      {
        opens: `(?:wie|womit) (?:reinige|putze|säubere|entferne|bekomme|kriege|wasche|entkalke|reinigt|putzt|entfernt|bekommt|kriegt|poliere) (?:ich|man) (?:\\S+ ){0,3}?${stain}`,
      },
      {
        does: `(?:${how}) (?:\\S+ ){0,4}?${stain}`,
        to: "(?:reinigen|putzen|säubern|entfernen|waschen|entkalken|sauber|rausbekommen|wegbekommen|raus|weg|polieren|loswerden)",
      },
      {
        is: `(?:\\S+ ){0,2}?${stain}(?: (?:aus|von|auf|in|im|vom) (?:\\S+ ){1,3}?)? ?(?:reinigen|entfernen|putzen|säubern|entkalken)`,
      },
    ],
  ],
  [
    "home.repair",
    [
      {
        thing: `(?:löcher|loch|risse?|kratzer|dellen?|bohrlöcher|wasserschaden|brandfleck|bohrloch)(?= (?:in|im|an|auf) (?:der|die|dem|den|einer|einem|meiner|meinem|einen)? ?(?:\\S+ )?${wall}(?!\\p{L}))`,
      },
      {
        opens: `wie (?:repariere|flicke|dichte|fülle|verspachtele|schließe|reparier|repariert) (?:ich|man) (?:\\S+ ){0,4}?(?:${wall}|loch|riss|kratzer)`,
      },
      {
        does: `(?:${how}) (?:\\S+ ){0,4}?(?:${wall}|loch|riss|kratzer)`,
        to: "(?:reparieren|flicken|abdichten|ausbessern|zuspachteln|verspachteln|füllen|schließen)",
      },
      {
        opens: `(?:mein|meine|unser|unsere|der|die|das) (?:\\S+ )?${wall} (?:tropft|quietscht|klemmt|knarrt|läuft|ist (?:undicht|verstopft|kaputt|locker)|wackelt)`,
      },
    ],
  ],
  [
    "home.plant-problem",
    [
      {
        opens: `(?:warum (?:hat|haben|bekommt|bekommen|verliert|lässt|wächst|blüht|geht|werden|wird|welkt|welken) )?(?:mein|meine|unser|unsere|die|der|mein\\p{L}*) (?:\\S+ )?${plant}(?= .*(?:gelb\\p{L}*|braun\\p{L}*|blätter|hängen|welk\\p{L}*|schädlinge|läuse|blüht nicht|wächst nicht|geht ein|gehen ein|ein|flecken|schimmel\\p{L}*|stirbt|vertrocknet))`,
      },
      {
        opens: `(?:gelbe|braune|hängende|welke|eingerollte) (?:blätter|spitzen|flecken)(?: (?:bei|an) )`,
      },
      { opens: `warum (?:werden|sind) die blätter` },
    ],
  ],
  [
    "home.grow",
    [
      {
        opens: `was kann (?:ich|man) (?:\\S+ ){0,4}?(?:balkon|garten|hochbeet|beet|schatten|topf|fensterbank|terrasse|märz|april|mai|juni|herbst)(?: \\S+){0,3}? (?:pflanzen|anbauen|säen|anpflanzen)`,
      },
      {
        opens: `wie (?:pflege|gieße|pflanze|ziehe|säe|vermehre|schneide|dünge|züchte|pflanzt|pflegt|zieht) (?:ich|man) (?:\\S+ ){0,3}?${plant}`,
      },
      {
        opens: `wie oft (?:muss|soll|sollte) (?:ich|man) (?:\\S+ ){0,3}?${plant} (?:\\S+ )?gießen`,
      },
      {
        does: `(?:${how}) (?:\\S+ ){0,3}?${plant}`,
        to: "(?:pflanzen|anbauen|züchten|pflegen|ziehen|vermehren|schneiden|überwintern|umtopfen|säen)",
      },
      {
        is: `${plant} (?:pflanzen|anbauen|pflegen|vermehren|überwintern|umtopfen|schneiden|züchten)(?: .{0,40})?`,
      },
    ],
  ],
  [
    "shopping.gift",
    [
      {
        thing:
          "(?:[\\p{L}-]*geschenk-?ideen?|[\\p{L}-]*geschenke?s?(?= (?:für|zum|zur|an) )|geschenk-?(?:tipps?|vorschläge)|mitbringsel(?= für)|wichtelgeschenke?)",
      },
      {
        opens: `was (?:schenke|soll|kann|könnte|schenkt|sollte) (?:ich|man|wir) (?:\\S+ ){0,6}?${family}(?: \\S+){0,6}? ?(?:schenken)?(?=$|[?.!,]| (?:zum|zur|zu|schenken))`,
      },
      {
        opens:
          "was (?:schenke ich|schenkt man|kann ich .{2,40} schenken|soll ich .{2,40} schenken)",
      },
    ],
  ],
  [
    "shopping.product",
    [
      { opens: `welche[nrs]? (?:\\S+ ){0,3}?${product}` },
      {
        opens: `(?:empfiehl|empfehl${order}|kannst du .{0,20}empfehlen)(?: mir)? (?:\\S+ ){0,4}?${product}`,
      },
      { opens: `(?:der|die|das|die) (?:beste|besten|bester|günstigste) (?:\\S+ ){0,2}?${product}` },
      {
        opens: `(?:was ist |welches ist |welcher ist )?(?:der|die|das) beste (?:\\S+ ){0,2}?${product}`,
      },
      { opens: `(?:(?:ich|wir) )?(?:suchen?|brauchen?) (?:ein\\p{L}* )(?:\\S+ ){0,3}?${product}` },
      { thing: `kaufberatung(?= (?:für|zu) )` },
      {
        is: `(?:neue[rsn]? )?(?:gute[rsn]? |günstige[rsn]? )${product}(?: (?:für|bis|unter) .{2,50})?`,
      },
    ],
  ],
  [
    "shopping.phone",
    [
      { opens: `welche[nrs]? (?:\\S+ ){0,3}?${phone}` },
      {
        opens: `(?:(?:ich|wir) )?(?:suchen?|brauchen?|will|möchte|hätte gerne?) (?:ein )?(?:\\S+ ){0,2}?${phone}`,
      },
      { opens: `(?:empfiehl|empfehl${order}) (?:mir )?(?:\\S+ ){0,3}?${phone}` },
      { opens: `(?:was ist |welches ist )?(?:das|die) (?:beste|besten) (?:\\S+ ){0,2}?${phone}` },
      {
        is: "(?:soll ich )?(?:ein |das )?(?:iphone|samsung|pixel|xiaomi|galaxy)(?: \\S+){0,3} oder (?:ein |das )?(?:iphone|samsung|pixel|xiaomi|galaxy|android)(?: \\S+){0,3}",
      },
      { is: `(?:neues|gutes|günstiges) ${phone}(?: (?:für|bis|unter|mit) .{2,50})?` },
    ],
  ],
  [
    "learning.quiz-me",
    [
      {
        opens:
          "(?:frag|frage|teste?|prüfe?|quiz(?:ze)?) mich(?: \\S+){0,4}? ?(?:ab|über|zu|zum|in|aus|vokabeln|$)|stell(?:e)? mir (?:\\S+ ){0,3}?(?:fragen|quizfragen|aufgaben) (?:zu|zum|zur|über|aus)|(?:lass uns )?(?:ein )?quiz spielen|mach ein quiz mit mir",
      },
    ],
  ],
  [
    "learning.study-plan",
    [
      {
        thing:
          "lern-?pl[aä]ne?|(?:prüfungs|klausur|abitur|abi)-?vorbereitung(?:splan)?|(?:studien|wiederholungs)-?plan",
      },
      {
        does: `(?:${how}|wie bereite ich mich|wie lerne ich|bereite mich)`,
        to: "(?:klausur|prüfung|abitur|abi|examen|test|führerscheinprüfung|mathearbeit|staatsexamen|matura)(?:en)?(?: (?:lernen|vorbereiten|bestehen))?",
      },
      {
        opens:
          "ich (?:habe|schreibe) (?:\\S+ ){0,5}?(?:eine |meine )?(?:\\S+ )?(?:klausur|prüfung|abitur|abi|mathearbeit|examen)",
      },
    ],
  ],
  [
    "learning.instrument",
    [
      {
        does: `(?:${how}|wie lerne ich|bring mir|ich (?:will|möchte)|wie lange)`,
        to: `${instrument}(?: spielen)?(?: (?:zu )?(?:lernen|beibringen|bei))?`,
      },
      { is: `${instrument} (?:spielen )?lernen(?: .{0,40})?` },
      { opens: `wie lerne ich (?:\\S+ ){0,2}?${instrument}` },
    ],
  ],
  [
    "learning.language",
    [
      { opens: `wie lerne? ich (?:am \\p{L}+ |schnell |besser )*${tongue}` },
      {
        does: `(?:${how}|ich (?:will|möchte)|bring mir)`,
        to: `${tongue}(?: \\S+){0,3}? (?:lernen|verbessern|beibringen|bei|sprechen)`,
      },
      { is: `(?:mein )?${tongue} (?:lernen|verbessern)(?: .{0,40})?` },
      { thing: `${tongue}-?(?:lernplan|kurs|unterricht)` },
    ],
  ],
  [
    "learning.programming",
    [
      {
        opens: `wie lerne? ich (?:am \\p{L}+ |schnell )*(?:programmieren|coden|${lang}|webentwicklung|machine learning)`,
      },
      {
        does: `(?:${how}|ich (?:will|möchte)|bring mir)`,
        to: `(?:programmieren|coden|${lang}|webentwicklung)(?: \\S+){0,2}? (?:lernen|beibringen|bei)`,
      },
      { is: `(?:${lang}|programmieren|coden) lernen(?: .{0,40})?` },
      { thing: `(?:${lang}|programmier|coding)-?(?:lernplan|kurs|roadmap)` },
    ],
  ],
  [
    "learning.skill",
    [
      { opens: "wie (?:lerne|lern) ich(?! (?:auswendig|für|vokabeln|am besten für))(?= \\p{L})" },
      {
        does: `(?:${how})(?= (?:\\S+ ){0,3}?(?:zeichnen|malen|schwimmen|schach|kochen|nähen|stricken|häkeln|tanzen|fotografieren|surfen|skifahren|jonglieren|reiten|schreiben|kopfrechnen|zehnfingersystem|videoschnitt|photoshop|excel))`,
        to: "lernen",
      },
      {
        is: "(?:zeichnen|malen|schwimmen|schach|nähen|stricken|häkeln|tanzen|fotografieren|surfen|jonglieren|photoshop|excel) lernen(?: .{0,40})?",
      },
    ],
  ],
  [
    "explaining.difference",
    [
      {
        opens:
          "(?:was|worin|wo|welche[rn]?|erklär\\p{L}*)(?: (?:ist|sind|liegt|besteht|mir|bitte|genau|denn|eigentlich))* (?:der|die|den) (?:\\p{L}+ )?unterschiede? zwischen",
      },
      { is: "(?:der )?unterschiede? (?:zwischen|von) .{3,80}" },
      { opens: "(?:wie|worin) unterscheide[nt](?: sich)?" },
    ],
  ],
  [
    "explaining.topic",
    [
      {
        opens:
          "erzähl(?:e|en sie)? (?:mir|uns) (?:\\S+ ){0,3}?(?:über|von)(?= \\p{L})|was weißt du (?:alles )?über|(?:gib mir )?(?:einen )?(?:kurzen )?überblick (?:über|zu)|(?:ich brauche |gib mir )?(?:infos?|informationen) (?:über|zu|zum|zur)",
      },
    ],
  ],
  [
    "explaining.concept",
    [
      {
        opens:
          "erklär(?:e|en sie|en|st du)?(?: (?:mir|uns|bitte|mal|kurz|einfach|ganz einfach|genau|verständlich))*,? (?!(?:das|dies|es|diese[nrs]?|folgende[nrs]?|mein\\p{L}*|warum du|mir|uns|einem|einer|warum ich)(?:$|[ .!?:](?=$|hier|text|code|satz|bild|aufgabe|witz)))\\p{L}+",
      },
      {
        is: "wie funktionier(?:t|en) (?!(?:das|dies|es|du|mein\\p{L}*|dieser?s?)(?:$|[ ?]))(?:\\S+ ){0,7}?\\S+",
      },
      {
        does: "(?!(?:diese|den (?:text|code)|mein))(?:(?:der|die|das|den|was|wie|warum) )?\\S+",
        to: "(?:einfach |verständlich |kurz )?erklär(?:t|en)",
      },
      {
        opens:
          "(?:ich verstehe|versteh) (?!(?:das|dich|es|nicht|meine|ihn|sie|den code|diese)(?!\\p{L}))(?:\\S+ ){1,5}?nicht",
      },
    ],
  ],
  [
    "explaining.to-someone",
    [
      {
        opens: `(?:wie (?:erkläre|erklär|erklärt) (?:ich|man)|erklär(?:e|en sie)?) (?:\\S+ ){0,3}?(?:${family}|${child}|anfängern?|schülern?|laien|senioren|kollegen)(?!\\p{L})`,
      },
      {
        does: `wie (?:kann|soll|könnte) ich (?:\\S+ ){0,3}?(?:${family}|${child}|schülern?)`,
        to: "erklären",
      },
    ],
  ],
  [
    "deciding.a-or-b",
    [
      {
        opens:
          "soll(?:te|en|ten)? (?:ich|wir)(?= (?:\\S+ ){1,12}oder (?!nicht|so(?!\\p{L})|lieber nicht|was(?!\\p{L}))\\S)",
      },
      {
        opens:
          "(?:ist es|was ist|wäre es|was wäre|was lohnt sich) (?:besser|sinnvoller|günstiger|klüger|gesünder|eher|mehr)(?=.{2,100} oder )",
      },
      {
        opens:
          "ich kann mich nicht (?:zwischen|entscheiden)|(?:hilf mir )?(?:bei der )?(?:entscheidung|entscheiden|wahl) zwischen",
      },
      { is: "(?:lieber |besser |eher )(?:\\S+ ){1,4}?oder (?:\\S+ ?){1,4}" },
    ],
  ],
  [
    "deciding.should",
    [
      {
        opens:
          "soll(?:te|en|ten)? (?:ich|wir)(?! (?:sagen|schreiben|antworten|tun|ihr|ihm|dir|mir sorgen|angst))(?= \\S+ \\S+)",
      },
      { opens: "ich (?:muss|überlege|weiß nicht),? (?:eine (?:\\S+ )?entscheidung|ob ich)" },
    ],
  ],
  [
    "ideas.business-names",
    [
      {
        thing: `(?:firmen|marken|shop|unternehmens|laden|produkt|domain|podcast|kanal|blog|restaurant|café|app|band|vereins|projekt|startup|geschäfts)-?(?:namen?|namensideen|namensvorschläge)|(?:namen?|namensideen|namensvorschläge)(?= für (?:\\S+ ){0,5}?${shop}(?!\\p{L}))`,
      },
      {
        opens: `wie (?:soll|sollte|könnte) (?:ich )?(?:mein\\p{L}*|unser\\p{L}*) (?:\\S+ )?${shop} (?:nennen|heißen)`,
      },
    ],
  ],
  [
    "ideas.group-names",
    [
      {
        thing:
          "(?:team|gruppen|whatsapp-gruppen|clan|gilden|benutzer|instagram|spieler|quizteam|klassen|wlan|chat|mannschafts|nick)-?(?:namen?|namensideen)|(?:namen?|namensideen|nickname)(?= für (?:\\S+ ){0,4}?(?:[\\p{L}-]*team|[\\p{L}-]*gruppe|gruppenchat|clan|gilde|mannschaft|crew|server|wlan|clique)(?!\\p{L}))",
      },
    ],
  ],
  [
    "ideas.pet-names",
    [
      {
        thing: `(?:hunde|katzen|haustier|tier|pferde|kater|hamster|welpen|kaninchen)-?namen?|(?:namen?|namensideen|namensvorschläge)(?= für (?:\\S+ ){0,4}?${pet}(?!\\p{L}))`,
      },
      {
        opens: `wie (?:soll|sollte|könnte) (?:ich )?(?:mein\\p{L}*|unser\\p{L}*) (?:\\S+ )?${pet} (?:nennen|heißen)`,
      },
    ],
  ],
  [
    "ideas.party-plan",
    [
      {
        thing:
          "(?:[\\p{L}-]*party|[\\p{L}-]*feier|kindergeburtstag|junggesellenabschied|jga|sommerfest|grillfest|babyparty|weihnachtsfeier|hochzeit|geburtstag)s?-?(?:planung|planen|organisieren|plan|ideen|checkliste)",
      },
      {
        made: "(?:[\\p{L}-]*party|[\\p{L}-]*geburtstagsfeier|geburtstagsparty|kindergeburtstag|junggesell(?:inn)?enabschied|jga|sommerfest|weihnachtsfeier|überraschungsparty|einweihungsfeier|abschiedsfeier|hochzeit|teamevent)",
      },
      {
        does: `(?:${how}|wie (?:plane|organisiere|feiere) ich|(?:einen|eine|den|die|meinen|meine|unsere))`,
        to: "(?:party|kindergeburtstag|geburtstagsfeier|geburtstagsparty|junggesellenabschied|hochzeit|sommerfest|weihnachtsfeier|einweihungsparty|überraschungsparty)(?: \\S+){0,3}? (?:planen|organisieren|vorbereiten|feiern)",
      },
    ],
  ],
  [
    "ideas.kids",
    [
      {
        thing: `(?:spiele?|beschäftigung(?:en|sideen)?|aktivitäten|basteln|bastelideen|bastel-?ideen|ideen|schnitzeljagd|schatzsuche|spielideen|experimente)(?= (?:für|mit) (?:\\S+ ){0,4}?(?:${child}|kindern?|kleinkinder|vorschulkinder|kita-?kinder|\\d+-jährige)(?!\\p{L}))|schnitzeljagd|schatzsuche|kinder-?spiele`,
      },
      {
        opens:
          "was (?:kann|soll|können|mache) (?:ich|man|wir) (?:\\S+ ){0,4}?mit (?:\\S+ ){0,3}?(?:kindern|kind|sohn|tochter|\\S+-jährigen) (?:\\S+ ){0,5}?(?:machen|unternehmen|spielen|basteln)",
      },
      { opens: `wie beschäftige ich (?:\\S+ ){0,3}?${child}|meinen kindern ist langweilig` },
    ],
  ],
  [
    "ideas.date",
    [
      {
        thing:
          "(?:date|date-?night|dating)[- ]?ideen|(?:ideen|vorschläge)(?= für (?:\\S+ ){0,4}?(?:dates?|date-?night|jahrestag|hochzeitstag|heiratsantrag|romantischen abend)(?!\\p{L}))|(?:erstes|romantisches|zweites) date|romantischer abend|heiratsantrag(?:s-?ideen)?",
      },
      {
        opens:
          "was (?:kann|soll|können|könnten|machen) (?:ich|wir|man) (?:\\S+ ){0,4}?(?:date|jahrestag|hochzeitstag|valentinstag)(?: \\S+){0,3}? ?(?:machen|unternehmen)?",
      },
    ],
  ],
  [
    "design.logo",
    [{ thing: "[\\p{L}-]*logos?(?:-?(?:design|idee|ideen|entwurf|konzept))?|wappen(?= für)" }],
  ],
  [
    "design.image-prompt",
    [
      {
        thing:
          "(?:midjourney|dall-?e|stable diffusion|bild|ki-bild|bildgenerierungs|firefly|flux|sora)[- ]?prompts?|prompts?(?= (?:für|um) (?:\\S+ ){0,4}?(?:midjourney|dall-?e|stable diffusion|[\\p{L}-]*bild(?:er)?|[\\p{L}-]*foto|ki-\\p{L}+|logo|poster|grafik)(?!\\p{L}))",
      },
    ],
  ],
  [
    "design.invitation",
    [
      {
        thing:
          "(?:einladungs|geburtstags|gruß|weihnachts|hochzeits|glückwunsch)-?karten?(?:-?(?:design|motiv|bild|gestaltung|hintergrund))|(?:bild|motiv|design|illustration|hintergrund)(?= für (?:\\S+ ){0,3}?(?:[\\p{L}-]*einladung(?:skarte|en)?|[\\p{L}-]*karte))",
      },
    ],
  ],
  [
    "by-form.fixing",
    [
      {
        opens:
          "warum (?:ist|geht|funktioniert|läuft|startet|macht|lädt|piept|zeigt|blinkt|stinkt|riecht) mein(?:e)?",
      },
      {
        is: "(?:mein|meine|unser|unsere) .{2,60}(?:kaputt|funktioniert nicht|geht nicht(?: mehr| an)?|läuft nicht|startet nicht|lädt nicht|defekt).{0,40}",
      },
      { opens: "wie (?:repariere|behebe|löse) ich" },
      { does: how, to: "(?:reparieren|beheben|lösen)" },
    ],
  ],
  [
    "by-form.choosing",
    [
      {
        opens:
          "welche[nrsm]? (?:\\S+ ){1,4}?(?:soll|sollte|sollten|sollen|empfiehlst|würdest) (?:ich|wir|du)",
      },
      { opens: "was (?:empfiehlst|würdest) du" },
      { opens: `empfiehl|empfehlen sie|kannst du mir .{2,60} empfehlen` },
    ],
  ],
  [
    "by-form.planning",
    [
      {
        thing:
          "(?:[\\p{L}-]*plan|zeitplan|ablaufplan|checkliste|ablauf|fahrplan|stundenplan|roadmap)",
      },
      { opens: `(?:plan|organisier)${order}` },
      {
        does: "(?:wie (?:plane|organisiere) ich|einen|eine|meinen|meine)",
        to: "(?:planen|organisieren|vorbereiten)",
      },
    ],
  ],
  [
    "by-form.doing",
    [
      { opens: "wie (?:kann|soll|könnte|sollte|muss|können|sollen|könnten) (?:ich|wir)" },
      {
        opens:
          "was (?:kann|soll|könnte|sollte|können|sollen) (?:ich|wir) (?:tun|machen|gegen|dagegen)",
      },
      { opens: "(?:tipps|ideen|ratschläge|rat) (?:für|zum|zur|um|gegen|zu)" },
      { opens: "wie (?!geht|heiß|viel|lang|oft|alt|groß|hoch|weit|spät)\\p{L}{3,}e ich(?!\\p{L})" },
    ],
  ],
  [
    "by-form.making",
    [
      {
        is: `(?:schreib|verfass|erstell|mach|formulier|generier|entwickl|entwickel|gestalt)${order}(?: (?:mir|uns|bitte|mal))* (?!das|es|sie|weiter|mehr|kürzer|nochmal|so(?!\\p{L})).{3,100}|(?:entwirf|entwerfen sie)(?: (?:mir|uns|bitte))* .{3,100}`,
      },
    ],
  ],
];

const money =
  "\\d+ ?(?:€|euro|eur|chf|franken)|(?:€|eur) ?\\d|budget|billig|günstig|preiswert|kostenlos";
const days =
  "(?:ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\d+)[- ]?(?:tage?n?|wochen?|nächte|wochenende|monate?)";
const months =
  "(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\\p{L})";
const soon =
  "(?<!\\p{L})(?:heute|morgen|übermorgen|diese woche|nächste woche|nächsten monat|am wochenende|(?:am |bis |ab )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))(?!\\p{L})";
const because = "(?<!\\p{L})(?:weil|wegen|da ich|aufgrund|denn)(?!\\p{L})";
const minutes =
  "\\d+ ?(?:min|minuten|wörter|worte|sätze|seiten)|(?:eine|zwei|drei|fünf|zehn)[- ](?:minuten?|minütige)|\\d+-minütig";
const age =
  "jährig|(?<!\\p{L})\\d+ ?jahre|(?<!\\p{L})(?:baby|kleinkind|teenager|kita|grundschul\\p{L}*|klasse \\d|\\d\\. klasse)";
const known =
  "(?<!\\p{L})(?:anfänger\\p{L}*|von null|keine ahnung|grundkenntnisse|fortgeschritten\\p{L}*|noch nie|vorkenntnisse|einfach|für laien|grundlagen|ich kenne|ich weiß)(?!\\p{L})";
const toWhom =
  "(?<!\\p{L})(?:an|für) (?:den|die|das|mein\\p{L}*|unser\\p{L}*|einen?|eine)(?!\\p{L})";
const style =
  "fotorealistisch|aquarell|comic|cartoon|anime|minimalistisch|schlicht|modern|elegant|vintage|retro|realistisch|pixel|3d|im stil|schwarz-?weiß|bunt|pastell|ölgemälde|zeichnung";
const looks =
  "(?<!\\p{L})(?:rot|blau|grün|gelb|orange|rosa|lila|schwarz|weiß|gold|grau|beige|bunt)\\p{L}*";

/** How German puts the asks of the catalogue. */
export const germanReader: LanguageReader = {
  tag: "de",
  lexicon: german,
  grammar: {
    tag: "de",
    polite:
      "(?:(?:hi|hallo|hey|moin|servus|guten (?:tag|morgen|abend)|grüß gott|grüezi|ok|okay|also|na|ja|gut|so)(?: (?:chatgpt|gpt|zusammen|du|ki))?[,!.]*\\s+|(?:bitte|einfach|kurz|jetzt|schnell|mal)[,]?\\s+|(?:kannst|könntest|würdest|magst|könnten|können|würden) (?:du|sie|ihr)(?: (?:mir|uns|bitte|mal|vielleicht|kurz|mich|dabei|eventuell|auch))*\\s+|ich (?:möchte|will|hätte gerne?|brauche|wünsche mir),? dass (?:du|sie)(?: mir| uns)?\\s+|(?:bitte )?(?:hilf|helfen sie) (?:mir|uns)(?: bitte| mal)*(?: dabei)?,?\\s+(?!bei|beim|mit)|(?:sag|sage|sagen sie) mir(?: bitte)?,?\\s+(?=(?:was|wie|warum|wer|wo|wann|welche)[^\\p{L}])|(?:weißt du|wissen sie),? (?=(?:was|wie|warum|wer|wo|wann|welche)[^\\p{L}]))",
    thing: `^(?:(?:[^,.!?]{3,80}, (?=(?:schreib|verfass|erstell|mach|formulier|plan)))?${make}\\s+)?${between}(?:{it})${end}`,
    made: `^(?:${make}\\s+${between}(?:{it})(?!\\p{L})|${between}(?:{it}) (?:[^\\s]+ ){0,6}?(?:schreiben|erstellen|machen|bauen|programmieren|planen|entwickeln|organisieren|entwerfen|gestalten|buchen)[.!?]*$)`,
    opens: "^(?:{it})(?!\\p{L})",
    does: "^(?:{it})(?!\\p{L})(?:\\s+[^\\s]+){0,7}?\\s+(?:{to})(?!\\p{L})",
    is: "^(?:{it})[.!?\\s]*$",
    second:
      "^(?:und|außerdem|dann|danach|anschließend|zusätzlich|was|wie|warum|wieso|welche[rsn]?|wer|wann|wo|(?:erklär|schreib|erstell|nenn|vergleich|beschreib|übersetz|zeig|erzähl|such|find|verfass|list|liste|mach)(?:e|en sie)?|gib|geben sie|empfiehl|fass|fasse)(?!\\p{L})",
    goesOn:
      "(?:,|;| und)? (?:dann|danach|anschließend) (?:\\p{L}+ )?(?:übersetz|schreib|erklär|fass|mach|erstell|gib|vergleich|nenn|zeig)\\p{L}*",
    tells:
      "^(?:[^ ]+ ){0,4}?(?:ich|mir|mich|mein\\p{L}*|wir|uns|unser\\p{L}*|er|sie|es (?:ist|war|gibt|geht)|sein|seine[rnms]?|ihr|ihre[rnms]?|man|niemand|alle|viele|manche|die meisten|hälfte)(?!\\p{L})",
    orders:
      "^(?:[-*•] )?(?:bitte |auch |immer |dann |zuerst |zum schluss |am ende |und |aber )*(?:(?:antwort|nutz|benutz|verwend|beacht|beginn|vermeid|nenn|erklär|erläuter|beschreib|begründ|berücksichtig|zeig|schreib|lass|mach|sag|stell|setz|sortier|ordn|trenn|unterteil|formatier|formulier|konzentrier|fokussier|bleib|markier|beton|verzicht|verknüpf|vergleich|verweis|wähl|zitier|beleg|überleg|überprüf|streich|strukturier|glieder|gliedere|übersetz|unterstreich|variier|warn|wiederhol|ergänz|entwickl|entwickel|erwähn|erstell|illustrier|kürz|orientier|präsentier|stütz|definier|diskutier|hinterfrag|ignorier|kennzeichn|kombinier|nummerier|priorisier|schätz|skizzier|vertief|füg|führ|geh|leg|schlag|achte|halte|teile|prüfe|zähle|fasse|liste|frage|denke|baue|biete|bringe|runde|spiele|schließ|hebe)(?:e|en|n)?|gib|geben|nimm|nehmen|lies|sprich|hilf|triff|vergiss|empfiehl|sei|seien|halt|achten|fass|liste|führ|füg)(?: sie)?(?! (?:ich|wir)(?!\\p{L}))(?!\\p{L})|^(?:[-*•] )?(?:keine?|kein|nur|maximal|höchstens|mindestens|jede[rsn]?|pro|in (?:einfachen|kurzen|ganzen) \\p{L}+|die (?:antwort|sprache|ausgabe|liste|texte?) (?:soll|sollte|muss|ist)|der (?:text|ton|stil) (?:soll|sollte|muss)|das (?:ergebnis|format) (?:soll|sollte|muss)|stichpunktartig|tabellarisch|kurz|ohne|auf deutsch|dein\\p{L}* (?:antwort|aufgabe|ziel))(?!\\p{L})",
  },
  forms: new Map(forms),
  not: new Map([
    [
      "correspondence.out-of-office",
      `${workedOn}|(?<!\\p{L})(?:einrichten|einstellen|aktivieren|outlook|gmail)(?!\\p{L})`,
    ],
    [
      "correspondence.resignation",
      `${workedOn}|(?<!\\p{L})(?:mitarbeiter\\p{L}*|soll ich|sollte ich|kündigungsfrist|kündigungsschutz|frist|bekommen|erhalten)(?!\\p{L})`,
    ],
    ...[
      "correspondence.apology",
      "correspondence.refund",
      "correspondence.landlord",
      "correspondence.complaint",
      "correspondence.delay",
      "correspondence.request",
      "correspondence.work",
      "correspondence.message",
      "correspondence.thanks",
    ].map((id): [string, string] => [id, notMail]),
    ["correspondence.absence", `${workedOn}|${tech}|${grief}`],
    [
      "correspondence.cancel",
      `${workedOn}|${tech}|(?<!\\p{L})(?:kündigungsfrist|wie lange|mieter(?:n|in)?|mitarbeiter\\p{L}*)(?!\\p{L})`,
    ],
    [
      "correspondence.invitation",
      `${workedOn}|${tech}|(?<!\\p{L})(?:ablehnen|absagen|absage|bild|motiv|design|illustration|gestaltung)(?!\\p{L})`,
    ],
    [
      "occasions.birthday",
      `${grief}|${tech}|(?<!\\p{L})(?:einladung\\p{L}*|bild|motiv|design|gedicht\\p{L}*|lied|spiel\\p{L}*|absage)(?!\\p{L})`,
    ],
    [
      "occasions.speech",
      `${grief}|${workedOn}|(?<!\\p{L})(?:hochzeit\\p{L}*|geburtstag\\p{L}*|indirekte|wörtliche|direkte|freie rede)(?!\\p{L})`,
    ],
    ["occasions.wedding-toast", grief],
    ["occasions.talk", `${workedOn}|folien|powerpoint`],
    ["career.cover-letter", `${workedOn}|absage|vorlage|muster|latex|tipps`],
    ["career.resume", `${workedOn}|lücke|latex|(?<!\\p{L})(?:bewerber\\p{L}*)(?!\\p{L})`],
    ["career.interview", "bewerber(?:n|in)?(?!\\p{L})|kandidaten|absage|dankes"],
    ["career.salary", "mitarbeiter|(?<!\\p{L})(?:sql|durchschnitt\\p{L}*)"],
    [
      "people.tell-no",
      `${grave}|${medical}|(?<!\\p{L})(?:e-?mail|brief|nachricht)(?!\\p{L})|auf ${tongue}`,
    ],
    ["people.tell", `${grave}|(?<!\\p{L})(?:tot|krebs|gestorben)(?!\\p{L})|auf ${tongue}|gesagt`],
    ["people.child", `${grave}|${medical}|${tech}`],
    ["people.couple", `${grave}|${medical}|gedicht|geschenk|geburtstag`],
    ...[
      "fiction.joke",
      "fiction.poem-for-someone",
      "fiction.poem",
      "fiction.lyrics",
      "fiction.bedtime-story",
      "fiction.story",
    ].map((id): [string, string] => [id, `${notVerse}|${grief}`]),
    ["nonfiction.essay", `${workedOn}|${tech}`],
    ["nonfiction.article", workedOn],
    ["nonfiction.report", workedOn],
    ["editing.translate", `${tech}|["„“]|gebärden`],
    ["editing.fix-grammar", tech],
    ["editing.improve", `${tech}|lebenslauf|tippgeschwindigkeit`],
    ["editing.shorten", `${tech}|bruch|video|hose`],
    ["editing.summarise", "unser gespräch|unterhaltung|(?<!\\p{L})(?:buch|film|roman)(?!\\p{L})"],
    ["marketing.bio", `${workedOn}|(?<!\\p{L})bio(?:logie|-?(?:hof|laden|gemüse))`],
    ["marketing.slogan", workedOn],
    ["marketing.product-description", workedOn],
    ["marketing.page-text", workedOn],
    ["marketing.social-post", workedOn],
    [
      "code.website",
      "(?<!\\p{L})(?:texte?|inhalte?|analysier\\p{L}*|seo|logo|finde|suche|empfiehl|funktioniert|fehler)(?!\\p{L})",
    ],
    [
      "code.app",
      "(?<!\\p{L})(?:finde|suche|empfiehl|welche|beschreibung|logo|namen?|ideen?|funktioniert|fehler)(?!\\p{L})",
    ],
    [
      "code.function",
      "(?<!\\p{L})(?:excel|ableit\\p{L}*|funktionsgleichung|nullstell\\p{L}*|graph|quadratische[rn]?|lineare[rn]?|sql|erklär\\p{L}*|bug|fehler)(?!\\p{L})",
    ],
    [
      "code.script",
      "(?<!\\p{L})(?:video|youtube|podcast|film|werbe\\p{L}*|hörspiel|theater\\p{L}*|uni|vorlesung|funktioniert|fehler)(?!\\p{L})",
    ],
    [
      "debug.error",
      "(?<!\\p{L})(?:was ist ein|unterschied|waschmaschine|spülmaschine|drucker|auto|excel|cors)(?!\\p{L})",
    ],
    ["debug.cors", "was ist cors|wie funktioniert"],
    ["debug.fix-code", "(?<!\\p{L})(?:trainings\\p{L}*|fernseh\\p{L}*|tv-\\p{L}+)(?!\\p{L})"],
    [
      "data.sql",
      "(?<!\\p{L})(?:erklär\\p{L}*|lern\\p{L}*|fehler|optimier\\p{L}*|langsam)(?!\\p{L})",
    ],
    ["data.formula", "(?<!\\p{L})(?:lern\\p{L}*|kurs|tabelle erstellen|drucken)(?!\\p{L})"],
    ["travel.packing", `${tech}|umzug|klinik|krankenhaus|geburt`],
    ...[
      "travel.road-trip",
      "travel.things-to-do",
      "travel.where-to-go",
      "travel.trip-to",
      "travel.trip",
    ].map((id): [string, string] => [
      id,
      `${tech}|(?<!\\p{L})(?:blog\\p{L}*|reiseblog\\p{L}*|artikel|geschichte|gedicht|e-?mail|brief|mail|aufsatz|bericht|urlaubsantrag|reisebericht|zeitreise|rede|caption|post|packliste\\p{L}*|wetter|visum)(?!\\p{L})`,
    ]),
    ...["food.guests", "food.meal-plan", "food.lunchbox", "food.ideas", "food.recipe"].map(
      (id): [string, string] => [
        id,
        `${tech}|(?<!\\p{L})(?:arzt|krankenkasse|rezeptpflichtig|app|webseite|website|gedicht|geschichte|blog\\p{L}*|katzen?|hunde?|etikette|name[n]?)(?!\\p{L})`,
      ],
    ),
    ...["health.race", "health.workout", "health.weight", "health.sleep", "health.routine"].map(
      (id): [string, string] => [
        id,
        `${tech}|(?<!\\p{L})(?:hund\\p{L}*|katze|baby|kind|kinder|sohn|tochter|säugling|kleinkind|magersucht|essstörung|bulimie|tabletten|mitarbeiter\\p{L}*|modell|geschichte|gedicht)(?!\\p{L})`,
      ],
    ),
    ...["home.clean", "home.repair", "home.plant-problem", "home.grow"].map(
      (id): [string, string] => [
        id,
        `${tech}|(?<!\\p{L})(?:app|spiel|sims|daten|gedicht|geschichte|getrunken|verschluckt|cannabis|hanf)(?!\\p{L})`,
      ],
    ),
    ["shopping.gift", `${tech}|gedicht|(?<!\\p{L})(?:danke\\p{L}*|verpack\\p{L}*|steuer\\p{L}*)`],
    [
      "shopping.product",
      `${tech}|namen|(?<!\\p{L})(?:erfand|erfunden|geschichte|funktioniert|fehler|beschreibung|reparier\\p{L}*|kaputt|versicherung)(?!\\p{L})`,
    ],
    [
      "shopping.phone",
      `${tech}|(?<!\\p{L})(?:app|verloren|gestohlen|geklaut|vertrag|kaputt|nummer|hülle)(?!\\p{L})`,
    ],
    ["learning.quiz-me", "vorstellungsgespräch|persönlichkeit|bevor du"],
    [
      "learning.study-plan",
      "(?<!\\p{L})(?:krank|angst|panik|durchgefallen|urin|blut|schwangerschaft\\p{L}*)(?!\\p{L})",
    ],
    [
      "learning.language",
      `aufsatz|(?<!\\p{L})(?:text|e-?mail|sagt man|heißt|übersetz\\p{L}*)(?!\\p{L})`,
    ],
    ["learning.programming", "(?<!\\p{L})(?:modell|datensatz|fehler|funktion)(?!\\p{L})"],
    [
      "explaining.concept",
      `${tech}|(?<!\\p{L})(?:meine[mnr]? (?:sohn|tochter|kind|oma|opa|mutter|vater|chef|eltern|freund\\p{L}*)|einem (?:kind|\\S+jährigen)|einer \\S+jährigen|unterschied|hausaufgabe|kündigung|lücke)(?!\\p{L})`,
    ],
    [
      "explaining.to-someone",
      `${grave}|(?<!\\p{L})(?:tod|krebs|gestorben|scheidung|trennung|dass ich|warum ich|dass wir)(?!\\p{L})|${tech}`,
    ],
    [
      "explaining.difference",
      `${tech}|(?<!\\p{L})(?:diesen|folgenden|beiden texten|spalten|listen)(?!\\p{L})`,
    ],
    [
      "explaining.topic",
      "(?<!\\p{L})(?:dir|dich|dein\\p{L}*|witz|eine geschichte|wetter|nachrichten|diese[nrsm]?|mein\\p{L}*|märchen)(?!\\p{L})",
    ],
    [
      "deciding.a-or-b",
      `${medical}|${grave}|(?<!\\p{L})(?:ex|trennen|scheid\\p{L}*|der die oder das|der oder die|das oder dass)(?!\\p{L})`,
    ],
    [
      "deciding.should",
      `${medical}|${grave}|(?<!\\p{L})(?:ex|trennen|scheid\\p{L}*|oder)(?!\\p{L})`,
    ],
    ["ideas.business-names", `${tech.replace("|bots?", "")}|variable\\p{L}*|umbenennen`],
    ["ideas.pet-names", `${tech}|rasse`],
    [
      "ideas.party-plan",
      "(?<!\\p{L})(?:rede|einladung\\p{L}*|gedicht|essen|menü|politisch\\p{L}*|wahl\\p{L}*|spiele?|trauerfeier|geschichte|outfit)(?!\\p{L})",
    ],
    [
      "ideas.kids",
      `${tech}|(?<!\\p{L})(?:essen|rezept\\p{L}*|geschenk\\p{L}*|geburtstag\\p{L}*|namen?|geschichte|buch)(?!\\p{L})`,
    ],
    [
      "ideas.date",
      `datum|(?<!\\p{L})(?:excel|frist|kleid|outfit|anziehen|schreib\\p{L}*|rede|karte)(?!\\p{L})`,
    ],
    [
      "design.logo",
      "(?<!\\p{L})(?:bedeut\\p{L}*|erkenn\\p{L}*|entfern\\p{L}*|namen?|slogan|html|css)(?!\\p{L})",
    ],
    [
      "by-form.making",
      "(?<!\\p{L})(?:dies\\p{L}*|folgend\\p{L}*|licht|lampe|wecker|musik|timer)(?!\\p{L})",
    ],
  ]),
  said: new Map([
    [
      "language-goal",
      "(?<!\\p{L})(?:für (?:die arbeit|den urlaub|die reise|eine reise|die prüfung|den job|die schule)|beruflich|weil)(?!\\p{L})",
    ],
    ["away-dates", `${days}|${months}|bis (?:zum|ende|montag)|vom \\d`],
    ["away-cover", "vertret\\p{L}*|kolleg\\p{L}*"],
    ["away-reading", "kein(?:en)? zugriff|mails? (?:lesen|abrufen)|dringend"],
    ["resign-last-day", `frist|zum (?:\\d|monatsende|ende|\\p{L}+ende)|fristlos|${months}`],
    ["resign-reason", `${because}|neue[nr]? (?:stelle|job)|umzug`],
    ["apology-what", `${because}|dafür,? dass|für (?:meine?n?|mein|das|den|die|unsere)|dass ich`],
    [
      "apology-who",
      "(?<!\\p{L})(?:an|bei) (?:mein\\p{L}*|unser\\p{L}*|den|die|der|dem|eine\\p{L}*)(?!\\p{L})",
    ],
    ["refund-what", `\\d+ ?(?:€|euro)|gekauft|bestellt|gebucht`],
    ["refund-why", `${because}|kaputt|defekt|nie angekommen|beschädigt|storniert`],
    ["complaint-so-far", "bereits|schon|mehrfach|erneut|angerufen"],
    ["complaint-what", `${because}|seit|dass (?:ich|die|das|der)`],
    ["complaint-wants", "geld zurück|erstattung|ersatz|entschädigung|umtausch"],
    ["cancel-what", `zum (?:\\d|monatsende|ende|nächstmöglichen)|fristgerecht|sofort|${months}`],
    ["cancel-reason", `${because}|umzug|sonderkündigung`],
    [
      "landlord-what",
      `wegen|schimmel|heizung|kaution|defekt|kaputt|lärm|nebenkosten|miete(?!r)|hund|katze|untermiet|dass `,
    ],
    ["landlord-so-far", "bereits|schon|angerufen|erneut"],
    ["absence-when", `${soon}|${days}|${months}|\\d+\\.`],
    [
      "absence-reason",
      `${because}|krank|arzt\\p{L}*|fieber|urlaub|hochzeit|umzug|beerdigung|erkältung`,
    ],
    ["delay-new-date", `${days}|${months}|neuer termin`],
    ["news-reason", because],
    ["news-offer", "rabatt|gutschein|angebot|kostenlos"],
    ["invite-event", `${soon}|${months}|\\d{1,2}\\.\\d|\\d{1,2} uhr`],
    ["invite-guests", "freunde|familie|kolleg\\p{L}*|kunden|nachbarn|eltern|klasse"],
    ["thanks-for", "für (?:das|die|den|ihre|eure|deine|ihr|seine)|nach dem"],
    [
      "thanks-who",
      "(?<!\\p{L})(?:an|für) (?:mein\\p{L}*|unser\\p{L}*|den|eine\\p{L}*)(?!\\p{L})|lehrer\\p{L}*|gäste",
    ],
    ["message-recipient", toWhom],
    [
      "message-gist",
      `(?<!\\p{L})(?:dass|über|wegen|ob|um .{3,60} zu|weil|in dem|in der)(?!\\p{L})`,
    ],
    ["request-why", because],
    [
      "tone",
      "freundlich|förmlich|formell|locker|lustig|höflich|sachlich|herzlich|professionell|witzig|ernst",
    ],
    ["toast-role", "trauzeug\\p{L}*|brautvater|vater der|mutter der|schwester|bruder|als freund"],
    ["toast-time", minutes],
    ["speech-minutes", minutes],
    [
      "birthday-who",
      `(?:für|an) (?:mein\\p{L}*|unser\\p{L}*|eine?n?)|mein\\p{L}* (?:\\p{L}+ )?${family}`,
    ],
    ["wish-tone", "lustig|herzlich|kurz|witzig|emotional|förmlich|liebevoll|rührend"],
    [
      "talk-listeners",
      "vor (?:meine[rm]|der|dem)|für (?:meine|die|mein) (?:\\p{L}+ )?(?:klasse|chef|kollegen|team|schule|kunden)|publikum",
    ],
    [
      "speech-where",
      "klassensprecher|auf der|vor der|bei der|beim|im verein|abitur|abi|weihnachtsfeier",
    ],
    ["cover-job", "(?<!\\p{L})(?:als \\p{L}+ (?:bei|in|im)|bei (?:der|dem|einem|\\p{L}+)|anzeige)"],
    ["cover-proof", "erfahrung|ich (?:habe|war|bin)|jahre"],
    ["resume-job", "(?<!\\p{L})(?:als|für (?:eine|einen|die|ein)) \\p{L}+"],
    ["interview-job", "(?<!\\p{L})(?:als|bei) \\p{L}+"],
    ["salary-figures", "\\d+ ?(?:€|euro|prozent|%)"],
    ["child-age", age],
    ["child-and-loves", age],
    ["kids-age", age],
    ["explain-listener", age],
    ["class-who", `${age}|klasse|schüler\\p{L}*|anfänger`],
    ["child-tried", "schon|versucht|probiert|nichts hilft"],
    [
      "poem-occasion",
      "geburtstag|hochzeit|muttertag|vatertag|abschied|ruhestand|taufe|jahrestag|valentin|weihnacht",
    ],
    [
      "poem-touching-or-funny",
      "lustig|witzig|rührend|gereimt|ohne reim|reim|ernst|romantisch|emotional",
    ],
    ["poem-subject", "(?<!\\p{L})(?:über|von|vom|zum|zur|für|an|auf|in dem|namens|mit)(?!\\p{L})"],
    [
      "poem-manner",
      "lustig|traurig|witzig|romantisch|reim|düster|haiku|limerick|sonett|elfchen|im stil",
    ],
    ["song-about", "(?<!\\p{L})(?:über|für|in dem|zum|zur|an)(?!\\p{L})"],
    [
      "song-sound",
      "(?<!\\p{L})(?:rap|pop|rock|schlager|ballade|im stil|techno|metal|hip ?hop|punk)",
    ],
    ["child-hero", "(?<!\\p{L})(?:über|von|mit|in der|namens)(?!\\p{L})"],
    ["child-reading-time", "kurz\\p{L}*|minuten|seiten|wörter"],
    ["story-happens", "(?<!\\p{L})(?:über|von|in der|mit|wo|handelt|namens)(?!\\p{L})"],
    [
      "story-feel",
      "lustig|gruselig|spannend|traurig|romantisch|horror|grusel|liebes|krimi|fantasy|düster|happy end",
    ],
    ["story-reader", `${minutes}|für kinder|kinder|klasse`],
    ["essay-task", `${minutes}|klasse|abitur|uni`],
    ["essay-claim", "argument\\p{L}*|pro und contra|vor- und nachteile|dafür|dagegen|warum|ob "],
    ["article-length", minutes],
    [
      "article-readers",
      "für (?:anfänger|eltern|kunden|unsere?|meinen?|kinder|experten)|leser|zielgruppe",
    ],
    ["report-task", minutes],
    [
      "translate-into",
      `(?:ins|auf|in) (?:\\p{L}+ )?${tongue.replace("englisch|", "englische?|")}e?|ins \\p{L}+e(?!\\p{L})`,
    ],
    ["shorten-to", "auf \\d|\\d+ (?:wörter|zeichen|sätze)|hälfte"],
    ["code-stack", lang.replace("|c|", "|").replace("|r|", "|").replace("|go|", "|")],
    [
      "code-language",
      `(?:in|mit) ${lang}(?!\\p{L})|${lang}[- ](?:funktion|skript|script|programm|code)`,
    ],
    ["site-tech", "html|react|wordpress|tailwind|vue|next\\.?js|css"],
    ["app-runs-on", "android|ios|iphone|web-?app|browser|windows|flutter"],
    ["script-acts-on", "(?<!\\p{L})(?:das|um|zum)(?!\\p{L}).{8,}"],
    ["debug-message", 'error:|exception|typeerror|\\p{L}+error|["„`]'],
    ["sql-database", "mysql|postgres|sqlite|oracle|sql server|mariadb"],
    ["sheet-program", "excel|google|libreoffice"],
    [
      "pack-where",
      "(?<!\\p{L})(?:nach|in|an die|ans) \\p{L}+|camping|skiurlaub|festival|strand|kreuzfahrt",
    ],
    ["pack-days", days],
    ["trip-days", `${days}|${months}|wochenende`],
    ["trip-with", "famil\\p{L}*|kinder\\p{L}*|allein|paar|freund\\p{L}*|zu zweit|hund"],
    ["trip-taste", "strand|wandern|natur|kultur|essen|museen|party|entspann\\p{L}*"],
    ["visit-town", "(?<!\\p{L})(?:in|auf|um) \\p{L}+"],
    ["visit-time", `${days}|${soon}|wochenende|regen\\p{L}*|${months}`],
    ["visit-with", "kinder\\p{L}*|famil\\p{L}*|hund|freund\\p{L}*|allein"],
    ["go-want", "strand|meer|berge|wandern|günstig|warm|städte\\p{L}*|ski"],
    [
      "guests-many",
      "\\d+ (?:personen|leute|gäste)|(?:vier|sechs|acht|zehn) (?:personen|leute|gäste)",
    ],
    [
      "food-limits",
      "vegan|vegetarisch|glutenfrei|laktose\\p{L}*|ohne|low[- ]?carb|diabet\\p{L}*|allerg\\p{L}*|keto",
    ],
    [
      "mealplan-who",
      "für (?:zwei|eine person|\\d|die familie|uns|vier|singles)|abnehmen|muskelaufbau",
    ],
    ["ideas-time", "schnell\\p{L}*|\\d+ ?min|für \\d|für zwei"],
    ["ideas-have", "mit (?!\\d)\\p{L}+|aus \\p{L}+"],
    ["recipe-people", "für (?:\\d|zwei|vier|eine|sechs)|personen|portionen|blech"],
    ["recipe-without", "ohne|vegan|vegetarisch|glutenfrei|laktose\\p{L}*|zuckerfrei"],
    ["recipe-kind", "schnell\\p{L}*|einfach\\p{L}*|klassisch\\p{L}*|gesund\\p{L}*|original"],
    ["race-when", `${days}|${months}|unter \\d`],
    ["workout-goal", "muskel\\p{L}*|abnehmen|anfänger|kraft|ausdauer|rücken|bauch"],
    ["workout-gear", "zuhause|zu hause|ohne geräte|fitnessstudio|gym|hanteln|kettlebell|draußen"],
    ["workout-time", "\\d+ ?(?:x|mal|tage|min)|täglich|pro woche"],
    ["weight-figures", "\\d+ ?(?:kg|kilo)"],
    ["sleep-what", "einschlaf\\p{L}*|durchschlaf\\p{L}*|wache .* auf|müde"],
    ["clean-what", "leder|wolle|seide|holz|edelstahl|marmor|baumwolle|glas|kunststoff|stoff"],
    ["clean-have", "mit (?:essig|natron|backpulver|hausmitteln)|hausmittel\\p{L}*|ohne chemie"],
    ["plant-look", "gelb|braun|hängen|flecken|welk|läuse|weiß"],
    ["grow-bed", "balkon|topf|kübel|hochbeet|garten|fensterbank|beet"],
    [
      "gift-who",
      "(?<!\\p{L})(?:der|die|das) (?:gerne?|alles|viel|\\p{L}+ liebt|\\p{L}+ mag)|liebt|mag |fan |hobby",
    ],
    ["gift-money", money],
    ["shop-budget", money],
    ["budget", money],
    ["product-use", "(?<!\\p{L})(?:für|zum) (?!unter|bis|\\d)\\p{L}+"],
    ["product-must", "leise|klein|leicht|kabellos|wasserdicht|mit \\p{L}+|ohne \\p{L}+"],
    ["phone-matters", "kamera|akku|klein|einfach|senior\\p{L}*|fotos|gaming"],
    ["exam-when", `${days}|${soon}|${months}`],
    ["learn-time", "\\d+ ?(?:min|stunden?)|stunde|wochenende|täglich"],
    ["explain-known", known],
    ["your-level", known],
    ["language-level", `${known}|[abc][12](?!\\p{L})`],
    ["explain-for", "klausur|prüfung|referat|schule|uni|arbeit|vortrag"],
    ["decide-use", "ich (?:bin|habe|arbeite|brauche|wohne)|für (?:mein|die|das|den)"],
    ["decide-for-against", `${because}|aber`],
    ["name-of-what", "(?<!\\p{L})(?:der|die|das) (?:\\p{L}+ ){1,}|verkauf\\p{L}*"],
    ["name-feel", "lustig|cool|kreativ|modern|elegant|kurz|einzigartig|witzig|süß|edel"],
    [
      "petname-animal",
      "schwarz\\p{L}*|weiß\\p{L}*|braun\\p{L}*|rot\\p{L}*|grau\\p{L}*|klein\\p{L}*|getigert\\p{L}*",
    ],
    ["party-guests", `\\d+ (?:personen|leute|gäste|kinder|freunde)|\\d+\\. geburtstag|${age}`],
    ["party-where", `${money}|zuhause|zu hause|garten|draußen|park|büro`],
    ["date-stage", "erste[sn]? date|jahrestag|hochzeitstag|freundin|freund|mann|frau"],
    ["logo-look", `${style}|${looks}`],
    ["image-style", style],
    ["invite-seen", `${style}|mit \\p{L}+`],
    ["image-seen", "(?<!\\p{L})(?:von|mit|auf dem|eine[rs]?) .{8,}"],
    ["limits", "(?<!\\p{L})(?:ohne|nicht|kein\\p{L}*|nur|maximal)(?!\\p{L})"],
    ["goal", `${because}|damit|ziel|um .{3,60} zu`],
    ["deadline", `${soon}|${months}|in \\d+ (?:tagen|wochen|monaten)`],
    ["tried-so-far", "schon|versucht|probiert|bereits"],
    [
      "audience",
      "für (?:anfänger|kinder|kunden|kollegen|schüler|studenten|meinen?|die|mein|unsere?)|zielgruppe",
    ],
    ["purpose", "für (?:die schule|die arbeit|die uni|meinen?|mein|ein|eine)|damit|weil"],
    [
      "my-situation",
      "(?<!\\p{L})ich (?:bin|habe|wohne|arbeite)|mein\\p{L}* \\p{L}+ (?:ist|hat|will)",
    ],
  ]),
};
