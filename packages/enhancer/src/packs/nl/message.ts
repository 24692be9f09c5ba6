import type { LanguagePack } from "../language-pack.ts";

export const messageStylesNl: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "De toon is beleefd en direct, zoals in een gesprek."],
    ["constraints", "Wat niet nodig is om te reageren, blijft weg."],
    ["alternatives", "Met een kortere versie voor wie haast heeft."],
  ],
  creative: [
    ["tone", "Het mag klinken als een mens, warm en met een eigen toets, niet als een sjabloon."],
    ["angle", "Begin met iets wat alleen ik kan schrijven, zonder de gebruikelijke formules."],
    ["alternatives", "En een tweede versie in een duidelijk andere stemming."],
  ],
  technical: [
    ["steps", "In deze volgorde: feit, gevolg, verzoek, elk in een korte alinea."],
    [
      "verification",
      "Controleer of datum, plaats, namen en verzoek in één oogopslag te zien zijn en markeer wat ik nog moet aanvullen.",
    ],
    ["constraints", "Geen nevenverzoeken en geen tweede onderwerp."],
  ],
};
