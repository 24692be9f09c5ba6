import type { LanguagePack } from "../language-pack.ts";

export const stylesNl: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Het moet een beoordeling in het team kunnen doorstaan: duidelijke namen, kleine functies en een korte notitie over de keuzes.",
      ],
      [
        "assumptions",
        "Noem waar de opdracht iets openlaat de aanname, in plaats van stilzwijgend te gokken.",
      ],
      ["alternatives", "Vermeld het verworpen alternatief en de reden."],
    ],
    creative: [
      [
        "angle",
        "Zoek eerst een weg die niet in het leerboek staat en neem die als hij minstens even helder is.",
      ],
      ["imagery", "Laat de namen vertellen wat er gebeurt, zodat de code leest als proza."],
      ["alternatives", "Tot slot een onverwacht idee om hier verder mee te gaan."],
    ],
    technical: [
      ["format", "Vóór de code de invoer met typen, de uitvoer en de mogelijke fouten."],
      ["verification", "Met tests voor het normale geval, de grenzen en een mislukking."],
      [
        "criteria",
        "Vermeld de kosten in tijd en geheugen en vanaf waar de oplossing niet meer volstaat.",
      ],
    ],
  },
  text: {
    professional: [
      [
        "tone",
        "De toon is zeker en eenvoudig, met precieze werkwoorden in plaats van bijvoeglijke naamwoorden.",
      ],
      [
        "criteria",
        "Het is goed als vanaf het begin duidelijk is waar het over gaat en er met de rest iets te doen valt.",
      ],
      [
        "assumptions",
        "Verzin geen feiten, cijfers of citaten; markeer wat ik nog moet aanleveren.",
      ],
    ],
    creative: [
      [
        "angle",
        "Zoek een blik{ op §|} die bijna niemand verwacht en begin midden in de handeling.",
      ],
      [
        "imagery",
        "Werk met concrete beelden, klanken en texturen in plaats van abstracte woorden; de stem mag karakter hebben.",
      ],
      [
        "alternatives",
        "Laat het slot het beeld van het begin in ander licht tonen, in plaats van alles samen te vatten.",
      ],
    ],
    technical: [
      ["format", "Deel in met koppen die iets beweren en één gedachte per alinea."],
      [
        "verification",
        "Leg aan het eind elke bewering naast het materiaal en markeer wat niet te bevestigen is.",
      ],
      ["edge-cases", "Elk begrip wordt één keer omschreven en daarna steeds hetzelfde gebruikt."],
    ],
  },
  knowledge: {
    professional: [
      [
        "format",
        "Het antwoord staat in twee zinnen aan het begin; daarna de onderbouwing, naar belang geordend.",
      ],
      [
        "tone",
        "Schrijf helder en neutraal en scheid wat{ over §|} vaststaat van wat nog omstreden is.",
      ],
      ["assumptions", "Berust mijn vraag op een onjuiste aanname, zeg dat dan meteen."],
    ],
    creative: [
      [
        "angle",
        "Benader het van een onverwachte kant: met een verhaal, een beeld of een gedachte-experiment dat de kern laat zien.",
      ],
      ["imagery", "Gebruik een metafoor die echt werkt en zeg waar die ophoudt te kloppen."],
      ["alternatives", "Sluit af met een vraag die mij er anders over laat denken."],
    ],
    technical: [
      ["format", "Eerst de precieze definitie, dan het mechanisme, dan de grenzen ervan."],
      [
        "verification",
        "Scheid wat vaststaat van wat is afgeleid en zeg hoe elke bewering te controleren is.",
      ],
      [
        "constraints",
        "Bij elke bewering{ over §|} eenheden, ordes van grootte en de voorwaarden waaronder die geldt.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "Zeg hoe ik meetbaar kan zien dat het gewerkt heeft."],
      ["alternatives", "Weeg inspanning en effect af en zet het belangrijkste vooraan."],
      ["tone", "In zakelijke taal, zodat ik het ongewijzigd kan doorgeven."],
    ],
    creative: [
      ["angle", "Minstens één idee mag gewaagd zijn, zolang het haalbaar blijft."],
      ["imagery", "Beschrijf elk voorstel zo levendig dat ik het moment voor me zie."],
      ["alternatives", "Verbind twee dingen die zelden samengaan."],
    ],
    technical: [
      ["format", "In een tabel: stap, wat erin gaat, wat eruit komt en hoelang het duurt."],
      ["edge-cases", "Met de risico's, hoe die vroeg te merken zijn en wat er dan te doen is."],
      [
        "verification",
        "Controleer vóór het antwoorden of termijnen, kosten en capaciteit niet botsen.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Tot slot één zin over wat de uitkomst in de praktijk betekent."],
      ["tone", "Leg de methode zo uit dat iemand anders die kan volgen en herhalen."],
      ["alternatives", "Is er een eenvoudiger weg, noem die dan."],
    ],
    creative: [
      [
        "angle",
        "Begin met een beeld of vermoeden dat de uitkomst vóór de berekening aannemelijk maakt.",
      ],
      ["imagery", "Vertaal de getallen naar iets wat voorstelbaar is."],
      ["alternatives", "En een tweede, eleganter weg, als die er is."],
    ],
    technical: [
      ["format", "Vóór de berekening de gegevens, het gevraagde en de gebruikte formules."],
      ["constraints", "Met eenheden en nauwkeurigheid in elke stap en pas aan het eind afgerond."],
      ["criteria", "Vermeld binnen welk bereik de methode geldt."],
    ],
  },
  image: {
    professional: [
      ["purpose", "Het wordt gebruikt voor [gebruik] en moet dus ook klein goed leesbaar zijn."],
      ["tone", "Ingetogen kleuren en een strakke uitvoering."],
      ["format", "Met een rustig vlak waar een titel kan staan."],
    ],
    creative: [
      ["tone", "De sfeer mag verrassen en komt van kleur en licht."],
      ["alternatives", "Meng twee beeldtradities die zelden samen te zien zijn."],
      ["depth", "Een verborgen detail dat de tweede blik beloont."],
    ],
    technical: [
      [
        "format",
        "Geef techniek, beeldverhouding, perspectief, belichting en palet afzonderlijk op.",
      ],
      ["edge-cases", "Anatomie, spiegelingen en verhoudingen blijven natuurkundig geloofwaardig."],
      ["criteria", "Achtergrond en onderwerp duidelijk gescheiden, met strakke randen."],
    ],
  },
};
