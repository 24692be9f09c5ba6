import type { LanguagePack } from "../language-pack.ts";

export const textTasksNl: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "Het wordt gelezen door [publiek]{, dat waarschijnlijk weinig weet over §|}."],
      ["purpose", "Laat het op één gedachte rusten; wat die niet dient, blijft weg."],
      ["length", "Een lengte van [lengte] is genoeg."],
    ],
    brief: [
      ["audience", "Lezers: [publiek]."],
      ["purpose", "Eén gedachte{ over §|}, zonder omwegen."],
      ["constraints", "Geen clichés."],
      ["examples", "Eén concreet detail{ over §|} in plaats van algemeenheden."],
      ["tone", "Natuurlijk van toon, zonder pathos."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "Het is gericht aan [ontvanger]; belangrijk is [kerngegevens]."],
      ["purpose", "Na het lezen moet duidelijk zijn wat ik precies vraag."],
      [
        "format",
        "Eerst de onderwerpregel, de aanleiding in de openingszin en aan het eind een duidelijke volgende stap.",
      ],
    ],
    brief: [
      ["context", "Aan: [ontvanger]; gegevens: [kerngegevens]."],
      ["format", "Onderwerpregel en meteen de aanleiding."],
      ["constraints", "Geen lege beleefdheden."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "Spreek [klanten] aan en het probleem dat zij hebben voordat ze ons kennen."],
      ["purpose", "Het voordeel staat voorop en steunt op iets concreets, niet op superlatieven."],
      ["criteria", "Het heeft gewerkt als mensen daarna [gewenste actie]."],
    ],
    brief: [
      ["audience", "Klanten: [publiek]."],
      ["purpose", "Eerst het voordeel{ van §|}, zonder superlatieven."],
      ["criteria", "Eén oproep: [actie]."],
      ["examples", "Eén tastbaar bewijs is genoeg."],
      ["angle", "Een invalshoek{ op §|} die niet iedereen heeft."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "De functie is [functie] en mijn relevante ervaring is [ervaring]."],
      ["format", "Bij elk punt: de actie, de middelen, de omvang, een maat en het effect."],
      [
        "constraints",
        "Gebruik alleen feiten die ik aanlever; laat waar een cijfer ontbreekt een gemarkeerde plek open.",
      ],
    ],
    brief: [
      ["context", "Functie: [functie]."],
      ["format", "Elk punt: actie, middelen, omvang, maat, effect."],
      ["constraints", "Alleen feiten van mij."],
    ],
  },
  translation: {
    family: "making",
    core: [
      [
        "tone",
        "Behoud toon en register van het origineel, zoals een moedertaalspreker het zou zeggen.",
      ],
      ["constraints", "Namen, getallen, code en opmaak blijven zoals ze zijn."],
      [
        "alternatives",
        "Laat iets meer dan één lezing toe, vertaal dan de waarschijnlijkste en noteer de andere eronder.",
      ],
    ],
    brief: [
      ["tone", "Zelfde toon en register, natuurlijk klinkend."],
      ["constraints", "Namen en getallen ongewijzigd."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "De samenvatting is voor [lezers], die het origineel niet zullen lezen."],
      [
        "length",
        "Eerst de hoofdgedachte in één zin; daarna de punten die haar dragen, naar gewicht.",
      ],
      ["constraints", "Houd het bij wat de tekst zegt, met de cijfers en nuances, zonder mening."],
    ],
    brief: [
      ["length", "De hoofdgedachte in één zin en wat haar draagt."],
      ["constraints", "Alleen wat de tekst zegt."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      [
        "role",
        "Blijf in de rol tot ik iets anders zeg, en laat dat horen in de manier van spreken.",
      ],
      ["context", "De scène begint met [situatie], en ik ben [mijn rol]."],
      ["constraints", "Eén beurt tegelijk, zonder ooit voor mij te spreken."],
    ],
    brief: [
      ["role", "Zonder uit de rol te vallen."],
      ["constraints", "Eén beurt tegelijk, zonder voor mij te spreken."],
    ],
  },
};
