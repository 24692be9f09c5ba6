import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsSv: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Följ kedjan av orsaker ända till den som verkligen förklarar saken."],
    ["criteria", "Ordna orsakerna efter hur tungt de väger."],
    ["edge-cases", "Ge ett fall där det inte händer, och säg varför."],
    ["sources", "Skilj det som är belagt från det som är gissningar."],
  ],
  how: [
    [
      "steps",
      "Ge stegen i den ordning jag ska ta dem, vart och ett med tecknet på att det lyckats.",
    ],
    ["context", "Det här har jag att tillgå: [verktyg, åtkomst eller material]."],
    ["edge-cases", "Peka ut steget där det oftast går fel och hur man rättar till det."],
    ["alternatives", "Finns det en kortare väg som också duger, lägg den sist."],
  ],
  which: [
    ["criteria", "Avgörande för mig är [det viktigaste]; bedöm varje alternativ utifrån det."],
    ["alternatives", "Bara de få alternativ som är värda att överväga, inga dubbletter."],
    [
      "format",
      "För varje alternativ: vad det är bäst på, den största nackdelen och vem det inte passar.",
    ],
    ["assumptions", "Beror valet på något jag inte nämnt, säg vad."],
  ],
  what: [
    ["format", "Det viktigaste i en mening först, sedan detaljerna."],
    ["examples", "Ge ett riktigt exempel och ett som bara liknar."],
    ["purpose", "Säg också vad det är bra för och när det inte längre hjälper."],
    ["edge-cases", "Red ut det vanligaste missförståndet{ om §|}."],
  ],
  whether: [
    ["format", "Börja med ja, nej eller det beror på, och fortsätt med skälet som avgör."],
    ["alternatives", "Ge det bästa argumentet från varje sida innan du drar en slutsats."],
    ["assumptions", "Säg under vilken förutsättning svaret skulle bli det motsatta."],
    ["context", "Min situation: [det som svaret hänger på]."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksSv: NonNullable<LanguagePack["checks"]> = [
  [
    "verification",
    "Stäm av utkastet mot varje punkt ovan innan du svarar och rätta det som inte stämmer.",
  ],
  ["verification", "Ange sist hur säkert varje huvudpåstående är och varför."],
  [
    "verification",
    "Saknas något väsentligt i det jag ber om, fråga efter det först, högst två saker.",
  ],
  ["verification", "Avsluta med svarets svagaste punkt och vad som skulle stärka den."],
];

export const briefChecksSv: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "Gör en sista kontroll innan du svarar."],
  ["verification", "Ange hur säkert det är."],
  ["verification", "Saknas något väsentligt, fråga först."],
];
