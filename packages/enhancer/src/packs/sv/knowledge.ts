import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksSv: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "Ange källan till varje viktigt påstående och säg var underlaget{ om §|} är tunt eller omstritt.",
      ],
      ["format", "Det korta svaret först, sedan skälen, vart och ett i ett eget stycke."],
      ["purpose", "Jag behöver det för [syfte]; det som är viktigt för det kommer först."],
    ],
    brief: [
      ["format", "Kort svar{ om §|} först, sedan skälen."],
      ["sources", "Med källor; märk ut det omstridda{ om §|}."],
      ["purpose", "Jag behöver det för: [syfte]."],
      ["examples", "Ett verkligt exempel per punkt."],
      ["criteria", "Det som väger tyngst{ för §|} först."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "Måttstocken är [det som räknas]; säg vad som väger tyngst."],
      [
        "steps",
        "Håll isär iakttagelse, tolkning och slutsats{ om §|} så att varje steg går att kontrollera.",
      ],
      [
        "alternatives",
        "Ta med den starkaste motsatta tolkningen{ av §|} och varför den övertygar mindre.",
      ],
    ],
    brief: [
      ["criteria", "Måttstock: [det som räknas]."],
      ["steps", "Fakta och tolkning var för sig."],
      ["alternatives", "Och den starkaste motsatta tolkningen{ av §|}."],
      ["format", "Slutsatsen{ om §|} redan på första raden."],
      ["verification", "Märk det som är tveksamt{ om §|}."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      ["criteria", "Jämför utifrån [det som är viktigt för mig], samma punkter för alla."],
      [
        "format",
        "Sätt resultatet i en tabell och skriv sedan ett stycke om när man ska välja vad.",
      ],
      ["context", "Jag behöver det till [ändamål]."],
    ],
    brief: [
      ["criteria", "Utifrån: [det som är viktigt]."],
      ["format", "En tabell och när man ska välja vad."],
      ["constraints", "Inga omdömen utan skäl."],
      ["depth", "Bara skillnader{ för §|} som märks."],
      ["edge-cases", "Och det som brukar glömmas{ om §|}."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "Räkna med att jag är nyfiken men börjar från noll, och förklara varje fackord när det dyker upp.",
      ],
      ["examples", "Låt ett enda vardagligt exempel{ på §|} löpa genom hela förklaringen."],
      ["edge-cases", "Peka ut det{ om §|} som oftast missförstås, och varför."],
    ],
    brief: [
      ["audience", "Jag börjar från noll{ med §|}."],
      ["examples", "Ett vardagligt exempel{ på §|}."],
      ["edge-cases", "Och det vanligaste missförståndet{ om §|}."],
      ["steps", "En tanke i taget, utan hopp."],
      ["verification", "Sist en fråga{ om §|} som testar mig."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "Min situation är [det som spelar roll här]; utgå från den och inte från genomsnittet.",
      ],
      ["alternatives", "Ge de realistiska alternativen med för- och nackdelar."],
      ["criteria", "Säg till sist vilket du själv skulle välja och vad det hänger på."],
    ],
    brief: [
      ["context", "Min situation: [det viktigaste]."],
      ["criteria", "En tydlig rekommendation{ om §|} på slutet."],
      ["constraints", "Inga allmänna råd{ om §|}."],
      ["edge-cases", "Och vad andra ångrar efteråt."],
      ["steps", "Vad jag kan göra i dag."],
    ],
  },
};
