import { dutchCare } from "../care/evidence/nl.ts";
import type { Lexicon } from "./lexicon.ts";

export const dutch: Lexicon = {
  tag: "nl",
  care: dutchCare,
  actions: {
    write:
      "schrijf*|creëer*|creeer*|maak|maken|stel op|opstellen|genereer*|ontwikkel*|programmeer*|implementeer*|ontwerp*|bedenk*|verzin*|bouw|geef me|geef mij|ik wil|ik wil graag|ik heb nodig|ik zou graag|vertel een|formuleer*|bereid|schrijven|vertel me een|vertel mij een|vertel eens een|zet op papier|verwoord|formuleer",
    improve:
      "verbeter*|herschrijf*|corrigeer*|redigeer*|herformuleer*|inkort*|parafraseer*|pas de tekst aan|verfijn*|herschrijven|verbeteren|kort in|inkorten|herwerk|herformuleren|corrigeren|maak de tekst|nakijken|kijk na",
    fix: "repareer*|fout|foutmelding|fouten|werkt niet|doet het niet|debug*|los op|bug|crasht|loopt vast|oplossen|repareren|geeft een fout|krijg een fout|krijg een foutmelding|compileert niet",
    explain:
      "leg|leg uit|uitleggen|beschrijf*|wat is|wat zijn|wat betekent|hoe werkt|hoe werken|waarom|definieer*|verduidelijk*|licht toe|beschrijf|beschrijven|schets|schetsen|toelichten|omschrijf*|waaruit bestaat|wat houdt|hoe ontstaat|hoe ontstaan|hoe komt|wat was|wat waren|vertel over|vertel iets over|bespreek*|bespreken|wat is het verschil|geef uitleg|uitleg over|verklaar|definieer|vertel me over|vertel mij over|vertel me iets|vertel me meer|vertel me hoe|vertel me wat|vertel me waarom|vertel me alles|wat houden|geef een toelichting|behandel",
    review:
      "beoordeel*|bekritiseer*|feedback|wat vind je|wat vindt u|recenseer*|geef commentaar|beoordelen|geef feedback|wat denk je van|wat denkt u van|geef je mening",
    refactor: "refactor*|optimaliseer*|vereenvoudig*|herstructureer*|leesbaarder",
    test: "unittest*|unit-test*|testgevallen|schrijf tests|tests voor",
    compare:
      "vergelijk|vergelijkt|vergelijking tussen|vergelijk de|vergelijkbaar|verschil*|voor- en nadelen|voordelen en nadelen|versus|vs|beter dan|vergelijken|wat is beter",
    summarise:
      "vat|samenvat*|samenvatting|kernpunten|hoofdpunten|samenvatten|vat samen|geef een samenvatting|kort samengevat",
    translate: "vertaal*|vertaling|vertalen|hoe zeg je|vertaal naar",
    plan: "plan|plan een|plannen|planning|reisplan|schema voor|organiseer*|stappenplan|strategie|draaiboek|maak een planning|plan mijn|organiseren|trainingsschema|voedingsschema|weekmenu",
    brainstorm:
      "ideeën|brainstorm*|suggesties|namen voor|titels voor|onderwerpen voor|geef ideeën|ideeën voor|geef suggesties|bedenk namen|bedenk titels|verzin een paar|bedenk een paar",
    analyse: "analyseer*|analyse|onderzoek de|ontleed*|interpreteer*|analyseren|onderzoek hoe",
    research:
      "zoek*|vind|onderzoek|ontdek|informatie over|bronnen over|studies over|opzoeken|waar vind ik|info over",
    recommend:
      "raad|adviseer*|aanbevel*|advies|tips|moet ik|zou ik|hoe kan ik|wat is de beste|wat is het beste|help me|help mij|kun je me helpen|kunt u mij helpen|aanbevelen|beveel|aanraden|raad me|raad mij|raad je aan|wat raad je|wat raadt u|welke moet ik|wat moet ik|wat kan ik|hoe moet ik|hoe zou ik|hoe kunnen we|stel voor|geef advies|geef me tips|geef tips|wat zou je|wat zou jij|stel vijf|stel drie|stel tien|stel enkele|stel een paar|stel een aantal|suggereer*|noem een goede",
    calculate:
      "bereken*|los de vergelijking|hoeveel|bewijs*|kans dat|reken uit|berekenen|los op voor|bepaal",
    teach:
      "leer me|leer mij|leren|les|cursus|huiswerk|examen|oefeningen|toets|help me begrijpen|help me leren|onderwijs|oefenvragen",
    draw: "teken|tekening van|illustreer*|afbeelding van|foto van|logo|schilder|portret van|tekenen|illustreren",
    act: "doe alsof|gedraag je als|speel de rol|stel je voor dat jij|kruip in de rol|neem de rol|belichaam*|je bent een|jij bent een|u bent een|nu ben je|je speelt|treed op als",
    sort: "classificeer*|haal uit|identificeer*|sorteer*|orden|groepeer*|converteer*|categoriseer*|categoriseren|identificeren|rangschik*|zet om|classificeren",
    list: "noem|lijst|som op|opsomming|geef voorbeelden|voorbeelden van|noem me|geef een lijst|maak een lijst|opnoemen|geef me een lijst|wat zijn de stappen|welke stappen|noem op|stel vijf|stel drie|stel tien|stel enkele|stel een paar|wat zijn enkele|wat zijn de belangrijkste|wat zijn voorbeelden|wat zijn goede|wat zijn populaire|noem enkele",
    question:
      "wat|hoe|waarom|wanneer|waar|wie|welke|welk|is er|zijn er|kan ik|is het mogelijk|waarvoor|heeft het zin|klopt het|loont het|is het de moeite",
  },
  objects: {
    literary:
      "gedicht|gedichten|verhaal|verhalen|sprookje|lied|liedje|songtekst|roman|scenario|mop|grap|dialoog|limerick|sonnet|haiku|fabel|scène|verhaaltje|sprookjes|liedjes|moppen|grappen|ballade|monoloog|gedichtje|raadsel|kortverhaal|liefdesbrief",
    code: "code|functie|script|python|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|algoritme|programma|klasse|regex|api|app|website|webpagina|methode|bash|docker",
    email:
      "e-mail|uitnodiging*|email|mail|mailtje|brief|bericht aan|antwoord op|nieuwsbrief|klachtenbrief|brief aan|mail aan|mail naar|e-mail naar|klacht|opzegging|bedankbrief",
    text: "opstel|essay|verhaal|gedicht|artikel|blog|blogpost|verslag|lied|toespraak|speech|dialoog|roman|tekst|alinea|hoofdstuk|scenario|grap|biografie|recensie|zin|betoog|werkstuk|scène|column|spreekbeurt|presentatie|samenvatting|reportage|beschouwing|gedichtje|verhaaltje|reisblog|reisblogpost|blogbericht|blogartikel",
    marketing:
      "marketing|reclame*|slogan|campagne|productbeschrijving|landingspagina|seo|sociale media|social media|instagram|linkedin|persbericht|advertentie|tiktok|merk",
    resume: "cv|motivatiebrief|sollicitatiebrief|vacature|curriculum vitae",
    data: "spreadsheet|excel|csv|gegevens|data|database|grafiek|draaitabel|statistiek*|sql|dataset",
    image: "afbeelding|logo|illustratie|foto|tekening|portret|poster|affiche|icoon|schilderij",
    maths:
      "vergelijking|integraal|afgeleide|kansrekening|matrix|breuk|meetkunde|driehoek|procent|som|stelling|priemgetal*|kans dat|de kans|waarschijnlijkheid",
    plan: "reis|vakantie|reisschema|routine|bruiloft|feest|verjaardag|budget|studieplan|weekmenu|weekend|dieet|trainingsschema|stedentrip|rondreis|verhuizing|kinderfeestje|maaltijdplan|voedingsschema",
    meeting: "vergadering|agenda|notulen|takenlijst|prioriteiten|werkproces|checklist|overleg",
    lesson: "les|leerlingen|studenten|huiswerk|examen|cursus|lesplan|quiz|oefeningen|werkblad",
    ideas: "ideeën|namen|titels|onderwerpen|suggesties|cadeau*|naam voor|een naam",
  },
  slots: {
    audience:
      "voor beginners|voor kinderen|voor leerlingen|voor studenten|voor ontwikkelaars|doelgroep|publiek|lezer*|voor leken|voor experts|voor mijn baas|aan mijn baas|voor klanten|aan een klant|voor mijn team|jarige*|voor ouders|voor jongeren|voor toeristen|gericht op|bedoeld voor|aan mijn buurman",
    purpose: "zodat|doel|om te kunnen|bedoeling|ik heb dit nodig|moet bereiken",
    tone: "toon|formeel|formele|informeel|informele|vriendelijk*|zakelijk*|grappig*|humoristisch*|overtuigend*|beleefd*|luchtig*|serieus|in de stijl van|stijl|ironisch*|warm|poëtisch*",
    length:
      "woorden|zinnen|alinea's|tekens|pagina's|kort|korte|beknopt|uitgebreid|gedetailleerd*|lang|hooguit|maximaal|minstens|minimaal|regels|minuten|lengte|strofen",
    format:
      "tabel|lijst|opsomming|punten|puntsgewijs|json|markdown|csv|stap voor stap|schema|koppen|kolommen|formaat|sjabloon|genummerd*|onderdelen|alinea's|onderwerpregel|in de vorm van|dialoog",
    constraints:
      "moet|moeten|mag niet|niet|geen|zonder|alleen|enkel|vermijd*|hooguit|maximaal|minstens|precies|binnen|nooit|altijd|zorg ervoor|vereist*|in plaats van|behalve|inclusief|minder dan|meer dan|budget|beperk*|behoud*|gebruik geen|elke|elk",
    examples: "bijvoorbeeld|voorbeeld*|zoals|bijv.|ter illustratie",
    context:
      "ik ben|ik heb|mijn|wij zijn|we zijn|ons|onze|momenteel|achtergrond|context|situatie|gegeven|gebaseerd op|op basis van|volgende|ik werk|ik woon|stel dat|project|bedrijf|tot nu toe|ik geef je|ik zal je|ik zal u|ik beschrijf|ik geef u",
    deadline:
      "voor morgen|voor maandag|voor vrijdag|deadline|uiterlijk|deze week|volgende week|per week|per dag",
    stack:
      "python|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|versie|bibliotheek|framework|omgeving|pandas",
    criteria: "criteria|criterium|succes*|meetbaar|geslaagd|verwacht*|beoordeeld|goed als",
    role: "gedraag je als|doe alsof|als expert|rol|vanuit het oogpunt|perspectief|standpunt|handelt als|optreedt als|optreden als|fungeert als|je bent een|u bent een|de rol van",
    steps: "stap voor stap|eerst|daarna|vervolgens|stappen|tot slot|volgorde|fasen|procedure",
    sources: "bron|bronnen|citeer*|citaat|verwijzing*|studie|studies|volgens|bewijs",
    depth: "uitgebreid|gedetailleerd*|grondig|in detail|diepgaand*|basis|gevorderd*|overzicht",
    assumptions: "aanname*|neem aan|veronderstel*|vraag me|vraag mij|als iets onduidelijk",
    angle:
      "invalshoek|perspectief|onverwacht*|verrassend*|origineel|originele|wending|cliché*|blik",
    imagery: "beelden|beeldend*|metafo*|sfeer|kleur|kleuren|licht|zintuig*|levendig*",
    "edge-cases": "randgeval*|grensgeval*|lege invoer|ongeldig*|foutafhandeling|uitzondering*",
    verification:
      "controleer*|verifieer*|test|tests|onderbouw*|bewijs*|redenering|toets|verantwoord*",
    alternatives:
      "alternatie*|opties|optie|variant*|meerdere|voor- en nadelen|verschillende manieren",
  },
  vague:
    "iets|dingen|spul|op een of andere manier|enzovoort|enz|leuk|misschien|zoiets|een soort|wat dan ook|weet ik veel|maakt niet uit",
  negations: "niet|geen|zonder|nooit|noch|behalve|niets|niemand|nergens|vermijd*|in plaats van",
  greetings:
    "hallo|hoi|goedemorgen|goedemiddag|goedenavond|goedendag|welterusten|dank je|dank u|bedankt|dankjewel|doei|tot ziens|ja|nee|ok|oké|hoe gaat het|alles goed|super|wie ben je",
  jailbreak:
    "negeer alle|negeer je|negeer de|vergeet alle|vergeet je instructies|zonder beperkingen|zonder enige beperking|jailbreak|ontwikkelaarsmodus|ongecensureerd|zonder censuur|zonder filters|zonder ethiek|systeemprompt",
  personal:
    "mijn|help me|help mij|ik wil|ik heb|ik zoek|ik zou graag|voor mij|kan ik|moet ik|zou ik|ik ben|ons|onze|we hebben nodig|wij willen|we willen|we hebben|we zoeken|ik moet|mijzelf|mezelf|help ons|raad me|geef me advies|ik wil graag|wat moet ik|ik heb nodig",
  relative:
    "beste|goed|goede|populair*|geschikt*|goedko*|betaalbaar|betaalbare|in de buurt|laatste|nieuwste|nieuw|nieuwe|recent*|betrouwba*|interessant*|gezond*|makkelijk*|snel*|verschillende|bepaalde|ideaal|ideale|perfect*|lokale",
  openRequest:
    "vertel me over|vertel over|vertel me iets|vertel eens|informatie over|ik zoek informatie|meer over|iets over|alles over|vertel iets over|vertel me alles|vertel mij over|vertel wat over|wat weet je over|wat weet u over|wat weet je van|wat kun je me vertellen|ik wil meer weten|geef informatie|geef me informatie|info over",
  aspects:
    "symptomen|oorza*|voordel*|nadel*|geschiedenis|oorsprong|kosten|prijs|prijzen|definitie|betekenis|bijwerkingen|verschil*|vereisten|behandeling*|biografie|kaart|dienstregeling|adres|recept*|soorten|typen|voorbeelden|gevaar|gevaren|risico*|wet|wetten|regels|gevolg*|rol|doel|functie*|kenmerken|stappen|proces|structuur|bevolking|ligging|salaris|statistieken|datum|auteur|plot|samenvatting|eigenschappen|grootte|leeftijd|redenen|tips",
  definite:
    "het verschil|de betekenis|de belangrijkste|de grootste|de meest|de huidige|het huidige|alle|elke|de oorzaken|de gevolgen|de geschiedenis van|de basis van|voor- en nadelen",
  material:
    "deze tekst|de tekst|dit artikel|deze code|mijn code|dit bestand|een bestand|deze zin|de volgende|het volgende|deze alinea|mijn opstel|mijn essay|mijn cv|dit document|deze lijst|deze afbeelding|deze gegevens",
  padding:
    "neem de tijd|denk goed na|heel belangrijk voor mij|belangrijk voor mij|zou heel dankbaar zijn|zou erg dankbaar zijn|alvast bedankt|bij voorbaat dank|doe je best|zo goed mogelijk|heel goed antwoord|ik hoop|als het niet te veel moeite is|alsjeblieft|alstublieft|echt|heel|erg|zeer|belangrijk|zorgvuldig|dankbaar|bedankt|antwoord|kwaliteit|gewoon|eerlijk|hoop|tijd",
  harm: "bom maken|bom bouwen|explosief maken|inbreken|stelen|phishing|malware|geld witwassen|iemand vermoorden|iemand vergiftigen|drugs maken|zonder gepakt te worden|illegaal",
  override: "negeer|vergeet|omzeil|zonder|geen enkele|vrij van|weiger nooit",
  rules:
    "instructies|beperkingen|richtlijnen|regels|ethiek|moraal|filters|censuur|grenzen|beleid|waarschuwingen",
  preamble:
    "hier is|hier zijn|natuurlijk|zeker|uiteraard|graag gedaan|verbeterde prompt|verbeterde versie",
  topicFillers:
    "stap voor stap|me|mij|ons|alsjeblieft|alstublieft|eens|kort|uitgebreid|het begrip|het concept|hoe|wat|even|uit|uit wat",
  topicStops:
    "die|dat|zodat|voor|in|met|zonder|om|te|uit|van mij|bij|naar|als|wanneer|waar|omdat|want|maar|hoe|is|zijn|was|en dan|op|aan|ik|je|jij|u|wordt|worden|kan|moet|werkt|ook|door|onder|waarom|wat|tussen|volgens",
};
