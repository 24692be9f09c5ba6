import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsSv: NonNullable<LanguagePack["fields"]> = {
  health: [
    ["edge-cases", "Säg vid vilka tecken man ska söka vård i stället för att läsa vidare."],
    [
      "sources",
      "Håll dig till det som vården är överens om{ om §|} och märk ut det som bara enstaka studier pekar på.",
    ],
    ["context", "Det gäller en person med [ålder, sjukdomar, läkemedel]."],
  ],
  money: [
    [
      "edge-cases",
      "Ta upp avgifter, skatter och risker som lätt glöms bort{ när det handlar om §|}.",
    ],
    ["context", "Räkna med [belopp, tidshorisont, land]."],
    [
      "examples",
      "Räkna igenom det med en enda rimlig summa och visa vilket antagande resultatet står och faller med.",
    ],
  ],
  law: [
    ["context", "Det är lagen i [land] som gäller."],
    [
      "edge-cases",
      "Håll isär vad lagen säger och hur den tillämpas, och säg när det krävs en jurist.",
    ],
    ["sources", "Ange lagrummet bakom varje påstående{ om §|} så att jag kan slå upp det."],
  ],
  travel: [
    ["context", "Resan gäller [datum, resenärer, budget]."],
    ["steps", "Räkna med verkliga avstånd och restider, och säg vad som måste bokas i förväg."],
    ["alternatives", "Ha en reservplan för dåligt väder eller stängda dörrar."],
  ],
  food: [
    ["context", "Ta hänsyn till [kost, utrustning, tid]."],
    [
      "steps",
      "Ge mått och temperaturer, och vilken färg eller doft som visar att momentet är klart.",
    ],
    ["alternatives", "Föreslå något att byta ut varje svårfunnen ingrediens mot."],
  ],
  home: [
    ["edge-cases", "Varna för det som blir farligt eller bryter garantin om man gör det själv."],
    ["context", "Platsen är [rum, mått, det som redan finns]."],
    ["criteria", "Uppskatta arbetet, materialet och en ungefärlig kostnad."],
  ],
  animals: [
    ["depth", "Skilj det som är typiskt för arten från det som varierar mellan individer."],
    ["examples", "Beskriv beteendet så att jag känner igen det när jag ser det."],
    ["edge-cases", "Säg vilka tecken som bör oroa och vilka som bara är natur."],
  ],
  nature: [
    ["depth", "Koppla det som händer lokalt{ med §|} till det större kretslopp det ingår i."],
    ["criteria", "Ge storleksordningar så att effekterna går att jämföra."],
    ["sources", "Säg hur säkra mätningarna är{ på §|} och var uppskattningarna går isär."],
  ],
  science: [
    ["depth", "Nämn principen före formeln och säg i vanliga ord vad varje storhet betyder."],
    ["examples", "Beskriv en iakttagelse eller ett försök där fenomenet syns."],
    [
      "constraints",
      "Ange vilka förenklingar förklaringen{ av §|} bygger på och var den slutar hålla.",
    ],
  ],
  technology: [
    ["context", "Ange vilken version eller vilket datum svaret gäller."],
    ["depth", "Håll isär det som faktiskt går i dag och det som bara är utlovat."],
    ["edge-cases", "Nämn vad det innebär för integritet, kostnad och inlåsning hos en leverantör."],
  ],
  history: [
    ["sources", "Skilj det som samtidens källor säger{ om §|} från hur eftervärlden har dömt."],
    ["steps", "Ta vändpunkterna i ordning och säg vad som gjorde var och en möjlig."],
    ["alternatives", "Nämn var historikerna fortfarande är oense{ om §|}."],
  ],
  society: [
    [
      "alternatives",
      "Lägg fram huvudståndpunkterna{ om §|} så som deras egna försvarare skulle göra.",
    ],
    ["sources", "Håll fakta och värderingar isär och säg vilket av dem striden gäller."],
    ["examples", "Knyt varje argument till ett fall där det har prövats på riktigt."],
  ],
  business: [
    ["context", "Verksamheten är [bransch, storlek, marknad]."],
    ["criteria", "Knyt varje punkt{ om §|} till ett tal som går att följa månad för månad."],
    ["edge-cases", "Peka ut antagandet som skulle skada mest om det visade sig fel."],
  ],
  work: [
    ["context", "Min roll och omgivning: [tjänst, team, det som hänt]."],
    ["examples", "Ge mig de exakta orden jag kan använda."],
    ["edge-cases", "Tänk på hur motparten kan reagera och vad jag då gör."],
  ],
  learning: [
    ["context", "Mina förutsättningar: [tid i veckan och vad jag redan kan]."],
    [
      "steps",
      "Dela upp det i delar som bygger på varandra, var och en med ett sätt att testa mig själv.",
    ],
    ["edge-cases", "Peka ut stället där de flesta ger upp och hur man tar sig förbi det."],
  ],
  people: [
    ["context", "Om dem det gäller: [åldrar, relation, det som är viktigt för dem]."],
    ["tone", "Var varm och konkret, utan pekpinnar."],
    ["alternatives", "Ge ett råd som är lätt att följa och ett som kräver mod."],
  ],
  arts: [
    [
      "examples",
      "Peka på bestämda verk eller ögonblick i stället för att berömma i största allmänhet.",
    ],
    ["depth", "Visa med vilka medel verkan skapas, inte bara att den finns."],
    ["constraints", "Avslöja inte slutet utan att varna först."],
  ],
  games: [
    ["depth", "Förklara tanken bakom ett bra drag så att jag själv hittar nästa."],
    ["constraints", "Håll dig till reglerna och säg vilken variant av dem som gäller."],
    ["criteria", "Säg i vilket läge av spelet varje råd lönar sig, och när det inte gör det."],
  ],
  sport: [
    ["context", "Min nivå och mina gränser: [erfarenhet, skador, dagar i veckan]."],
    ["steps", "Öka belastningen lite i taget och säg när det är dags att bromsa."],
    ["criteria", "Säg på vad jag märker att jag blir bättre."],
  ],
  language: [
    ["examples", "Visa varje sak i en mening som någon verkligen skulle säga."],
    ["tone", "Säg var det låter naturligt, stelt eller oartigt."],
    ["edge-cases", "Ta med den närliggande formen som den oftast blandas ihop med."],
  ],
  web: [
    ["constraints", "Allt ska gå att använda med tangentbord och på en liten skärm."],
    ["context", "Det ska passa in i [ramverk och version]."],
    ["edge-cases", "Ta hand om lägena laddar, tomt och misslyckat."],
    ["format", "Ge varje fil hel, med sökvägen överst."],
  ],
  systems: [
    ["context", "Det körs på [system, version, storlek]."],
    [
      "verification",
      "Säg efter varje kommando vilken utskrift som visar att det lyckades och hur det ångras.",
    ],
    ["edge-cases", "Räkna med omstarter, tidsgränser som löper ut och behörigheter som saknas."],
    ["criteria", "Välj helst det som kan köras två gånger utan skada, och säg till om det andra."],
  ],
  algorithms: [
    ["criteria", "Ange komplexiteten och för vilka storlekar den räcker."],
    ["examples", "Gå igenom en liten indata för hand."],
    ["edge-cases", "Behandla tom indata, dubbletter och de största värdena medvetet."],
    ["alternatives", "Motivera varför den här vägen slår den uppenbara."],
  ],
  "data-science": [
    ["context", "Data ser ut så här: [kolumner, storlek, källa]."],
    ["verification", "Kontrollera resultatet på ett litet urval som går att räkna för hand."],
    ["edge-cases", "Hantera saknade och avvikande värden öppet i stället för att tyst stryka dem."],
    ["criteria", "Säg vad siffrorna inte räcker till att påstå."],
  ],
  story: [
    ["steps", "Låt berättelsen börja så sent som möjligt och vända på ett enda beslut."],
    ["edge-cases", "Ge motståndaren ett skäl som går att förstå."],
    ["verification", "Stryk varje mening som förklarar det scenen redan visar."],
  ],
  poem: [
    [
      "constraints",
      "Håll fast vid en bild{ av §|} genom hela dikten i stället för många som svischar förbi.",
    ],
    ["format", "Låt rytmen följa ämnet, och rimma bara där det kommer av sig självt."],
    ["verification", "Läs dikten högt för dig själv och laga varje rad som snubblar."],
  ],
  song: [
    [
      "format",
      "Skriv verser som för historien framåt och en refräng som sitter efter en enda lyssning.",
    ],
    ["steps", "Låt sticket säga det som verserna tiger om."],
  ],
  essay: [
    [
      "purpose",
      "Försvara en tes{ om §|} som en klok person kan säga emot, och lägg fram den tidigt.",
    ],
    ["alternatives", "Bemöt den bästa invändningen, inte den svagaste."],
    ["steps", "Låt varje stycke växa fram ur det förra."],
  ],
  article: [
    ["steps", "Öppna med en scen eller ett fynd, inte med världshistorien."],
    ["purpose", "Ge läsaren något{ om §|} att pröva eller fundera vidare på."],
    ["format", "Sätt mellanrubriker som redan säger vad avsnittet kommer fram till."],
  ],
  speech: [
    ["tone", "Skriv för örat: korta meningar, en tanke i varje."],
    ["steps", "Börja och sluta med samma bild, men sedd med nya ögon."],
  ],
  joke: [
    ["steps", "Håll upptakten kort och lägg poängen på allra sista ordet."],
    ["constraints", "Skratta åt situationen{ med §|}, inte åt den som inte rår för den."],
  ],
};

