import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsNl: NonNullable<LanguagePack["fields"]> = {
  health: [
    [
      "edge-cases",
      "Zeg bij welke signalen{ rond §|} iemand naar de huisarts moet in plaats van verder te lezen.",
    ],
    [
      "sources",
      "Ga uit van de medische consensus{ over §|} en markeer wat alleen losse studies suggereren.",
    ],
    ["context", "Het gaat om iemand van [leeftijd, aandoeningen, medicijnen]."],
  ],
  money: [
    [
      "edge-cases",
      "Leg ook de kosten, belastingen en risico's{ rond §|} op tafel die makkelijk vergeten worden.",
    ],
    ["context", "Reken met [bedrag, looptijd, land]."],
    [
      "examples",
      "Reken één realistisch geval{ voor §|} door en laat zien aan welke aanname het hangt.",
    ],
  ],
  law: [
    ["context", "Van toepassing is het recht van [land of regio]."],
    [
      "edge-cases",
      "Scheid wat de wet{ over §|} zegt van hoe het in de praktijk gaat, en zeg wanneer een advocaat nodig is.",
    ],
    ["sources", "Noem bij elke uitspraak{ over §|} de regel erachter, zodat ik die kan opzoeken."],
  ],
  travel: [
    ["context", "De reis is voor [data, reizigers, budget]."],
    ["steps", "Houd de afstanden{ rond §|} realistisch en zeg wat vooraf geboekt moet worden."],
    ["alternatives", "Houd een plan{ voor §|} achter de hand bij slecht weer of gesloten deuren."],
  ],
  food: [
    ["context", "Houd rekening met [dieet, keukenspullen, tijd]."],
    [
      "steps",
      "Geef hoeveelheden en temperaturen{ voor §|}, en hoe een stap eruitziet of ruikt als hij klaar is.",
    ],
    ["alternatives", "Noem een vervanger{ bij §|} voor alles wat lastig te krijgen is."],
  ],
  home: [
    ["edge-cases", "Zeg waar zelf klussen{ aan §|} gevaarlijk wordt of de garantie kost."],
    ["context", "De plek: [ruimte, afmetingen, wat er al staat]."],
    ["criteria", "Schat het werk, het materiaal en de kosten{ voor §|} ruwweg in."],
  ],
  animals: [
    ["depth", "Onderscheid wat{ bij §|} voor de soort geldt van wat per dier verschilt."],
    ["examples", "Beschrijf het gedrag{ rond §|} zo dat ik het herken als ik het zie."],
    ["edge-cases", "Zeg welke signalen{ bij §|} zorgwekkend zijn en welke gewoon natuur."],
  ],
  nature: [
    ["depth", "Verbind wat er ter plekke gebeurt{ met §|} met de grotere kringloop erachter."],
    ["criteria", "Geef ordes van grootte{ voor §|}, zodat de effecten te vergelijken zijn."],
    ["sources", "Zeg hoe goed de metingen{ over §|} zijn en waar schattingen ver uiteenlopen."],
  ],
  science: [
    [
      "depth",
      "Noem het principe{ achter §|} vóór de formule en zeg in gewone woorden wat elke grootheid betekent.",
    ],
    [
      "examples",
      "Beschrijf een waarneming of proef{ rond §|} waarin het met eigen ogen te zien is.",
    ],
    [
      "constraints",
      "Zeg onder welke vereenvoudigingen de uitleg{ over §|} klopt en waar die breekt.",
    ],
  ],
  technology: [
    ["context", "Zeg voor welke versie of datum het antwoord geldt."],
    ["depth", "Scheid wat vandaag al kan{ met §|} van wat alleen is aangekondigd."],
    [
      "edge-cases",
      "Vermeld wat het{ bij §|} betekent voor privacy, kosten en afhankelijkheid van een leverancier.",
    ],
  ],
  history: [
    [
      "sources",
      "Onderscheid wat bronnen uit de tijd zelf{ over §|} zeggen van het oordeel achteraf.",
    ],
    ["steps", "Zet de keerpunten{ rond §|} op volgorde en zeg wat elk ervan mogelijk maakte."],
    ["alternatives", "Meld waarover historici het{ bij §|} nog altijd oneens zijn."],
  ],
  society: [
    [
      "alternatives",
      "Geef de voornaamste standpunten{ over §|} zoals de aanhangers ze zelf zouden verwoorden.",
    ],
    [
      "sources",
      "Houd feiten en waarden{ rond §|} uit elkaar en zeg waar de ruzie eigenlijk over gaat.",
    ],
    [
      "examples",
      "Koppel elk argument{ over §|} aan een geval waarin het op de proef werd gesteld.",
    ],
  ],
  business: [
    ["context", "Het bedrijf: [branche, omvang, markt]."],
    ["criteria", "Hang elk punt{ over §|} op aan een cijfer dat te volgen is."],
    ["edge-cases", "Noem de aanname{ over §|} die het meeste pijn doet als ze niet klopt."],
  ],
  work: [
    ["context", "Mijn rol en de situatie: [functie, team, wat er gebeurd is]."],
    ["examples", "Geef de letterlijke woorden die ik kan gebruiken{ bij §|}."],
    ["edge-cases", "Bedenk hoe de andere partij{ bij §|} kan reageren en wat ik dan doe."],
  ],
  learning: [
    ["context", "Ik heb er [tijd] voor en ken al [voorkennis]."],
    [
      "steps",
      "Verdeel de stof{ over §|} in blokken die op elkaar voortbouwen, elk met een zelftest.",
    ],
    [
      "edge-cases",
      "Noem het punt{ bij §|} waarop de meesten afhaken, en hoe dat te overwinnen is.",
    ],
  ],
  people: [
    ["context", "Over de betrokkenen: [leeftijden, relatie, wat hun lief is]."],
    ["tone", "Blijf hartelijk en concreet{ over §|}, zonder te preken."],
    ["alternatives", "Geef één makkelijk voorstel en één dat wat moed vraagt."],
  ],
  arts: [
    ["examples", "Wijs bepaalde werken of momenten{ rond §|} aan in plaats van algemene lof."],
    [
      "depth",
      "Leg uit met welke middelen het effect{ bij §|} ontstaat, niet alleen dat het er is.",
    ],
    ["constraints", "Verklap niets van de afloop{ bij §|} zonder waarschuwing vooraf."],
  ],
  games: [
    ["depth", "Leg de gedachte achter een goede zet{ bij §|} uit, zodat ik de volgende zelf vind."],
    ["constraints", "Houd vast aan de spelregels{ van §|} en zeg om welke versie het gaat."],
    ["criteria", "Zeg op welk moment in het spel een keuze{ bij §|} goed is en wanneer niet."],
  ],
  sport: [
    ["context", "Mijn niveau en grenzen: [ervaring, blessures, dagen per week]."],
    [
      "steps",
      "Voer de belasting{ bij §|} stap voor stap op en zeg wanneer gas terugnemen beter is.",
    ],
    ["criteria", "Zeg waaraan ik vooruitgang{ bij §|} merk."],
  ],
  language: [
    ["examples", "Laat elk punt{ over §|} zien in een zin die iemand echt zou zeggen."],
    ["tone", "Vermeld het register{ van §|}: waar het natuurlijk klinkt, stijf of grof."],
    ["edge-cases", "Voeg de verwante vorm toe die het vaakst verward wordt{ met §| met deze}."],
  ],
  web: [
    [
      "constraints",
      "Alles{ rond §|} moet met het toetsenbord en op een klein scherm te bedienen blijven.",
    ],
    ["context", "Het moet passen in [framework en versie]."],
    ["edge-cases", "Behandel ook de toestanden laden, leeg en mislukt{ bij §|}."],
    ["format", "Geef elk bestand{ voor §|} volledig, met het pad ervoor."],
  ],
  systems: [
    ["context", "Het draait op [systeem, versie, omvang]."],
    [
      "verification",
      "Zeg na elk commando{ voor §|} welke uitvoer bewijst dat het werkte en hoe het terug te draaien is.",
    ],
    ["edge-cases", "Denk aan herstarts, time-outs en ontbrekende rechten{ bij §|}."],
    [
      "criteria",
      "Kies liefst wat zonder schade twee keer kan draaien{ bij §|} en meld de uitzonderingen.",
    ],
  ],
  algorithms: [
    ["criteria", "Vermeld de tijd- en geheugenkosten{ van §|} en tot welke omvang dat volstaat."],
    ["examples", "Loop een kleine invoer{ voor §|} met de hand door."],
    ["edge-cases", "Behandel lege invoer, dubbele waarden en uitersten{ bij §|} met opzet."],
    [
      "alternatives",
      "Zeg waarom deze aanpak{ voor §|} de voorkeur krijgt boven de voor de hand liggende.",
    ],
  ],
  "data-science": [
    ["context", "De gegevens zien er zo uit: [kolommen, omvang, herkomst]."],
    [
      "verification",
      "Controleer de uitkomst{ van §|} op een klein deel dat met de hand na te rekenen is.",
    ],
    [
      "edge-cases",
      "Behandel ontbrekende waarden en uitschieters{ bij §|} openlijk, zonder ze stil te wissen.",
    ],
    ["criteria", "Zeg wat uit de cijfers{ over §|} niet af te leiden valt."],
  ],
  story: [
    [
      "steps",
      "Laat het verhaal{ over §|} zo laat mogelijk beginnen en op één beslissing kantelen.",
    ],
    ["edge-cases", "Geef de tegenstander een reden die te begrijpen is."],
    ["verification", "Schrap elke zin die uitlegt wat de scène al toont."],
  ],
  poem: [
    ["constraints", "Houd één beeld{ van §|} het hele gedicht vast in plaats van vele vluchtige."],
    ["format", "Laat het ritme bij het onderwerp passen, met rijm alleen waar het vanzelf komt."],
    ["verification", "Lees het in gedachten hardop en herstel elke regel{ over §|} die struikelt."],
  ],
  song: [
    [
      "format",
      "Coupletten die het verhaal verder brengen en een refrein{ over §|} dat na één keer luisteren mee te zingen is.",
    ],
    ["steps", "Laat de brug zeggen wat de coupletten{ over §|} verzwijgen."],
  ],
  essay: [
    [
      "purpose",
      "Verdedig één stelling{ over §|} waar een verstandig mens het mee oneens kan zijn, en noem die vroeg.",
    ],
    ["alternatives", "Ga in op het beste tegenargument{ over §|}, niet op het zwakste."],
    ["steps", "Laat elke alinea{ over §|} uit de vorige volgen."],
  ],
  article: [
    ["steps", "Open met een scène of een vondst{ over §|}, niet met de wereldgeschiedenis."],
    ["purpose", "Geef de lezer één ding{ over §|} mee om uit te proberen of over na te denken."],
    ["format", "Gebruik tussenkoppen{ over §|} die al vertellen wat het stuk zegt."],
  ],
  speech: [
    ["tone", "Schrijf voor het oor: korte zinnen, elk één gedachte."],
    ["steps", "Begin en eindig met hetzelfde beeld{ van §|}, maar anders gezien."],
  ],
  joke: [
    [
      "steps",
      "Houd de aanloop{ over §|} kort en laat de wending op de allerlaatste woorden vallen.",
    ],
    ["constraints", "Lach om de situatie{ met §|}, niet om mensen die er niets aan kunnen doen."],
  ],
};

