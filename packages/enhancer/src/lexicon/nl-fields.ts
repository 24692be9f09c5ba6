import type { Lexicon } from "./lexicon.ts";

/** What is asked for by its name alone: for rewriting only. */
export const dutchThings =
  "sollicitatiebrief|motivatiebrief|ontslagbrief|aanbevelingsbrief|productbeschrijving|functieomschrijving|vacaturetekst|ondernemingsplan|bedrijfsplan|businessplan|studieplan|trainingsschema|weekmenu|lesplan|paklijst|boodschappenlijst|linkedin-post|linkedin post|verjaardagswens|bericht voor|opstel|gedicht|recept|recepten|slogan|biografie|quiz|vragenlijst|sql-query|sql query|regex|logo|sollicitatievragen";

/** Words that name a field in Dutch: for rewriting only, the score goes without them. */
export const dutchFields: NonNullable<Lexicon["fields"]> = {
  story:
    "verhaal|verhalen|verhaaltje|kort verhaal|kortverhaal|sprookje|sprookjes|roman|romans|fictie|fanfic*|fabel|fabels|schurk|hoofdpersoon|hoofdpersonage|scène|scènes|scenario|legende|plot|vertelling",
  poem: "gedicht|gedichten|gedichtje|poëzie|haiku|haiku's|sonnet|sonnetten|limerick|limericks|rijm|rijmpje|ballade|sinterklaasgedicht",
  song: "lied|liedje|liedjes|liedtekst|songtekst|songteksten|refrein|rap|couplet|coupletten",
  essay:
    "essay|essays|betoog|betogen|opstel|opstellen|scriptie|stelling|werkstuk|argumentatie|beschouwing",
  article:
    "artikel|artikelen|krantenartikel|blog|blogs|blogpost|blogbericht|reisblog|reisblogpost|nieuwsbrief|reportage|recensie|recensies|column|documentaire|verslag",
  speech:
    "toespraak|toespraken|speech|speeches|trouwspeech|grafrede|presentatie|spreekbeurt|monoloog|lezing|voordracht",
  joke: "grap|grappen|grapje|mop|moppen|mopje|grappig|grappige|humor|woordspeling|woordspelingen|komedie|cabaret|sketch",
  health:
    "gezondheid|gezond|gezonder|gezonde|dokter|huisarts|arts|artsen|ziekte|ziekten|ziektes|symptoom|symptomen|medisch*|medicijn*|slapen|slaap|slapeloosheid|vitamine*|pijn|rugpijn|hoofdpijn|angststoornis|depressie|therapie|zwanger|zwangerschap|afvallen|calorie*|bloeddruk|cholesterol|hart- en vaatziekten|hartaanval|kanker|diabetes|hersenen|spier|spieren|voeding|voedings*|operatie|vaccin*|allergie*|mentale|behandeling*|patiënt|patiënten|ziekenhuis|ziekenhuizen|koorts|dieet",
  money:
    "geld|beleggen|belegging|beleggingen|investeren|investering|investeringen|aandelen|beurs|belasting|belastingen|belastingaangifte|begroting|lening|leningen|hypotheek|hypotheken|sparen|spaargeld|spaarrekening|banken|spaarbank|financieel|financiële|financiën|verzekering|verzekeringen|rente|inflatie|crypto*|bitcoin|salaris|pensioen|schuld|schulden|economie|economisch*|dividend|euro",
  law: "wet|wetten|wettelijk*|juridisch*|advocaat|advocaten|rechter|rechtbank|contract|contracten|rechten|recht op|arbeidsrecht|huurrecht|licentie|visum|immigratie|rechtszaak|grondwet|misdrijf|strafrecht|strafbaar|politie|patent|octrooi|avg|auteursrecht|regelgeving|bezwaar maken|ontslagrecht",
  travel:
    "reis|reizen|reisschema|rondreis|vlucht|vluchten|hotel|hotels|bezienswaardigheden|vakantie|vakanties|toerist|toeristen|toeristisch*|vliegveld|strand|stranden|wandelen|wandeling|bestemming|bestemmingen|stedentrip|roadtrip|backpack*|overnachting|kamperen",
  food: "recept|recepten|koken|kook|eten|maaltijd|maaltijden|avondeten|diner|lunch|ontbijt|bakken|oven|ingrediënt|ingrediënten|restaurant|restaurants|veganistisch*|vegan|vegetarisch*|kip|kaas|koffie|wijn|bier|brood|soep|salade|pizza|taart|cake|rijst|pasta|kruiden|gerecht|gerechten|toetje|nagerecht|aardappel*|stamppot",
  home: "huishouden|meubel*|tuin|tuinieren|kamerplant*|schoonmaken|schoonmaak|repareren|reparatie|verbouwen|verbouwing|schilderen van|dak|muur|muren|verwarming|loodgieter|stopcontact|huisbaas|verhuurder|was doen|wasmachine|gazon|klussen|klus|inrichten|interieur|verhuizen",
  animals:
    "hond|honden|kat|katten|poes|vogel|vogels|vis|vissen|paard|paarden|huisdier|huisdieren|dier|dieren|diersoort*|insect|insecten|bijen|walvis*|dolfijn*|olifant*|puppy|puppy's|kitten|kittens|wolf|wolven|beren|slang|slangen|dinosaurus*|mier|mieren|koe|koeien",
  nature:
    "klimaat|klimaatverandering|weerbericht|oceaan|oceanen|bos|bossen|rivier|rivieren|gebergte|vulkaan|vulkanen|aardbeving*|regen|boom|bomen|milieu|milieuvervuiling|vervuiling|recycl*|zonne-energie|zonnepanelen|hernieuwba*|duurzaam|duurzame|duurzaamheid|koolstof|uitstoot|ecosysteem|ecosystemen|biodiversiteit|natuur|opwarming van de aarde|broeikas*",
  science:
    "natuurkunde|natuurkundig*|scheikunde|scheikundig*|chemie|chemisch*|biologie|biologisch*|quantum*|kwantum*|atoom|atomen|molecuul|moleculen|planeet|planeten|ruimtevaart|heelal|universum|zwaartekracht|evolutie|cel|cellen|dna|genen|genetisch*|zon|maan|mars|ster|sterren|zwart gat|zwarte gaten|experiment|experimenten|deeltje*|sterrenkunde|fotosynthese|relativiteitstheorie|wetenschappelijk*|thermodynamica",
  technology:
    "computer|computers|telefoon|smartphone*|internet|software|laptop|laptops|accu|robot|robots|robotica|kunstmatige intelligentie|ai|chatgpt|gpt|apps|printer|wifi|iphone|android|windows|hardware|blockchain|drone|drones|elektrische auto|elektrische auto's|technologie*|processor|digitalisering",
  history:
    "geschiedenis|historisch*|historicus|historici|oorlog|oorlogen|wereldoorlog|oudheid|romeinse|romeinen|koning|koningin|eeuw|eeuwen|revolutie|middeleeuwen|middeleeuws*|gouden eeuw|president|dynastie|koloniaal|koloniale|kolonie*|napoleon|bezetting|voc|opstand",
  society:
    "samenleving|maatschappij|maatschappelijk*|politiek|politieke|regering|regeringen|democratie|democratisch*|religie|religies|religieus|religieuze|god|filosoof|filosofie|filosofisch*|ethiek|ethisch*|moraal|cultuur|culturen|culturele|gender|racisme|vrijheid|verkiezing*|kapitalisme|socialisme|communisme|rechtvaardigheid|gelijkheid|feminis*|zin van het leven|vrije wil|ongelijkheid|armoede",
  business:
    "bedrijf|bedrijven|onderneming|ondernemingen|startup|startups|start-up|klant|klanten|markt|markten|verkoop|omzet|product|producten|strategie|winst|concurrent|concurrenten|concurrentie|winkel|webshop|webwinkel|ondernemer*|toeleveringsketen|franchise|marketing|ondernemingsplan|bedrijfsplan|zzp'er",
  work: "werk|baan|banen|carrière|loopbaan|sollicitatiegesprek|sollicitatiegesprekken|baas|leidinggevende|collega|collega's|kantoor|vergadering|vergaderingen|team|thuiswerken|promotie|ontslag|ontslag nemen|aannemen van|sollicitant*|werving|werkgever*|werkplek|productiviteit|loonsverhoging|salarisonderhandeling|functioneringsgesprek",
  learning:
    "leren|studeren|studie|studieplan|examen|examens|tentamen|tentamens|toets|cursus|cursussen|huiswerk|bijles|onthouden|uit het hoofd|samenvatten van|leermethode|onderwijzen|lesgeven|studiemethode*|woordjes",
  people:
    "vriend|vrienden|vriendin|vriendschap|gezin|familie|echtgenoot|echtgenote|man en vrouw|moeder|vader|mama|papa|kind|kinderen|zoon|dochter|ouders|relatie|partner|liefde|bruiloft|huwelijk|baby|oma|opa|grootouders|verjaardag|scheiding",
  arts: "muziek|muzikaal|muzikale|film|films|bioscoop|boek|boeken|roman|romans|schilderij|schilderijen|schilderkunst|kunst|kunstenaar*|gitaar|piano|theater|dans|fotograf*|dichter|dichters|album|acteur*|actrice*|anime|manga|personage|personages|museum|musea|literatuur|literaire|literair|serie|series|beeldhouw*|architectuur|regisseur*",
  games:
    "spel|spellen|spelletje*|videogame*|computerspel*|schaken|schaak|raadsel|raadsels|puzzel*|minecraft|dungeon*|rollenspel|rpg|speler|spelers|spelen|sudoku|poker|bordspel*|kaartspel*|nintendo|pokémon",
  sport:
    "sport|sporten|sporter*|voetbal*|basketbal|tennis|hardlopen|marathon|sportschool|training|trainingen|trainingsschema|trainen|krachttraining|yoga|zwemmen|fietsen|wielrennen|schaatsen|hockey|golf|olympisch*|atleet|atleten|fitness|opdrukken|wedstrijd*",
  language:
    "woord|woorden|zinnen|grammatica*|taal|talen|zin|engels|nederlands|frans|spaans|duits|chinees|japans|synoniem|synoniemen|vertaal*|vertaling|woordenschat|spelling|uitspraak|werkwoord|werkwoorden|zelfstandig naamwoord|bijvoeglijk naamwoord|uitdrukking|uitdrukkingen|spreekwoord|spreekwoorden|etymologie|dialect",
  web: "html|css|react*|vue|angular|website|websites|webpagina|webpagina's|frontend|front-end|browser|next.js|svelte|tailwind|knop|dom|wordpress|webformulier",
  systems:
    "docker|kubernetes|linux|server|servers|aws|azure|terraform|bash|shell|nginx|netwerkconfiguratie|deploy*|cloud|database|databases|sql|postgres*|mysql|redis|kafka|api|authenticatie|werkgeheugen|kernel|thread*|cpu|cuda|rust|c++|compiler|powershell|cron|ssh|git|ubuntu",
  algorithms:
    "algoritme*|sorteer*|sorteren|array|arrays|lijst van|lijst met|string|strings|binaire boom|boomstructuur|graaf|recursie*|dynamisch programmeren|gelinkte lijst|matrix|priemgetal*|fibonacci|binair zoeken|hash*|complexiteit|gehele getallen|geheel getal|palindroom*|wachtrij|stack|binair*|lus|functie die|leetcode|faculteit van|permutatie*",
  "data-science":
    "gegevens|data|dataset*|pandas|numpy|regressie|neuraal|neurale|model|modellen|pytorch|tensorflow|voorspel*|classificatie|statistiek*|statistisch*|excel|csv|spreadsheet*|dataframe|visualisatie|visualiseer*|grafiek|grafieken|machine learning|matplotlib|correlatie|tijdreeks*",
};
