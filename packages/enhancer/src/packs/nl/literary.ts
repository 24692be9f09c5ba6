import type { LanguagePack } from "../language-pack.ts";

export const literaryNl: LanguagePack["literary"] = {
  family: "literary",
  core: [
    [
      "constraints",
      "Kies één enkel moment en blijf daar dichtbij, in plaats van alles te vertellen.",
    ],
    ["role", "De verteller is [wie er spreekt], en dat moet in elke regel te merken zijn."],
    ["length", "Langer dan [lengte] hoeft het niet te zijn."],
  ],
  brief: [
    ["constraints", "Eén enkel moment, zonder moraal aan het eind."],
    ["tone", "Sfeer: [sfeer]."],
    ["imagery", "Alleen concrete beelden."],
  ],
};

export const literaryStylesNl: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Met een heldere boog: een begin dat een vraag oproept, een wending en een slot dat onverwacht maar terecht is.",
    ],
    ["tone", "Ingehouden taal waarin elke zin telt."],
    ["audience", "Het is bedoeld voor [publiek]."],
  ],
  creative: [
    [
      "angle",
      "Zoek een ingang waar niemand als eerste aan zou denken en begin midden in de handeling.",
    ],
    [
      "imagery",
      "Werk met klanken, geuren en texturen in plaats van abstracte woorden, en met een stem die karakter heeft.",
    ],
    [
      "alternatives",
      "Laat het slot het beeld van het begin in ander licht tonen, zonder het uit te leggen.",
    ],
  ],
  technical: [
    [
      "format",
      "Bepaal vooraf de vorm, de tijd, de verteller en het ritme, noem ze in één regel en wijk er niet van af.",
    ],
    [
      "verification",
      "Zoek aan het eind naar fouten in de samenhang en versleten zinnen, en haal ze weg.",
    ],
    [
      "edge-cases",
      "Vraagt de vorm om een vast patroon, dan wordt dat precies gevolgd en hooguit één keer doorbroken, met opzet.",
    ],
  ],
};
