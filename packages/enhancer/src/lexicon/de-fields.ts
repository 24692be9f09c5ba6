import type { Lexicon } from "./lexicon.ts";

/** What is asked for by its name alone: for rewriting only. */
export const germanThings =
  "bewerbungsschreiben|anschreiben|motivationsschreiben|kündigungsschreiben|produktbeschreibung|stellenbeschreibung|stellenanzeige|businessplan|geschäftsplan|lernplan|trainingsplan|essensplan|unterrichtsplan|packliste|einkaufsliste|linkedin-post|linkedin post|trinkspruch|aufsatz|gedicht|witz|reise nach|urlaub in|wochenende in|rezept|rezepte|slogan|biografie|quiz|fragebogen|sql-abfrage|sql abfrage|regex|logo|vorstellungsgespräch fragen";

/** Words that name a field in German: for rewriting only, the score goes without them. */
export const germanFields: NonNullable<Lexicon["fields"]> = {
  story:
    "geschichte über|geschichten über|geschichte von|eine geschichte|kurzgeschichte*|märchen|erzählung*|roman|romane|fiktion|fanfic*|fabel|fabeln|bösewicht*|protagonist*|hauptfigur|szene|szenen|drehbuch|drehbücher|krimi|gutenachtgeschichte*|sage",
  poem: "gedicht|gedichte|lyrik|haiku|haikus|sonett|sonette|limerick|limericks|vers|verse|reim|reime|ballade|ode|elfchen",
  song: "lied|lieder|liedtext|songtext|songtexte|song|songs|rap|refrain|strophe|strophen",
  essay:
    "essay|essays|aufsatz|aufsätze|erörterung*|these|thesen|hausarbeit|facharbeit|argumentation|stellungnahme|bachelorarbeit",
  article:
    "artikel|zeitungsartikel|blog|blogs|blogbeitrag|blogbeiträge|blogartikel|blogpost|newsletter|bericht|reportage*|rezension*|dokumentarfilm*|kolumne|fachartikel",
  speech:
    "rede|reden|festrede|hochzeitsrede|trauerrede|ansprache|vortrag|vorträge|monolog|laudatio|toast|referat",
  joke: "witz|witze|flachwitz|flachwitze|lustig|lustige|lustiger|lustiges|humor|humorvoll*|komödie|wortspiel*|sketch|kalauer",
  health:
    "gesundheit*|gesünder|arzt|ärztin|ärzte|krankheit*|symptom*|medizin*|medikament*|diät|schlaf|schlafen|schlaflos*|vitamin*|schmerz*|kopfschmerz*|rückenschmerz*|angststörung*|depression*|therapie*|schwanger*|abnehmen|kalorie*|blutdruck|herzinfarkt|krebs|diabetes|gehirn|muskel*|ernährung*|operation|impf*|allergi*|psychisch*|behandlung*|patient*|krankenhaus|cholesterin*|fieber|erkältung",
  money:
    "geld|geldanlage|investier*|investition*|aktie|aktien|aktienfonds|börse|steuer|steuern|steuererklärung|haushaltsbudget|kredit*|hypothek*|sparen|ersparnisse|sparplan|bank|banken|finanz*|versicherung*|zinsen|zinssatz|zinseszins*|inflation|krypto*|bitcoin|gehalt|rente|rentenversicherung|altersvorsorge|schulden|wirtschaftlich*|etf|etfs|dividende*|euro",
  law: "gesetz|gesetze|gesetzlich*|rechtlich*|juristisch*|anwalt|anwältin|gericht|gerichte|vertrag|verträge|mietvertrag|arbeitsrecht|mietrecht|urheberrecht|grundgesetz|kündigungsschutz|lizenz|visum|einwanderung|klage|verfassung*|straftat*|strafrecht*|polizei|patentrecht|dsgvo|datenschutz|verordnung*|widerspruch einlegen",
  travel:
    "reise|reisen|reiseziel*|reiseplan|reiseroute|flug|flüge|hotel|hotels|urlaub|tourist*|flughafen|strand|strände|wandern|wanderung*|sehenswürdigkeit*|städtetrip|rundreise|backpack*|roadtrip|unterkunft|unterkünfte",
  food: "rezept|rezepte|kochen|koche|gekocht|essen|mahlzeit*|abendessen|mittagessen|frühstück|backen|zutat|zutaten|restaurant*|vegan*|vegetarisch*|hähnchen|käse|kaffee|wein|bier|brot|suppe|salat|pizza|kuchen|reis|nudeln|gewürz*|nachtisch|gericht mit|kartoffel*|lebensmittel",
  home: "haushalt|möbel|garten|gärtner*|zimmerpflanze*|putzen|putzmittel|reinigen|reparier*|reparatur*|renovier*|streichen|dach|wand|wände|heizung|heizen|sanitär*|steckdose*|vermieter|wäsche|waschmaschine|rasen|heimwerk*|einrichten|umzug",
  animals:
    "hund|hunde|katze|katzen|kater|vogel|vögel|fisch|fische|pferd|pferde|haustier*|tier|tiere|tierart*|insekt*|biene|bienen|wal|wale|delfin*|elefant*|spezies|welpe*|wolf|wölfe|bär|bären|schlange*|dinosaurier*|ameise*",
  nature:
    "klima|klimawandel|klimaschutz|wetter|ozean|ozeane|wald|wälder|fluss|flüsse|gebirge|vulkan*|erdbeben|regen|baum|bäume|umwelt*|verschmutzung|recycl*|solarenergie|erneuerbar*|nachhaltig*|kohlenstoff|emission*|ökosystem*|artenvielfalt|erderwärmung|treibhaus*",
  science:
    "physik*|chemie|chemisch*|biolog*|quanten*|atom|atome|atomar*|molekül*|planet|planeten|weltraum|weltall|universum|schwerkraft|gravitation|evolution|zelle|zellen|dna|gene|genetisch*|sonne|mond|mars|stern|sterne|schwarzes loch|schwarze löcher|experiment*|teilchen|astronom*|fotosynthese|photosynthese|relativitätstheorie|wissenschaftlich*|naturgesetz*|thermodynamik",
  technology:
    "computer*|handy|handys|smartphone*|internet|software|laptop*|akku|roboter*|künstliche intelligenz|künstlicher intelligenz|ki|chatgpt|gpt|maschinelles lernen|app|apps|drucker|wlan|iphone|android|windows|hardware|blockchain|drohne*|elektroauto*|technologie*|prozessor*|digitalisierung",
  history:
    "historisch*|historiker*|geschichte der|geschichte des|krieg|kriege|weltkrieg*|antike|römisch*|kaiser|kaiserreich|könig|königin|jahrhundert*|revolution|mittelalter*|reformation|ddr|weimarer|präsident*|dynastie|kolonial*|napoleon|nationalsozialis*|mauerfall|wiedervereinigung",
  society:
    "gesellschaft|gesellschaftlich*|politik|politisch*|regierung*|demokrati*|religion|religiös*|gott|philosoph*|ethik|ethisch*|moral|moralisch*|kultur|kulturen|kulturell*|gender|rassismus|freiheit|wahlen|kapitalismus|sozialismus|kommunismus|gerechtigkeit|gleichberechtigung|feminis*|sinn des lebens|freier wille|ungleichheit|armut",
  business:
    "unternehmen*|startup*|start-up*|firma|firmen|kunde|kunden|kundin*|markt|märkte|vertrieb|umsatz|produkt|produkte|geschäftsmodell*|geschäftsidee*|strategie|gewinn|wettbewerber*|konkurrenz|laden|onlineshop|gründer*|gründung|lieferkette*|franchise|marketing|businessplan",
  work: "arbeit|beruf|berufe|karriere|job|jobs|vorstellungsgespräch|chef|chefin|kollege|kollegen|kollegin|büro|besprechung*|meeting|meetings|team|homeoffice|beförderung|kündigen|kündigung|einstellen von|bewerber*|personalabteilung|arbeitgeber*|arbeitsplatz|produktivität|gehaltserhöhung|gehaltsverhandlung",
  learning:
    "lernen|lerne|lernplan|studium|studieren|prüfung|prüfungen|klausur|klausuren|kurs|kurse|hausaufgaben|lektion*|vokabeln|auswendig|nachhilfe|abitur|lernmethode*|lerntechnik*|unterrichten|beibringen",
  people:
    "freund|freunde|freundin|freundschaft|familie|ehefrau|ehemann|ehe|mutter|vater|mama|papa|kind|kinder|sohn|tochter|eltern|beziehung|partner|partnerin|liebe|hochzeit|baby|oma|opa|großeltern|geburtstag|trennung|scheidung",
  arts: "musik|musikalisch*|film|filme|kino|buch|bücher|roman|romane|gemälde|malerei|maler|kunst|künstler*|gitarre|klavier|theater*|tanz|fotograf*|dichter*|album|schauspieler*|anime|manga|romanfigur*|museum|museen|literatur|literarisch*|serie|serien|skulptur*|architektur|regisseur*|oper",
  games:
    "spiel|spiele|videospiel*|computerspiel*|schach|rätsel|quiz|minecraft|dungeons|rollenspiel|rollenspiele|rpg|spieler|spielen|sudoku|poker|brettspiel*|kartenspiel*|gesellschaftsspiel*|nintendo|skat|pokémon",
  sport:
    "sport|sportart*|sportler*|fußball*|basketball|tennis|laufen|joggen|marathon|fitnessstudio|training|trainingsplan|trainieren|krafttraining|yoga|schwimmen|radfahren|fahrrad|golf|olympi*|athlet*|handball|fitness|liegestütze|wettkampf",
  language:
    "wort|wörter|satz|sätze|grammati*|sprache|sprachen|englisch|deutsch|französisch|spanisch|chinesisch|japanisch|synonym*|übersetz*|wortschatz|rechtschreib*|aussprache|verb|verben|substantiv*|adjektiv*|redewendung*|sprichwort|sprichwörter|etymolog*|kommasetzung|dialekt",
  web: "html|css|react*|vue|angular|website|websites|webseite|webseiten|internetseite|frontend|front-end|browser|next.js|svelte|tailwind|button|dom|wordpress|webformular*",
  systems:
    "docker|kubernetes|linux|server*|aws|azure|terraform|bash|shell|nginx|netzwerk*|deploy*|cloud|datenbank*|sql|postgres*|mysql|redis|kafka|api|authentifizierung|arbeitsspeicher|kernel|thread*|nebenläufig*|cpu|cuda|rust|c++|compiler|powershell|cron|ssh|git|ubuntu",
  algorithms:
    "algorithm*|sortier*|array*|liste von|zeichenkette*|string|strings|binärbaum*|baum|graph|graphen|rekursi*|dynamische programmierung|verkettete liste|matrix|primzahl*|fibonacci|binäre suche|hash*|komplexität|ganzzahl*|palindrom*|warteschlange|stack|binär*|schleife|funktion, die|leetcode|fakultät|permutation*",
  "data-science":
    "daten|datensatz|datensätze|datenanalyse|pandas|numpy|regression*|neuronal*|modell|modelle|pytorch|tensorflow|vorhersage*|klassifikation*|clustering|statistik*|statistisch*|excel|csv|tabellenkalkulation|dataframe|visualisier*|diagramm*|maschinelles lernen|matplotlib|korrelation*|zeitreihe*",
};
