import type { LanguagePack } from "../language-pack.ts";

export const literarySv: LanguagePack["literary"] = {
  family: "literary",
  core: [
    [
      "constraints",
      "Välj ett enda ögonblick och håll dig nära det i stället för att berätta allt.",
    ],
    ["role", "Berättaren är [den som talar], och det ska märkas på varje rad."],
    ["length", "Det räcker med [längd]."],
  ],
  brief: [
    ["constraints", "Ett enda ögonblick, utan sensmoral på slutet."],
    ["tone", "Stämning: [stämning]."],
    ["imagery", "Bara konkreta bilder."],
  ],
};

export const literaryStylesSv: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Med en tydlig båge: en början som väcker en fråga, en vändning och ett slut som är oväntat men rätt.",
    ],
    ["tone", "Ett återhållet språk där varje mening gör nytta."],
    ["audience", "Den som läser är [läsare]."],
    ["constraints", "Ingen utsmyckning som inte tjänar berättelsen."],
  ],
  creative: [
    [
      "angle",
      "Hitta en ingång{ till texten om §|} som ingen tänker på först, och börja mitt i händelsen.",
    ],
    [
      "imagery",
      "Arbeta med ljud, dofter och ytor i stället för abstrakta ord, och med en röst som har karaktär.",
    ],
    ["alternatives", "Låt slutet visa den första bilden i ett annat ljus, utan att förklara den."],
    ["purpose", "Det får lämna en känsla i kroppen, inte en lärdom."],
  ],
  technical: [
    ["format", "Bestäm form, tid, berättare och rytm på en rad i förväg och håll fast vid dem."],
    [
      "verification",
      "Leta till sist efter sådant som inte hänger ihop och slitna vändningar, och stryk dem.",
    ],
    [
      "edge-cases",
      "Kräver formen ett fast mönster, följ det exakt och bryt det högst en gång, med avsikt.",
    ],
    ["criteria", "Synvinkeln byts aldrig utan en tydlig markering."],
  ],
};
