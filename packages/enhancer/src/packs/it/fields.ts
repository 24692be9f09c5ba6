import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsIt: NonNullable<LanguagePack["fields"]> = {
  health: [
    [
      "edge-cases",
      "{Per quanto riguarda §, ‹di'|dica›|‹Di'|Dica›} con quali segnali bisogna andare dal medico invece di continuare a leggere.",
    ],
    [
      "sources",
      "‹Basati|Si basi› sul consenso medico{ per quanto riguarda §|} e ‹segnala|segnali› ciò che suggeriscono solo studi isolati.",
    ],
    ["context", "Riguarda una persona di [età, malattie, farmaci]."],
  ],
  money: [
    [
      "edge-cases",
      "‹Metti|Metta› in conto spese, tasse e rischi{ per quanto riguarda §|} che di solito sfuggono.",
    ],
    ["context", "‹Calcola|Calcoli› con [importo, durata, paese]."],
    [
      "examples",
      "‹Fai|Faccia› i conti{ per §|} con una cifra realistica e ‹mostra|mostri› da quale ipotesi dipendono.",
    ],
  ],
  law: [
    ["context", "Vale il diritto di [paese o regione]."],
    [
      "edge-cases",
      "‹Separa|Separi› ciò che dice la norma{ per quanto riguarda §|} dalla prassi, e ‹avverti|avverta› quando serve un avvocato.",
    ],
    [
      "sources",
      "‹Nomina|Nomini› la norma dietro ogni affermazione{ su §|}, così che io possa ritrovarla.",
    ],
  ],
  travel: [
    ["context", "Il viaggio è per [date, viaggiatori, budget]."],
    [
      "steps",
      "‹Mantieni|Mantenga› distanze realistiche{ per §|} e ‹di'|dica› che cosa va prenotato in anticipo.",
    ],
    ["alternatives", "‹Tieni|Tenga› pronto un piano{ per §|} in caso di pioggia o di chiusura."],
  ],
  food: [
    ["context", "Da tenere presente: [dieta, attrezzatura, tempo]."],
    [
      "steps",
      "‹Dai|Dia› quantità e temperature{ per §|}, e l'aspetto o il profumo che rivela quando un passaggio è finito.",
    ],
    [
      "alternatives",
      "‹Proponi|Proponga› un sostituto{ per §|} ovunque un ingrediente sia difficile da trovare.",
    ],
  ],
  home: [
    [
      "edge-cases",
      "‹Avverti|Avverta› dove il fai da te{ con §|} diventa pericoloso o fa perdere la garanzia.",
    ],
    ["context", "L'ambiente è [stanza, misure, che cosa c'è già]."],
    ["criteria", "‹Stima|Stimi› a grandi linee fatica, materiali e costi{ per §|}."],
  ],
  animals: [
    [
      "depth",
      "{Per quanto riguarda §, ‹distingui|distingua›|‹Distingui|Distingua›} ciò che vale per la specie da ciò che cambia da individuo a individuo.",
    ],
    [
      "examples",
      "‹Descrivi|Descriva› i comportamenti{ per quanto riguarda §|} in modo che li riconosca quando li vedo.",
    ],
    [
      "edge-cases",
      "‹Di'|Dica› quali segnali{ con §|} devono preoccupare e quali sono semplice natura.",
    ],
  ],
  nature: [
    [
      "depth",
      "‹Collega|Colleghi› ciò che succede sul posto{ con §|} al ciclo più grande di cui fa parte.",
    ],
    [
      "criteria",
      "‹Dai|Dia› ordini di grandezza{ per §|}, così che gli effetti si possano confrontare.",
    ],
    [
      "sources",
      "‹Di'|Dica› quanto sono affidabili le misure{ per quanto riguarda §|} e dove le stime divergono.",
    ],
  ],
  science: [
    [
      "depth",
      "{Per quanto riguarda §, ‹nomina|nomini›|‹Nomina|Nomini›} il principio prima della formula, e ‹di'|dica› con parole semplici che cos'è ogni grandezza.",
    ],
    [
      "examples",
      "{Per quanto riguarda §, ‹descrivi|descriva›|‹Descrivi|Descriva›} un'osservazione o un esperimento in cui il fenomeno si vede a occhio nudo.",
    ],
    ["constraints", "‹Di'|Dica› sotto quali semplificazioni la spiegazione regge e dove cede."],
  ],
  technology: [
    ["context", "‹Di'|Dica› per quale versione o data vale la risposta."],
    ["depth", "‹Separa|Separi› ciò che funziona già oggi{ con §|} da ciò che è solo annunciato."],
    [
      "edge-cases",
      "Con le conseguenze{ per §|} in fatto di privacy, costi e dipendenza da un fornitore.",
    ],
  ],
  history: [
    [
      "sources",
      "‹Distingui|Distingua› ciò che dicono le fonti dell'epoca{ su §|} dal giudizio venuto dopo.",
    ],
    [
      "steps",
      "‹Metti|Metta› in fila i momenti di svolta{ per §|} e ‹di'|dica› che cosa ha reso possibile ciascuno.",
    ],
    [
      "alternatives",
      "‹Indica|Indichi› su quali punti gli storici discutono ancora{ per quanto riguarda §|}.",
    ],
  ],
  society: [
    [
      "alternatives",
      "‹Presenta|Presenti› le posizioni principali{ su §|} come le esporrebbe chi le sostiene.",
    ],
    [
      "sources",
      "‹Separa|Separi› fatti e valori{ per quanto riguarda §|}, e ‹di'|dica› su quale dei due verte la disputa.",
    ],
    ["examples", "Ogni argomento{ su §|} va legato a un caso che lo ha messo alla prova."],
  ],
  business: [
    ["context", "L'attività è [settore, dimensioni, mercato]."],
    [
      "criteria",
      "‹Collega|Colleghi› ogni punto{ per quanto riguarda §|} a un indicatore che si possa seguire.",
    ],
    ["edge-cases", "‹Nomina|Nomini› l'ipotesi{ su §|} che farebbe più danni se fosse sbagliata."],
  ],
  work: [
    ["context", "Il mio ruolo e il contesto: [posizione, team, che cosa è successo]."],
    ["examples", "‹Dammi|Mi dia› le parole esatte che potrei usare{ per §|}."],
    [
      "edge-cases",
      "‹Prevedi|Preveda› come può reagire la controparte{ per quanto riguarda §|} e che cosa fare allora.",
    ],
  ],
  learning: [
    ["context", "Posso dedicarci [tempo] e so già [conoscenze]."],
    [
      "steps",
      "‹Dividi|Divida› lo studio{ per quanto riguarda §|} in unità che poggiano l'una sull'altra, ognuna con un'autoverifica.",
    ],
    [
      "edge-cases",
      "‹Nomina|Nomini› il punto{ con §|} in cui i più si arrendono, e come superarlo.",
    ],
  ],
  people: [
    ["context", "Sulle persone coinvolte: [età, rapporto, che cosa conta per loro]."],
    ["tone", "Con affetto e concretezza{ per quanto riguarda §|}, senza prediche."],
    [
      "alternatives",
      "‹Proponi|Proponga› un'idea facile e un'altra{ per §|} che chieda un po' di coraggio.",
    ],
  ],
  arts: [
    ["examples", "‹Indica|Indichi› opere o momenti precisi{ per §|} invece di elogi generici."],
    [
      "depth",
      "‹Spiega|Spieghi› con quali mezzi nasce l'effetto{ per quanto riguarda §|}, non solo che c'è.",
    ],
    ["constraints", "Nulla del finale{ per quanto riguarda §|} va svelato senza avvertire."],
  ],
  games: [
    [
      "depth",
      "‹Spiega|Spieghi› il ragionamento dietro una buona mossa{ con §|}, così che trovi da me la prossima.",
    ],
    [
      "constraints",
      "‹Rispetta|Rispetti› le regole{ per §|} e ‹di'|dica› di quale versione si tratta.",
    ],
    [
      "criteria",
      "‹Di'|Dica› in quale momento della partita una scelta{ con §|} conviene e in quale no.",
    ],
  ],
  sport: [
    ["context", "Il mio livello e i miei limiti: [esperienza, infortuni, giorni a settimana]."],
    [
      "steps",
      "‹Aumenta|Aumenti› il carico{ per §|} a piccoli passi e ‹di'|dica› quando è meglio frenare.",
    ],
    ["criteria", "‹Di'|Dica› da che cosa mi accorgerò dei progressi{ con §|}."],
  ],
  language: [
    ["examples", "Ogni punto con una frase che si direbbe davvero."],
    [
      "tone",
      "‹Indica|Indichi› il registro{ per §|}: dove suona naturale, dove ingessato, dove sgarbato.",
    ],
    [
      "edge-cases",
      "‹Aggiungi|Aggiunga› la forma vicina che si confonde più spesso{ con §| con questa}.",
    ],
  ],
  web: [
    ["constraints", "Tutto deve restare usabile da tastiera e su schermi piccoli."],
    ["context", "Deve inserirsi in [framework e versione]."],
    ["edge-cases", "‹Tratta|Tratti› anche gli stati di caricamento, vuoto ed errore."],
    ["format", "‹Dai|Dia› ogni file per intero{ per §|}, con il percorso davanti."],
  ],
  systems: [
    ["context", "Gira su [sistema, versione, dimensioni]."],
    [
      "verification",
      "Dopo ogni comando{ per §|}, ‹di'|dica› quale output conferma la riuscita e come annullarlo.",
    ],
    ["edge-cases", "‹Pensa|Pensi› a riavvii, timeout e permessi mancanti{ con §|}."],
    [
      "criteria",
      "‹Preferisci|Preferisca› ciò che si può eseguire due volte senza danni{ per §|} e ‹segnala|segnali› il resto.",
    ],
  ],
  algorithms: [
    [
      "criteria",
      "‹Indica|Indichi› il costo in tempo e memoria{ per §|} e fino a quali dimensioni è accettabile.",
    ],
    ["examples", "‹Percorri|Percorra› a mano un piccolo input{ per §|}."],
    [
      "edge-cases",
      "‹Tratta|Tratti› di proposito input vuoto, duplicati e valori massimi{ per §|}.",
    ],
    ["alternatives", "‹Di'|Dica› perché questo approccio è preferibile al più ovvio."],
  ],
  "data-science": [
    ["context", "I dati sono fatti così: [colonne, dimensioni, provenienza]."],
    [
      "verification",
      "‹Verifica|Verifichi› il risultato{ per §|} su un piccolo campione calcolabile a mano.",
    ],
    [
      "edge-cases",
      "‹Tratta|Tratti› apertamente valori mancanti e anomali{ per §|}, senza cancellarli in silenzio.",
    ],
    ["criteria", "‹Di'|Dica› che cosa i numeri{ su §|} non permettono di concludere."],
  ],
  story: [
    ["steps", "Che la vicenda cominci il più tardi possibile e giri intorno a una sola decisione."],
    ["edge-cases", "‹Dai|Dia› all'antagonista un motivo che si possa capire."],
    ["verification", "‹Cancella|Cancelli› ogni frase che spiega ciò che la scena già mostra."],
  ],
  poem: [
    [
      "constraints",
      "‹Mantieni|Mantenga› un'unica immagine{ per §|} dal primo all'ultimo verso invece di molte passeggere.",
    ],
    ["format", "Che il ritmo segua l'argomento, con la rima solo dove arriva senza sforzo."],
    [
      "verification",
      "‹Rileggila|La rilegga› mentalmente ad alta voce e ‹aggiusta|aggiusti› ogni verso che inciampa.",
    ],
  ],
  song: [
    [
      "format",
      "Strofe che portino avanti la storia e un ritornello{ per §|} da cantare al primo ascolto.",
    ],
    ["steps", "Che il bridge dica proprio ciò che le strofe tacciono."],
  ],
  essay: [
    [
      "purpose",
      "‹Difendi|Difenda› una tesi{ su §|} che una persona ragionevole potrebbe contestare, e ‹dichiarala|la dichiari› presto.",
    ],
    ["alternatives", "‹Rispondi|Risponda› all'obiezione migliore{ su §|}, non alla più debole."],
    ["steps", "Che ogni paragrafo nasca da quello che lo precede."],
  ],
  article: [
    ["steps", "‹Apri|Apra› con una scena o una scoperta{ su §|}, non con la storia del mondo."],
    ["purpose", "Che il lettore ne esca con una cosa{ su §|} da provare o su cui riflettere."],
    ["format", "Con titoletti{ su §|} che già raccontino che cosa dice la sezione."],
  ],
  speech: [
    ["tone", "‹Scrivi|Scriva› per l'orecchio: frasi brevi, un pensiero ciascuna."],
    [
      "steps",
      "‹Comincia|Cominci› e ‹termina|termini› con la stessa immagine{ per §|}, vista in modo diverso.",
    ],
  ],
  joke: [
    ["steps", "Premessa breve{ per §|}, e la svolta sulle ultimissime parole."],
    ["constraints", "Si ride della situazione{ con §|}, non di chi non ne ha colpa."],
  ],
};

