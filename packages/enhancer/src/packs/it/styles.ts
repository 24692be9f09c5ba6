import type { LanguagePack } from "../language-pack.ts";

export const stylesIt: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "Deve reggere una revisione in team: nomi chiari, funzioni piccole e una breve nota sulle decisioni.",
      ],
      [
        "assumptions",
        "Dove il compito lascia qualcosa di aperto, ‹dichiara|dichiari› l'ipotesi invece di tirare a indovinare in silenzio.",
      ],
      ["alternatives", "‹Cita|Citi› l'alternativa scartata e il motivo."],
    ],
    creative: [
      [
        "angle",
        "Prima di decidere, ‹cerca|cerchi› una via che non sia da manuale e ‹usala|la usi› se è almeno altrettanto chiara.",
      ],
      ["imagery", "I nomi raccontino ciò che accade, così che il codice si legga come prosa."],
      ["alternatives", "Per chiudere, un modo inatteso di spingersi oltre."],
    ],
    technical: [
      ["format", "Prima del codice, gli input con i loro tipi, gli output e gli errori possibili."],
      ["verification", "Con test del caso normale, dei limiti e di un fallimento."],
      [
        "criteria",
        "‹Indica|Indichi› il costo in tempo e memoria e da che punto la soluzione non basta più.",
      ],
    ],
  },
  text: {
    professional: [
      ["tone", "Tono sicuro e semplice, con verbi precisi al posto degli aggettivi."],
      [
        "criteria",
        "Andrà bene se fin dall'inizio si capisce di che cosa si parla e con il resto si può agire.",
      ],
      [
        "assumptions",
        "Non ‹inventare|inventi› fatti, cifre o citazioni; ciò che devo fornire io va segnalato.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Cerca|Cerchi› uno sguardo che quasi nessuno si aspetti e ‹parti|parta› nel pieno dell'azione.",
      ],
      [
        "imagery",
        "‹Lavora|Lavori› con immagini, suoni e consistenze concrete invece che con parole astratte, e con una voce di carattere.",
      ],
      [
        "alternatives",
        "Il finale mostri l'immagine dell'inizio sotto un'altra luce, invece di riassumere tutto.",
      ],
    ],
    technical: [
      [
        "format",
        "‹Struttura|Strutturi› il testo con titoli che affermino qualcosa e un'idea per paragrafo.",
      ],
      [
        "verification",
        "Alla fine ‹confronta|confronti› ogni affermazione con il materiale e ‹segna|segni› ciò che non si può confermare.",
      ],
      ["edge-cases", "Ogni termine si definisce una volta e si usa sempre allo stesso modo."],
    ],
  },
  knowledge: {
    professional: [
      [
        "format",
        "La risposta sta in due frasi all'inizio; poi il ragionamento, in ordine di importanza.",
      ],
      [
        "tone",
        "‹Scrivi|Scriva› con chiarezza e neutralità e ‹separa|separi› ciò che si sa da ciò di cui si discute ancora.",
      ],
      [
        "assumptions",
        "Se la mia domanda parte da un presupposto falso, ‹dillo|lo dica› all'inizio.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Avvicinati|Si avvicini› da un lato inatteso: una storia, un'immagine o un esperimento mentale che lasci vedere il cuore della questione.",
      ],
      [
        "imagery",
        "‹Usa|Usi› una metafora che regga davvero e ‹di'|dica› dove smette di funzionare.",
      ],
      ["alternatives", "‹Chiudi|Chiuda› con una domanda che mi faccia pensare in modo diverso."],
    ],
    technical: [
      ["format", "Prima la definizione esatta, poi il meccanismo, infine i suoi limiti."],
      [
        "verification",
        "‹Distingui|Distingua› ciò che è assodato da ciò che è dedotto e ‹di'|dica› come si potrebbe verificare ogni affermazione.",
      ],
      [
        "constraints",
        "Ogni affermazione con unità, ordini di grandezza e le condizioni in cui vale.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "‹Di'|Dica› come saprò, in modo misurabile, che ha funzionato."],
      [
        "alternatives",
        "‹Soppesa|Soppesi› sforzo ed effetto e ‹metti|metta› davanti ciò che conta di più.",
      ],
      ["tone", "In un linguaggio sobrio, così che possa inoltrarlo senza modifiche."],
    ],
    creative: [
      ["angle", "Almeno un'idea può essere audace, purché sia fattibile."],
      [
        "imagery",
        "‹Descrivi|Descriva› ogni proposta in modo così vivo che io possa vedere il momento.",
      ],
      ["alternatives", "‹Unisci|Unisca› due cose che raramente stanno insieme."],
    ],
    technical: [
      ["format", "In una tabella: passaggio, che cosa entra, che cosa esce e quanto dura."],
      ["edge-cases", "Con i rischi, come accorgersene presto e che cosa fare allora."],
      [
        "verification",
        "Prima di presentarlo, ‹verifica|verifichi› che tempi, costi e risorse non si contraddicano.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Per finire, una frase su ciò che il risultato significa in pratica."],
      [
        "tone",
        "‹Spiega|Spieghi› il metodo in modo che un'altra persona possa seguirlo e ripeterlo.",
      ],
      ["alternatives", "Se c'è una via più semplice, ‹citala|la citi›."],
    ],
    creative: [
      [
        "angle",
        "‹Comincia|Cominci› con un'intuizione o un'immagine che renda credibile il risultato prima del calcolo.",
      ],
      ["imagery", "‹Traduci|Traduca› i numeri in qualcosa che si possa immaginare."],
      ["alternatives", "E una seconda via più elegante, se esiste."],
    ],
    technical: [
      ["format", "Prima del calcolo, i dati, ciò che si chiede e le formule usate."],
      [
        "constraints",
        "Con le unità e la precisione in ogni passaggio, arrotondando solo alla fine.",
      ],
      ["criteria", "‹Indica|Indichi› in quale intervallo il metodo è valido."],
    ],
  },
  image: {
    professional: [
      ["purpose", "Sarà usata per [uso], quindi deve leggersi bene anche in piccolo."],
      ["tone", "Tavolozza misurata ed esecuzione pulita."],
      ["format", "Con una zona tranquilla dove possa stare un titolo."],
    ],
    creative: [
      ["tone", "L'atmosfera può sorprendere e nasce dal colore e dalla luce."],
      ["alternatives", "‹Mescola|Mescoli› due tradizioni visive che raramente si vedono insieme."],
      ["depth", "Un dettaglio nascosto che premi il secondo sguardo."],
    ],
    technical: [
      [
        "format",
        "‹Specifica|Specifichi› separatamente tecnica, proporzioni, prospettiva, illuminazione e tavolozza.",
      ],
      ["edge-cases", "Anatomia, riflessi e proporzioni fisicamente verosimili."],
      ["criteria", "Sfondo e soggetto ben separati, con contorni puliti."],
    ],
  },
};
