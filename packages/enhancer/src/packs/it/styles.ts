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
      ["tone", "Pochi commenti, e solo sul perché."],
      [
        "verification",
        "‹Spiega|Spieghi› come si convince un revisore che il risultato è corretto.",
      ],
      ["purpose", "‹Scrivilo|Lo scriva› per chi dovrà mantenerlo l'anno prossimo."],
      ["constraints", "Nessuna nuova dipendenza senza un motivo scritto."],
    ],
    creative: [
      [
        "angle",
        "Prima di decidere, ‹cerca|cerchi› una via che non sia da manuale e ‹usala|la usi› se è almeno altrettanto chiara.",
      ],
      ["imagery", "I nomi raccontino ciò che accade, così che il codice si legga come prosa."],
      ["alternatives", "Per chiudere, un modo inatteso di spingersi oltre."],
      [
        "purpose",
        "‹Pensa|Pensi› a chi lo userà dopo e ‹aggiungi|aggiunga› un dettaglio che strappi un sorriso.",
      ],
      ["depth", "‹Racconta|Racconti› prima l'idea come un'immagine, in due frasi."],
      ["tone", "Un pizzico di spirito nei commenti, se aiuta la memoria."],
      ["examples", "Un esempio{ con §|} che venga voglia di eseguire."],
      ["criteria", "Che sia bello leggerlo ad alta voce."],
    ],
    technical: [
      ["format", "Prima del codice, gli input con i loro tipi, gli output e gli errori possibili."],
      ["verification", "Con test del caso normale, dei limiti e di un fallimento."],
      [
        "criteria",
        "‹Indica|Indichi› il costo in tempo e memoria e da che punto la soluzione non basta più.",
      ],
      ["steps", "‹Descrivi|Descriva› il flusso dei dati in ordine, dall'ingresso all'uscita."],
      ["constraints", "Precondizioni e postcondizioni, dove non sono evidenti."],
      ["depth", "‹Precisa|Precisi› che cosa cambia con la concorrenza o con input molto grandi."],
      ["assumptions", "Ciò che il codice dà per scontato, in un elenco."],
      ["sources", "Algoritmi e pattern con il loro nome abituale."],
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
      ["steps", "Prima l'essenziale{ per quanto riguarda §|}, poi le ragioni che lo sostengono."],
      [
        "examples",
        "‹Sostieni|Sostenga› ogni affermazione{ su §|} con un fatto o un esempio verificabile.",
      ],
      ["constraints", "Niente riempitivi né luoghi comuni{ su §|}."],
      ["format", "Paragrafi brevi, con il punto principale nella prima frase."],
    ],
    creative: [
      [
        "angle",
        "‹Cerca|Cerchi› uno sguardo{ su §|} che quasi nessuno si aspetti e ‹parti|parta› nel pieno dell'azione.",
      ],
      [
        "imagery",
        "‹Lavora|Lavori› con immagini, suoni e consistenze concrete invece che con parole astratte, e con una voce di carattere.",
      ],
      [
        "alternatives",
        "Il finale mostri l'immagine dell'inizio sotto un'altra luce, invece di riassumere tutto.",
      ],
      ["tone", "Che il ritmo respiri: frasi lunghe che trascinano, brevi che frenano di colpo."],
      ["steps", "‹Semina|Semini› all'inizio un dettaglio{ su §|} che fiorisca soltanto alla fine."],
      ["constraints", "Le prime idee venute in mente, nel cestino."],
      ["examples", "Una scena{ con §|} che si veda e si senta, invece di spiegazioni."],
      ["depth", "Un segreto{ su §|} tra le righe, mai nominato."],
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
      ["steps", "Prima del testo, la scaletta{ per §|}: una riga per sezione."],
      ["sources", "‹Segnala|Segnali› dove serve una fonte{ su §|} e di che tipo dovrebbe essere."],
      ["constraints", "Dato, interpretazione e raccomandazione in paragrafi separati."],
      ["depth", "‹Elenca|Elenchi› alla fine le questioni{ su §|} che il testo lascia irrisolte."],
      ["tone", "Linguaggio univoco, senza sinonimi decorativi."],
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
        "‹Scrivi|Scriva› con chiarezza e neutralità e ‹separa|separi› ciò che si sa{ su §|} da ciò di cui si discute ancora.",
      ],
      [
        "assumptions",
        "Se la mia domanda parte da un presupposto falso, ‹dillo|lo dica› all'inizio.",
      ],
      ["constraints", "Nessuna premessa{ su §|} di cui si possa fare a meno."],
      ["purpose", "‹Concludi|Concluda› con ciò che ne consegue in pratica."],
      [
        "edge-cases",
        "‹Di'|Dica› in quale situazione questa impostazione{ su §|} sarebbe un errore.",
      ],
      ["verification", "‹Segnala|Segnali› le affermazioni{ su §|} meno documentate."],
      ["depth", "Approfondimento sui soli punti decisivi{ per §|}."],
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
      [
        "alternatives",
        "‹Chiudi|Chiuda› con una domanda{ su §|} che mi faccia pensare in modo diverso.",
      ],
      [
        "examples",
        "‹Racconta|Racconti› un aneddoto verosimile{ su §|} in cui l'idea salti agli occhi.",
      ],
      ["tone", "Con il tono di una chiacchierata a fine cena."],
      ["purpose", "‹Getta|Getti› un ponte inatteso{ tra § e| verso} un mondo del tutto diverso."],
      [
        "depth",
        "‹Parti|Parta› dalla domanda{ su §|} che farebbe un bambino e ‹prendila|la prenda› sul serio.",
      ],
      ["constraints", "Senza gli esempi{ per §|} che usano tutti."],
      ["assumptions", "Per un paragrafo, il contrario come vero."],
    ],
    technical: [
      ["format", "Prima la definizione esatta, poi il meccanismo, infine i suoi limiti."],
      [
        "verification",
        "‹Distingui|Distingua› ciò che è assodato da ciò che è dedotto e ‹di'|dica› come si potrebbe verificare ogni affermazione.",
      ],
      [
        "constraints",
        "Ogni affermazione{ su §|} con le condizioni in cui vale e, dove ci sono cifre, le unità.",
      ],
      [
        "steps",
        "‹Numera|Numeri› i passaggi del ragionamento{ su §|}, così che ciascuno si possa contestare da solo.",
      ],
      ["edge-cases", "‹Elenca|Elenchi› i casi limite e che cosa accade in ciascuno."],
      ["sources", "‹Cita|Citi› i termini tecnici{ per §|} con cui proseguire la ricerca."],
      ["examples", "‹Svolgi|Svolga› un caso completo{ per §|}, dal primo dato all'ultimo."],
      ["assumptions", "Presupposti espliciti{ su §|}."],
      ["depth", "Il meccanismo, non solo i nomi."],
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
      ["constraints", "Solo ciò che è fattibile{ per §|} con mezzi e tempi ordinari."],
      [
        "edge-cases",
        "‹Segnala|Segnali› la dipendenza che più rischia di ritardare tutto il resto.",
      ],
      ["sources", "Prassi collaudata e parere personale, ben distinti."],
    ],
    creative: [
      ["angle", "Almeno un'idea può essere audace, purché sia fattibile."],
      [
        "imagery",
        "‹Descrivi|Descriva› ogni proposta in modo così vivo che io possa vedere il momento.",
      ],
      ["alternatives", "‹Unisci|Unisca› due cose che raramente stanno insieme."],
      ["constraints", "Via ciò che compare in tutte le liste{ per §|}."],
      ["tone", "Con leggerezza, come appunti tra persone felici di lavorare insieme."],
      ["depth", "‹Porta|Porti› l'idea migliore{ per §|} un passo oltre il ragionevole."],
    ],
    technical: [
      ["format", "In una tabella: passaggio, che cosa entra, che cosa esce e quanto dura."],
      ["edge-cases", "Con i rischi, come accorgersene presto e che cosa fare allora."],
      [
        "verification",
        "Prima di presentarlo, ‹verifica|verifichi› che tempi, costi e risorse non si contraddicano.",
      ],
      [
        "criteria",
        "Ogni attività{ per §|} con un responsabile, un impegno stimato e una prova di completamento.",
      ],
      ["constraints", "Vincoli di tempo e di mezzi, raccolti insieme."],
      ["depth", "‹Ordina|Ordini› le attività{ per §|} secondo ciò che le blocca."],
      ["sources", "Stime e dati misurati, tenuti distinti."],
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
      ["format", "Il risultato nella prima riga, il percorso sotto."],
      ["edge-cases", "‹Segnala|Segnali› la svista che di solito porta alla cifra sbagliata."],
      ["verification", "‹Confronta|Confronti› il risultato con una stima fatta in anticipo."],
    ],
    creative: [
      [
        "angle",
        "‹Comincia|Cominci› con un'intuizione o un'immagine che renda credibile il risultato prima del calcolo.",
      ],
      ["imagery", "‹Traduci|Traduca› i numeri in qualcosa che si possa immaginare."],
      ["alternatives", "E una seconda via più elegante, se esiste."],
      ["examples", "‹Racconta|Racconti› prima il problema con oggetti di tutti i giorni."],
      ["edge-cases", "‹Prova|Provi› un valore strampalato e ‹racconta|racconti› che cosa rivela."],
      ["tone", "Come un'indagine: gli indizi, il fuggitivo, la cattura."],
    ],
    technical: [
      ["format", "Prima del calcolo, i dati, ciò che si chiede e le formule usate."],
      [
        "constraints",
        "Con le unità e la precisione in ogni passaggio, arrotondando solo alla fine.",
      ],
      ["criteria", "‹Indica|Indichi› in quale intervallo il metodo è valido."],
      ["verification", "Controllo incrociato per dimensione, segno e ordine di grandezza."],
      ["edge-cases", "‹Tratta|Tratti› a parte i casi degeneri e le divisioni per zero."],
      ["alternatives", "‹Conferma|Confermi› il risultato con un secondo metodo."],
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
