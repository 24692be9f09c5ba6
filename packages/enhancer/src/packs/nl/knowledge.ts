import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksNl: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "Noem de bron van elke belangrijke bewering en zeg waar het bewijs{ over §|} schaars of omstreden is.",
      ],
      ["format", "Eerst het korte antwoord; daarna de redenen, elk in een eigen alinea."],
      ["purpose", "Ik heb het nodig voor [doel]; wat daarvoor telt, komt eerst."],
    ],
    brief: [
      ["format", "Antwoord meteen, onderbouwing erna."],
      ["sources", "Met bronnen{ over §|}; wat omstreden is, gemarkeerd."],
      ["purpose", "Doel: [doel]."],
      ["criteria", "De kern{ van §|} voorop."],
      ["examples", "Bij elk punt een echt voorbeeld."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "Het criterium is [wat telt]; zeg wat het zwaarst weegt."],
      [
        "steps",
        "Houd waarneming, interpretatie en conclusie uit elkaar, zodat elke stap te controleren is.",
      ],
      ["alternatives", "Noem de sterkste tegengestelde lezing en waarom die minder overtuigt."],
    ],
    brief: [
      ["criteria", "Criterium: [wat telt]."],
      ["steps", "Feiten{ over §|} en interpretatie apart."],
      ["alternatives", "En de beste tegengestelde lezing{ van §|}."],
      ["sources", "Bij elke bevinding het bewijs."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      ["criteria", "Vergelijk op [de punten die voor mij tellen], voor elke kant dezelfde."],
      [
        "format",
        "Zet het resultaat in een tabel en daarna een alinea over wanneer welke optie de beste keuze is.",
      ],
      ["context", "Mijn situatie: [waarvoor ik het nodig heb]."],
    ],
    brief: [
      ["criteria", "Op [de punten die tellen]."],
      ["format", "Een tabel{ over §|} en wanneer welke te kiezen."],
      ["constraints", "Geen oordeel zonder onderbouwing."],
      ["depth", "Alleen verschillen{ rond §|} die uitmaken."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "Houd er rekening mee dat ik nieuwsgierig ben maar bij nul begin, en voer elke vakterm in zodra die opduikt.",
      ],
      ["examples", "Laat één alledaags voorbeeld door de hele uitleg lopen."],
      ["edge-cases", "Wijs aan wat{ over §|} het vaakst verkeerd begrepen wordt, en waarom."],
    ],
    brief: [
      ["audience", "Voor een beginner."],
      ["examples", "Een alledaags voorbeeld{ van §|}."],
      ["edge-cases", "En het meest voorkomende misverstand{ over §|}."],
      ["steps", "Eén gedachte tegelijk."],
      ["verification", "Met één testvraag{ over §|}."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "Mijn situatie is [wat hier telt]; laat het antwoord daarvan uitgaan en niet van het gemiddelde geval.",
      ],
      ["alternatives", "Geef de realistische opties, met wat voor en tegen elk ervan pleit."],
      ["criteria", "Aan het eind de optie die ‹jij zou|u zou› kiezen, en waar dat van afhangt."],
    ],
    brief: [
      ["context", "Mijn situatie: [kerngegevens]."],
      ["criteria", "Met één duidelijke aanbeveling{ over §|}."],
      ["constraints", "Geen algemene raad."],
      ["edge-cases", "Bij elk voorstel ook het nadeel."],
      ["alternatives", "Weinig voorstellen{ voor §|}, wel onderbouwd."],
    ],
  },
};
