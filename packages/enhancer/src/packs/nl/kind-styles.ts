import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesNl: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "Eindig met wat de reden{ achter §|} betekent voor een besluit."],
      ["format", "De hoofdreden{ voor §|} in de eerste zin, de rest als onderbouwing."],
      [
        "constraints",
        "Blijf bij oorzaken{ van §|} die gewicht hebben en laat de curiositeiten weg.",
      ],
      ["tone", "Leg het rustig uit, als aan een collega die het moet doorvertellen."],
    ],
    creative: [
      [
        "imagery",
        "Maak het mechanisme{ achter §|} zichtbaar met een vergelijking uit het dagelijks leven.",
      ],
      ["angle", "Begin met hoe vreemd een wereld zou zijn waarin het andersom was{ met §|}."],
      ["purpose", "Geef me een blik{ op §|} die ik niet meer kwijtraak."],
      ["tone", "Laat de uitleg{ over §|} zich ontvouwen als een klein raadsel dat wordt opgelost."],
    ],
    technical: [
      [
        "steps",
        "Zet oorzaak en gevolg{ bij §|} schakel voor schakel uiteen en markeer de zwakste.",
      ],
      ["verification", "Noem de waarneming die de verklaring{ voor §|} zou weerleggen."],
      ["constraints", "Kwantificeer elke factor{ achter §|} voor zover dat kan."],
      ["format", "Zet aanleiding, mechanisme en voorwaarden{ van §|} onder aparte koppen."],
    ],
  },
  how: {
    professional: [
      ["format", "Zet wat ik moet beslissen{ over §|} vóór wat ik moet doen."],
      ["constraints", "Alleen middelen{ voor §|} waar een gewoon mens of team aan kan komen."],
      ["purpose", "Geef aan welke stappen{ bij §|} voorrang krijgen als ik ze niet allemaal haal."],
      ["tone", "Formuleer de aanwijzingen{ voor §|} zo dat ik ze aan een ander kan overdragen."],
    ],
    creative: [
      ["angle", "Verklap een weinig bekende truc{ voor §|}, zo een die alleen oude rotten kennen."],
      ["imagery", "Beschrijf hoe het eruitziet of voelt als het gelukt is{ met §|}."],
      ["purpose", "Maak de eerste stap{ naar §|} zo klein dat ik er vandaag nog zin in heb."],
      ["tone", "Loods me erdoorheen als een vriend die ernaast staat{ bij §|}."],
    ],
    technical: [
      [
        "verification",
        "Zeg na elke stap{ bij §|} hoe de toestand te controleren is voordat het verdergaat.",
      ],
      ["constraints", "Som de vereisten{ voor §|} op vóór de eerste stap."],
      ["format", "Nummer de stappen{ voor §|} en geef bij elk de exacte waarde of instelling."],
      ["depth", "Verklaar bij de kritieke stap{ van §|} de werking, niet alleen de uitvoering."],
    ],
  },
  which: {
    professional: [
      ["purpose", "Sluit af met één aanbeveling{ over §|} en de reden die de doorslag gaf."],
      ["tone", "Onpartijdig tot aan de aanbeveling."],
      ["constraints", "Sla over wat in de praktijk onhaalbaar is."],
      ["edge-cases", "Zeg voor wie de gebruikelijke favoriet de verkeerde keuze zou zijn."],
    ],
    creative: [
      ["angle", "Neem een buitenbeentje op dat bijna niemand noemt maar een blik verdient."],
      ["imagery", "Beschrijf elke optie met het moment waarop ik er blij mee zou zijn."],
      ["steps", "Koppel de opties aan soorten mensen in plaats van aan eigenschappen."],
      ["tone", "Raad aan als een bereisde vriend, met voorkeuren en ergernissen."],
    ],
    technical: [
      ["format", "Zet de opties naast elkaar in een tabel met steeds dezelfde criteria."],
      ["verification", "Zeg hoe de keuze goedkoop te testen is voordat ik me vastleg."],
      [
        "constraints",
        "Geef meetwaarden{ over §|} waar ze bestaan en markeer wat slechts een indruk is.",
      ],
      ["steps", "Laat eerst afvallen wat een harde eis mist; rangschik pas daarna."],
    ],
  },
  what: {
    professional: [
      ["constraints", "Beperk het tot wat nodig is voor een serieus gesprek{ over §|}."],
      [
        "alternatives",
        "Noem wat het makkelijkst verward wordt{ met §| met dit onderwerp}, en het verschil.",
      ],
      ["tone", "Een nuchtere definitie{ van §|} die in een goede krant kan staan."],
      ["criteria", "Licht het deel{ van §|} uit dat in de praktijk gevolgen heeft."],
    ],
    creative: [
      ["angle", "Laat iemand aan het woord die voor het eerst kennismaakt{ met §| hiermee}."],
      ["imagery", "Zoek het ene beeld{ voor §|} dat blijft hangen en beken waar het mank gaat."],
      ["steps", "Laat me eerst raden: eerst de vraag, dan de ontknoping."],
      ["tone", "Schrijf{ over §|} met lichte hand, als iets wat je voor je plezier leest."],
    ],
    technical: [
      ["constraints", "Geef de exacte definitie{ van §|} en de voorwaarden waaronder die opgaat."],
      ["steps", "Bouw het geheel{ van §|} onderdeel voor onderdeel op, met de bijdrage van elk."],
      ["verification", "Voeg een controlevraag{ over §|} toe waarmee ik mijn begrip kan meten."],
      ["sources", "Noem de vakterm die specialisten gebruiken{ voor §|}."],
    ],
  },
  whether: {
    professional: [
      ["criteria", "Noem de feiten{ over §|} waarop het oordeel moet rusten, en hun gewicht."],
      ["purpose", "Eindig met mijn volgende stap{ bij §|}, hoe het ook uitvalt."],
      ["tone", "Oordeel nuchter{ over §|}, zonder alarm en zonder verkooppraat."],
      ["constraints", "Laat weg wat het antwoord{ over §|} geen kant op beweegt."],
    ],
    creative: [
      ["angle", "Laat vóór het antwoord twee mensen{ over §|} even met elkaar botsen."],
      ["imagery", "Schilder een dag waarop alles afhangt van het antwoord{ over §|}."],
      ["purpose", "Keer de vraag{ over §|} eens binnenstebuiten en kijk wat er verschijnt."],
      ["tone", "Antwoord openhartig{ over §|}, als iemand die me alleen eerlijkheid schuldig is."],
    ],
    technical: [
      ["steps", "Splits de vraag{ over §|} in delen die los te beantwoorden zijn."],
      ["verification", "Noem de proef of het cijfer dat de zaak{ rond §|} zou beslissen."],
      ["criteria", "Stel de drempel{ voor §|} vast waarbij ja in nee verandert."],
      ["constraints", "Definieer de begrippen{ rond §|} waar het antwoord aan hangt."],
    ],
  },
  list: {
    professional: [
      ["purpose", "Licht de twee of drie punten{ over §|} uit die ik als eerste moet bekijken."],
      ["tone", "Verwoord elk punt zo dat het ongewijzigd in een document kan."],
      ["angle", "Bestrijk de volle breedte{ van §|} en niet één hoek ervan."],
    ],
    creative: [
      ["imagery", "Geef elk punt een beeld of een scène in een halve zin."],
      ["angle", "Smokkel er één punt{ over §|} tussen dat niemand daar verwacht."],
      ["tone", "Laat de punten in klank en stemming verschillen, als gasten aan één tafel."],
    ],
    technical: [
      ["assumptions", "Leg de definitie{ rond §|} vast volgens welke iets als punt meetelt."],
      ["sources", "Vermeld de peildatum bij elk gegeven dat kan veranderen."],
      [
        "edge-cases",
        "Som de uitgesloten grensgevallen{ rond §|} op, met de regel die ze uitsluit.",
      ],
    ],
  },
};
