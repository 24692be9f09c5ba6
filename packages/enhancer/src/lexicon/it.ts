import { italianCare } from "../care/evidence/it.ts";
import type { Lexicon } from "./lexicon.ts";

export const italian: Lexicon = {
  tag: "it",
  care: italianCare,
  actions: {
    write:
      "scriv*|redig*|redatt*|crea|creare|creami|crei|fai|fammi|faccia|genera|generare|generi|elabora*|svilupp*|implement*|programma un|programma una|componi|comporre|componga|prepara*|prepari|inventa*|costruisci|dammi|mi dia|ho bisogno di|mi serve|mi servono|voglio|vorrei|progetta*|realizza*|stendi|raccontami una|raccontami un|racconta una|racconta un|narra|narrami|fornisci|fornisca|forniscimi|ideare|idea una|idea un|mi scrivi|mi prepari|produci|traccia un|abbozza",
    improve:
      "migliora*|migliori questo|riscriv*|corregg*|rivedi questo testo|rivedi il testo|modifica il testo|riformul*|accorci*|perfeziona*|parafras*|revisiona|rivedi|rendi più|migliorare|sistema il testo|correggi|riscrivere|accorcia",
    fix: "sistema*|ripara*|errore|errori|non funziona|non va|debug|debugga*|risolvi il problema|bug|si blocca|correggi questo codice|correggi il codice|aggiusta*|dà errore|mi dà errore|non compila|correggere il codice",
    explain:
      "spieg*|descriv*|che cos'è|cos'è|cosa sono|cosa significa|che cosa significa|come funziona|come funzionano|perché|defin*|chiarisc*|illustrami|illustra|illustrare|delinea|delineare|schematizza|in cosa consiste|in che cosa consiste|cos'era|chi erano|parla di|parla del|parla della|raccontare|discuti|discutere|approfondisci|qual è la differenza|come avviene|come nasce|mi parla|dimmi di più|fammi capire|mi potresti indicare|potresti indicarmi|indicami|raccontami di|raccontami del|raccontami della|raccontami come|raccontami qualcosa|parlami di|parlami del|parlami della|parlami dei|parlami delle|parlami degli|parlami dell'|parlami dello|mi parli di|mi parli del|mi parli della",
    review:
      "valut*|critic*|giudic*|cosa ne pensi|cosa ne pensa|feedback|commenta*|dammi un parere|dai un parere|un tuo parere|cosa pensi",
    refactor:
      "rifattorizza*|refactor*|ottimizz*|semplific*|ristruttur*|ripulisci questo codice|più leggibile",
    test: "test unitari|test unitario|casi di test|casi di prova|scrivi test|scrivi i test|test per",
    compare:
      "confront*|paragon*|differenz*|vantaggi e svantaggi|pro e contro|versus|vs|meglio di|qual è la differenza|che differenza",
    summarise:
      "riassum*|riassunto|sintetizz*|punti chiave|punti principali|idee principali|sintesi|riassumi|fai un riassunto|fammi un riassunto|riepiloga*|sunto",
    translate: "traduc*|traduzione|tradurre|traduca|come si dice|traduci",
    plan: "piano|pianific*|itinerario|organizz*|programma di|tabella di marcia|strategia|calendario|organizza|prepara un piano|scaletta|piano di allenamento|piano alimentare",
    brainstorm:
      "idee|brainstorm*|suggerimenti|nomi per|proponi|titoli per|temi per|dammi idee|dammi delle idee|proporre|proponimi|spunti|che idee",
    analyse: "analizz*|analisi|esamin*|interpreta*|analizza",
    research:
      "cerca|cercami|cerco|ricerca*|trova|trovami|trovare|scopri|informazioni su|informazioni sul|informazioni sulla|fonti su|studi su|dove trovo|dove posso trovare|informazioni sugli|informazioni sulle",
    recommend:
      "consigli*|raccomand*|suggerisc*|dovrei|come posso|come faccio|aiutami|mi aiuti|cosa mi consigli|cosa mi consiglia|consigliami|suggeriscimi|cosa posso fare|cosa devo fare|come potrei|come possiamo|cosa dovrei|quale dovrei|quale mi consigli|che cosa mi consigli|aiutaci|mi consiglia|mi suggerisci",
    calculate:
      "calcol*|risolvi|risolvere|risolva|quanto|quanti|quante|quanta|dimostra*|probabilità|determina|determinare|calcola|quanto fa|trova il valore",
    teach:
      "insegn*|imparare|lezione|corso|tutorial|compito|compiti|esame|esercizi|insegnami|aiutami a capire|aiutami a studiare|piano di studio",
    draw: "disegn*|illustrazione|immagine di|foto di|logo|dipingi|ritratto di|disegnami|illustrare un'immagine",
    act: "agisci come|comportati come|fingi|immagina di essere|fai finta|recita*|interpreta il ruolo|assumi il ruolo|sei un|sei una|mettiti nei panni|agisca come|agisci da|interpretiate|interpretare il ruolo|faccia da|fai da|faccia la parte",
    sort: "classific*|estrai|estrarre|identific*|ordina*|raggruppa*|converti|conta quant*|ordina|identifica|categorizza*|elenca in ordine",
    list: "elenca*|elenco|enumera*|nomina*|menziona*|lista|esempi di|dimmi|elencami|fai un elenco|fai una lista|fammi una lista|dammi una lista|fammi un elenco|quali sono i passaggi|fai degli esempi|citami|nominami",
    question:
      "che cosa|cosa|come|perché|quando|dove|chi|qual|quale|quali|c'è|ci sono|è possibile|quanti|quante|si può|da quando|conviene|vale la pena|è vero che",
  },
  objects: {
    literary:
      "poesia|poesie|racconto|racconti|una storia|favola|fiaba|canzone|romanzo|sceneggiatura|barzelletta|dialogo|verso|versi|sonetto|haiku|filastrocca|scena|testo di una canzone|storie|favole|fiabe|canzoni|barzellette|leggenda|ballata|indovinello|rime|racconto breve|monologo",
    code: "codice|funzione|script|python|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|algoritmo|classe|regex|api|app|applicazione|sito|sito web|pagina web|metodo|bash|docker",
    email:
      "e-mail|invito|email|mail|messaggio per|messaggio a|lettera|risposta a|newsletter|reclamo|lettera a|lettera di|mail a|email a|messaggio di|disdetta",
    text: "saggio|storia|racconto|poesia|articolo|blog|post|relazione|canzone|discorso|dialogo|romanzo|testo|paragrafo|capitolo|sceneggiatura|barzelletta|tema|biografia|recensione|frase|tesina|scena|favola|monologo|reportage|editoriale|riassunto|descrizione di|presentazione di",
    marketing:
      "marketing|annuncio|slogan|campagna|descrizione del prodotto|descrizione di prodotto|landing page|seo|social|social media|instagram|linkedin|pubblicità|comunicato stampa|tiktok|marchio|brand",
    resume:
      "curriculum|cv|lettera di presentazione|lettera di motivazione|offerta di lavoro|candidatura",
    data: "foglio di calcolo|excel|csv|dati|database|grafico|tabella pivot|statistic*|sql|base di dati",
    image:
      "immagine|logo|illustrazione|foto|disegno|ritratto|poster|locandina|icona|quadro|copertina",
    maths:
      "equazione|integrale|derivata|probabilità|matrice|frazione|geometria|triangolo|percentuale|somma|teorema|numeri primi",
    plan: "viaggio|itinerario|vacanza|vacanze|routine|matrimonio|festa|compleanno|budget|piano di studio|menù settimanale|menu settimanale|fine settimana|weekend|dieta|allenamento|menù|trasloco|gita|piano di allenamento|addio al nubilato",
    meeting:
      "riunione|ordine del giorno|verbale|lista di cose da fare|elenco di attività|priorità|flusso di lavoro|agenda|checklist",
    lesson: "lezione|studenti|alunni|compiti|esame|corso|piano di lezione|quiz|esercizi|verifica",
    ideas: "idee|nomi|titoli|temi|suggerimenti|regalo|regali|nome per|un nome",
  },
  slots: {
    audience:
      "per principianti|per bambini|per studenti|per gli studenti|per alunni|per sviluppatori|pubblico|lettor*|per esperti|per il mio capo|al mio capo|per clienti|per i clienti|a un cliente|per il mio team|di anni|rivolto a|rivolta a|destinato a|destinata a|per genitori|per turisti|per ragazzi|alla mia professoressa|al mio professore|per chi",
    purpose:
      "affinché|allo scopo|al fine di|obiettivo|scopo|finalità|in modo che|voglio ottenere|mi serve per",
    tone: "tono|formale|informale|amichevole|gentile|professionale|umoristico|divertente|spiritoso|persuasivo|serio|cordiale|nello stile|stile di|ironico|caloroso|poetico|registro",
    length:
      "parole|frasi|paragrafi|caratteri|pagine|breve|brevemente|corto|corta|dettagliat*|in dettaglio|lungo|al massimo|almeno|massimo|minimo|righe|minuti|lunghezza|conciso|strofe|sintetic*",
    format:
      "tabella|elenco|elenco puntato|punti|json|markdown|csv|passo per passo|passo dopo passo|schema|titoli|colonne|formato|modello|numerat*|sezioni|paragrafi|poesia|saggio|oggetto|sotto forma di|dialogo",
    constraints:
      "deve|devono|non deve|senza|solo|soltanto|unicamente|evita*|eviti|al massimo|almeno|esattamente|entro|mai|sempre|assicurati|requisit*|invece di|tranne|eccetto|includi|includa|compreso|meno di|più di|budget|limit*|vincol*|conserva|mantieni|non usare|non usi",
    examples: "per esempio|ad esempio|esempio|esempi|come ad esempio|campione",
    context:
      "sono un|sono una|ho|mio|mia|miei|mie|siamo|nostro|nostra|attualmente|contesto|situazione|dato|data|basato|basandoti|in base a|seguente|seguenti|lavoro in|lavoro come|supponi|immagina|progetto|azienda|ho deciso|considerando|tenendo conto|vivo|ti fornirò|vi fornirò|le fornirò|ti darò|vi darò|io descriverò|descriverò|ti dirò|scriverò",
    deadline:
      "entro domani|per domani|per lunedì|entro venerdì|scadenza|prima di|questa settimana|la prossima settimana|alla settimana|al giorno",
    stack:
      "python|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|versione|libreria|framework|ambiente|pandas",
    criteria:
      "criteri|criterio|successo|misurabil*|risultato atteso|valutare|atteso|sarà buono|andrà bene|si considera",
    role: "agisci come|comportati come|sei un*|come esperto|ruolo|prospettiva|punto di vista|nei panni|agisca come|agisse come|agissi come|agire come|faccia da|facessi da|tu sia un*|lei sia un*|ricopra|comporti come",
    steps:
      "passo per passo|passo dopo passo|prima|poi|dopo|infine|passi|passaggi|procedura|in ordine|fasi",
    sources: "font*|cita|citazion*|riferiment*|studi|studio|secondo|prove",
    depth:
      "in dettaglio|dettagliat*|a fondo|approfondi*|di base|avanzato|panoramica|esaustiv*|introduttiv*",
    assumptions:
      "ipotesi|supponi|presumi|presuppost*|chiedimi|mi chieda|se qualcosa non|se non è chiaro",
    angle:
      "taglio|prospettiva|inattes*|sorprend*|originale|originali|svolta|cliché|luoghi comuni|sguardo",
    imagery: "immagini|metafor*|atmosfera|colore|colori|luce|sensorial*|vivid*",
    "edge-cases":
      "casi limite|caso limite|input vuoto|input vuoti|non valid*|gestione degli errori|eccezioni",
    verification:
      "verific*|controlla*|test|prova|giustific*|convalid*|ragionamento|dimostr*|motiva*",
    alternatives: "alternativ*|opzioni|opzione|variant*|diverse versioni|pro e contro|modi diversi",
  },
  vague:
    "qualcosa|cose|cosa varia|in qualche modo|ecc|eccetera|carino|forse|più o meno|roba|tipo|qualsiasi cosa|non so|una cosa carina|robe",
  negations:
    "non|senza|mai|né|nemmeno|neanche|tranne|salvo|eccetto|niente|nulla|nessuno|nessun|nessuna|evita*|invece di",
  greetings:
    "grazie mille|sei un grande|sei grande|ciao|salve|buongiorno|buonasera|buonanotte|buon giorno|buon pomeriggio|grazie|grazie mille|arrivederci|sì|no|ok|va bene|come stai|come va|a presto|ottimo|fantastico|chi sei",
  jailbreak:
    "ignora tutte|ignora le istruzioni|ignora le tue|ignora ogni|dimentica tutte|dimentica le tue istruzioni|dimentica le istruzioni|senza restrizioni|senza alcuna restrizione|jailbreak|modalità sviluppatore|senza censura|senza filtri|senza etica|prompt di sistema",
  personal:
    "mio|mia|miei|mie|aiutami|mi aiuti|ho bisogno|mi serve|voglio|vorrei|per me|sto cercando|cerco|posso|devo|dovrei|ho|sono|sto|nostro|nostra|ci serve|ci aiuti|aiutaci|vorremmo|vogliamo|abbiamo|nostri|nostre|stiamo|mi consigli|mi consiglia|mi suggerisci|il mio caso|mi occorre",
  relative:
    "miglior*|buono|buona|buoni|buone|buon|popolar*|adatt*|economic*|vicino|ultimo|ultima|ultimi|ultime|nuovo|nuova|recent*|affidabil*|interessant*|san*|facil*|veloc*|rapid*|divers*|certo|ideal*|perfett*|local*",
  openRequest:
    "parlami di|parlami del|parlami della|raccontami di|raccontami del|raccontami qualcosa|dimmi qualcosa|informazioni su|informazioni sul|informazioni sulla|cerco informazioni|di più su|qualcosa su|tutto su|parlami degli|parlami delle|parlami dei|parlami dello|parlami dell'|mi parli di|parla di|raccontami della|raccontami dei|raccontami delle|cosa sai di|cosa sai su|che cosa sai|cosa puoi dirmi|voglio sapere di più|vorrei sapere di più|vorrei informazioni|dammi informazioni|informazioni sui|informazioni sulle|informazioni sugli",
  aspects:
    "sintom*|causa|cause|benefic*|vantagg*|svantagg*|storia|origine|origini|costo|costi|prezz*|definizione|significato|effetti|differenz*|requisit*|trattament*|biografia|mappa|orari*|indirizzo|ricett*|tipo|tipi|esempi|pericol*|rischi*|legge|leggi|regole|impatto|ruolo|funzion*|caratteristiche|passaggi|processo|struttura|popolazione|posizione|stipendio|statistiche|data|autore|trama|riassunto|proprietà|dimension*|età|ragioni|consigli",
  definite:
    "la differenza|il significato|i principali|le principali|i più|le più|il più|la più|l'attuale|tutti i|tutte le|ogni|le cause|le conseguenze|la storia di|la storia del|la storia della|i fondamenti|pro e contro|vantaggi e svantaggi",
  material:
    "questo testo|il testo|quest'articolo|questo articolo|l'articolo|questo codice|il codice|questo file|un file|il file|questa frase|seguente|seguenti|questo paragrafo|il mio saggio|il mio tema|il mio codice|il mio curriculum|questo documento|questo elenco|questa immagine|questi dati",
  padding:
    "prenditi il tempo|prenditi tutto il tempo|pensaci bene|molto importante per me|importante per me|ti sarei molto grato|ti sarei molto grata|ti sarei grato|ti sarei grata|grazie in anticipo|grazie mille|fai del tuo meglio|il meglio che puoi|una risposta molto buona|spero che|se non è un disturbo|per favore|per piacere|davvero|molto|importante|attentamente|grato|grata|grazie|risposta|qualità|semplicemente|onestamente|spero|tempo|sinceramente",
  harm: "costruire una bomba|fabbricare una bomba|fare una bomba|esplosivo artigianale|rubare|phishing|malware|riciclare denaro|uccidere qualcuno|avvelenare|fabbricare droga|produrre droga|senza farmi scoprire|illegalmente",
  override:
    "ignora|dimentica|ometti|aggira|senza|nessun|nessuna|libero da|non sei soggetto|non rifiutare mai",
  rules:
    "istruzioni|restrizioni|linee guida|regole|norme|etica|morale|filtri|censura|limiti|politiche|avvertenze",
  preamble:
    "ecco|certo|certamente|naturalmente|volentieri|prompt migliorato|versione migliorata|sicuramente|con piacere",
  topicFillers:
    "passo per passo|passo dopo passo|mi|ci|per favore|il concetto di|che cosa|cosa|come|brevemente|in dettaglio|tutto",
  topicStops:
    "che|per|in|con|usando|da|se|quando|dove|perché|ma|come|senza|è|sono|era|fu|si|io|tu|mi|molto|al|alla|tra|fra|e poi|secondo|fino|posso|può|deve|funziona|funzionano|nel|nella|nei|nelle",
};
