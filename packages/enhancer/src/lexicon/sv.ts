import { swedishCare } from "../care/evidence/sv.ts";
import type { Lexicon } from "./lexicon.ts";

export const swedish: Lexicon = {
  tag: "sv",
  care: swedishCare,
  actions: {
    write:
      "skriv*|skapa*|gör|göra|utforma*|formulera*|ta fram|generera*|utveckla*|programmera*|koda|implementera*|designa*|hitta på|bygg|ge mig|jag vill ha|jag behöver|jag skulle vilja ha|författa*|dikta|förbered*|författ*|berätta en saga|berätta en historia|berätta en berättelse|berätta en godnattsaga|berätta ett skämt|berätta en vits|dra ett skämt|dra en vits|skämta",
    improve:
      "förbättra*|skriv om|omformulera*|korrigera*|redigera*|rätta texten|rätta meningen|korta ner|förkorta*|parafrasera*|finslipa*|språkgranska*|korrekturläs*|snygga till|rätta",
    fix: "fixa|laga|fel|felet|felmeddelande*|fungerar inte|funkar inte|debug*|felsök*|lös felet|bugg*|kraschar|hänger sig",
    explain:
      "förklara*|beskriv*|vad är|vad betyder|vad innebär|hur fungerar|hur funkar|varför|berätta om|berätta mer|berätta lite|berätta något|berätta allt|berätta för mig|berätta hur|berätta varför|berätta vad|berätta vilka|berättar om|definiera*|redogör*|utred*|klargör",
    review:
      "granska*|bedöm*|recensera*|kritisera*|återkoppling|feedback|vad tycker du|ge synpunkter|utvärdera*|kommentera*",
    refactor: "refaktorera*|optimera*|förenkla koden|strukturera om|städa upp koden|läsbarare",
    test: "enhetstest*|testfall|skriv tester|tester för",
    compare:
      "jämför*|jämförelse*|skillnad*|skiljer sig|för- och nackdelar|fördelar och nackdelar|kontra|vs|bättre än",
    summarise:
      "sammanfatta*|sammanfattning*|referera|huvudpunkter*|i korthet|de viktigaste punkterna",
    translate: "översätt*|översättning*|till engelska|till svenska",
    plan: "planera*|plan|planering|schema*|resplan|strategi*|organisera*|lägg upp|tidsplan|upplägg",
    brainstorm: "idéer*|idéer|brainstorm*|förslag på|namnförslag|namn på|titlar till|uppslag",
    analyse: "analysera*|analys|tolka*|undersök*",
    research: "sök*|hitta|ta reda på|leta*|information om|fakta om|källor om|forskning om|senaste",
    recommend:
      "rekommendera*|föreslå*|råd|tips|bör jag|ska jag|borde jag|hur kan jag|hur gör jag|vad är bäst|vilken är bäst|hjälp mig|kan du hjälpa|ge mig råd",
    calculate: "beräkna*|räkna*|lös ekvationen|hur mycket|hur många|bevisa*|sannolikheten",
    teach: "lär mig|lära mig|undervisa*|lektion*|kurs|läxa*|prov|övningar|öva",
    draw: "rita*|teckna*|måla*|illustrera*|bild av|bild på|logga|logotyp|porträtt av|affisch",
    act: "agera som|låtsas|spela rollen|du är en|du är ett|föreställ dig att du|uppför dig som|ta rollen|i rollen som",
    sort: "klassificera*|sortera*|gruppera*|plocka ut|extrahera*|identifiera*|konvertera*|omvandla*|ordna",
    list: "lista|räkna upp|nämn|kan du nämna|kan du lista|kan du räkna upp|ge några exempel|ge mig exempel|ge mig en lista|skriv en lista|ge exempel|exempel på|en lista|gör en lista",
    question:
      "vad|hur|varför|när|var|vem|vilka|vilken|vilket|finns det|kan man|kan jag|är det|stämmer det",
  },
  objects: {
    literary:
      "dikt*|berättelse*|novell*|saga|sagan|sång*|låt|låttext|roman|manus|skämt|vits|dialog|limerick|sonett|haiku|fabel|pjäs|vers",
    code: "kod|koden|funktion*|skript*|python|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|algoritm*|program|klass i|regex|api|app|appen|webbplats*|hemsida*|webbsida*|metod|bash|docker",
    email:
      "mejl*|mail|mailet|e-post*|epost|brev|brevet|meddelande*|svar på|inbjudan|nyhetsbrev|klagomål",
    text: "uppsats*|essä|artikel*|blogg*|blogginlägg|inlägg*|rapport*|tal|talet|text*|stycke*|kapitel|biografi|recension*|mening|meningen|krönika|insändare|pm|labbrapport",
    marketing:
      "marknadsföring*|reklam*|slogan*|kampanj*|produktbeskrivning*|produkttext|landningssida|seo|sociala medier|instagram*|linkedin*|pressmeddelande*|annons*|tiktok|varumärke*",
    resume:
      "cv|cv:t|meritförteckning|personligt brev|jobbansökan|ansökan|anställningsintervju|jobbintervju|platsannons",
    data: "kalkylblad*|excel|csv|data|datan|databas*|diagram|pivottabell|statistik*|sql|dataset|formel i excel",
    image:
      "bild|bilden|logga|logotyp*|illustration*|foto*|teckning|porträtt|affisch*|ikon*|målning|tavla",
    maths:
      "ekvation*|integral*|derivata*|sannolikhet*|matris*|bråk|geometri|triangel*|procent|sats|primtal*|matte*|matematik*",
    plan: "resa|resan|semester*|resplan|rutin|bröllop*|fest*|födelsedag*|budget*|studieplan|matsedel|veckomeny|helg|diet|träningsprogram|träningsschema",
    meeting: "möte*|dagordning|mötesprotokoll|att göra-lista|prioriteringar|arbetsflöde|checklista",
    lesson:
      "lektion*|elever*|studenter*|läxa*|prov|kurs*|lektionsplanering|quiz|övningar|arbetsblad",
    ideas: "idéer|namn|titlar|ämnen|förslag|present*|julklapp*",
  },
  slots: {
    audience:
      "för nybörjare|nybörjare|för barn|för elever|för studenter|för utvecklare|målgrupp*|publik|läsare*|läses av|för lekmän|för experter|till min chef|till chefen|kund|kunder*|för mitt team|för föräldrar|för ungdomar|riktat till|riktad till|mottagare*|till min granne",
    purpose: "så att|för att|syfte*|mål|målet|ändamål|jag behöver det",
    tone: "ton|tonen|formell*|informell*|vänlig*|saklig*|rolig*|humoristisk*|övertygande|artig*|ledig*|allvarlig*|i stil med|stil|ironisk*|varm*|poetisk*|stämning*",
    length:
      "ord|meningar|stycken|tecken|sidor|kort|korta|kortfattat|utförlig*|detaljerad*|lång|långt|högst|max|maximalt|minst|rader|minuter|längd*|verser|ungefär",
    format:
      "tabell*|lista|punktlista|punkter*|json|markdown|csv|steg för steg|rubriker*|kolumner*|format*|mall|numrerad*|uppställning*|korta stycken|ämnesrad*|i form av|dialog",
    constraints:
      "ska|måste|får inte|inte|inga|ingen|utan|bara|endast|undvik*|högst|max|minst|exakt|inom|aldrig|alltid|se till|krav*|i stället för|istället för|utom|inklusive|mindre än|mer än|budget|begräns*|behåll*|varje",
    examples: "till exempel|t.ex.|exempel*|såsom|exempelvis",
    context:
      "jag är|jag har|min|mitt|mina|vi är|vårt|vår|våra|just nu|för närvarande|bakgrund|sammanhang|situation*|utifrån|följande|jag jobbar|jag arbetar|jag bor|projekt*|företag*|hittills",
    deadline:
      "till imorgon|till i morgon|till måndag|till fredag|deadline|senast|den här veckan|nästa vecka|i veckan|per dag|varje dag",
    stack:
      "python|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|version*|bibliotek|standardbiblioteket|ramverk*|miljö|pandas",
    criteria: "kriteri*|måttstock*|framgång*|mätbar*|lyckats|förvänta*|bedöms|bra om|har fungerat",
    role: "agera som|som expert|du är en|roll|rollen|berättaren|utifrån rollen|perspektiv",
    steps:
      "steg för steg|först|sedan|därefter|steg|stegen|till sist|ordning*|faser|tillvägagångssätt",
    sources: "källa|källor*|källan|citera*|hänvisning*|studie*|forskning|enligt|belägg|underlag*",
    depth:
      "utförligt|detaljerat|grundligt|i detalj|djupgående|grunder*|avancerad*|översikt*|enkelt|från noll",
    assumptions: "antagande*|anta|förutsätt*|fråga mig|om något är oklart|oklart",
    angle:
      "vinkel*|perspektiv|oväntad*|överraskande|originell*|vändning*|klyschor|klichéer|ingång|blick",
    imagery:
      "bilder|bildspråk|metafor*|liknelse*|stämning*|färg*|ljus*|sinnlig*|levande|ljud|dofter",
    "edge-cases":
      "gränsfall*|specialfall|tom indata|felaktig*|felhantering|undantag*|gränser*|missförstånd*|fallgrop*",
    verification:
      "kontrollera*|verifiera*|test|tester|motivera*|bevisa*|resonemang*|kontroll|stäm av|motivering",
    alternatives:
      "alternativ*|varianter|variant|flera|för- och nackdelar|olika sätt|version|en andra väg",
  },
  vague:
    "något|nåt|grejer|saker|på något sätt|och så vidare|osv|kanske|något slags|typ|lite allt möjligt",
  negations:
    "inte|ej|ingen|inga|inget|utan|aldrig|utom|ingenting|undvik*|i stället för|istället för|varken",
  greetings:
    "hej|hejsan|hallå|god morgon|god kväll|god natt|goddag|tack|tack så mycket|hej då|vi ses|ja|nej|ok|okej|hur mår du|hur är läget|läget|toppen|vem är du|tjena",
  jailbreak:
    "ignorera alla|ignorera dina|ignorera tidigare|glöm alla|glöm dina instruktioner|utan begränsningar|utan några begränsningar|jailbreak|utvecklarläge|ocensurerad*|utan censur|utan filter|systemprompt*",
  personal:
    "min|mitt|mina|mig|hjälp mig|jag vill|jag har|jag söker|jag behöver|för mig|kan jag|ska jag|bör jag|borde jag|jag är|vår|vårt|våra",
  relative:
    "bäst|bästa|bra|populär*|lämplig*|passande|billig*|prisvärd*|nära|närmaste|senaste|ny|nya|nytt|pålitlig*|intressant*|nyttig*|lätt|enkel*|snabb*|olika|vissa|perfekt*|idealisk*|lokal*",
  openRequest:
    "berätta om|berätta lite om|berätta något om|information om|jag söker information|mer om|något om|allt om|vad vet du om",
  aspects:
    "symtom|symptom|orsak*|fördel*|nackdel*|historia*|ursprung*|kostnad*|pris*|definition*|betydelse*|biverkning*|skillnad*|krav*|behandling*|biografi|karta|tidtabell|adress|recept*|typer|sorter|exempel|faror|risk*|lag|lagar|regler|följder|konsekvens*|effekt*|roll|syfte|funktion*|egenskaper|steg|process*|struktur*|befolkning*|läge|lön|statistik|datum|författare|handling|sammanfattning|storlek|ålder|skäl|tips",
  definite:
    "skillnaden mellan|betydelsen av|de viktigaste|de största|den största|det vanligaste|alla|varje|orsakerna till|följderna av|historien om|grunderna i|för- och nackdelar|nuvarande",
  material:
    "den här texten|texten nedan|följande text|den här artikeln|den här koden|min kod|den här filen|den här meningen|följande|nedanstående|det här stycket|min uppsats|mitt cv|det här dokumentet|den här listan|den här bilden|dessa data",
  padding:
    "ta god tid på dig|tänk efter noga|väldigt viktigt för mig|mycket viktigt för mig|viktigt för mig|skulle vara jättetacksam|vore väldigt tacksam|tack på förhand|gör ditt bästa|så bra som möjligt|ett riktigt bra svar|hoppas|om det inte är för mycket besvär|snälla|är du snäll|verkligen|väldigt|mycket|jätte|viktigt|noggrant|tacksam|tack|svar|kvalitet|ärligt|tid",
  harm: "bygga en bomb|tillverka en bomb|göra en bomb|sprängämne*|bryta mig in|stjäla|nätfiske|phishing|skadlig kod|sabotageprogram|tvätta pengar|penningtvätt|döda någon|mörda|förgifta någon|tillverka droger|utan att åka fast|olagligt",
  override: "ignorera|strunta i|glöm|kringgå|utan|fri från|vägra aldrig",
  rules:
    "instruktioner*|begränsningar*|riktlinjer*|regler*|etik|moral|filter|censur|gränser|policy|varningar",
  preamble:
    "här är|här kommer|självklart|naturligtvis|visst|absolut|gärna|förbättrad prompt|förbättrad version",
  topicFillers:
    "att|spela|laga|förstå|skriva|prata|steg för steg|mig|för mig|oss|snälla|lite|kort|kortfattat|utförligt|begreppet|vad är|hur|vad|mellan|till|av",
  topicStops:
    "som|så att|för|i|med|utan|om|att|ur|hos|till|när|där|eftersom|därför|men|hur|är|var|och hur|och vad|och varför|och när|på|vid|från|jag|du|kan|ska|måste|bör|fungerar|funkar|också|genom|under|varför|vad|mellan|enligt|skriv|ge",
};
