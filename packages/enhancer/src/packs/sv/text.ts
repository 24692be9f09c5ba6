import type { LanguagePack } from "../language-pack.ts";

export const textTasksSv: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "Det läses av [läsare]{ som troligen inte vet så mycket om §|}."],
      ["purpose", "Låt allt vila på en enda tanke{ om §|}; det som inte tjänar den stryks."],
      ["length", "Det räcker med ungefär [längd]."],
    ],
    brief: [
      ["audience", "Läsare: [läsare]."],
      ["purpose", "En enda tanke{ om §|}, utan omvägar."],
      ["constraints", "Inga klichéer{ om §|}."],
      ["examples", "Minst en konkret detalj{ om §|}."],
      ["steps", "Det viktiga redan i första meningen."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "Det är riktat till [mottagare]; viktigt är [det viktigaste]."],
      ["purpose", "Efter läsningen ska det vara klart exakt vad jag ber om."],
      [
        "format",
        "Först ämnesraden, ärendet i den första meningen och på slutet ett tydligt nästa steg.",
      ],
    ],
    brief: [
      ["context", "Till: [mottagare]; uppgifter: [det viktigaste]."],
      ["format", "Ämnesrad och ärendet genast."],
      ["constraints", "Inga tomma artigheter."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "Vänd dig till [kunder] och problemet de har innan de känner till oss."],
      ["purpose", "Nyttan står först och vilar på något konkret, inte på superlativer."],
      ["criteria", "Det har fungerat om läsarna efteråt [det de ska göra]."],
    ],
    brief: [
      ["audience", "Kunder: [målgrupp]."],
      ["purpose", "Nyttan först, inga superlativer."],
      ["criteria", "En enda uppmaning: [handling]."],
      ["examples", "Ett konkret bevis{ för §|}, inga löften."],
      ["angle", "Det som ingen annan säger{ om §|}."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "Tjänsten är [tjänst], och min relevanta erfarenhet är [erfarenhet]."],
      ["format", "I varje punkt: handling, medel, omfattning, mått och effekt."],
      ["constraints", "Använd bara fakta från mig; lämna en märkt lucka där en siffra saknas."],
    ],
    brief: [
      ["context", "Tjänst: [tjänst]."],
      ["format", "Varje punkt: handling, medel, omfattning, mått, effekt."],
      ["constraints", "Bara fakta från mig."],
    ],
  },
  translation: {
    family: "making",
    core: [
      ["tone", "Behåll originalets ton och stil, så som en infödd skulle säga det."],
      ["constraints", "Namn, siffror, kod och formatering ska stå kvar som de är."],
      [
        "alternatives",
        "Kan något läsas på mer än ett sätt, översätt det troligaste och skriv det andra nedanför.",
      ],
    ],
    brief: [
      ["tone", "Samma ton och stil, naturligt språk."],
      ["constraints", "Namn och siffror oförändrade."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "Sammanfattningen är till för [läsare] som inte kommer att läsa originalet."],
      ["length", "Huvudtanken i en mening först, sedan det som bär upp den, efter vikt."],
      [
        "constraints",
        "Håll dig till det texten säger, med siffror och nyanser, utan egna åsikter.",
      ],
    ],
    brief: [
      ["length", "Huvudtanken i en mening och vad som bär upp den."],
      ["constraints", "Bara det texten säger."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      [
        "role",
        "Stanna i rollen tills jag säger något annat, och låt det höras på sättet att tala.",
      ],
      ["context", "Scenen börjar med [situation], och jag är [min roll]."],
      ["constraints", "En replik i taget, utan att någonsin tala i mitt ställe."],
    ],
    brief: [
      ["role", "Utan att falla ur rollen."],
      ["constraints", "En replik i taget, aldrig i mitt ställe."],
    ],
  },
};