export const briefFieldsSv: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Säg när man bör söka vård."]],
  money: [["edge-cases", "Dolda kostnader och risker också."]],
  law: [["context", "Land: [land]."]],
  travel: [["context", "Datum och budget: [uppgifter]."]],
  food: [["steps", "Mått och tider ska med."]],
  home: [["criteria", "Arbete och ungefärlig kostnad också."]],
  animals: [["depth", "Det typiska för arten, inga anekdoter."]],
  nature: [["criteria", "Med storleksordningar."]],
  science: [["depth", "Principen före formeln."]],
  technology: [["context", "Ange version eller datum."]],
  history: [["steps", "Vändpunkterna i ordning."]],
  society: [["alternatives", "Huvudståndpunkterna{ om §|}, rättvist återgivna."]],
  business: [["criteria", "Ett tal till varje punkt."]],
  work: [["examples", "Ord som jag kan använda direkt."]],
  learning: [["steps", "Små delar, var och en med självtest."]],
  people: [["tone", "Varmt och konkret."]],
  arts: [["examples", "Bestämda verk eller ögonblick."]],
  games: [["constraints", "Enligt reglerna."]],
  sport: [["steps", "Öka lite i taget."]],
  language: [["examples", "Exempelmeningar ur vardagen."]],
  web: [["edge-cases", "Även laddar, tomt och fel."]],
  systems: [["verification", "Säg hur varje steg kontrolleras och ångras."]],
  algorithms: [["criteria", "Ange kostnad i tid och minne."]],
  "data-science": [["edge-cases", "Saknade värden hanteras öppet."]],
  story: [["steps", "Sen start, en enda vändpunkt."]],
  poem: [["constraints", "En enda bild{ av §|} rakt igenom."]],
  song: [["format", "Verser och en refräng som fastnar."]],
  essay: [["purpose", "En enda omtvistad tes{ om §|}."]],
  article: [["steps", "Öppna med ett konkret fynd."]],
  speech: [["tone", "För örat, korta meningar."]],
  joke: [["steps", "Poängen på sista ordet."]],
};
