import type { LanguagePack } from "../language-pack.ts";

export const messageStylesSv: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Tonen ska vara artig och rak, som i ett samtal."],
    ["constraints", "Ta bort det som inte behövs för att kunna svara."],
    ["alternatives", "Ta med en kortare version för den som har bråttom."],
    ["criteria", "Det ska gå att besvara med en enda mening."],
  ],
  creative: [
    ["tone", "Det får låta som en människa, varmt och personligt, inte som en mall."],
    ["angle", "Börja med något som bara jag kan skriva, utan de vanliga fraserna."],
    ["alternatives", "Och en andra version i en tydligt annan stämning."],
    ["imagery", "Ett gemensamt minne eller en detalj säger mer än beröm."],
  ],
  technical: [
    [
      "steps",
      "I den här ordningen: vad som hänt, vad det leder till, vad jag ber om, vart och ett i ett kort stycke.",
    ],
    [
      "verification",
      "Se efter att datum, plats, namn och önskemål syns med en blick, och märk ut det jag ska fylla i.",
    ],
    ["constraints", "Inga sidoönskemål och inget andra ämne."],
    ["format", "Exakta uppgifter i en lista, om de är fler än två."],
  ],
};
