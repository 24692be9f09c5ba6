import type { Lexicon } from "./lexicon.ts";

/** What is asked for by its name alone: for rewriting only. */
export const swedishThings =
  "personligt brev|uppsägningsbrev|produktbeskrivning|arbetsbeskrivning|platsannons|affärsplan|studieplan|träningsschema|träningsprogram|veckomeny|lektionsplanering|packlista|inköpslista|linkedin-inlägg|födelsedagshälsning|bröllopstal|uppsats|dikt|novell|skämt|recept|slogan|biografi|quiz|sql-fråga|regex|logotyp|logga|namn på|intervjufrågor";

/** Words that name a field in Swedish: for rewriting only, the score goes without them. */
export const swedishFields: NonNullable<Lexicon["fields"]> = {
  health:
    "hälsa|hälsan|hälsosam*|läkare*|doktor*|sjukdom*|symtom*|symptom*|medicin|mediciner|medicinsk*|läkemedel*|kost|kosten|bantning|sömn|sömnen|sover|sova|sömnproblem*|vitamin*|smärta|smärtor|ont i|huvudvärk*|ryggont|ångest*|depression*|deprimerad|terapi|gravid*|gå ner i vikt|kalori*|blodtryck*|blodsocker*|kolesterol*|hjärta|hjärtat|cancer*|diabetes|hjärnan|må bättre|muskler|näring*|operation*|vaccin*|allergi*|psykisk*|behandling|patient*|sjukhus*|feber|migrän|stress",
  money:
    "pengar|pengarna|invester*|aktie|aktier|aktien|börsen|fond|fonder|skatt|skatten|skatter|moms|budget*|lån|lånet|bolån*|spara|sparande*|sparkonto|bank|banken|banker|finans*|försäkring*|ränta|räntan|inflation*|krypto*|bitcoin|lön|lönen|pension*|skuld|skulder|ekonomi*|valuta*|utdelning*|hyra ut",
  law: "lag|lagen|lagarna|lagstiftning*|juridik*|juridisk*|jurist*|advokat*|domstol*|rättegång*|kontrakt*|hyresavtal*|avtal|avtalet|upphovsrätt*|visum|uppehållstillstånd*|stämning|grundlag*|brott|brottet|straff|straffrätt*|polisen|patent*|gdpr|regelverk*|arvsrätt*|testamente*|skilsmässa*|hyresgäst*|allemansrätt*",
  travel:
    "resa|resan|resor|reser|resmål*|flyg|flyget|flygresa*|hotell*|semester*|turist*|turism*|flygplats*|strand|stränder|sevärdhet*|vandring*|vandra|vandringsled*|bilresa*|tågluff*|backpack*|weekendresa|boende|solresa|packlista*",
  food: "mat|maten|maträtt*|recept*|laga mat|matlagning|middag|middagen|middagar|lunch|luncher|frukost*|baka|bakning|ugn|ugnen|ingrediens*|restaurang*|vegan*|vegetarisk*|vegetarian*|kyckling*|ost|kaffe|kaffet|vin|vinet|öl|bröd|brödet|soppa|soppor|sallad*|pizza*|tårta|tårtan|kaka|kakor|pasta|pastan|krydd*|dessert*|äta|köttbullar*|kanelbullar*|kladdkaka*|veckomeny*",
  home: "lägenhet*|bostad|bostaden|kök|köket|badrum*|sovrum*|vardagsrum*|möbler*|möbel|städa|städning*|rengör*|reparera*|måla om|tapetsera*|taket|vägg|väggar|väggen|värmepump*|vvs|rörmokare*|elektriker*|hyresvärd*|tvätt|tvätta|tvättmaskin*|trädgård*|gräsmatta*|krukväxt*|inredning*|renovera*|snickra*",
  animals:
    "hund|hunden|hundar|hundvalp*|valp|valpen|katt|katten|katter|kattunge*|fågel|fåglar|fågeln|fisk|fiskar|häst|hästar|hästen|husdjur*|djur|djuret|djuren|insekt*|bin|bina|humla|humlor|valar|delfin*|elefant*|djurart*|varg|vargar|vargen|björn|björnar|älg|älgar|orm|ormar|dinosaurie*|kanin|kaniner|spindel|spindlar|fjäril*",
  nature:
    "klimat*|väder|vädret|hav|haven|havet|skog|skogen|skogar|flod|floder|fjäll|fjällen|berg|bergen|vulkan*|jordbävning*|regn|regnet|träd|träden|miljö|miljön|miljöproblem*|förorening*|återvinn*|solenergi*|solceller*|vindkraft*|förnybar*|hållbar*|koldioxid*|utsläpp*|ekosystem*|biologisk mångfald|växthuseffekt*|naturen|norrsken*|årstider*",
  science:
    "fysik|fysiken|fysikalisk*|kemi|kemin|kemisk*|biologi*|kvant*|atom|atomer|atomen|molekyl*|planet|planeter|planeten|rymden|universum|gravitation*|tyngdkraft*|evolution*|cell|celler|cellen|dna|gen|gener|genetik*|ljusets hastighet|solen|solsystem*|månen|mars|stjärna|stjärnor|svarta hål|svart hål|experiment*|teori|teorin|partikel|partiklar|astronomi*|fotosyntes*|relativitetsteori*|vetenskap*|termodynamik*",
  technology:
    "dator|datorn|datorer|telefon|telefonen|mobil|mobilen|internet|mjukvara|laptop|batteri|batterier|batteriet|robot|robotar|artificiell intelligens|ai|chatgpt|gpt|maskininlärning|app|appar|kamera|kameran|skrivare|wifi|iphone|android|windows|hårdvara|grafikkort|blockkedj*|drönare|elbil|elbilar|elbilen|teknik|tekniken|språkmodell*|processor*",
  history:
    "historia|historien|historisk*|historiker*|krig|kriget|krigen|antiken|antika|imperium|imperiet|kung|kungen|kungar|drottning*|århundrade*|revolution*|medeltid*|romarriket|romerska|romarna|dynasti*|koloni*|napoleon|världskrig*|vikingatid*|vikingar*|stormaktstid*|gustav vasa|kalla kriget|civilisation*",
  society:
    "samhälle*|politik*|politisk*|regering*|demokrati*|religion*|religiös*|gud|filosofi*|filosof|filosofer|etik|etisk*|moral|moralisk*|kultur|kulturen|kulturell*|genus*|rasism*|frihet|friheten|val till|riksdagsval*|riksdag*|kapitalism*|socialism*|kommunism*|rättvisa|rättvist|jämlikhet*|jämställdhet*|feminis*|integration*|fattigdom*|fri vilja|livets mening|meningen med livet",
  business:
    "företag|företaget|företagare*|startup*|affärsidé*|affärsplan*|affärsmodell*|affärer|kund|kunder|kunderna|marknad|marknaden|marknadsföring*|försäljning*|produkt|produkten|produkter|varumärke*|omsättning*|vinst|vinsten|konkurrent*|butik|butiken|nätbutik*|webbshop*|entreprenör*|leverantörskedj*|e-handel*|franchise*|intäkt*",
  work: "jobb|nytt jobb|jobbet|karriär*|anställningsintervju*|jobbintervju*|chef|chefen|min chef|kollega*|kollegor*|kontor|kontoret|möte|möten|mötet|team|teamet|distansarbete|hemarbete|befordran|säga upp mig|uppsägning*|anställa|rekryter*|arbetsgivare*|arbetsplats*|arbetsliv*|medarbetar*|löneförhandl*|löneförhöj*|produktivitet*",
  learning:
    "lära mig|lär mig|lära sig|inlärning*|plugga*|studera*|studier|studieteknik*|skola|skolan|student*|elev|elever|undervis*|prov|provet|tenta|tentan|tentor|examen|kurs|kursen|kurser|universitet*|högskola*|läxa|läxor|läxan|lektion*|färdighet*|nybörjare|läroplan*|gymnasie*|högskoleprov*|memorera*",
  people:
    "vän|vänner|vännen|kompis*|vänskap*|familj*|fru|frun|make|maka|min man|flickvän*|pojkvän*|mamma|mammor|pappa|pappor|barn|barnen|barnet|sonen|dotter|dottern|döttrar|förälder*|föräldrar*|relation|relationen|relationer|förhållande*|äktenskap*|bröllop|bröllopet|kärlek*|bebis*|dejt*|bror|syster|syskon*|partner|mormor|farmor|morfar|farfar|svärmor|födelsedag*|frus|min fru|tonåring*",
  arts: "musik|musiken|film|filmen|filmer|bok|boken|böcker|romaner|målning*|konst|konsten|konstnär*|gitarr*|piano|teater*|dans|dansen|fotograf*|poet|poeter|album|band|skådespelare*|anime|manga|tv-serie*|serien|karaktärer|museum|museer|litteratur*|arkitektur*|skulptur*|regissör*|författare",
  games:
    "spel|spelet|spela|schack*|gåta|gåtor|gåtan|pussel|minecraft|rollspel*|spelare|tv-spel*|datorspel*|sudoku|poker|brädspel*|kortspel*|nintendo|playstation|korsord*",
  sport:
    "sport|sporten|sporter|idrott*|fotboll*|ishockey*|hockey|basket|tennis|handboll*|innebandy|löpning|springa|löpträning|maraton*|gym|gymmet|gymma|träning|träningspass*|träna|träningsprogram*|yoga|simma|simning|cykla|cykling|cykel|golf|olympisk*|atlet*|styrketräning*|längdskidor|skidåkning*|kondition|armhävning*",
  language:
    "ordet|orden|ordförråd*|meningsbyggnad|grammatik*|språk|språket|engelska|svenska|spanska|franska|tyska|kinesiska|japanska|synonym*|översätt*|stavning*|stavas|uttal|uttalas|uttalet|verb|verbet|substantiv*|adjektiv*|parafras*|etymologi*|idiom|ordspråk*|uttryck|uttrycket|särskrivning*|dialekt*",
  web: "html|css|javascript|react*|vue|angular|webbplats*|webbsida*|hemsida*|webb|frontend|front-end|webbläsare*|next.js|node.js|svelte|tailwind|typescript|knapp|dom|wordpress|express|flask|django|fastapi|http|rest",
  systems:
    "docker|kubernetes|linux|server|servern|servrar|aws|azure|terraform|bash|shell|nginx|nätverk*|driftsätt*|molnet|molntjänst*|databas*|sql|postgres*|mysql|redis|kafka|api|autentisering|minne|minnet|kernel|tråd|trådar|cpu|cuda|rust|c++|drivrutin*|kompilator*|powershell|cron|ssh|git|windows server|ubuntu",
  algorithms:
    "algoritm*|sortera*|sorterar|sortering*|array|arrayer|lista med tal|strängar|träd|binärt sökträd|graf|grafer|rekursion|rekursiv*|dynamisk programmering|länkad lista|matris|matriser|primtal*|fibonacci|binärsökning|hash*|komplexitet*|heltal|talföljd|palindrom*|stack|slinga|loop|funktion som|fakultet|permutation*|leetcode",
  "data-science":
    "data|datan|dataset|datamängd*|pandas|numpy|regression*|neuralt nätverk|neurala nätverk|pytorch|tensorflow|prediktion*|prediktera*|klassificer*|klustr*|statistik*|statistisk*|excel|csv|kalkylark*|kalkylblad*|dataframe|diagram|visualiser*|maskininlärningsmodell*|sannolikhet*|matplotlib|korrelation*|tidsserie*",
  story:
    "berättelse*|novell|novellen|noveller|saga|sagan|sagor|roman|romanen|skönlitteratur|fanfiction|intrig|intrigen|skurk|skurken|huvudperson*|huvudkaraktär*|fabel|scen|scenen|filmmanus|manus|spökhistoria|kärlekshistoria|godnattsaga",
  poem: "dikt|dikten|dikter|poesi|haiku|sonett|sonetten|limerick|limerickar|vers|verser|rim|ballad|ode",
  song: "sång|sången|sånger|låt|låten|låtar|låttext*|sångtext*|refräng*|visa|rap|vaggvisa",
  essay: "essä|essän|uppsats*|argumenterande*|debattartikel*|debattinlägg*|avhandling*|tes",
  article:
    "artikel|artikeln|artiklar|blogg|bloggen|blogginlägg*|nyhetsbrev*|reportage*|krönika|krönikan|recension*|insändare*|nyhetsartikel*|dokumentär*",
  speech:
    "tal|talet|tacktal*|bröllopstal*|högtidstal*|festtal*|föredrag*|presentation|presentationen|monolog|skåltal|minnestal",
  joke: "skämt|skämtet|skämta|vits|vitsar|vitsen|ordvits*|komedi|ståupp*|humor*",
};
