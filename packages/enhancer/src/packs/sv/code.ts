import type { LanguagePack } from "../language-pack.ts";

export const codeTasksSv: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      [
        "stack",
        "Använd [språk och version] och håll dig så långt det går till standardbiblioteket.",
      ],
      [
        "edge-cases",
        "Bestäm först vad som ska hända vid tom, ofullständig eller felaktig indata och hantera det uttryckligen.",
      ],
      ["examples", "Avsluta med ett realistiskt anrop och den utdata som väntas."],
    ],
    brief: [
      ["edge-cases", "Hantera även tom och felaktig indata."],
      ["examples", "Ta med ett exempelanrop och dess utdata."],
      ["constraints", "Koden först, utan lång förklaring."],
      ["depth", "Bara det nödvändigaste{ för §|}, inga krusiduller."],
      ["verification", "Med ett testfall{ för §|}."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      ["context", "Det händer när [det som utlöser felet], fast jag väntade mig [rätt beteende]."],
      [
        "depth",
        "Leta först upp den egentliga orsaken och förklara den i en eller två meningar; ge sedan hela den rättade koden.",
      ],
      [
        "constraints",
        "Ändra bara det som felet kräver; låt namn och allt som redan fungerar vara.",
      ],
    ],
    brief: [
      ["depth", "Orsaken först i en mening, sedan den rättade koden."],
      ["constraints", "Rör inte resten."],
      ["verification", "Säg också hur man ser att felet är borta."],
      ["alternatives", "Flera tänkbara orsaker{ med §|} i sannolikhetsordning."],
      ["edge-cases", "Andra ställen{ med §|} som har samma fel."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "Jag kan programmera, men det här är nytt för mig."],
      [
        "steps",
        "Börja med problemet det löser och följ sedan vad som händer, i den ordning det sker.",
      ],
      [
        "examples",
        "Visa det på ett litet exempel med konkret indata och värdena efter varje steg.",
      ],
    ],
    brief: [
      ["steps", "Först vad det gör, sedan hur det fungerar."],
      ["examples", "Ett litet genomarbetat exempel{ på §|}."],
      ["edge-cases", "Och den vanligaste fallgropen{ med §|}."],
      ["depth", "Rad för rad bara det svåra."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      [
        "criteria",
        "Titta först på om det är rätt, sedan på säkerhet, sedan på läsbarhet, och ordna det du hittar efter skadan det kan göra.",
      ],
      ["format", "För varje anmärkning vill jag ha raden, risken och den ändring som föreslås."],
    ],
    brief: [
      ["criteria", "Anmärkningar efter allvar."],
      ["format", "För var och en: rad, risk, ändring."],
      ["constraints", "Inga smakfrågor."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "Beteendet och det publika gränssnittet ska vara exakt detsamma."],
      ["purpose", "Viktigast för mig är [läsbarhet, hastighet eller testbarhet]."],
      ["format", "Visa hela resultatet och därefter varje ändring med skälet till den."],
    ],
    brief: [
      ["constraints", "Utan att ändra beteende eller gränssnitt."],
      ["format", "Resultatet först, sedan ändringarna."],
      ["verification", "Säg också hur man ser att inget gått sönder."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      ["edge-cases", "Täck normalfallet, gränserna, felaktig indata och varje felväg."],
      ["stack", "Använd [testramverk] på samma sätt som resten av koden."],
      ["criteria", "Varje test ska kunna falla av ett enda skäl och bära regeln i sitt namn."],
    ],
    brief: [
      ["edge-cases", "Gränser, felaktig indata och felvägar."],
      ["criteria", "Ett enda skäl att falla per test."],
    ],
  },
};
