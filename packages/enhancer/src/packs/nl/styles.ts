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
      ["tone", "Licht in het commentaar de keuze toe, niet de handeling, en houd het schaars."],
      ["edge-cases", "Laat fouten vroeg opvallen, met een melding waar iemand mee verder kan."],
      ["purpose", "Schrijf voor wie het volgend jaar moet aanpassen."],
      ["sources", "Gebruik eerst wat de taal{ voor §|} al in huis heeft en noem de aanroep."],
      ["depth", "Houd het zo eenvoudig als de opdracht toelaat en zeg wat er bewust niet in zit."],
    ],
    creative: [
      [
        "angle",
        "Zoek eerst een weg die niet in het leerboek staat en neem die als hij minstens even helder is.",
      ],
      ["imagery", "Laat de namen vertellen wat er gebeurt, zodat de code leest als proza."],
      ["alternatives", "Tot slot een onverwacht idee om hier verder mee te gaan."],
      ["examples", "Kies een voorbeeld{ met §|} dat je meteen wilt uitproberen, geen foo en bar."],
      ["depth", "Vertel het idee{ achter §|} in twee zinnen als een beeld."],
      ["tone", "Een knipoog in het commentaar mag."],
      ["constraints", "Kijk met hoe weinig code het toe kan voordat het te slim wordt."],
    ],
    technical: [
      ["format", "Vóór de code de invoer met typen, de uitvoer en de mogelijke fouten."],
      ["verification", "Met tests voor het normale geval, de grenzen en een mislukking."],
      [
        "criteria",
        "Vermeld de kosten in tijd en geheugen en vanaf waar de oplossing niet meer volstaat.",
      ],
      ["edge-cases", "Som de foutgevallen{ bij §|} op, elk met het signaal aan de aanroeper."],
      ["depth", "Zeg wat er verandert bij gelijktijdig gebruik en zeer grote invoer."],
      ["sources", "Noem het algoritme of patroon{ achter §|} bij de vaknaam."],
      ["assumptions", "Zet alles wat de code veronderstelt in een lijst vooraan."],
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
      ["steps", "De conclusie{ over §|} komt eerst, de redenen volgen."],
      ["examples", "Onderbouw elke bewering{ over §|} met één controleerbaar feit of voorbeeld."],
      ["constraints", "Schrap stopwoorden en versleten wendingen."],
      ["format", "Korte alinea's, met in de eerste zin meteen het punt{ over §|}."],
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
      ["tone", "Laat het ritme wisselen: lange zinnen dragen, korte stoppen."],
      ["examples", "Laat een scène{ rond §|} zien, horen en ruiken in plaats van te beweren."],
      ["constraints", "De eerste drie invallen{ over §|} zijn verboden."],
      ["steps", "Strooi vroeg een detail{ over §|} dat pas aan het slot ontploft."],
    ],
    technical: [
      ["format", "Deel in met koppen die iets beweren en één gedachte per alinea."],
      [
        "verification",
        "Leg aan het eind elke bewering naast het materiaal en markeer wat niet te bevestigen is.",
      ],
      ["edge-cases", "Elk begrip wordt één keer omschreven en daarna steeds hetzelfde gebruikt."],
      ["steps", "Eerst de opzet, één regel per onderdeel."],
      ["sources", "Markeer waar een bron{ over §|} nodig is en welk soort bron volstaat."],
      ["constraints", "Houd feiten, duiding en aanbeveling{ over §|} in aparte alinea's."],
      ["criteria", "Eindig met de open vragen{ over §|} die de tekst niet oplost."],
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
      [
        "criteria",
        "Weeg de punten{ over §|} naar hun gevolgen en zeg wat ik rustig kan overslaan.",
      ],
      ["constraints", "Laat achtergrond weg die mijn keuze niet verandert."],
      ["alternatives", "Geef ook de serieuste andere kijk{ op §|} een plaats."],
      ["purpose", "Besluit met wat er in de praktijk uit volgt."],
      ["edge-cases", "Noem de situatie waarin dit advies{ over §|} juist verkeerd zou zijn."],
    ],
    creative: [
      [
        "angle",
        "Benader het van een onverwachte kant: met een verhaal, een beeld of een gedachte-experiment dat de kern laat zien.",
      ],
      ["imagery", "Gebruik een metafoor die echt werkt en zeg waar die ophoudt te kloppen."],
      ["alternatives", "Sluit af met een vraag die mij er anders over laat denken."],
      [
        "examples",
        "Vertel een klein, levensecht voorval{ over §|} waarin de kern vanzelf zichtbaar wordt.",
      ],
      ["tone", "Schrijf{ over §|} als aan een slimme vriendin bij de koffie."],
      ["constraints", "Sla de voorbeelden{ van §|} over die iedereen geeft."],
      ["depth", "Neem de vraag{ over §|} die een kind zou stellen serieus en vertrek daarvandaan."],
    ],
    technical: [
      ["format", "Eerst de precieze definitie, dan het mechanisme, dan de grenzen ervan."],
      [
        "verification",
        "Scheid wat vaststaat van wat is afgeleid en zeg hoe elke bewering te controleren is.",
      ],
      [
        "constraints",
        "Bij elke bewering{ over §|} de voorwaarden waaronder die geldt, en eenheden waar getallen staan.",
      ],
      ["steps", "Nummer de redeneerstappen{ over §|}, zodat elke stap apart te betwisten is."],
      ["edge-cases", "Loop de grensgevallen{ van §|} na, elk met de uitkomst."],
      ["sources", "Geef de vaktermen{ rond §|} waarmee verder te zoeken valt."],
      ["assumptions", "Verzamel alle uitgangspunten op één plek."],
    ],
  },
  work: {
    professional: [
      ["criteria", "Zeg hoe ik meetbaar kan zien dat het gewerkt heeft."],
      ["alternatives", "Weeg inspanning en effect af en zet het belangrijkste vooraan."],
      ["tone", "In zakelijke taal, zodat ik het ongewijzigd kan doorgeven."],
      ["constraints", "Blijf bij wat{ voor §|} met gewone middelen en gewone tijd haalbaar is."],
      ["edge-cases", "Wijs de afhankelijkheid aan die het eerst zal schuiven."],
      ["sources", "Onderscheid bewezen praktijk{ rond §|} van eigen inschatting."],
    ],
    creative: [
      ["angle", "Minstens één idee mag gewaagd zijn, zolang het haalbaar blijft."],
      ["imagery", "Beschrijf elk voorstel zo levendig dat ik het moment voor me zie."],
      ["alternatives", "Verbind twee dingen die zelden samengaan."],
      ["constraints", "Laat weg wat op elk lijstje{ over §|} staat."],
      ["depth", "Duw het beste idee{ voor §|} een stap verder dan redelijk is."],
      ["tone", "Houd het luchtig, als briefjes tussen mensen die graag samenwerken."],
    ],
    technical: [
      ["format", "In een tabel: stap, wat erin gaat, wat eruit komt en hoelang het duurt."],
      ["edge-cases", "Met de risico's, hoe die vroeg te merken zijn en wat er dan te doen is."],
      [
        "verification",
        "Controleer vóór het antwoorden of termijnen, kosten en capaciteit niet botsen.",
      ],
      ["criteria", "Per onderdeel inspanning, eigenaar en een toets voor klaar."],
      ["steps", "Orden het werk{ voor §|} naar wat waarop moet wachten."],
      ["constraints", "Zet de aannames over tijd en middelen{ voor §|} bij elkaar."],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Tot slot één zin over wat de uitkomst in de praktijk betekent."],
      ["tone", "Leg de methode zo uit dat iemand anders die kan volgen en herhalen."],
      ["alternatives", "Is er een eenvoudiger weg, noem die dan."],
      ["format", "De uitkomst op de eerste regel, de weg ernaartoe eronder."],
      ["edge-cases", "Noem de vergissing die tot het gebruikelijke foute antwoord leidt."],
    ],
    creative: [
      [
        "angle",
        "Begin met een beeld of vermoeden dat de uitkomst vóór de berekening aannemelijk maakt.",
      ],
      ["imagery", "Vertaal de getallen naar iets wat voorstelbaar is."],
      ["alternatives", "En een tweede, eleganter weg, als die er is."],
      ["tone", "Laat de oplossing lezen als een speurtocht."],
      ["purpose", "Eindig met de plek in het dagelijks leven waar hetzelfde idee opduikt."],
    ],
    technical: [
      ["format", "Vóór de berekening de gegevens, het gevraagde en de gebruikte formules."],
      ["constraints", "Met eenheden en nauwkeurigheid in elke stap en pas aan het eind afgerond."],
      ["criteria", "Vermeld binnen welk bereik de methode geldt."],
      ["verification", "Controleer de uitkomst op dimensie, teken en orde van grootte."],
      ["steps", "Los het eerst met symbolen op en vul de getallen pas op het laatst in."],
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
