import type { LanguagePack } from "../language-pack.ts";

export const codeTasksNl: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      ["stack", "Gebruik [taal en versie] en zo veel mogelijk alleen de standaardbibliotheek."],
      [
        "edge-cases",
        "Bepaal wat er moet gebeuren bij lege, ontbrekende of ongeldige invoer en behandel die gevallen uitdrukkelijk.",
      ],
      ["examples", "Sluit af met een realistische aanroep en de te verwachten uitvoer."],
    ],
    brief: [
      ["edge-cases", "Met afhandeling van lege of ongeldige invoer."],
      ["examples", "Met een voorbeeldaanroep{ voor §|} en de uitvoer ervan."],
      ["constraints", "Eerst de code, zonder lange uitleg."],
      ["format", "Eén blok dat meteen draait."],
      ["depth", "De gekozen aanpak{ voor §|} in één zin."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      [
        "context",
        "Het gebeurt wanneer [wat het veroorzaakt], terwijl ik dit verwachtte: [juist gedrag].",
      ],
      [
        "depth",
        "Zoek eerst de eigenlijke oorzaak en leg die in een of twee zinnen uit; geef daarna de volledige verbeterde code.",
      ],
      [
        "constraints",
        "Verander alleen wat de fout vereist en laat de namen en alles wat al werkt zoals het is.",
      ],
    ],
    brief: [
      ["depth", "Eerst de oorzaak in één zin, dan de verbeterde code."],
      ["constraints", "Laat de rest ongemoeid."],
      ["verification", "En hoe te controleren is dat de fout weg is."],
      ["format", "De verbeterde code volledig."],
      ["examples", "Met de invoer die de fout uitlokte."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Ik kan programmeren, maar dit kende ik nog niet."],
      [
        "steps",
        "Begin bij het probleem dat het oplost en ga verder met wat er gebeurt, in de volgorde waarin het gebeurt.",
      ],
      [
        "examples",
        "Laat het zien aan een klein voorbeeld, met concrete invoer en de waarden na elke stap.",
      ],
    ],
    brief: [
      ["steps", "Eerst waar het voor dient, dan hoe het werkt."],
      ["examples", "Eén klein, uitgewerkt voorbeeld{ van §|}."],
      ["edge-cases", "En de meest voorkomende valkuil{ bij §|}."],
      ["format", "Stuk voor stuk, in gewone woorden."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "Let eerst op juistheid, dan op veiligheid, dan op leesbaarheid, en orden de bevindingen naar de schade die ze kunnen aanrichten.",
      ],
      ["format", "Bij elke bevinding wil ik de regel, het risico en de voorgestelde wijziging."],
    ],
    brief: [
      ["criteria", "Bevindingen naar ernst."],
      ["format", "Bij elk: regel, risico, wijziging."],
      ["constraints", "Geen smaakkwesties."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "Het gedrag en de publieke interface blijven precies zoals ze zijn."],
      ["purpose", "Het belangrijkst vind ik [leesbaarheid, snelheid of testbaarheid]."],
      ["format", "Toon het hele resultaat en daarna elke wijziging met de reden ervoor."],
    ],
    brief: [
      ["constraints", "Zonder gedrag of interface te veranderen."],
      ["format", "Het resultaat en daarna de wijzigingen."],
      ["verification", "En hoe te controleren is dat er niets kapot is."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      ["edge-cases", "Dek het normale geval, de grenzen, ongeldige invoer en elk foutpad af."],
      ["stack", "Gebruik [testframework] zoals de rest van de code dat al doet."],
      [
        "criteria",
        "Elke test moet om één enkele reden kunnen falen en de regel in zijn naam dragen.",
      ],
    ],
    brief: [
      ["edge-cases", "Grenzen, ongeldige invoer en foutpaden."],
      ["criteria", "Eén reden tot falen per test."],
    ],
  },
};
