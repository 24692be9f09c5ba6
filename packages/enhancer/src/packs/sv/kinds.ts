import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsSv: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "Följ kedjan av orsaker ända till den som verkligen förklarar saken."],
    ["criteria", "Ordna orsakerna efter hur tungt de väger."],
    ["edge-cases", "Ge ett fall där det inte händer, och säg varför."],
    ["sources", "Skilj det som är belagt{ om §|} från det som är gissningar."],
    ["examples", "Stöd varje orsak med ett fall där verkan går att se."],
    [
      "alternatives",
      "Nämn den populära förklaringen{ till §|} som är fel, och vad som fäller den.",
    ],
  ],
  how: [
    [
      "steps",
      "Ge stegen i den ordning jag ska ta dem, vart och ett med tecknet på att det lyckats.",
    ],
    ["context", "Det här har jag att tillgå: [verktyg, åtkomst eller material]."],
    ["edge-cases", "Peka ut steget där det oftast går fel och hur man rättar till det."],
    ["alternatives", "Finns det en kortare väg{ för §|} som också duger, lägg den sist."],
    ["criteria", "Säg hur jag till sist ser att allt har gått bra."],
    ["depth", "Börja där en nybörjare står och hoppa över det jag hittar själv på en minut."],
  ],
  which: [
    ["criteria", "Avgörande för mig är [det viktigaste]; bedöm varje alternativ utifrån det."],
    ["alternatives", "Bara de få alternativ som är värda att överväga, inga dubbletter."],
    [
      "format",
      "För varje alternativ: vad det är bäst på, den största nackdelen och vem det inte passar.",
    ],
    ["assumptions", "Beror valet på något jag inte nämnt, säg vad."],
    ["sources", "Säg vad varje rekommendation vilar på och hur färsk den är."],
  ],
  what: [
    ["format", "Det viktigaste i en mening först, sedan detaljerna."],
    ["examples", "Ge ett riktigt exempel och ett som bara liknar."],
    ["purpose", "Säg också vad det är bra för och när det inte längre hjälper."],
    ["edge-cases", "Red ut det vanligaste missförståndet{ om §|}."],
    ["depth", "Förklara hur det fungerar på insidan, inte bara vad delarna heter."],
    [
      "audience",
      "Den som aldrig har hört talas{ om §| om det} ska kunna följa med utan att slå upp något.",
    ],
  ],
  whether: [
    ["format", "Börja med ja, nej eller det beror på, och fortsätt med skälet som avgör."],
    ["alternatives", "Ge det bästa argumentet{ om §|} från varje sida innan du drar en slutsats."],
    ["assumptions", "Säg under vilken förutsättning svaret skulle bli det motsatta."],
    ["context", "Min situation: [det som svaret hänger på]."],
    ["sources", "Håll isär vad man vet{ om §|} och vad som är en åsiktsfråga."],
    ["edge-cases", "Nämn undantaget som folk brukar glömma."],
  ],
  fact: [
    ["sources", "Svara först och säg sedan i en mening vad det vilar på och hur visst det är."],
    ["assumptions", "Kan frågan läsas på flera sätt, besvara det troligaste och nämn det andra."],
    ["depth", "Lägg till den enda upplysning{ om §|} utan vilken svaret skulle vilseleda."],
    ["criteria", "Går källorna isär{ om §|}, ange spannet och varför."],
  ],
  list: [
    ["format", "En rad per punkt: först namnet, sedan det som skiljer den från de andra."],
    ["constraints", "Utelämna nästan-dubbletter och sådant som bara fyller ut listan."],
    ["steps", "Ställ punkterna i en ordning som hjälper mig och säg vilken den är."],
    ["criteria", "Säg efter vilken måttstock urvalet är gjort och vad en annan skulle ändra."],
    ["verification", "Märk ut de osäkra punkterna i stället för att låta alla låta lika säkra."],
    ["depth", "Foga till varje punkt det enda faktum jag annars hade fått leta upp."],
    ["alternatives", "Sluta med en punkt som sådana listor brukar glömma."],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsSv: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "Grundorsaken{ till §|} först."],
    ["criteria", "Bara orsaker som väger{ för §|}."],
    ["sources", "Märk det obevisade{ om §|}."],
    ["examples", "Ett exempel per orsak."],
    ["alternatives", "Nämn den populära felförklaringen{ till §|}."],
    ["edge-cases", "Säg var det inte stämmer."],
  ],
  how: [
    ["steps", "Numrerade steg{ för §|}."],
    ["edge-cases", "Varna för det vanliga felet{ med §|}."],
    ["criteria", "Säg hur jag vet att det lyckats."],
    ["depth", "Hoppa över teorin."],
    ["constraints", "Bara vanliga medel{ för §|}."],
    ["alternatives", "Snabbaste vägen{ för §|} som duger."],
  ],
  which: [
    ["criteria", "Välj efter [det viktiga för mig]."],
    ["alternatives", "Få alternativ, inga dubbletter."],
    ["format", "Per alternativ: styrka och svaghet."],
    ["assumptions", "En enda rekommendation{ om §|} till sist."],
    ["edge-cases", "Och det som sällan sägs{ om §|}."],
    ["sources", "Färska uppgifter{ om §|}, inga intryck."],
  ],
  what: [
    ["format", "Kärnan{ i §|} i en mening först."],
    ["examples", "Ett konkret fall{ av §|}."],
    ["purpose", "Säg vad det är bra för."],
    ["depth", "Hur det fungerar, inte bara delarna."],
    ["audience", "Förutsätt inga förkunskaper{ om §|}."],
    ["alternatives", "Gränserna{ för §|} på en rad."],
    ["edge-cases", "Nämn den vanliga förväxlingen."],
  ],
  whether: [
    ["format", "Ja, nej eller det beror på, först."],
    ["assumptions", "Säg vad som skulle ändra svaret{ om §|}."],
    ["alternatives", "Bästa argumentet{ om §|} på varje sida."],
    ["sources", "Fakta och åsikt isär."],
    ["edge-cases", "Nämn det bortglömda undantaget{ för §|}."],
    ["criteria", "Säg vad som avgör."],
  ],
  fact: [
    ["sources", "Ange graden av säkerhet."],
    ["assumptions", "Nämn den andra läsningen, om det finns en."],
  ],
  list: [
    ["format", "En rad per punkt, bäst först."],
    ["constraints", "Ingen utfyllnad{ om §|}."],
    ["verification", "Märk tveksamma punkter."],
    ["criteria", "Nämn måttstocken för urvalet{ om §|}."],
    ["depth", "Säg vad som skiljer dem åt."],
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
