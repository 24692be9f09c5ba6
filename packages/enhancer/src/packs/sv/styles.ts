import type { LanguagePack } from "../language-pack.ts";

export const stylesSv: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Det ska klara en granskning i teamet: tydliga namn, små funktioner och en kort anteckning om vägvalen.",
      ],
      [
        "assumptions",
        "Säg vilket antagande du gör där uppgiften lämnar något öppet, i stället för att gissa i det tysta.",
      ],
      ["alternatives", "Nämn alternativet som valdes bort och varför."],
    ],
    creative: [
      [
        "angle",
        "Sök först en väg som inte står i läroboken och ta den om den är minst lika tydlig.",
      ],
      ["imagery", "Låt namnen berätta vad som sker, så att koden läses som prosa."],
      ["alternatives", "Avsluta med en oväntad idé om hur det kan föras vidare."],
    ],
    technical: [
      ["format", "Före koden: indata med typer, utdata och möjliga fel."],
      ["verification", "Med tester för normalfallet, gränserna och ett misslyckande."],
      ["criteria", "Ange kostnaden i tid och minne och var lösningen inte längre räcker till."],
    ],
  },
  text: {
    professional: [
      ["tone", "Tonen är säker och enkel, med träffande verb i stället för adjektiv."],
      [
        "criteria",
        "Det är bra om det från början är klart vad det gäller och om resten går att göra något av.",
      ],
      [
        "assumptions",
        "Hitta inte på fakta, siffror eller citat{ om §|}; märk ut det jag ska lämna.",
      ],
    ],
    creative: [
      ["angle", "Hitta en blick{ på §|} som nästan ingen väntar sig, och börja mitt i händelsen."],
      [
        "imagery",
        "Arbeta med konkreta bilder, ljud och ytor i stället för abstrakta ord; rösten får ha karaktär.",
      ],
      [
        "alternatives",
        "Låt slutet visa den första bilden i ett annat ljus i stället för att sammanfatta allt.",
      ],
    ],
    technical: [
      ["format", "Dela in texten med rubriker som påstår något, med en tanke per stycke."],
      [
        "verification",
        "Stäm till sist av varje påstående mot underlaget och märk ut det som inte går att bekräfta.",
      ],
      ["edge-cases", "Varje begrepp{ om §|} förklaras en gång och används sedan likadant."],
    ],
  },
  knowledge: {
    professional: [
      ["format", "Svaret i två meningar först, sedan skälen i viktighetsordning."],
      [
        "tone",
        "Skriv klart och neutralt och skilj det som är säkert{ om §|} från det som är omstritt.",
      ],
      ["assumptions", "Bygger min fråga på ett felaktigt antagande, säg det genast."],
    ],
    creative: [
      [
        "angle",
        "Närma dig{ §|} från ett oväntat håll: med en berättelse, en bild eller ett tankeexperiment som visar kärnan.",
      ],
      ["imagery", "Använd en liknelse som verkligen håller och säg var den slutar att stämma."],
      ["alternatives", "Avsluta med en fråga som får mig att se{ §| saken} på ett annat sätt."],
    ],
    technical: [
      ["format", "Den exakta definitionen först, sedan mekanismen, sedan gränserna."],
      [
        "verification",
        "Skilj det som är fastslaget från det som är slutsatser och säg hur varje påstående kan prövas.",
      ],
      [
        "constraints",
        "Till varje påstående{ om §|}: enheter, storleksordning och villkoren för att det gäller.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "Säg hur jag på ett mätbart sätt ser att det fungerat."],
      ["alternatives", "Väg insats mot nytta och sätt det viktigaste först."],
      ["tone", "På ett sakligt språk, så att jag kan skicka det vidare som det är."],
    ],
    creative: [
      ["angle", "Minst en idé får vara djärv, så länge den går att genomföra."],
      ["imagery", "Beskriv varje förslag så levande att jag ser stunden framför mig."],
      ["alternatives", "Förena två saker som sällan hör ihop."],
    ],
    technical: [
      ["format", "I en tabell: steg, det som går in, det som kommer ut och hur lång tid det tar."],
      ["edge-cases", "Med riskerna, hur de märks tidigt och vad som då ska göras."],
      [
        "verification",
        "Kontrollera innan du svarar att tider, kostnader och resurser inte krockar.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Till sist en mening om vad resultatet betyder i praktiken."],
      ["tone", "Förklara metoden så att någon annan kan följa och upprepa den."],
      ["alternatives", "Finns det en enklare väg, nämn den."],
    ],
    creative: [
      [
        "angle",
        "Börja med en bild eller en gissning som gör resultatet rimligt redan före beräkningen.",
      ],
      ["imagery", "Översätt siffrorna till något man kan föreställa sig."],
      ["alternatives", "Och en andra, vackrare väg, om den finns."],
    ],
    technical: [
      ["format", "Före beräkningen: det som är givet, det som söks och formlerna som används."],
      ["constraints", "Med enheter och noggrannhet i varje steg, och avrundning först på slutet."],
      ["criteria", "Ange inom vilka gränser metoden gäller."],
    ],
  },
  image: {
    professional: [
      [
        "purpose",
        "Det ska användas till [användning] och måste därför gå att läsa även i litet format.",
      ],
      ["tone", "Dämpade färger och ett rent utförande."],
      ["format", "Med en lugn yta där en rubrik kan stå."],
    ],
    creative: [
      ["tone", "Stämningen får överraska och komma ur färg och ljus."],
      ["alternatives", "Blanda två bildtraditioner som sällan syns ihop."],
      ["depth", "En dold detalj som belönar den andra blicken."],
    ],
    technical: [
      ["format", "Ange teknik, bildförhållande, perspektiv, ljus och färgskala var för sig."],
      ["edge-cases", "Anatomi, speglingar och proportioner ska vara trovärdiga."],
      ["criteria", "Bakgrund och motiv tydligt åtskilda, med rena kanter."],
    ],
  },
};
