import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesSv: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "Avsluta med vad orsaken betyder för vad man bör göra åt saken."],
      ["format", "Inled med huvudorsaken i en mening och låt resten stödja den."],
      ["constraints", "Håll dig till orsaker med tyngd och släpp de enbart intressanta."],
      ["tone", "Förklara{ §| saken} lugnt, som för en kollega som ska föra det vidare."],
    ],
    creative: [
      ["imagery", "Gör mekanismen synlig med en jämförelse ur vardagen."],
      ["angle", "Börja med hur märklig världen vore om det var tvärtom."],
      ["purpose", "Lämna mig med ett sätt att se{ på §| på saken} som jag inte blir av med."],
      ["tone", "Låt förklaringen vecklas ut som ett litet mysterium som får sin lösning."],
    ],
    technical: [
      ["steps", "Redovisa orsak och verkan länk för länk och märk ut den svagaste länken."],
      ["verification", "Ange vilken observation som skulle motbevisa förklaringen{ av §|}."],
      ["constraints", "Kvantifiera varje faktor{ för §|} så långt det går."],
      ["format", "Dela upp i utlösare, mekanism och villkor under var sin rubrik."],
    ],
  },
  how: {
    professional: [
      ["format", "Sätt det jag måste besluta före det jag måste göra."],
      ["constraints", "Använd bara medel som en vanlig person eller ett vanligt team kommer åt."],
      ["purpose", "Prioritera stegen för det fall att jag inte hinner med alla."],
      ["tone", "Formulera anvisningarna så att jag kan delegera dem."],
    ],
    creative: [
      ["angle", "Bjud på ett oväntat knep som bara folk med vana känner till."],
      ["imagery", "Måla upp hur det ser ut eller känns när det lyckas."],
      ["purpose", "Gör första steget så litet att jag får lust att ta det i dag."],
      ["tone", "Lotsa mig som en vän som står bredvid."],
    ],
    technical: [
      ["verification", "Ange efter varje steg hur läget kontrolleras innan man går vidare."],
      ["constraints", "Lista förutsättningarna som ska vara uppfyllda före första steget."],
      ["format", "Numrera stegen och ge exakt indata eller inställning för vart och ett."],
      ["depth", "Motivera det kritiska steget med principen bakom det."],
    ],
  },
  which: {
    professional: [
      [
        "purpose",
        "Avsluta med en enda rekommendation{ om §|} och skälet som fick vågskålen att tippa.",
      ],
      ["tone", "Var opartisk fram till rekommendationen."],
      ["constraints", "Bortse från det som inte längre säljs eller underhålls."],
      ["edge-cases", "Säg för vem den vanliga favoriten vore ett felval."],
    ],
    creative: [
      ["angle", "Ta med en doldis som knappt någon nämner men som förtjänar en blick."],
      ["imagery", "Skildra varje alternativ genom stunden då jag skulle vara glad över det."],
      ["steps", "Para ihop alternativen med människotyper i stället för egenskaper."],
      ["tone", "Tipsa som en berest vän med egna förtjusningar och fördomar."],
    ],
    technical: [
      ["format", "Ställ alternativen i en tabell med samma kriterier för alla."],
      ["verification", "Visa hur valet kan testas billigt innan jag binder mig."],
      ["constraints", "Ge siffror{ om §|} där de finns och märk ut det som bara är intryck."],
      ["steps", "Sålla först bort det som bryter mot ett hårt krav, rangordna sedan resten."],
    ],
  },
  what: {
    professional: [
      ["constraints", "Håll dig till det som krävs för att delta i ett seriöst samtal{ om §|}."],
      ["alternatives", "Nämn det som lättast förväxlas med{ §| detta} och vad skillnaden är."],
      ["tone", "Ge en saklig definition som kunde stå i en god dagstidning."],
      ["criteria", "Lyft fram den del som får följder i praktiken."],
    ],
    creative: [
      ["angle", "Släpp in någon som möter{ §| detta} för första gången."],
      ["imagery", "Hitta den enda bild som stannar kvar och erkänn var den haltar."],
      ["steps", "Låt mig gissa först: frågan före svaret."],
      ["tone", "Skriv med lätt hand{ om §|}, som något jag skulle läsa för nöjes skull."],
    ],
    technical: [
      ["constraints", "Ge den exakta definitionen och villkoren för att den gäller."],
      ["steps", "Bygg upp helheten del för del och ange vad varje del bidrar med."],
      ["verification", "Lägg till en kontrollfråga{ om §|} som mäter om jag har förstått."],
      ["sources", "Ange facktermen som specialister använder."],
    ],
  },
  whether: {
    professional: [
      ["criteria", "Nämn de fakta bedömningen bör vila på och hur tungt de väger."],
      ["purpose", "Avsluta med mitt nästa steg, hur det än faller ut."],
      ["tone", "Bedöm saken nyktert, utan larm och utan säljsnack."],
      ["constraints", "Lämna det därhän som inte rubbar svaret{ om §|} åt något håll."],
    ],
    creative: [
      ["angle", "Låt två personer gräla en kort stund{ om §|} innan svaret kommer."],
      ["imagery", "Föreställ dig en dag då allt hänger på svaret."],
      ["purpose", "Vänd frågan ut och in och se vad som ramlar ut."],
      ["tone", "Svara frispråkigt, som någon som bara är skyldig mig ärlighet."],
    ],
    technical: [
      ["steps", "Bryt ner frågan i delfrågor som kan besvaras var för sig."],
      ["verification", "Ange det test eller mätvärde som skulle avgöra saken."],
      ["criteria", "Fastställ tröskeln där ja blir nej."],
      ["constraints", "Definiera de begrepp som svaret hänger på."],
    ],
  },
  list: {
    professional: [
      ["purpose", "Markera de två eller tre punkter som jag bör titta på först."],
      ["tone", "Formulera varje punkt så att den kan gå rakt in i ett dokument."],
      ["angle", "Täck hela bredden och inte ett enda hörn."],
    ],
    creative: [
      ["imagery", "Ge varje punkt en bild eller en scen i en halv mening."],
      ["angle", "Smyg in en punkt som ingen väntar sig där."],
      ["tone", "Låt punkterna skifta i klang och humör, som gäster kring ett bord."],
    ],
    technical: [
      ["assumptions", "Ange definitionen som avgör vad som räknas som en punkt."],
      ["sources", "Datera varje uppgift som kan ändras."],
      ["edge-cases", "Redovisa gränsfallen som föll bort och regeln som uteslöt dem."],
    ],
  },
};
