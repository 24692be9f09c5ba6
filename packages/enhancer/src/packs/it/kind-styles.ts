import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesIt: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "‹Termina|Termini› con ciò che questa ragione comporta per chi deve decidere."],
      ["format", "La ragione principale{ per §|} nella prima frase, il resto a sostegno."],
      [
        "constraints",
        "‹Limitati|Si limiti› alle cause di peso{ per §|} e ‹tralascia|tralasci› le semplici curiosità.",
      ],
      ["tone", "‹Spiega|Spieghi› con pacatezza, come a un collega che dovrà riferire ad altri."],
    ],
    creative: [
      [
        "imagery",
        "‹Rendi|Renda› visibile il meccanismo con un paragone preso dalla vita di ogni giorno.",
      ],
      ["angle", "‹Comincia|Cominci› da quanto sarebbe strano un mondo in cui fosse il contrario."],
      [
        "purpose",
        "‹Lasciami|Mi lasci› uno sguardo{ su §|} che non riesca più a togliermi di dosso.",
      ],
      ["tone", "Che la spiegazione{ su §|} si sciolga come un piccolo mistero."],
    ],
    technical: [
      [
        "steps",
        "‹Esponi|Esponga› causa ed effetto{ per §|} anello per anello e ‹segnala|segnali› il più debole.",
      ],
      ["verification", "‹Indica|Indichi› quale osservazione confuterebbe la spiegazione{ su §|}."],
      ["constraints", "‹Quantifica|Quantifichi› ogni fattore{ per §|} fin dove è possibile."],
      ["format", "Innesco, meccanismo e condizioni{ per §|} sotto titoli distinti."],
    ],
  },
  how: {
    professional: [
      ["format", "Ciò che devo decidere{ per §|} prima di ciò che devo fare."],
      ["constraints", "Solo mezzi{ per §|} alla portata di una persona o di un gruppo qualunque."],
      [
        "purpose",
        "‹Segnala|Segnali› i passaggi prioritari{ per §|} nel caso non riesca a farli tutti.",
      ],
      [
        "tone",
        "‹Formula|Formuli› le istruzioni{ per §|} in modo che possa affidarle a un'altra persona.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Regalami|Mi regali› un trucco poco noto{ per §|}, di quelli che insegna il mestiere.",
      ],
      ["imagery", "‹Descrivi|Descriva› che cosa si vede o si prova quando riesce{ con §|}."],
      [
        "purpose",
        "Che il primo passo{ per §|} sia così piccolo da farmi venir voglia di compierlo oggi.",
      ],
      ["tone", "‹Guidami|Mi guidi› come un amico che mi sta accanto."],
    ],
    technical: [
      [
        "verification",
        "Dopo ogni passaggio{ per §|}, ‹di'|dica› come controllare lo stato prima di procedere.",
      ],
      ["constraints", "‹Elenca|Elenchi› i prerequisiti{ per §|} prima del primo passaggio."],
      [
        "format",
        "‹Numera|Numeri› i passaggi{ per §|} e ‹indica|indichi› il valore o l'impostazione esatta di ciascuno.",
      ],
      [
        "depth",
        "‹Spiega|Spieghi› il fondamento del passaggio critico{ per §|}, non solo l'esecuzione.",
      ],
    ],
  },
  which: {
    professional: [
      [
        "purpose",
        "‹Chiudi|Chiuda› con un'unica raccomandazione{ su §|} e il motivo che fa pendere la bilancia.",
      ],
      ["tone", "Imparzialità{ su §|} fino al momento di raccomandare."],
      ["constraints", "‹Scarta|Scarti› ciò che in pratica resta fuori portata."],
      ["edge-cases", "‹Di'|Dica› per chi il solito favorito{ tra §|} sarebbe la scelta sbagliata."],
    ],
    creative: [
      [
        "angle",
        "‹Aggiungi|Aggiunga› un outsider che quasi nessuno nomina e che merita uno sguardo.",
      ],
      [
        "imagery",
        "‹Descrivi|Descriva› ogni opzione attraverso il momento in cui sarei felice di averla.",
      ],
      ["steps", "‹Abbina|Abbini› le opzioni a tipi di persone, non a caratteristiche."],
      [
        "tone",
        "‹Consiglia|Consigli› come un amico che ha girato il mondo, con le sue simpatie e antipatie.",
      ],
    ],
    technical: [
      ["format", "‹Metti|Metta› le opzioni in una tabella, con criteri identici."],
      ["verification", "‹Di'|Dica› come provare la scelta con poca spesa prima di impegnarmi."],
      [
        "constraints",
        "‹Dai|Dia› misure{ su §|} dove esistono e ‹segnala|segnali› ciò che è solo impressione.",
      ],
      [
        "steps",
        "‹Escludi|Escluda› prima ciò che manca un requisito obbligatorio; solo dopo la graduatoria.",
      ],
    ],
  },
  what: {
    professional: [
      ["constraints", "‹Limitati|Si limiti› a quanto serve per una conversazione seria{ su §|}."],
      [
        "alternatives",
        "‹Nomina|Nomini› ciò che si confonde più facilmente{ con §| con questo}, e la differenza.",
      ],
      ["tone", "Una definizione sobria{ per §|}, da buon quotidiano."],
      [
        "criteria",
        "{Per quanto riguarda §, ‹metti|metta›|‹Metti|Metta›} in risalto la parte che ha conseguenze pratiche.",
      ],
    ],
    creative: [
      [
        "angle",
        "‹Racconta|Racconti› lo stupore di chi ha a che fare per la prima volta{ con §| con una cosa simile}.",
      ],
      [
        "imagery",
        "‹Trova|Trovi› l'immagine{ per §|} che resta in mente e ‹ammetti|ammetta› dove zoppica.",
      ],
      ["steps", "‹Fammi|Mi faccia› prima indovinare: la domanda subito, la risposta dopo."],
      [
        "tone",
        "Con mano leggera{ per quanto riguarda §|}, come qualcosa che si legge per piacere.",
      ],
    ],
    technical: [
      ["constraints", "‹Dai|Dia› la definizione esatta{ per §|} e le condizioni in cui vale."],
      [
        "steps",
        "‹Costruisci|Costruisca› l'insieme pezzo per pezzo e ‹di'|dica› che cosa porta ciascuno.",
      ],
      [
        "verification",
        "‹Aggiungi|Aggiunga› una domanda di controllo{ su §|} con cui misurare se ho capito.",
      ],
      ["sources", "‹Nomina|Nomini› il termine{ per §|} usato dagli specialisti."],
    ],
  },
  whether: {
    professional: [
      [
        "criteria",
        "‹Nomina|Nomini› i fatti{ su §|} su cui deve poggiare il giudizio, e il loro peso.",
      ],
      [
        "purpose",
        "‹Termina|Termini› con il mio prossimo passo{ per quanto riguarda §|}, comunque vada.",
      ],
      [
        "tone",
        "‹Valuta|Valuti› la questione{ per quanto riguarda §|} con sobrietà, senza allarmi né toni da venditore.",
      ],
      [
        "constraints",
        "‹Lascia|Lasci› da parte ciò che non sposterebbe la risposta{ su §|} in nessun senso.",
      ],
    ],
    creative: [
      ["angle", "Prima di rispondere, ‹fai|faccia› discutere per un attimo due persone{ su §|}."],
      ["imagery", "‹Immagina|Immagini› una giornata in cui dalla risposta dipende tutto."],
      [
        "purpose",
        "‹Rovescia|Rovesci› la domanda{ su §|} come un guanto e ‹guarda|guardi› che cosa ne esce.",
      ],
      ["tone", "‹Rispondi|Risponda› con franchezza{ su §|}, come chi mi deve soltanto la verità."],
    ],
    technical: [
      [
        "steps",
        "‹Scomponi|Scomponga› la domanda{ su §|} in parti a cui si risponda separatamente.",
      ],
      ["verification", "‹Indica|Indichi› la prova o il dato che chiuderebbe la questione{ su §|}."],
      ["criteria", "‹Fissa|Fissi› la soglia{ per §|} oltre la quale il sì diventa no."],
      ["constraints", "‹Definisci|Definisca› i termini{ su §|} da cui dipende la risposta."],
    ],
  },
  list: {
    professional: [
      ["purpose", "‹Evidenzia|Evidenzi› le due o tre voci{ su §|} da guardare prima delle altre."],
      ["tone", "‹Formula|Formuli› ogni voce in modo che possa entrare così com'è in un documento."],
      ["angle", "‹Copri|Copra› tutta la gamma{ per quanto riguarda §|}, non un angolo soltanto."],
    ],
    creative: [
      ["imagery", "‹Regala|Regali› a ogni voce un'immagine o una scena in mezza frase."],
      ["angle", "‹Infila|Infili› una voce{ su §|} che lì nessuno si aspetta."],
      ["tone", "Che le voci cambino suono e umore, come ospiti alla stessa tavola."],
    ],
    technical: [
      [
        "assumptions",
        "‹Fissa|Fissi› la definizione{ su §|} in base alla quale qualcosa conta come voce.",
      ],
      ["sources", "Con la data di riferimento per ogni dato che può cambiare."],
      ["edge-cases", "‹Elenca|Elenchi› i casi limite esclusi e la regola che li esclude."],
    ],
  },
};
