import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsNl: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Volg de keten van oorzaken tot aan de oorzaak die het echt verklaart."],
    ["criteria", "Orden de oorzaken naar hoe zwaar elk ervan weegt."],
    ["edge-cases", "Geef een geval waarin het niet gebeurt, en zeg waarom."],
    ["sources", "Onderscheid wat bewezen is van wat een vermoeden is."],
  ],
  how: [
    [
      "steps",
      "Geef de stappen in de volgorde waarin ik ze zou zetten, elk met het teken dat het gelukt is.",
    ],
    ["context", "Ik beschik over [gereedschap, toegang of materiaal]."],
    ["edge-cases", "Wijs de stap aan waarbij het het vaakst misgaat, en hoe dat te herstellen is."],
    ["alternatives", "Is er een kortere weg die ook voldoet, zet die dan aan het eind."],
  ],
  which: [
    [
      "criteria",
      "Doorslaggevend is voor mij [het belangrijkste]; zeg hoe elke optie het op dat punt doet.",
    ],
    ["alternatives", "Alleen de paar opties die de moeite waard zijn, zonder dubbelgangers."],
    [
      "format",
      "Bij elke optie: waarvoor die het beste is, het grootste nadeel en voor wie die niet geschikt is.",
    ],
    ["assumptions", "Hangt de keuze af van iets wat hier niet genoemd is, zeg dan waarvan."],
  ],
  what: [
    ["format", "Eerst in één zin waar het op neerkomt, dan de details."],
    ["examples", "Laat het zien aan een geval en aan een ander dat er alleen op lijkt."],
    ["purpose", "Zeg ook waar het voor dient en waar het ophoudt nuttig te zijn."],
    ["edge-cases", "Ruim het meest voorkomende misverstand{ over §|} uit de weg."],
  ],
  whether: [
    [
      "format",
      "Begin met ja, nee of het hangt ervan af, en vervolg met de reden die de doorslag geeft.",
    ],
    ["alternatives", "Geef het beste argument van elke kant voordat de keuze valt."],
    ["assumptions", "Zeg onder welke voorwaarde het antwoord andersom zou zijn."],
    ["context", "Mijn situatie: [waar het van afhangt]."],
  ],
  fact: [
    ["sources", "Eerst het antwoord, dan in één zin waarop het berust en hoe vast het staat."],
    [
      "assumptions",
      "Is de vraag op meer manieren te lezen, beantwoord dan de waarschijnlijkste en noem de andere.",
    ],
    ["depth", "Voeg het ene stukje context toe zonder welk het antwoord{ over §|} misleidt."],
    ["criteria", "Spreken bronnen elkaar tegen{ over §|}, geef dan de marge en de reden."],
  ],
  list: [
    ["format", "Per punt één regel: eerst de naam, dan wat het onderscheidt."],
    ["constraints", "Laat bijna-dubbele punten en opvulling weg."],
    ["steps", "Zet de punten in een volgorde waar ik iets aan heb, en noem die volgorde."],
    [
      "criteria",
      "Zeg volgens welke maatstaf er gekozen is{ over §|}, en wat een andere zou veranderen.",
    ],
    [
      "verification",
      "Markeer de punten die niet zeker zijn, in plaats van alles even stellig te brengen.",
    ],
    ["depth", "Voeg bij elk punt het ene feit toe dat ik anders zou moeten opzoeken."],
    ["alternatives", "Sluit af met een punt{ over §|} dat zulke lijstjes meestal vergeten."],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsNl: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "De diepste oorzaak{ van §|} eerst."],
    ["criteria", "Alleen hoofdoorzaken, op gewicht."],
    ["sources", "Wat onbewezen is{ over §|}, gemarkeerd."],
    ["examples", "Per oorzaak een voorbeeld."],
    ["alternatives", "De populaire verklaring{ van §|} die niet klopt."],
    ["edge-cases", "En wanneer het niet opgaat."],
  ],
  how: [
    ["steps", "Genummerde stappen{ voor §|}."],
    ["edge-cases", "Met de gebruikelijke fout{ bij §|}."],
    ["criteria", "En waaraan ik zie dat het lukte."],
    ["depth", "Zonder theorie."],
    ["constraints", "Alleen gewone middelen{ voor §|}."],
    ["alternatives", "De snelste weg{ naar §|} die volstaat."],
  ],
  which: [
    ["criteria", "Op basis van [wat ik belangrijk vind]."],
    ["alternatives", "Weinig opties{ voor §|}, geen dubbele."],
    ["format", "Per optie: pluspunt en minpunt."],
    ["assumptions", "Met één keuze{ voor §|}."],
  ],
  what: [
    ["format", "De kern{ van §|} in één zin."],
    ["examples", "Eén concreet geval{ van §|}."],
    ["purpose", "En waar het goed voor is."],
    ["depth", "Hoe het werkt, niet alleen de onderdelen."],
    ["audience", "Zonder voorkennis{ van §|}."],
    ["alternatives", "In één regel wat het niet is."],
    ["edge-cases", "De meest gemaakte verwarring{ over §|}."],
  ],
  whether: [
    ["format", "Meteen ja, nee of dat hangt ervan af."],
    ["assumptions", "Wat het antwoord{ over §|} zou veranderen."],
    ["alternatives", "Per kant het beste argument{ over §|}."],
    ["sources", "Feiten en mening gescheiden."],
    ["edge-cases", "De vergeten uitzondering{ bij §|}."],
    ["criteria", "En wat de doorslag geeft."],
  ],
  fact: [
    ["sources", "Met hoe zeker het is."],
    ["assumptions", "De andere lezing, als die er is."],
  ],
  list: [
    ["format", "Eén regel per punt, het beste eerst."],
    ["constraints", "Geen opvulling."],
    ["verification", "Twijfelachtige punten gemarkeerd."],
    ["criteria", "Noem de maatstaf{ voor §|}."],
    ["depth", "Zeg wat elk punt bijzonder maakt."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksNl: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Leg het concept vóór het antwoorden naast elk punt hierboven en herstel wat niet klopt.",
  ],
  ["verification", "Geef aan het eind aan hoe zeker elke hoofdbewering is en waarom."],
  [
    "verification",
    "Ontbreekt er iets wezenlijks in mijn verzoek, vraag dat dan eerst, hooguit twee dingen.",
  ],
  ["verification", "Sluit af met het zwakste punt van het antwoord en met wat het zou versterken."],
];

export const briefChecksNl: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Met een laatste controle vóór het antwoord."],
  ["verification", "Met de mate van zekerheid."],
  ["verification", "Ontbreekt er iets wezenlijks, dan eerst een vraag."],
];
