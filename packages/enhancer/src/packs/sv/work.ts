import type { LanguagePack } from "../language-pack.ts";

export const workTasksSv: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "Bestämt är [datum, budget, personer]; säg vad som ändras i planen om något av det rubbas.",
      ],
      ["steps", "Sätt stegen i ordning och ange vad som måste vara klart före varje steg."],
      ["assumptions", "Nämn varje antagande så att jag kan rätta det."],
    ],
    brief: [
      ["context", "Bestämt: [datum, budget, personer]."],
      ["steps", "Stegen{ för §|} i ordning, med vad de hänger på."],
      ["assumptions", "Alla antaganden utskrivna."],
      ["edge-cases", "Den största risken{ för §|} och vägen ut."],
      ["criteria", "Och hur man ser att det går bra."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "Inblandade är [vilka], och det ska vara klart [när]."],
      ["format", "Jag vill kunna använda det direkt: varje punkt med ansvarig och nästa steg."],
      ["criteria", "Det är bra om ingen efteråt behöver fråga hur det går vidare."],
    ],
    brief: [
      ["context", "Inblandade: [vilka]; klart: [när]."],
      ["format", "Varje punkt med ansvarig och nästa steg."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Förslagen ska skilja sig på riktigt, inte bara i orden, och inte vara de första man kommer på.",
      ],
      ["context", "De ska passa [smak, budget eller gränser]."],
      ["format", "För vart och ett en rad om varför det kan fungera."],
    ],
    brief: [
      ["constraints", "Verkligt olika, inget självklart{ för §|}."],
      ["context", "Ska passa: [gränser]."],
      ["format", "En rad motivering till varje."],
      ["angle", "Minst en djärv idé{ för §|}."],
      ["criteria", "Märk ut den bästa."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "Kolumnerna i datan är [namn och typer]."],
      ["steps", "Ge den exakta formeln, frågan eller koden och säg var den ska stå."],
      ["edge-cases", "Säg också vad som händer med tomma celler, dubbletter och oläsliga värden."],
    ],
    brief: [
      ["context", "Kolumner: [namn och typer]."],
      ["steps", "Exakt formel{ för §|} och var den ska stå."],
      ["edge-cases", "Med tomma celler och dubbletter lösta."],
      ["verification", "Och ett uträknat exempel{ på §|}."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "Visa varje steg och regeln det bygger på."],
      ["verification", "Avsluta med en kontroll eller en andra väg."],
      ["assumptions", "Är något i uppgiften oklart, säg hur du läser den innan du räknar."],
    ],
    brief: [
      ["steps", "Med varje steg."],
      ["verification", "Och en kontroll."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "Scenen utspelar sig i [miljö], med ett enda tydligt blickfång som inget konkurrerar med.",
      ],
      ["angle", "Sedd från [synvinkel], med ljus från ett håll."],
      ["constraints", "Ingen text, inga vattenstämplar och inga extra figurer."],
    ],
    brief: [
      ["imagery", "Ett blickfång; miljö: [miljö]."],
      ["constraints", "Ingen text och inget pynt."],
    ],
  },
};
