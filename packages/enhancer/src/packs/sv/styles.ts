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
      ["tone", "Få kommentarer, och bara om varför."],
      ["verification", "Visa hur en granskare blir övertygad om att resultatet är riktigt."],
      ["purpose", "Skriv för den som ska underhålla det nästa år."],
      ["constraints", "Inget nytt beroende utan ett skriftligt skäl."],
    ],
    creative: [
      [
        "angle",
        "Sök först en väg som inte står i läroboken och ta den om den är minst lika tydlig.",
      ],
      ["imagery", "Låt namnen berätta vad som sker, så att koden läses som prosa."],
      ["alternatives", "Avsluta med en oväntad idé om hur det kan föras vidare."],
      [
        "purpose",
        "Tänk på den som ska använda det sedan och bjud på en detalj som lockar fram ett leende.",
      ],
      ["depth", "Berätta först idén som en bild, i två meningar."],
      ["tone", "Gärna en gnutta humor i kommentarerna."],
      ["examples", "Ett exempel{ om §|} som man får lust att köra."],
      ["criteria", "Det ska vara en fröjd att läsa högt."],
    ],
    technical: [
      ["format", "Före koden: indata med typer, utdata och möjliga fel."],
      ["verification", "Med tester för normalfallet, gränserna och ett misslyckande."],
      ["criteria", "Ange kostnaden i tid och minne och var lösningen inte längre räcker till."],
      ["steps", "Beskriv dataflödet i ordning, från indata till utdata."],
      ["constraints", "Förvillkor och eftervillkor där de inte är självklara."],
      ["depth", "Precisera vad som ändras vid samtidighet eller mycket stora indata."],
      ["assumptions", "Allt koden tar för givet, i en lista."],
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
      ["steps", "Det viktigaste{ om §|} först, därefter skälen som bär upp det."],
      [
        "examples",
        "Underbygg varje påstående{ om §|} med ett faktum eller exempel som går att kontrollera.",
      ],
      ["constraints", "Ingen utfyllnad och inga slitna fraser{ om §|}."],
      ["format", "Korta stycken, med huvudsaken i första meningen."],
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
      ["tone", "Låt rytmen andas: långa meningar som drar med sig, korta som tvärstannar."],
      ["steps", "Plantera tidigt en detalj{ om §|} som slår ut först på slutet."],
      ["constraints", "De första infallen{ om §|} hamnar i papperskorgen."],
      ["examples", "En scen som syns och hörs i stället för förklaringar."],
      ["depth", "En hemlighet{ om §|} mellan raderna, aldrig utsagd."],
      ["edge-cases", "En enda mening som förbryllar och stannar kvar."],
    ],
    technical: [
      ["format", "Dela in texten med rubriker som påstår något, med en tanke per stycke."],
      [
        "verification",
        "Stäm till sist av varje påstående mot underlaget och märk ut det som inte går att bekräfta.",
      ],
      ["edge-cases", "Varje begrepp{ om §|} förklaras en gång och används sedan likadant."],
      ["steps", "Före texten: dispositionen{ för §|}, en rad per avsnitt."],
      ["sources", "Markera var det behövs en källa{ om §|} och av vilket slag."],
      ["constraints", "Fakta, tolkning och rekommendation i skilda stycken."],
      ["depth", "Lista till sist de frågor{ om §|} som texten lämnar olösta."],
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
      ["constraints", "Ingen bakgrund{ om §|} utöver det nödvändiga."],
      ["purpose", "Avsluta med vad det betyder i praktiken."],
      ["edge-cases", "Säg i vilket läge det här synsättet{ på §|} vore ett misstag."],
      ["verification", "Peka ut de påståenden{ om §|} som har svagast stöd."],
      [
        "sources",
        "Ange i vilket dokument eller hos vilken instans det viktigaste{ om §|} kan kontrolleras.",
      ],
      ["depth", "Gå på djupet bara där det avgör."],
    ],
    creative: [
      [
        "angle",
        "Närma dig{ §| frågan} från ett oväntat håll: med en berättelse, en bild eller ett tankeexperiment som visar kärnan.",
      ],
      ["imagery", "Använd en liknelse som verkligen håller och säg var den slutar att stämma."],
      ["alternatives", "Avsluta med en fråga som får mig att tänka annorlunda{ om §|}."],
      ["examples", "Berätta en trolig liten episod{ om §|} där poängen visar sig av sig själv."],
      ["tone", "Som ett samtal{ om §|} över en kopp kaffe."],
      ["purpose", "Slå en oväntad bro{ mellan § och| till} en helt annan värld."],
      ["depth", "Börja med frågan{ om §|} som ett barn skulle ställa, och ta den på allvar."],
      ["constraints", "Utan de exempel{ på §|} som alla tar till."],
    ],
    technical: [
      ["format", "Den exakta definitionen först, sedan mekanismen, sedan gränserna."],
      [
        "verification",
        "Skilj det som är fastslaget från det som är slutsatser och säg hur varje påstående kan prövas.",
      ],
      [
        "constraints",
        "Till varje påstående{ om §|}: villkoren för att det gäller, och enheter där det finns siffror.",
      ],
      [
        "steps",
        "Numrera stegen i resonemanget{ om §|}, så att vart och ett kan ifrågasättas för sig.",
      ],
      ["edge-cases", "Lista gränsfallen och vad som händer i vart och ett."],
      ["sources", "Ange facktermerna{ för §|} som man söker vidare med."],
      ["examples", "Gå igenom ett fullständigt fall{ av §|}, från början till slut."],
      ["assumptions", "Redovisade förutsättningar{ för §|}."],
      ["depth", "Mekanismen, inte bara termerna."],
    ],
  },
  work: {
    professional: [
      ["criteria", "Säg hur jag på ett mätbart sätt ser att det fungerat."],
      ["alternatives", "Väg insats mot nytta och sätt det viktigaste först."],
      ["tone", "På ett sakligt språk, så att jag kan skicka det vidare som det är."],
      ["constraints", "Bara det som är genomförbart{ för §|} med vanliga medel och tider."],
      ["edge-cases", "Peka ut beroendet som löper störst risk att försena resten."],
      ["sources", "Beprövad praxis och egen bedömning var för sig."],
    ],
    creative: [
      ["angle", "Minst en idé får vara djärv, så länge den går att genomföra."],
      ["imagery", "Beskriv varje förslag så levande att jag ser stunden framför mig."],
      ["alternatives", "Förena två saker som sällan hör ihop."],
      ["constraints", "Bort med det som står i varje lista{ om §|}."],
      ["tone", "Lekfullt, som lappar mellan folk som trivs ihop."],
      ["depth", "Ta den bästa idén{ för §|} ett steg längre än vad som är förnuftigt."],
    ],
    technical: [
      ["format", "I en tabell: steg, det som går in, det som kommer ut och hur lång tid det tar."],
      ["edge-cases", "Med riskerna, hur de märks tidigt och vad som då ska göras."],
      [
        "verification",
        "Kontrollera innan du svarar att tider, kostnader och resurser inte krockar.",
      ],
      ["criteria", "Varje uppgift{ för §|} med ansvarig, tidsåtgång och test på att den är klar."],
      ["constraints", "Gränser för tid och medel, samlade på ett ställe."],
      ["depth", "Ordna uppgifterna{ för §|} efter vad som blockerar vad."],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Till sist en mening om vad resultatet betyder i praktiken."],
      ["tone", "Förklara metoden så att någon annan kan följa och upprepa den."],
      ["alternatives", "Finns det en enklare väg, nämn den."],
      ["format", "Resultatet på första raden, vägen dit nedanför."],
      ["edge-cases", "Varna för slarvfelet som oftast ger fel siffra."],
      ["verification", "Jämför resultatet med en uppskattning gjord i förväg."],
    ],
    creative: [
      [
        "angle",
        "Börja med en bild eller en gissning som gör resultatet rimligt redan före beräkningen.",
      ],
      ["imagery", "Översätt siffrorna till något man kan föreställa sig."],
      ["alternatives", "Och en andra, vackrare väg, om den finns."],
      ["examples", "Berätta om uppgiften med vardagliga ting innan den löses."],
      ["edge-cases", "Pröva ett galet värde och berätta vad det avslöjar."],
      ["tone", "Som en jakt: spåren, flyktingen, gripandet."],
    ],
    technical: [
      ["format", "Före beräkningen: det som är givet, det som söks och formlerna som används."],
      ["constraints", "Med enheter och noggrannhet i varje steg, och avrundning först på slutet."],
      ["criteria", "Ange inom vilka gränser metoden gäller."],
      ["verification", "Korskontroll av dimension, tecken och storleksordning."],
      ["edge-cases", "Behandla urartade fall och division med noll för sig."],
      ["alternatives", "Bekräfta resultatet med en andra metod."],
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
