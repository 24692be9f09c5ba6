import type { LanguagePack } from "../language-pack.ts";

export const workTasksNl: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "Vast staan [data, budget, mensen]; zeg waar het plan verandert als daar iets van verschuift.",
      ],
      ["steps", "Zet de stappen op volgorde en geef aan wat vóór elke stap klaar moet zijn."],
      ["assumptions", "Noem elke aanname, zodat ik die kan bijstellen."],
    ],
    brief: [
      ["context", "Vast: [data, budget, mensen]."],
      ["steps", "Stappen{ voor §|} op volgorde, met afhankelijkheden."],
      ["assumptions", "Alle aannames benoemd."],
      ["edge-cases", "Een uitweg als er iets vastloopt."],
      ["criteria", "Wat{ voor §|} onmisbaar is eerst."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "Betrokken zijn [wie], en het moet klaar zijn op [wanneer]."],
      [
        "format",
        "Ik wil het zo kunnen gebruiken: per punt een verantwoordelijke en de volgende stap.",
      ],
      ["criteria", "Het is goed als daarna niemand hoeft te vragen hoe het verdergaat."],
    ],
    brief: [
      ["context", "Betrokken: [wie]; klaar op [wanneer]."],
      ["format", "Per punt verantwoordelijke en volgende stap."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "De voorstellen moeten echt verschillen, niet alleen in woorden, en zonder de meest voor de hand liggende.",
      ],
      ["context", "Ze moeten passen bij [smaak, budget of grenzen]."],
      ["format", "Bij elk één regel over waarom het zou kunnen werken."],
    ],
    brief: [
      ["constraints", "Echt verschillend, niets voor de hand liggends{ over §|}."],
      ["context", "Passend bij: [grenzen]."],
      ["format", "Bij elk één regel onderbouwing."],
      ["alternatives", "Ook één gek idee{ voor §|}."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "De gegevens hebben deze kolommen: [namen en typen]."],
      ["steps", "Geef de precieze formule, query of code en waar die hoort."],
      ["edge-cases", "En wat er gebeurt met lege cellen, dubbele en onleesbare waarden."],
    ],
    brief: [
      ["context", "Kolommen: [namen en typen]."],
      ["steps", "Precieze formule{ voor §|} en waar die hoort."],
      ["edge-cases", "Met lege cellen en dubbele waarden opgelost."],
      ["examples", "Met een voorbeeldrij en haar uitkomst."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "Toon elke stap en de regel waarop die berust."],
      ["verification", "Aan het eind een controle of een tweede weg."],
      [
        "assumptions",
        "Is er iets in de opgave open, zeg dan vóór het rekenen hoe die gelezen wordt.",
      ],
    ],
    brief: [
      ["steps", "Met elke stap."],
      ["verification", "En een controle."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "De scène speelt in [omgeving], met één duidelijk blikpunt en niets wat ermee wedijvert.",
      ],
      ["angle", "Gezien vanuit [standpunt], met licht van één kant."],
      ["constraints", "Zonder tekst, watermerken of extra figuren."],
    ],
    brief: [
      ["imagery", "Eén blikpunt; omgeving: [omgeving]."],
      ["constraints", "Zonder tekst of versiering."],
    ],
  },
};
