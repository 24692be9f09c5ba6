import type { TopicGrammar } from "../../topic/topic-grammar.ts";

export const italianTopics: TopicGrammar = {
  nouns: "behind-articles",
  tag: "it",
  articles:
    "il:il|lo:lo|la:la|i:i|gli:gli|le:le|l':l'|un:il|uno:lo|una:la|un':l'|del:il|dello:lo|della:la|dell':l'|dei:i|degli:gli|delle:le|al:il|allo:lo|alla:la|all':l'|ai:i|agli:gli|alle:le|nel:il|nello:lo|nella:la|nell':l'|nei:i|negli:gli|nelle:le|sul:il|sullo:lo|sulla:la|sull':l'|sui:i|sugli:gli|sulle:le|dal:il|dalla:la|dall':l'",
  elided: "l':il,lo,la",
  needsArticle: true,
  circumstances:
    "per|con|in|da|al|allo|alla|all'|ai|agli|alle|nel|nello|nella|nell'|nei|negli|nelle|dal|dalla|dall'",
  joiners: "di|d'",
  kept: "primo|prima|seconda|terzo|terza|grande|nuovo|nuova",
  dropped:
    "migliore|migliori|principale|principali|maggiore|maggiori|seguente|seguenti|proprio|propria|due|tre|quattro|cinque|dieci",
  infinitives: "[aei]re",
  adjectives:
    "(?:al[ei]|ic[oa]|ich[ei]|iv[oaie]|os[oaie]|ari[oae]?|bil[ei]|ant[ei]|ent[ei]|at[oaie]|it[oaie]|ut[oa]|es[ei]|ern[oaie]|ic[ei])",
  generic:
    "chi|quando|dove|quale|quali|altro|altri|altra|altre|stesso|stessa|utente|soluzione|compito|ruolo|cosa|cose|forma|forme|maniera|modo|modi|tipo|tipi|parte|parti|esempio|esempi|liste|testo|testi|frase|frasi|parola|parole|domanda|domande|risposta|risposte|idea|idee|passo|passi|passaggio|passaggi|tema|temi|argomento|punto|punti|titolo|titoli|paragrafo|paragrafi|numero|numeri|funzione|codice|programma|file|tabella|persona|persone|gente|volta|volte|giorno|giorni|anno|anni|momento|caso|casi|risultato|risultati|nome|nomi|ordine|formato|informazione|informazioni|dati|luogo|luoghi|motivo|motivi|ragione|ragioni|differenza|differenze|stile|fine|inizio|opzione|opzioni|insieme|gruppo|quantità|livello|uso|resto|maggior|meno|tono|ora|ore|settimana|mese|descrizione|spiegazione|brano|figura|processo|processi|problema|problemi|verità|conseguenze|caratteristiche|vantaggi|svantaggi|strategia|email|e-mail",
};