export const briefFieldsNl: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Met de signalen om naar de huisarts te gaan."]],
  money: [["edge-cases", "Verborgen kosten en risico's{ van §|} inbegrepen."]],
  law: [["context", "Rechtsgebied: [land of regio]."]],
  travel: [["context", "Data en budget: [gegevens]."]],
  food: [["steps", "Met hoeveelheden en tijden{ voor §|}."]],
  home: [["criteria", "Met moeite en ruwe kosten{ voor §|}."]],
  animals: [["depth", "Wat voor de soort geldt, geen anekdotes."]],
  nature: [["criteria", "Met ordes van grootte{ voor §|}."]],
  science: [["depth", "Eerst het principe{ achter §|}, dan de formule."]],
  technology: [["context", "Met de versie of datum erbij."]],
  history: [["steps", "Keerpunten{ rond §|} op volgorde."]],
  society: [["alternatives", "De hoofdstandpunten{ over §|}, elk eerlijk."]],
  business: [["criteria", "Per punt een cijfer{ over §|}."]],
  work: [["examples", "Woorden die ik kan gebruiken{ bij §|}."]],
  learning: [["steps", "Kleine blokken{ over §|}, elk met zelftest."]],
  people: [["tone", "Hartelijk en concreet{ over §|}."]],
  arts: [["examples", "Bepaalde werken of momenten{ rond §|}."]],
  games: [["constraints", "Binnen de spelregels{ van §|}."]],
  sport: [["steps", "Rustig opbouwen{ bij §|}."]],
  language: [["examples", "Alledaagse voorbeeldzinnen{ voor §|}."]],
  web: [["edge-cases", "Ook laden, leeg en mislukt{ bij §|}."]],
  systems: [["verification", "Per stap: hoe te controleren, hoe terug te draaien."]],
  algorithms: [["criteria", "Met tijd- en geheugenkosten{ van §|}."]],
  "data-science": [["edge-cases", "Ontbrekende waarden{ bij §|} openlijk behandeld."]],
  story: [["steps", "Laat begin, één keerpunt."]],
  poem: [["constraints", "Eén enkel beeld{ van §|}."]],
  song: [["format", "Coupletten en een meezingbaar refrein{ over §|}."]],
  essay: [["purpose", "Eén betwistbare stelling{ over §|}."]],
  article: [["steps", "Open met een scène of feit{ over §|}."]],
  speech: [["tone", "Voor het oor, korte zinnen."]],
  joke: [["steps", "De clou{ over §|} helemaal aan het eind."]],
};