export const briefFieldsIt: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "Con i segnali per andare dal medico."]],
  money: [["edge-cases", "Costi nascosti e rischi compresi."]],
  law: [["context", "Diritto applicabile: [paese o regione]."]],
  travel: [["context", "Date e budget: [dettagli]."]],
  food: [["steps", "Con quantità e tempi{ per §|}."]],
  home: [["criteria", "Con fatica e costo approssimativo{ per §|}."]],
  animals: [["depth", "Ciò che è tipico della specie, niente aneddoti."]],
  nature: [["criteria", "Con ordini di grandezza{ per §|}."]],
  science: [["depth", "Il principio prima della formula."]],
  technology: [["context", "Con la versione o la data di validità."]],
  history: [["steps", "I momenti di svolta{ per §|}, in ordine."]],
  society: [["alternatives", "Le posizioni principali{ su §|}, con equità."]],
  business: [["criteria", "Un indicatore per punto."]],
  work: [["examples", "Parole che io possa usare{ per §|}."]],
  learning: [["steps", "Piccole unità, ognuna con autoverifica."]],
  people: [["tone", "Affettuoso e concreto{ su §|}."]],
  arts: [["examples", "Opere o momenti precisi{ per §|}."]],
  games: [["constraints", "Secondo le regole."]],
  sport: [["steps", "Progressione graduale{ per §|}."]],
  language: [["examples", "Frasi vere di tutti i giorni{ per §|}."]],
  web: [["edge-cases", "Anche caricamento, vuoto ed errore."]],
  systems: [["verification", "Di ogni passo, come controllarlo e come annullarlo."]],
  algorithms: [["criteria", "Con costo in tempo e memoria{ per §|}."]],
  "data-science": [["edge-cases", "Valori mancanti{ per §|} alla luce del sole."]],
  story: [["steps", "Inizio tardivo, una sola svolta."]],
  poem: [["constraints", "Una sola immagine, dall'inizio alla fine."]],
  song: [["format", "Strofe e un ritornello{ per §|} cantabile."]],
  essay: [["purpose", "Una sola tesi{ su §|}, discutibile."]],
  article: [["steps", "In apertura una scena o un fatto{ su §|}."]],
  speech: [["tone", "Per l'orecchio, frasi brevi."]],
  joke: [["steps", "La svolta proprio alla fine."]],
};
