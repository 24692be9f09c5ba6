import type { Lexicon } from "./lexicon.ts";

/** What is asked for by its name alone: for rewriting only. */
export const italianThings =
  "lettera di presentazione|lettera di motivazione|lettera motivazionale|lettera di dimissioni|lettera di raccomandazione|descrizione del prodotto|descrizione di prodotto|annuncio di lavoro|business plan|piano di studio|piano di allenamento|piano alimentare|lista della spesa|post linkedin|auguri di compleanno|messaggio per|poesia|racconto|barzelletta|viaggio a|viaggio in|weekend a|ricetta|ricette|slogan|titolo per|biografia|sceneggiatura|questionario|quiz|query sql|espressione regolare|modello di|logo|domande per un colloquio";

/** Words that name a field in Italian: for rewriting only, the score goes without them. */
export const italianFields: NonNullable<Lexicon["fields"]> = {
  story:
    "racconto|racconti|una storia su|una storia di|una storia breve|storia breve|storie brevi|romanzo|romanzi|narrativa|fanfic*|favola|favole|fiaba|fiabe|trama|cattivo della storia|protagonista*|antagonista*|scena|scene|sceneggiatura|copione|leggenda|raccontami una storia",
  poem: "poesia|poesie|haiku|sonetto|sonetti|filastrocca|filastrocche|verso|versi|rima|rime|ballata|ode|limerick",
  song: "canzone|canzoni|testo di una canzone|testo per una canzone|ritornello|rap|strofa|strofe|ninna nanna|inno",
  essay:
    "saggio|saggi|tesi|tesina|tema argomentativo|saggio breve|argomentativo|argomentativa|dissertazione",
  article:
    "articolo|articoli|blog|post sul blog|newsletter|reportage|recensione|recensioni|cronaca|editoriale|documentario|rubrica",
  speech:
    "discorso|discorsi|brindisi|presentazione orale|orazione|monologo|conferenza|elogio funebre|relazione orale",
  joke: "barzelletta|barzellette|battuta|battute|divertente|umorismo|umoristico|comico|gioco di parole|giochi di parole|freddura|freddure",
  health:
    "salute|medico|medici|dottore|malattia|malattie|sintomo|sintomi|medicina|medicine|farmaco|farmaci|dormire|sonno|insonnia|vitamina|vitamine|dolore|dolori|mal di|ansia|depressione|terapia|terapie|gravidanza|incinta|calorie|sangue|cardiac*|tumore|cancro|diabete|cervello|muscolo|muscoli|nutrizione|nutrizional*|chirurgia|vaccin*|allergi*|mentale|paziente|pazienti|ospedale|ospedali|dimagrire|perdere peso|febbre|colesterolo|pressione alta|dieta|cuore|covid",
  money:
    "denaro|soldi|investire|investimento|investimenti|azioni in borsa|borsa|tassa|tasse|imposta|imposte|budget|prestito|prestiti|mutuo|mutui|risparmio|risparmi|risparmiare|banca|banche|bancari*|finanza|finanziari*|assicurazion*|tasso di interesse|inflazione|criptovalut*|bitcoin|stipendio|pensione|credito|debito|debiti|economia|economic*|dividend*|euro al mese|fattura*",
  law: "legge|leggi|legale|legali|giuridic*|avvocato|avvocati|tribunale|tribunali|contratto|contratti|diritto|diritti|licenza|visto|immigrazione|processo penale|costituzione|costituzionale|reato|reati|penale|polizia|brevetto|brevetti|gdpr|normativa|regolament*|locazione|codice civile|sentenza",
  travel:
    "viaggio|viaggi|viaggiare|volo|voli|hotel|albergo|alberghi|visitare|itinerario|itinerari|vacanza|vacanze|turista|turisti|turismo|turistic*|aeroporto|spiaggia|spiagge|escursione|escursioni|destinazione|gita|gite|zaino in spalla|alloggio|b&b",
  food: "ricetta|ricette|cucinare|cucina|cena|pranzo|colazione|forno|ingredient*|ristorante|ristoranti|vegano|vegana|vegetarian*|pollo|formaggio|formaggi|caffè|vino|vini|birra|pane|zuppa|insalata|pizza|torta|torte|dolce|dolci|riso|risotto|pasta|spezie|piatto|piatti|mangiare|cibo|cibi|alimento|alimenti|sugo",
  home: "mobili|giardino|giardinaggio|piante|pulire|pulizie|riparare|riparazion*|ristrutturazione|imbiancare|verniciare|tetto|parete|pareti|riscaldamento|idraulico|impianto elettrico|presa elettrica|bucato|lavatrice|prato|fai da te|arredare|arredamento|trasloco|padrone di casa",
  animals:
    "cane|cani|cagnolino|gatto|gatti|gatta|gattino|uccello|uccelli|pesce|pesci|cavallo|cavalli|animale domestico|animale|animali|insetto|insetti|ape|api|balena|balene|delfino|delfini|elefante|elefanti|specie animale|specie animali|cucciolo|cuccioli|lupo|lupi|orso|orsi|serpente|serpenti|dinosauro|dinosauri|formica|formiche",
  nature:
    "clima|climatic*|meteo|oceano|oceani|foresta|foreste|bosco|boschi|fiume|fiumi|montagna|montagne|vulcano|vulcani|terremoto|terremoti|pioggia|piogge|albero|alberi|ambiente naturale|ambientale|ambientali|inquinamento|ricicl*|energia solare|rinnovabil*|sostenibil*|carbonio|emissioni|ecosistema|ecosistemi|biodiversità|natura|riscaldamento globale",
  science:
    "fisica|chimica|chimico|chimici|chimiche|biologia|biologic*|quantistic*|atomo|atomi|molecol*|pianeta|pianeti|universo|gravità|evoluzione|cellula|cellule|dna|gene|geni|genetica|genetic*|luna|marte|stella|stelle|buco nero|buchi neri|esperimento|esperimenti|particella|particelle|astronom*|fotosintesi|relatività|scientific*|termodinamica",
  technology:
    "computer|telefono|cellulare|smartphone|internet|software|portatile|batteria|robot|robotica|intelligenza artificiale|ia|chatgpt|gpt|apprendimento automatico|dispositivo|dispositivi|stampante|wifi|iphone|android|windows|hardware|blockchain|drone|droni|auto elettrica|auto elettriche|tecnologia|tecnologie|processore|informatica",
  history:
    "storico|storica|storici|storiche|storia d'italia|storia della|storia del|storia dell'|guerra|guerre|antica roma|antico egitto|antichità|impero|regina|secolo|secoli|rivoluzione|medioevo|medievale|medievali|romani|rinascimento|risorgimento|presidente|dinastia|coloniale|colonizzazione|napoleone|guerra mondiale|fascismo|unità d'italia|civiltà",
  society:
    "società|politica|politico|politici|politiche|governo|governi|democrazia|democratic*|religione|religioni|religios*|dio|filosofia|filosofo|filosofi|filosofic*|etica|etico|etiche|morale|cultura|culture|culturale|culturali|razzismo|libertà|elezioni|capitalismo|socialismo|comunismo|giustizia|uguaglianza|femminis*|senso della vita|libero arbitrio|disuguaglianze|povertà",
  business:
    "azienda|aziende|aziendale|aziendali|startup|start-up|impresa|imprese|cliente|clienti|mercato|mercati|vendite|prodotto|prodotti|strategia|fatturato|ricavi|profitto|profitti|concorrente|concorrenti|concorrenza|negozio|negozi|imprenditor*|catena di fornitura|franchising|marketing|e-commerce|business plan",
  work: "lavoro|lavorativo|occupazione|carriera|colloquio|colloqui|capo ufficio|capo|collega|colleghi|ufficio|riunione|riunioni|team|smart working|promozione|dimissioni|dimettermi|assunzione|assumere|selezione del personale|datore di lavoro|produttività|aumento di stipendio|licenziamento|professionale",
  learning:
    "imparare|apprendere|apprendimento|studiare|studio|insegnare|esame|esami|corso di|corsi|compiti|lezione|lezioni|tutor|memorizz*|maturità|interrogazione|metodo di studio|ripasso|ripassare|materia scolastica",
  people:
    "amico|amica|amici|amiche|amicizia|famiglia|familiare|familiari|moglie|marito|fidanzata|fidanzato|ragazza|madre|padre|mamma|papà|figlio|figlia|figli|bambino|bambini|bambina|genitori|coppia|matrimonio|amore|neonato|nonno|nonna|nonni|compleanno|divorzio|suocera|relazione di coppia",
  arts: "musica|musicale|musicali|film|cinema|libro|libri|romanzo|romanzi|dipinto|dipinti|pittura|pittore|pittori|arte|arti|artista|artisti|chitarra|pianoforte|teatro|danza|ballo|fotografi*|poeta|poeti|album|attore|attrice|attori|manga|personaggio|personaggi|museo|musei|letteratura|letterari*|serie tv|scultura|architettura|regista|registi",
  games:
    "gioco|giochi|videogioco|videogiochi|scacchi|enigma|enigmi|indovinello|indovinelli|rompicapo|minecraft|dungeon|rpg|giocatore|giocatori|giocare|sudoku|poker|gioco da tavolo|giochi da tavolo|gioco di ruolo|giochi di ruolo|nintendo|pokémon",
  sport:
    "sport|sportivo|sportiva|sportivi|calcio|pallacanestro|basket|tennis|correre|corsa|maratona|palestra|allenamento|allenamenti|allenarmi|allenare|yoga|nuotare|nuoto|ciclismo|bicicletta|golf|olimpic*|olimpiadi|atleta|atleti|pallavolo|calciatore|calciatori|flessioni|stretching",
  language:
    "parola|parole|frase|frasi|grammatica|grammatical*|lingua|lingue|inglese|italiano|francese|spagnolo|tedesco|cinese|giapponese|sinonimo|sinonimi|traduzione|tradurre|traduci|vocabolario|ortografi*|pronuncia|verbo|verbi|aggettivo|aggettivi|parafras*|etimolog*|modo di dire|modi di dire|proverbio|proverbi|congiuntivo",
  web: "html|css|react*|vue|angular|sito web|siti web|sito internet|pagina web|pagine web|frontend|front-end|browser|next.js|svelte|tailwind|pulsante|dom|wordpress|modulo web",
  systems:
    "docker|kubernetes|linux|server|aws|azure|terraform|bash|shell|nginx|rete locale|reti informatiche|deploy|cloud|database|base di dati|sql|postgres*|mysql|redis|kafka|api|autenticazione|memoria ram|kernel|thread*|concorrenza tra|cpu|cuda|rust|c++|compilatore|powershell|cron|ssh|git|ubuntu",
  algorithms:
    "algoritmo|algoritmi|ordinare|ordinamento|array|vettore|lista di|stringa|stringhe|albero binario|grafo|grafi|ricorsione|ricorsiv*|programmazione dinamica|lista concatenata|matrice|matrici|numero primo|numeri primi|fibonacci|ricerca binaria|hash|complessità|intero|interi|palindrom*|coda|pila|binario|ciclo|funzione che|leetcode|fattoriale|permutazion*",
  "data-science":
    "dati|dataset|pandas|numpy|regressione|neurale|neurali|modello|modelli|pytorch|tensorflow|previsione|prevedere|classificatore|statistica|statistic*|excel|csv|foglio di calcolo|dataframe|visualizzazione|grafico|grafici|apprendimento automatico|matplotlib|correlazione|serie temporale|serie temporali",
};
