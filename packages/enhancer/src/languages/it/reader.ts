import type { LanguageReader } from "../../catalogue/language-kit.ts";
import { italian } from "../../lexicon/it.ts";

/** Where a word begins and ends, accents counted as letters. */
const b = "(?<!\\p{L})";
const e = "(?!\\p{L})";
const within = "[^.!?\\n]*";

const infinitive =
  "(?:scriver\\p{L}*|redigere|crear\\p{L}*|far\\p{L}*|preparar\\p{L}*|organizzar\\p{L}*|pianificar\\p{L}*|progettar\\p{L}*|inventar\\p{L}*|trovar\\p{L}*|sceglier\\p{L}*|decider\\p{L}*|capir\\p{L}*|confrontar\\p{L}*|imparar\\p{L}*|migliorar\\p{L}*|corregger\\p{L}*|tradur\\p{L}*|riassumer\\p{L}*|sapere|comprar\\p{L}*|costruir\\p{L}*|sviluppar\\p{L}*|realizzar\\p{L}*|spiegar\\p{L}*|generar\\p{L}*|compor\\p{L}*|dar\\p{L}*|dir\\p{L}*|elencar\\p{L}*|consigliar\\p{L}*|suggerir\\p{L}*|proporr\\p{L}*|aiutar\\p{L}*|raccontar\\p{L}*|mostrar\\p{L}*|ideare|studiare|calcolar\\p{L}*|sistemar\\p{L}*)";

const make =
  "(?:(?:mi |ci |me la |me lo )?(?:scriv(?:i|imi|ici|ere|ermi|erci|ete|iamo|a|o|erle|ergli|eresti)|scrivimela|redig(?:i|ere|imi|a)|crea(?:mi|re|rmi|ci)?|cre(?:i|o)|gener(?:a|ami|are|armi|i)|fai|fa'|fa|fammi|facci|fare|farmi|farci|faccio|faresti|dai|da'|dammi|dacci|dare|darmi|prepar(?:a|ami|are|armi|i|o)|elabor(?:a|are|ami)|compo(?:ni|nimi|rre|nga)|progett(?:a|ami|are|o)|svilupp(?:a|ami|are)|costrui(?:sci|scimi|re)|realizz(?:a|ami|are|armi)|invent(?:a|ami|are|armi|i)|propo(?:ni|nimi|rre|rmi)|sugger(?:isci|iscimi|ire|irmi)|consigli(?:a|ami|are|armi)?|trov(?:a|ami|are|armi|i)|stend(?:i|ere|imi)|formul(?:a|ami|are)|pianific(?:a|ami|are|o)|organizz(?:a|ami|are|armi|o)|programm(?:a|ami|are)|raccont(?:a|ami|are|armi|i)|mostr(?:a|ami|are|armi)|disegn(?:a|ami|are|armi)|ide(?:a|are)|butta giù|buttami giù|cerc(?:o|ami|a)|serv(?:e|ono|irebbe|irebbero)|occorre|implement(?:a|ami|are)|elenc(?:a|ami|are)|pens(?:a|are)(?: a)?|bozza|abbozza)|(?:ho|avrei|abbiamo) bisogno di|(?:sto|stiamo) (?:scrivendo|preparando|cercando|facendo|creando|organizzando)|(?:vorrei|voglio|vogliamo|vorremmo)(?: (?:scrivere|creare|fare|avere|preparare))?|(?:devo|dobbiamo|dovrei) (?:scrivere|fare|preparare|creare|tenere|consegnare|organizzare|mandare|inviare)|(?:aiuto|aiutami|aiutatemi|aiutarmi)(?: a (?:scrivere|fare|creare|preparare)| con| per)?|mi (?:dai|fai|scrivi|prepari|consigli|crei|trovi|inventi|suggerisci|proponi|racconti)|hai|avresti|conosci)";

/** Words that end a run of modifiers: what stands behind them is no head noun. */
const stops =
  "di|del|dello|della|dei|degli|delle|a|al|allo|alla|ai|agli|alle|da|dal|dalla|dai|in|nel|nella|nei|con|col|su|sul|sulla|sui|per|tra|fra|che|chi|cosa|come|quando|perché|perche|perchè|dove|quale|quali|quanto|quanti|e|ed|o|oppure|ma|se|non|è|sono|era|ho|hai|ha|si|ti|senza|sotto|contro|tipo|significa|spiega|spiegami|riassumi|traduci|correggi|migliora";

const between = `(?:(?:di )?(?:(?!(?:${stops})${e})[\\p{L}\\p{N}&/+.%#-]+,?\\s+|(?!(?:c|dov|com|quand|cos|quant)')\\p{L}{1,6}'\\s?)){0,4}?(?:(?:bozza|modello|esempio|testo|traccia|tipo) (?:di |per |d')(?:un |una |un'|la |il |l')?)?`;

const modifier =
  "(?:un[ao]?|il|lo|la|i|gli|le|dei|degli|delle|del|della|qualche|alcun[ie]|mi[oa]|miei|mie|nostr[oaie]|altr[oaie]|quest[oaie]|due|tre|quattro|cinque|dieci|\\d+|brev[ei]|cort[oaie]|bell[oaie]?|bel|nuov[oaie]|piccol[oaie]|simpatic[oaie]|semplic[ei]|formal[ei]|informal[ei]|veloc[ei]|rapid[oaie]|migliore?|migliori|buon[oaie]?|divertent[ei]|lung[oa]|lungh[ei]|dolc[ei]|tener[oaie]|commovent[ei]|original[ei]|creativ[oaie]|complet[oaie]|efficac[ei]|perfett[oaie]|ver[oa]|professional[ei]|economic[oa]|sana?|settimanal[ei]|ottim[oaie]|facil[ei]|prim[oa]|mini)";
const bare = `(?:${modifier},?\\s+|(?:un|l|dell|quest|bell|nell|d)'\\s?|(?:bozza|modello|esempio|testo|traccia|idee?) (?:di |per |d')(?:un |una |un'|la |il |l')?){0,4}?`;

/** A head noun is the end of a phrase: no verb says something of it. */
const end =
  "(?![\\p{L}\\p{N}'-])(?!\\s+(?:è|e'|era|sono|erano|non|ha|hanno|si|mi|ti|può|possono|deve|devono|va|vanno|funziona|dice|significa|viene|sta|stanno|c'è|vuol dire|serve a|dovrebbe|dovrebbero|dovrà|inizia|comincia|ho|abbiamo|fu|sarà|sarebbe|avrà|contiene|racconta|avrebbe|potrebbe|dev'essere)(?!\\p{L}))";

/** Anything that is sent to somebody. */
const mail =
  "(?:e-?mail|mail|letter(?:a|e|ina)|messaggi(?:o|no|ni)?|sms|whatsapp|pec|raccomandata|bigliett(?:o|ino)|vocale)";

const code =
  "python|java|javascript|js|typescript|php|html|css|sql|codice|script|regex|api|c\\+\\+|c#|smtp|react|bot|programma in";

/** Mail that is a matter of code, of selling or of jobs, and texts that are there already. */
const notMail = `${b}(?:${code}|newsletter|marketing|promozional\\p{L}+|pubblicitari\\p{L}+|spam|phishing|presentazione|motivazion\\p{L}+|candidatur\\p{L}+|candidar\\p{L}+|referenz\\p{L}+|aumento|compleanno|auguri|errore|outlook|gmail|condoglian\\p{L}+|lutto|funerale|decesso|defunt\\p{L}+|mort[oaei]|maiuscol\\p{L}+|minuscol\\p{L}+|alfabeto|babbo natale|seguente|seguenti|poesia|canzone|indirizzo (?:e-?)?mail|cancellat[oi]|eliminat[oi]|recuperare|oggetto)${e}|${b}(?:questa|questo|queste|questi|la mia|il mio|le mie) (?:${mail})${e}|${b}(?:rispond\\p{L}+|risposta) (?:a|ad|alla|al|all') ?(?:un[a' ]|questa|quest[oa])`;

const language =
  "(?:inglese|francese|spagnolo|tedesco|italiano|portoghese|olandese|svedese|norvegese|danese|finlandese|polacco|russo|ucraino|turco|arabo|ebraico|persiano|hindi|cinese|mandarino|giapponese|coreano|vietnamita|tailandese|thai|latino|greco|rumeno|romeno|ungherese|ceco|bulgaro|serbo|croato|albanese|catalano|napoletano|siciliano|sardo|dialetto|esperanto)";

const programming =
  "(?:python|java ?script|java|type ?script|c\\+\\+|c#|sql|html(?: e css)?|css|rust|kotlin|swift|php|ruby|r|react|unity|programmazione|coding|a programmare|programmare|sviluppo (?:web|software|app))";

const codeThing =
  "(?:codic[ei]|script|funzion[ei]|programm[ai]|query|class[ei]|component[ei]|algoritm[oi]|css|html|ciclo|loop|applicazione|app (?:react|flutter|python|android)|bot discord|regex)";

const text =
  "(?:test[oi]|tem[ai]|frase|frasi|paragraf[oi]|e-?mail|mail|letter[ae]|messaggi[oi]?|articol[oi]|post|relazion[ei]|racconto|storia|poesia|tesi(?:na)?|descrizion[ei]|bio|introduzion[ei]|conclusion[ei]|riassunt[oi]|discors[oi]|saggio|bozza|risposta|capitol[oi]|appunti|document[oi]|recension[ei]|abstract|didascalia|caption|compito|elaborato|comunicato)";
const mine =
  "(?:quest[oaie]|quest'|il (?:mio|seguente|testo)|la (?:mia|seguente)|l'|lo|la|il|i|le|gli|un|una|un'|mi[oa]|il nostro|la nostra|i miei|le mie|seguente)";

const person =
  "(?:mamma|madre|pap[àa]'?|padre|genitori|sorella|fratello|nonn[aio]|zi[ao]|amic[aoi]|amiche|migliore amic[ao]|ragazz[ao]|fidanzat[ao]|marito|moglie|compagn[ao]|figli[ao]?|capo|collega|colleghi|prof\\p{L}*|maestr[ae]|professor\\p{L}*|cugin[ao]|suocer[ao]|nipot[ei]|lei|lui|ex|coinquilin[oai]|vicin[oai]|famiglia|suoceri|client[ei]|titolare|datore di lavoro|insegnante|medico|padrone di casa|miei(?= che)|miei genitori)";
const whom = `(?:(?:a|al|ad|alla|ai|alle|agli|allo|per|con|col|all'|coi)\\s?(?:il |la |l'|i |le )?(?:(?:mi[oaei]|miei|mie|nostr[oaie]|un|una|un'|su[oa])\\s?)?(?:\\p{L}+ )?${person})`;

const child =
  "(?:(?:mi[oa] )?figli[oa]|(?:i )?(?:miei )?figli|(?:mi[oa]|il|la|un|una) (?:bambin[oa]|bimb[oa]|ragazzin[oa])|bambin[oaie]|bimb[oaie]|adolescent[ei]|figliolett[oa])";

const kitchen =
  "pasta|torta|tiramis[uù]|carbonara|lasagn[ae]|risotto|pizza|focaccia|pane|pollo|minestrone|zuppa|biscotti|crostata|gnocchi|polpette|parmigiana|rag[uù]|pancakes?|ciambellone|frittata|amatriciana|pesto|crepes?|cheesecake|muffin|panna cotta|arrosto|spezzatino|riso|uova|crema pasticcera|besciamella|brodo|salmone|melanzane|zucchine|patate|caponata|arancini|cous ?cous|torta di mele|pan di spagna|meringhe|marmellata|plumcake|brownies?|piadina|polenta|ossobuco|gelato|bistecca|pesce|verdure|hummus|falafel|sushi|ravioli|tortellini|cannelloni";

const days = `\\d+ ?(?:giorni|giorno|gg|nott[ei]|settiman[ae]|mes[ei])|(?:un|due|tre|quattro|cinque|sei|sette|dieci) (?:giorni|giorno|nott[ei]|mesi|settimane)|una settimana|${b}(?:weekend|week-end|fine settimana|ponte)${e}`;
const company = `${b}(?:con (?:i |il |la |le |mi[oa] |miei |gli |un |una |amic|figli|bambin|ragazz|famiglia)|da sol[oa]|in (?:coppia|famiglia|gruppo|due|tre|quattro)|coppia|famiglia|bambini|figli|viaggio di nozze|luna di miele|amici|amiche|romantic[oa])`;
const money = `[€$£]\\s?\\d|\\d+\\s?(?:€|euro|eur)${e}|${b}(?:budget|economic\\p{L}+|low cost|spendere|poco prezzo|sotto i \\d+|fino a \\d+|massimo \\d+|meno di \\d+)`;
const when = `${b}(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno|natale|pasqua|capodanno|ferragosto)${e}`;
const soon = `${b}(?:oggi|domani|dopodomani|stasera|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|settimana prossima|prossim[oa])${e}`;
const minutes =
  "\\d+ ?(?:minut[oi]|min|ore|ora|h|secondi)(?!\\p{L})|(?:un|due|tre|cinque|dieci) minut[oi]|mezz'?ora|un'ora";
const stack =
  "(?<![\\p{L}\\p{N}])(?:python|javascript|js|typescript|java|c\\+\\+|c#|\\.net|golang|rust|ruby|php|swift|kotlin|dart|flutter|matlab|bash|powershell|vba|sql|html5?|css|tailwind|bootstrap|react|vue|angular|svelte|node(?:\\.?js)?|next\\.?js|express|django|flask|fastapi|laravel|wordpress|c|r)(?![\\p{L}\\p{N}])";

/** How Italian puts the asks of the catalogue. */
export const italianReader: LanguageReader = {
  tag: "it",
  lexicon: italian,
  grammar: {
    tag: "it",
    polite: `(?:ciao|salve|buongiorno|buonasera|buon pomeriggio|ehi|ehil[àa]|hey|ok|okay|allora|senti|scusa(?:mi)?|bene)(?: a tutti| chat ?gpt| gpt| chat)?[,!.]*\\s+|(?:per favore|per piacere|x favore|perfavore|cortesemente|gentilmente|grazie)[,]?\\s+|(?:mi |ci )?(?:puoi|potresti|potreste|riesci a|riusciresti a|sapresti|potrebbe|può|potete|ti va di|ti dispiace)(?: per favore| gentilmente| cortesemente)?\\s+|(?:vorrei|voglio|mi piacerebbe|desidero|ho bisogno|avrei bisogno) che (?:tu )?(?=mi|ci|scriv|crea|prepar|facess)|(?:mi )?aiut(?:i|ami|armi|atemi|eresti|ateci)(?: per favore)? a\\s+|(?:aiuto|ho bisogno di aiuto|mi serve aiuto) (?:a|per) (?=${infinitive}${e})|(?:vorrei|voglio|devo|dovrei|dobbiamo|mi piacerebbe|sto cercando di|cerco di|ho bisogno di|avrei bisogno di|mi serve|bisogna) (?=${infinitive}${e})|(?:dimmi|mi dici|sai dirmi|sai|mi sai dire|dirmi|mi puoi dire|fammi sapere|fammi capire|vorrei sapere|volevo sapere|mi chiedevo),?\\s+(?=(?:cosa|che|come|perché|perche|perchè|quale|quali|qual|quando|dove|chi|quanto|se)${e})`,
    // An article may be elided ("un'app"): the slot begins behind its apostrophe, not behind a space.
    thing: `^(?:(?:${make})\\s+(?:per favore )?${between}|${bare})(?:(?:{it}))${end}`,
    made: `^(?:${make})\\s+(?:per favore )?${between}(?:(?:{it}))${end}`,
    opens: `^(?:{it})${e}`,
    does: `^(?:{it})${e}(?:\\s+[^\\s]+){0,7}?\\s+(?:{to})${e}`,
    is: "^(?:{it})[.!?\\s]*$",
    second: `^(?:e |ed )?(?:anche|poi|inoltre|dopodich[eé]|cosa|che cosa|come|perché|perche|quale|quali|chi|quando|dove|quanto|spiega(?:mi)?|dai|dammi|scrivi(?:mi)?|elenca|crea(?:mi)?|fai|fammi|proponi|mostra(?:mi)?|trova(?:mi)?|consiglia(?:mi)?|suggerisci(?:mi)?|descrivi|confronta|riassumi|traduci|dimmi|aggiungi|genera|prepara)${e}`,
    orders: `^(?:[-*•] )?(?:per favore |anche |sempre |poi |infine |prima |e |ma |inoltre,? )*(?:aggiungi|aiutami|adatta|aggiorna|allega|alterna|analizza|apri|argomenta|aspetta|assicurati|attieniti|basati|bilancia|calcola|cambia|cerca|chiarisci|chiedi(?:mi)?|chiudi|cita|collega|combina|comincia|completa|concentrati|concludi|confronta|considera|consiglia|controlla|converti|correggi|crea|da[i']?|dammi|definisci|descrivi|di'|dimmi|dividi|elenca|elimina|enfatizza|esamina|escludi|esprimi|evidenzia|evita|fa[i']?|fammi|finisci|fornisci|formatta|genera|giustifica|identifica|ignora|immagina|includi|indica|inizia|inserisci|insisti|integra|invita|lascia|limita(?:ti)?|mantieni|menziona|metti|mostra(?:mi)?|motiva|nomina|non|numera|offri|ordina|organizza|parla|parti|pensa|poni|precisa|prediligi|presenta|privilegia|proponi|prova|punta|racconta|raggruppa|rendi(?:lo|la|li)?|resta|riassumi|ricorda(?:ti|mi)?|ripeti|riporta|rispetta|rispondi|rivolgiti|scegli|scrivi(?:mi)?|segnala|segui|separa|sii|simula|sottolinea|specifica|spiega(?:mi)?|sostituisci|struttura|sviluppa|suddividi|suggerisci|supponi|taglia|termina|tieni|togli|traduci|tratta|trova|usa|utilizza|valuta|verifica|vai|il (?:tono|testo|linguaggio|risultato|formato|lettore)|la (?:risposta|lunghezza|lista)|lo stile|ogni|ciascun[oa]?|per (?:ogni|ciascun[oa]?)|massimo|almeno|solo|niente|nessun[oa]?|senza|con|in (?:ordine|modo|forma|una|un|italiano|inglese)|breve|deve|devono|tono|stile|formato|lunghezza)${e}`,
  },
  forms: new Map([
    [
      "correspondence.out-of-office",
      [
        {
          thing:
            "(?:(?:rispost[ae]|messaggi[oi]?|e-?mail|mail|avvis[oi]|testo) (?:automatic[aoie]|di (?:assenza|fuori ufficio|ferie|risposta automatica)|fuori (?:ufficio|sede)|out of office|per le ferie)|fuori ufficio|risponditore automatico|out of office|autorisposta)",
        },
      ],
    ],
    [
      "correspondence.resignation",
      [
        {
          thing:
            "(?:(?:lettera|e-?mail|mail|comunicazione|preavviso|messaggio) (?:formale )?(?:di|delle|per le|per dare le|per rassegnare le) dimissioni|dimissioni|lettera di licenziamento(?= (?:volontari|dal mio|per il mio capo)))",
        },
        {
          thing: `${mail}(?=${within}${b}(?:mi dimetto|dimetter\\p{L}+|dimissioni|mi licenzio|licenziarmi|lascio il lavoro|lasciare il lavoro)${e})`,
        },
        {
          opens:
            "come (?:si )?(?:scriv\\p{L}+|faccio|fare|do|dare|do'|presentare|presento|rassegnare) (?:\\p{L}+ ){0,2}?(?:lettera di )?dimissioni",
        },
      ],
    ],
    [
      "correspondence.apology",
      [
        {
          thing: `(?:${mail}|biglietto|testo|due righe) (?:\\p{L}+ )?(?:di|con le|per le) (?:mie )?scuse`,
        },
        {
          thing: `${mail}(?=${within}${b}(?:scusarmi|scusarci|per scusar\\p{L}+|mi scuso|chieder\\p{L}* scusa|mi dispiace|farmi perdonare|chiedere perdono)${e})`,
        },
        { opens: "come (?:si )?scriv\\p{L}+ (?:una |un )?\\p{L}+ di scuse" },
      ],
    ],
    [
      "correspondence.refund",
      [
        {
          thing: `${mail}(?=${within}${b}(?:rimbors\\p{L}+|soldi indietro|indietro i soldi|restituzione (?:dei soldi|del denaro|dell'importo)|riavere i (?:miei )?soldi)${e})`,
        },
        { thing: "(?:richiesta|domanda|lettera) (?:di |per )(?:il )?rimborso" },
        {
          opens:
            "come (?:si )?(?:scriv\\p{L}+|chiedere|chiedo|richiedere) (?:\\p{L}+ ){0,3}?rimborso",
        },
      ],
    ],
    [
      "correspondence.cancel",
      [
        {
          thing: `${mail}(?=${within}${b}(?:disdett[ae]|disdir\\p{L}+|disdico|recesso|recedere|cessazione|annullare (?:il|l'|la|un) ?(?:\\p{L}+ )?(?:contratto|abbonamento|polizza|iscrizione)|lasciare (?:la casa|l'appartamento|casa)|chiusura (?:del )?(?:conto|contratto)))`,
        },
        { thing: "(?:lettera |modulo |modello )?(?:di )?(?:disdetta|recesso)" },
        {
          opens:
            "come (?:si )?(?:scriv\\p{L}+|faccio|fare) (?:una |la |un )?(?:lettera di )?(?:disdetta|recesso)",
        },
      ],
    ],
    [
      "correspondence.landlord",
      [
        {
          thing: `${mail}(?=${within}${b}(?:padron[ea] di casa|padroni di casa|proprietari[oa](?: di casa| dell'appartamento)?|locatore|amministratore(?: di condominio| del condominio)?|affittuari[oa]|inquilin[oa])${e})`,
        },
      ],
    ],
    [
      "correspondence.complaint",
      [
        {
          thing: `(?:(?:${mail}) (?:formale )?(?:di|per) (?:un )?(?:reclamo|lamentela|lamentele|protesta|contestazione)|reclamo|lamentela|ricorso(?= (?:contro|per) (?:una |la )?multa)|contestazione)`,
        },
        {
          thing: `${mail}(?=${within}${b}(?:lamentar\\p{L}+|reclam\\p{L}+|contestar\\p{L}+|protestare|mi lamento)${e})`,
        },
        {
          opens:
            "come (?:si )?(?:scriv\\p{L}+|faccio|fare|presentare) (?:un |una )?(?:lettera di )?(?:reclamo|ricorso|contestazione)",
        },
      ],
    ],
    [
      "correspondence.absence",
      [
        {
          thing: `${mail}(?=${within}${b}(?:malat[oa]|malattia|assen(?:te|za)|ferie|permesso(?= |$)|giorn[oi] (?:liber[oi]|di)|giornata libera|non (?:vado|vengo|posso venire|verrò|posso andare|potrò venire)|(?:sono|sarò|arrivo|arriverò|faccio) (?:in )?(?:ritardo|tardi)|congedo|maternit[àa]|paternit[àa]|smart working domani)${e})`,
        },
        {
          thing:
            "(?:(?:richiesta|domanda) (?:di |per )?(?:ferie|permesso|giorn[oi] di (?:ferie|permesso)|congedo|aspettativa|assenza)|giustificazione(?= (?:per|assenza|scuola|scolastica|di)|$)|giustifica(?= (?:per|di)))",
        },
      ],
    ],
    [
      "correspondence.delay",
      [
        {
          thing: `${mail}(?=${within}${b}(?:ritard[oi]|ritardata|slitt\\p{L}+|rimanda\\p{L}+|posticip\\p{L}+|rinvi\\p{L}+|non riuscir\\p{L}+ a rispettare|più tempo)${e})`,
        },
      ],
    ],
    [
      "correspondence.invitation",
      [
        {
          thing:
            "(?:(?:testo|messaggio|e-?mail|mail|biglietto|lettera) (?:d'|di |per |dell'|per l'|per un )(?:invit[oi]|invitare)|invit[oi]|partecipazion[ei](?= (?:di|per|matrimonio|nozze)))",
        },
        { thing: `${mail}(?=${within}${b}(?:invitar\\p{L}+|invito)${e})` },
      ],
    ],
    [
      "correspondence.thanks",
      [
        {
          thing: `(?:(?:${mail}|testo|frasi|parole) (?:di|per i|con) ringraziament[oi]|ringraziament[oi])`,
        },
        {
          thing: `${mail}(?=${within}${b}(?:ringrazi\\p{L}+|dire grazie|dirle grazie|dirgli grazie)${e})`,
        },
      ],
    ],
    [
      "correspondence.request",
      [
        {
          thing: `${mail}(?=${within}${b}(?:chieder\\p{L}+|chied[oe]|richieder\\p{L}+|richiesta|domandare|sollecit\\p{L}+|proroga)${e})`,
        },
        { thing: "(?:lettera di )?sollecito|lettera di richiesta" },
      ],
    ],
    [
      "correspondence.work",
      [
        {
          thing: `${mail}(?=${within}${b}(?:(?:a|al|alla|allo|ai|alle|agli|ad|per|all')\\s?(?:il |la |i |l'|un |una |un')?(?:mi[oaei] |miei |nostr[oaie] )?(?:\\p{L}+ )?(?:capo|boss|client[ei]|colleg(?:a|hi|he)|team|fornitor[ei]|ufficio|hr|risorse umane|direttor[ei]|direttrice|dirigente|responsabile|datore|titolare|azienda|commercialista|banca|assicurazione|comune|prof\\p{L}*|docente|relatore|preside|segreteria|agenzia))${e})`,
        },
        {
          thing: `${mail} (?:formal[ei]|professional[ei]|aziendal[ei]|di lavoro|lavorativ[ae]|commercial[ei])`,
        },
      ],
    ],
    [
      "correspondence.message",
      [
        { made: mail },
        {
          thing: `${mail}(?= (?:a|al|alla|allo|ad|ai|alle|agli|all'|per (?:il|la|un|una|mi[oa]|i|le|mamma)|d'amore|di addio|di saluto|dolce|romantic[oa])\\s?)`,
        },
        { opens: `cosa (?:posso )?scriv(?:o|ere)(?= ${whom})` },
      ],
    ],
    [
      "occasions.wedding-toast",
      [
        {
          thing: `(?:discors[oi]|brindisi|parole|testo|speech)(?=${within}${b}(?:matrimonio|nozze|spos[aio]|testimone|damigella)${e})`,
        },
        { thing: "discorso (?:da|del|della|di|come) testimone" },
      ],
    ],
    [
      "occasions.birthday",
      [
        {
          thing: `(?:augur[io]|messaggi(?:o|no|ni)?|frasi?|bigliett(?:o|ino)|dedica|lettera|testo|pensiero|e-?mail|mail|discorso)(?=${within}${b}(?:compleanno|compie|diciottesimo|18esimo|(?:\\d+|trent|quarant|cinquant|sessant)'?anni)${e})`,
        },
        { thing: "auguri(?= (?:a|al|alla|ad|per (?:un|una|il|la|mi[oa]))(?!\\p{L}))" },
        {
          opens:
            "(?:cosa|che|come) (?:posso )?(?:scriv(?:o|ere)|fare gli auguri)(?=[^.!?\\n]*(?:compleanno|compie))",
        },
      ],
    ],
    [
      "occasions.talk",
      [
        {
          thing:
            "(?:(?:testo|scaletta|discorso) (?:per|di|della) (?:una |la |mia )*(?:presentazione|conferenza|tesi)|intervento(?= (?:di \\d|a |per |su))|conferenza|ted talk|talk|relazione orale|discorso (?:di|per la|della) (?:discussione (?:della |di )?)?tesi|presentazione orale)",
        },
        {
          opens:
            "come (?:posso )?(?:inizi|comincio|iniziare|cominciare|inizio|apro) (?:la |una |il )?(?:mia |mio )?(?:presentazione|discorso|esposizione)",
        },
      ],
    ],
    [
      "occasions.speech",
      [
        { thing: "(?:discors(?:o|etto|i)|brindisi|comizio)" },
        {
          opens:
            "come (?:si )?(?:scriv\\p{L}+|faccio|fare|preparo|preparare) un (?:\\p{L}+ )?discorso",
        },
      ],
    ],
    [
      "career.gap",
      [
        {
          does: "come (?:posso |si )?(?:spieg\\p{L}+|giustific\\p{L}+|mett\\p{L}+|inseri\\p{L}+|gestir\\p{L}+)|cosa (?:scriv\\p{L}+|dico|dire)|spiegare",
          to: "(?:buc(?:o|hi)|vuot[oi]|paus[ae]|gap|periodo di inattività)(?=[^.!?\\n]*(?:cv|curriculum|colloqui|lavor|carriera|anni))",
        },
        {
          thing:
            "(?:buc(?:o|hi)|vuot[oi]|gap|paus[ae]) (?:\\S+ ){0,3}?(?:nel|sul|di) (?:mio )?(?:cv|curriculum|carriera|lavoro)",
        },
      ],
    ],
    [
      "career.cover-letter",
      [
        {
          thing:
            "(?:lettera (?:di )?(?:presentazione|accompagnamento|candidatura|autocandidatura)|cover letter|(?:e-?mail|mail) di (?:presentazione|candidatura|autocandidatura)|autocandidatura|candidatura spontanea)",
        },
        {
          thing: `lettera (?:di motivazione|motivazionale)(?=${within}${b}(?:lavoro|posizione|azienda|stage|tirocinio|impiego|posto)${e})`,
        },
        { thing: `(?:${mail})(?=${within}${b}(?:candidarmi|propormi come)${e})` },
        {
          opens:
            "come (?:si )?(?:scriv\\p{L}+|inizi\\p{L}+|faccio|fare) (?:una |la |mia )*(?:lettera (?:di )?presentazione|cover letter)",
        },
      ],
    ],
    [
      "career.motivation-letter",
      [
        {
          thing:
            "(?:lettera (?:di motivazione|motivazionale|di intenti)|lettera per (?:l'|una )?(?:erasmus|borsa di studio))",
        },
        {
          opens:
            "come (?:si )?(?:scriv\\p{L}+|inizi\\p{L}+|faccio|fare) (?:una |la |mia )*lettera motivazionale",
        },
      ],
    ],
    [
      "career.resume",
      [
        { thing: "(?:curriculum(?: vitae)?|cv|curricul[ao])" },
        {
          opens:
            "come (?:si )?(?:scriv\\p{L}+|faccio|fare|creo|creare|fa|preparo|compilare) (?:un |il |mio )*(?:curriculum|cv)",
        },
      ],
    ],
    [
      "career.interview",
      [
        {
          opens:
            "(?:(?:come (?:posso |mi )?)?(?:prepar(?:o|armi|ami|arsi|are|iamoci)|affront\\p{L}+|superare)|aiutami(?: con| per| a preparare)|consigli (?:per|su)|simul\\p{L}+) (?:a |ad |per |il |al |un |ai |i |mio )*(?:(?:primo|mio) )?colloqui[o]?",
        },
        {
          opens:
            "(?:ho|domani ho|avrò|dopodomani ho) (?:\\p{L}+ )?(?:un |il )?(?:primo )?colloquio",
        },
        {
          thing:
            "(?:preparazione|consigli|domande|aiuto) (?:per|al|a|di|da) (?:il |un |mio |fare )*colloqui[o]?(?: di lavoro)?",
        },
      ],
    ],
    [
      "career.salary",
      [
        {
          opens:
            "come (?:posso |si |faccio a )?(?:chied\\p{L}+|negozi\\p{L}+|contratt\\p{L}+|ottenere|trattare|tratto) (?:\\p{L}+ ){0,3}?(?:un |lo |uno |l'|il )?(?:aumento|stipendio|promozione|ral|retribuzione|paga)",
        },
        {
          thing: `(?:${mail}|discorso)(?=${within}${b}(?:aumento(?: di stipendio)?|ral|promozione)${e})`,
        },
        {
          thing:
            "(?:richiesta di aumento|trattativa (?:sullo |dello |salariale)|negoziazione (?:dello stipendio|salariale))",
        },
      ],
    ],
    [
      "people.tell-no",
      [
        {
          opens: `come (?:posso |faccio a |potrei |si fa a |devo )?(?:dico|dire|dirlo|far capire|spiegare|comunic\\p{L}+) (?:gentilmente |educatamente )?(?:di no )?${whom} (?:di no|che (?:non|me ne vado|lascio|vado via|mi dimetto|mi licenzio|annullo|no))`,
        },
        {
          opens: `come (?:posso |faccio a |potrei |si fa a |devo )?(?:(?:dico|dire) (?:gentilmente |educatamente )?di no ${whom}|rifiut(?:o|are) (?:gentilmente |educatamente |con gentilezza )?(?:un |l'|il )?invito|declin(?:o|are) (?:gentilmente |educatamente )?(?:un |l')?invito)`,
        },
      ],
    ],
    [
      "people.tell",
      [
        {
          opens: `come (?:posso |faccio a |potrei |si fa a |devo )?(?:dico|dire|dirlo|confess(?:o|are)|comunic(?:o|are)|raccont(?:o|are)|ammett\\p{L}+) (?:\\p{L}+ )?${whom}`,
        },
        { opens: `come (?:posso |faccio a )?parl(?:o|are) ${whom} (?:di|del|della|dei)` },
        { opens: `(?:devo|dovrei) dirlo ${whom}` },
        {
          opens:
            "come (?:posso )?affront(?:o|are) (?:una |un )?(?:conversazione|discorso|discussione) difficile",
        },
      ],
    ],
    [
      "people.child",
      [
        {
          opens: `${child} (?:di \\p{L}+ anni |di \\d+ anni |\\p{L}+enne |adolescente |piccol[oa] )?(?:\\d+ anni )?(?:non|si rifiuta|rifiuta|fa sempre|fa i|fa solo|piange|urla|morde|picchia|dice (?:bugie|sempre|parolacce)|continua a|è sempre (?!mal)|sta sempre|passa|vuole solo|mi ignora|ha paura (?:del|di dormire))`,
        },
        {
          opens: `(?:come (?:posso |faccio a |si fa a |far |convinc\\p{L}+ |gestir\\p{L}+ |aiut\\p{L}+ |motiv\\p{L}+ |calm\\p{L}+ |parl\\p{L}+ (?:a|con) |togliere il \\p{L}+ a )+)(?:a |con |i |il |la |un |una |mi[oa] |miei |al |alla )*(?:mi[oa] )?${child}`,
        },
        {
          thing:
            "capricci|spannolinamento|regole (?:per|sul|su) (?:il |l'uso del )?(?:telefono|cellulare|tablet|schermi)(?= (?:per |ai |dei )?(?:figli|bambini|ragazzi))",
        },
      ],
    ],
    [
      "people.couple",
      [
        {
          opens:
            "(?:il )?(?:mio|la mia|mia) (?:ragazz[oa]|fidanzat[oa]|marito|moglie|compagn[oa]|partner) (?:non|è (?:(?:molto|sempre|così|un po') )?(?:arrabbiat[oa]|gelos[oa]|distante|fredd[oa]|stran[oa]|possessiv[oa])|mi (?:ha (?:tradit[oa]|mentito|lasciat[oa]|bloccat[oa])|ignora|tradisce|mente|evita|critica|trascura)|sta sempre|ha (?:tradito|mentito)|vuole (?:lasciarmi|il divorzio))",
        },
        {
          opens:
            "(?:io e (?:il |la )?(?:mio|mia) (?:ragazz[oa]|marito|moglie|compagn[oa]|fidanzat[oa])|con (?:il |la )?(?:mio|mia) (?:ragazz[oa]|marito|moglie|compagn[oa]) (?:litig|non))",
        },
        {
          opens:
            "come (?:posso |faccio a )?(?:salv(?:o|are)|sistem(?:o|are)|recuper(?:o|are)|miglior(?:o|are)|riconquist(?:o|are)) (?:il |la |un |una )?(?:mi[oa] )?(?:matrimonio|relazione|rapporto (?:di coppia|con (?:il mio|la mia|mi[oa]) (?:ragazz[oa]|marito|moglie|fidanzat[oa]|compagn[oa]))|storia d'amore|ex|coppia)",
        },
        { thing: "consigli di coppia|problemi di coppia|crisi di coppia" },
      ],
    ],
    [
      "fiction.joke",
      [
        {
          thing:
            "(?:barzellett[ae]|battut[ae](?! di)|freddur[ae]|indovinell[oi]|gioc[oh]i? di parole)",
        },
        { opens: "fammi ridere" },
      ],
    ],
    [
      "fiction.poem-for-someone",
      [
        {
          thing: `(?:poesi[ae]|poesiola|filastrocca|rime|versi|sonetto|haiku)(?=${within}${b}(?:(?:per|a|al|alla|dedicat[ao] (?:a|al|alla))\\s(?:il |la |i |l')?(?:(?:mi[oaei]|miei|nostr[oaie]|un|una|un')\\s?)?(?:\\p{L}+ )?${person}|compleanno|anniversario|pensione|san valentino|matrimonio|festa della mamma|festa del pap[àa]|laurea|\\d+ anni d))`,
        },
        { thing: "poesi[ae] d'amore(?= (?:per|a|alla|al))" },
      ],
    ],
    [
      "fiction.poem",
      [
        {
          thing:
            "(?:poesi[ae]|poesiola|filastrocc(?:a|he)|sonett[oi]|haiku|limerick|acrostic[oi]|ode|ballata)",
        },
      ],
    ],
    [
      "fiction.lyrics",
      [
        {
          thing:
            "(?:canzon[ei]|canzoncina|(?:testo|testi) (?:di|per) (?:una |un )?(?:canzon[ei]|rap|brano|pezzo rap|trap)|testo rap|rap|strofa|ritornello|ninna ?nanna|inno(?= (?:per|della)))",
        },
      ],
    ],
    [
      "fiction.bedtime-story",
      [
        {
          thing:
            "(?:(?:storia|storie|fiaba|favola|storiella|racconto) (?:della buonanotte|per (?:bambin\\p{L}+|bimb\\p{L}+|dormire|addormentar\\p{L}+|i (?:bambini|bimbi)|mi[oa] figli[oa]|(?:la |il )?mi[oa] (?:bambin[oa]|bimb[oa]|nipotin[oa]))|da leggere ai bambini)|fiab[ae]|favol[ae]|favoletta)",
        },
        {
          opens:
            "(?:raccontami|racconta|scrivi|inventa) una (?:storia|favola|fiaba)(?= [^.!?\\n]*(?:bambin|bimb|figli[oa]|anni))",
        },
      ],
    ],
    [
      "fiction.story",
      [
        {
          thing:
            "(?:storia|storie|stori(?:ella|etta)|raccont(?:o|i|ino)|novella|fan ?fiction|romanzo|thriller|giallo(?= (?:ambientato|breve|con)))",
        },
      ],
    ],
    [
      "nonfiction.essay",
      [
        {
          thing:
            "(?:tem[ai](?= (?:su|sul|sulla|sull'|sui|sulle|sullo|argomentativ|di|d'|scolastic|per)|$|[.,!?])|saggi[o]?(?: (?:breve|argomentativo))?|testo argomentativo|elaborato|tesina|componimento)",
        },
      ],
    ],
    [
      "nonfiction.article",
      [
        {
          thing:
            "(?:articol[oi](?! (?:\\d|il |la ))|blog ?post|post (?:per|sul|del|di) (?:il |un |mio )*blog|editoriale|pezzo giornalistico)",
        },
      ],
    ],
    [
      "nonfiction.report",
      [
        {
          thing:
            "(?:relazion[ei](?! (?:orale|a distanza|di coppia|sentimental|tra|con|amoros|tossic))|report|rapporto (?:di|su|sul|sulla|sull')(?! coppia)|verbale di (?:incidente|sopralluogo)|resoconto)",
        },
      ],
    ],
    [
      "editing.say-in",
      [
        {
          does: "come (?:si )?(?:dice|direbbe|scrive|traduce|traduco|dico|dicono|scrivo|si dice)|come posso dire",
          to: `in ${language}`,
        },
        {
          does: `(?:traduci|traduzione(?: di)?|tradurre) (?!(?:quest|il |la |lo |l'|i |le |gli |mi[oa]|un[ao]? |un'|tutto|testo|in |dal|da|per|nel))`,
          to: `in ${language}`,
        },
        { opens: "(?:traduci|come si dice) [\"“«']" },
        {
          opens:
            "(?:un |altro |un altro |qualche |dammi (?:un |dei )?)*(?:sinonim[oi]|contrar[io]+|altra parola|altro modo per dire)",
        },
      ],
    ],
    [
      "editing.translate",
      [{ opens: `(?:traduci(?:mi|lo|la|melo)?|tradurre|tradurmi|traduzione|mi traduci)` }],
    ],
    [
      "editing.summarise",
      [
        {
          opens: `(?:riassum(?:i|imi|ere|ermi|ete)|sintetizza(?:mi)?|fai la sintesi di|sunto di)(?= (?:quest|il (?:mio|seguente|testo)|l'articolo|la (?:mia|seguente)|i miei|le mie|${mine} ${text}|in (?:\\d|poch|una|due|tre|breve|punti))|[:.!]|$)`,
        },
        {
          thing: `(?:riassunto|sintesi|sunto)(?= (?:di|del|della|dell'|dei)\\s?(?:quest|mi[oaei]|miei|seguente|${text}(?= (?:seguente|che|qui|allegat|sotto)|[:.]|$)))`,
        },
        {
          opens: `(?:dammi |dimmi |estrai |quali sono |elenca )?(?:i )?(?:punti (?:chiave|principali)|concetti (?:chiave|principali)) (?:di|del|della|dell'|da) ?(?:quest|${text})`,
        },
      ],
    ],
    [
      "editing.fix-grammar",
      [
        {
          does: "(?:corregg\\p{L}+|controlla|verifica|sistema|rivedi|cerca|trova)",
          to: "(?:la |l'|gli |di |errori di |errori )*(?:grammatica(?:li)?|ortografi[ac](?:ci)?|punteggiatura|errori)",
        },
        {
          opens: `(?:corregg(?:i|imi|ere)) ${mine}\\s?(?:mi[oa] |seguent[ei] )?(?:frase|frasi|testo|paragrafo|tema|italiano|inglese)`,
        },
        { opens: "(?:è|e') (?:corrett[oa]|giust[oa]) (?:questa |questo |scrivere |dire |la )" },
      ],
    ],
    [
      "editing.proofread",
      [
        {
          opens: `(?:correggi(?:mi)?|correggere|rivedi|rileggi|revisiona|fai (?:la|una) (?:revisione|correzione) (?:di|del|della)|correzione (?:di|del|della|bozze)|revisione (?:di|del|della)) (?:${mine}\\s?)?(?:\\p{L}+ ){0,2}?${text}`,
        },
        { is: "(?:correggi|rivedi|rileggi)(?: (?:questo|questa|qui|per favore))?(?::.*)?" },
      ],
    ],
    [
      "editing.shorten",
      [
        {
          opens: `(?:accorcia(?:mi|re)?|abbrevia(?:re)?|taglia|riduci|condensa|sintetizza) ${mine}\\s?(?:\\p{L}+ ){0,2}?${text}`,
        },
        {
          does: `(?:rendi|fai|rendere|riscrivi) ${mine}\\s?(?:\\p{L}+ ){0,2}?${text}`,
          to: "(?:più (?:brev[ei]|cort[oaie]|concis[oaie]|sintetic[oaie])|in meno (?:parole|righe))",
        },
        { opens: "(?:accorcia|abbrevia) (?:questo|questa)(?: a| in|:|$)" },
      ],
    ],
    [
      "editing.improve",
      [
        {
          opens: `(?:migliora(?:mi|re)?|perfeziona(?:re)?|sistema(?:mi|re)?|ottimizza|arricchisci|rielabora|potenzia|abbellisci) ${mine}\\s?(?:\\p{L}+ ){0,2}?${text}`,
        },
        {
          does: `(?:rendi|fai|rendere|riscrivi) ${mine}\\s?(?:\\p{L}+ ){0,2}?${text}`,
          to: "(?:(?:più|meglio) (?:bell[oaie]|chiar[oaie]|scorrevol[ei]|interessant[ei]|efficac[ei]|convincent[ei]|fluid[oaie]|coinvolgent[ei])|migliore)",
        },
      ],
    ],
    [
      "marketing.bio",
      [
        {
          thing:
            "(?:bio(?:grafia)?(?= (?:instagram|per|professionale|linkedin|tiktok|di instagram|ig|da|dell'autore|twitter|facebook|breve)|$|[.!?])|(?:testo |pagina )?(?:chi siamo|chi sono)|(?:descrizione|presentazione) (?:per |del |di )?(?:il |mio |profilo )*(?:instagram|profilo|linkedin))",
        },
      ],
    ],
    [
      "marketing.slogan",
      [
        {
          thing:
            "(?:slogan|motto|tagline|claim(?= (?:per|pubblicitari)|$)|pay ?off|frase ad effetto|frase pubblicitaria)",
        },
      ],
    ],
    [
      "marketing.product-description",
      [
        {
          thing:
            "(?:(?:descrizion[ei]|scheda|schede|testo) (?:del |di (?:un )?|per (?:un |il )?)?(?:prodott[oi]|articoli)|descrizione (?:per |di |su )?(?:amazon|vinted|ebay|etsy|subito|airbnb)|annunci[o]?(?= (?:per (?:vendere|vinted|subito|affittare)|vinted|subito|di vendita|ebay|airbnb))|inserzione|descrizione (?:su vinted|vinted))",
        },
      ],
    ],
    [
      "marketing.page-text",
      [
        {
          thing:
            "(?:(?:test[oi]|contenut[oi]|copy) (?:per|del|della|di) (?:il |la |una |un |mi[oa] |nostr[oa] )*(?:landing page|sito(?: web)?|home ?page|pagina (?:web|iniziale|vendita|di vendita|prodotto))|copy landing page|testo landing page|titolo per (?:il |mio )*sito)",
        },
      ],
    ],
    [
      "marketing.social-post",
      [
        {
          thing:
            "(?:post (?:(?:su |per |di |da |da pubblicare su )?(?:linked ?in|facebook|fb|instagram|ig|insta|tiktok|social|twitter|x|threads|i social)|(?:per|sul|sulla|sull') )|post(?= (?:social|che|in cui|dove annuncio)|$|[.!?])|tweet|didascali[ae](?= (?:per|instagram))|caption|contenut[oi] (?:per|social) ?(?:instagram|facebook|i social|social)?)",
        },
      ],
    ],
    [
      "code.login",
      [
        {
          thing:
            "(?:pagina (?:di )?(?:login|accesso|autenticazione|registrazione)|(?:form|modulo|schermata|sistema) (?:di |per il )?(?:login|accesso|autenticazione|registrazione)|login page|login (?:in|con) (?:react|php|html|python|flutter|node|django))",
        },
      ],
    ],
    [
      "code.website",
      [
        {
          thing:
            "(?:pagina (?:web|html)|sito html|sito (?:web )?(?:portfolio|vetrina|personale|e-?commerce)(?= (?:per|di|in))|landing page(?= (?:in|con|html|react)))",
        },
        {
          made: "(?:sito(?: (?:web|internet|vetrina|portfolio|e-?commerce|personale|semplice))*|e-?commerce|portfolio online|landing page|negozio online)",
        },
      ],
    ],
    [
      "code.app",
      [
        {
          made: "(?:app(?:licazione)?(?: (?:web|mobile|android|ios|desktop))?|web ?app|gestionale|calcolatrice (?:in|con)|todo list (?:in|con)|to-?do app)",
        },
        {
          thing:
            "(?:app|applicazione) (?:android|ios|flutter|react(?: native)?|python|java|kotlin|swift|in (?:python|java|react|flutter|kotlin|swift|c#))",
        },
      ],
    ],
    [
      "code.function",
      [
        {
          made: "(?:funzion[ei](?! (?:excel|di excel|matematica|inversa|del|della|dell'|quadratica|lineare))|metodo(?= (?:java|in|che (?:restituisc|cont|calcol|prend|verific)))|classe (?:python|java|in|c\\+\\+|c#|che))",
        },
        {
          thing:
            "(?:funzione|metodo|classe) (?:python|java|javascript|js|php|c\\+\\+|c#|in (?:python|java|javascript|js|php|c|c\\+\\+|c#|rust|go|kotlin|typescript))",
        },
      ],
    ],
    [
      "code.script",
      [
        {
          thing:
            "(?:script (?:python|bash|powershell|shell|in (?:python|bash|powershell|javascript)|php|batch|per (?:rinominare|automatizzare|scaricare|copiare|fare il backup|convertire|spostare|eliminare|ridimensionare)|che)|programma (?:in )?(?:python|bash)|programmino in python)",
        },
      ],
    ],
    [
      "debug.cors",
      [
        {
          is: "(?:.{0,40} )?(?:errore|errori|problem[ai]|policy) (?:di |con )?cors(?: .{0,60})?|cors(?: (?:error|errore|policy|bloccat\\p{L}+|non funziona).{0,60})?|bloccat[oa] (?:da|dalla policy) cors.{0,60}",
        },
      ],
    ],
    [
      "debug.error",
      [
        {
          opens: `(?:(?:ho|mi da|mi dà|mi esce|mi appare|ricevo|ottengo|continuo ad avere|compare|risolv\\p{L}+|come (?:posso )?(?:risolv\\p{L}+|sistem\\p{L}+|correggo|correggere|si risolve)|perché (?:ho|mi (?:da|dà)|ricevo|ottengo)|aiuto(?: con)?|correggi) )?(?:(?:un |questo |l'|lo |il |sempre |un')\\s?)*(?:errore (?:(?:in|di|con|nel|404|500|403) )*(?:python|java|javascript|js|codice|react|php|sql|compilazione|sintassi|c\\+\\+|c#|node|django|typescript|500|404|403)|(?:syntax|type|name|value|key|index|attribute|import|indentation|reference|runtime|segmentation|nullpointer|null pointer) ?(?:error|exception|fault)|nullpointerexception|segmentation fault|stack ?trace|eccezione)`,
        },
        {
          is: "(?:mi (?:da|dà|esce)|ricevo|ottengo|ho) (?:un |questo |sempre )+errore(?: (?:aiuto|come risolvo|come posso risolvere|cosa faccio))?",
        },
      ],
    ],
    [
      "debug.fix-code",
      [
        {
          opens: `(?:correggi(?:mi)?|correggere|sistema(?:mi)?|aggiusta(?:mi)?|debugga|fai il debug (?:di|del)|ripara|risolvi) (?:${mine}\\s?)?(?:mi[oa] |seguente )?(?:\\p{L}+ )?${codeThing}`,
        },
        {
          opens: `(?:cosa c'è che non va|cosa non va|dov'è l'errore|qual è l'errore|trova (?:l'errore|il bug|gli errori)|c'è un errore) (?:nel|in|del|nella|con) ?(?:il |la |mi[oa] |quest[oa] |seguente )*${codeThing}`,
        },
        {
          opens: `(?:aiuto|aiutami) (?:con|a sistemare|a correggere) (?:il |la |mi[oa] |questo |questa )*${codeThing}`,
        },
      ],
    ],
    [
      "debug.not-working",
      [
        {
          opens: `(?:perché (?:non funziona )?)?(?:il |la |lo |l'|i )?(?:(?:mi[oa]|quest[oa]|miei) )?${codeThing}(?: \\p{L}+){0,3}? (?:non (?:funziona|va|parte|gira|compila|si avvia|restituisce|stampa|carica)|si blocca|crasha|va in crash|dà errore|da errore|restituisce (?:null|undefined|none))`,
        },
        { opens: `perché (?:il |la |lo |l'|i )?(?:(?:mi[oa]|quest[oa]) )?${codeThing}` },
      ],
    ],
    [
      "data.sql",
      [
        {
          thing:
            "(?:query(?: (?:sql|mysql|postgres\\p{L}*|sqlite|oracle))?|(?:istruzione|comando|codice|script) sql|sql|stored procedure)",
        },
        {
          does: "come (?:posso |si |faccio a )?\\p{L}+",
          to: "(?:in|con|su) (?:sql|mysql|postgres\\p{L}*|sqlite|sql server)",
        },
      ],
    ],
    [
      "data.tracker",
      [
        {
          thing:
            "(?:(?:foglio|file|modello|tabella|template|foglio di calcolo) (?:di )?(?:excel|google sheets|google fogli|google)(?= (?:per|che|con|delle|di|dove|dei))|foglio di calcolo(?= (?:per|che|con))|foglio (?:spese|presenze|ore)|tabella (?:excel )?(?:per|delle) (?:le )?(?:spese|ore|turni)|registro (?:spese|presenze|ore))",
        },
        {
          opens:
            "come (?:posso |si |faccio a )?(?:tenere|tengo|tracciare|traccio|registrare|monitorare|segnare) (?=[^.!?\\n]*(?:excel|fogli google|google sheets|foglio di calcolo))",
        },
      ],
    ],
    [
      "data.formula",
      [
        {
          thing:
            "(?:formul[ae] (?:\\p{L}+ )?(?:di |per |su |in )?(?:excel|google (?:sheets|fogli)|fogli google|libreoffice)|formul[ae](?=[^.!?\\n]*(?:excel|google sheets|fogli google|cell[ae]|colonn[ae]|righe))|funzione (?:di |per )?excel|cerca\\.?vert(?:icale)?|somma\\.?se|conta\\.?se|cerca\\.?x|formattazione condizionale|funzione se(?= |$))",
        },
        {
          does: "come (?:posso |si |faccio a |faccio per )?(?:cont\\p{L}+|somm\\p{L}+|calcol\\p{L}+|cerc\\p{L}+|estra\\p{L}+|confront\\p{L}+|trov\\p{L}+|moltiplic\\p{L}+|sottra\\p{L}+|evidenzi\\p{L}+|conteggi\\p{L}+|fa\\p{L}*)",
          to: "(?:in|su|con) (?:excel|google (?:sheets|fogli)|fogli google)",
        },
      ],
    ],
    [
      "travel.packing",
      [
        {
          thing:
            "(?:lista (?:delle )?(?:cose )?(?:da (?:mettere in |portare|mettere nella )?(?:valigia)?|valigia|bagagli|viaggio|per la valigia|campeggio)(?: valigia)?|check ?list (?:valigia|viaggio|campeggio|vacanz[ae]|per la valigia))",
        },
        {
          opens:
            "cosa (?:devo |dovrei |mi )?(?:porto|portare|portarmi|mettere in valigia|metto in valigia|mettere nello zaino|serve portare)(?! (?:a (?:una |un )?(?:cena|pranzo|festa|casa)|da mangiare|come regalo))",
        },
      ],
    ],
    [
      "travel.road-trip",
      [
        {
          thing:
            "(?:road ?trip|on the road|viaggio (?:in (?:auto|macchina|camper|moto)|on the road)|itinerario (?:in (?:auto|macchina|camper|moto)|on the road)|giro in (?:moto|camper|auto|macchina)|tour in (?:moto|camper|auto))",
        },
      ],
    ],
    [
      "travel.things-to-do",
      [
        {
          opens:
            "cosa (?:c'è da |si può |posso |possiamo |potrei |devo )?(?:vedere|fare|visitare)(?: e (?:vedere|visitare|mangiare|fare))? (?:di (?:bello|particolare|carino|interessante|sera) )?(?:in \\d+ giorni |in un giorno |in un weekend |oggi |stasera |questo weekend |nel weekend |domani |con i bambini )?(?:a|ad|in|nei dintorni di|vicino a|nel|nella|negli|alle|al|intorno a|sul|sulla) ?(?!casa|caso|excel|palestra|classe|scuola|ufficio|letto|bagno|giardino|mano|meno)",
        },
        {
          thing:
            "(?:cose (?:da (?:fare|vedere)|da visitare)|posti da (?:vedere|visitare)|attrazioni|luoghi da (?:vedere|visitare)|attività)(?= (?:a|ad|in|nei|vicino|nel|nella|intorno) (?!casa|classe|scuola|ufficio|giardino|palestra))",
        },
      ],
    ],
    [
      "travel.where-to-go",
      [
        {
          opens:
            "dove (?:posso |potrei |possiamo |potremmo |dovrei |mi consigli di |conviene |vado |andiamo |si può )?(?:andare|vado|andiamo|viaggiare|passare)(?: \\p{L}+){0,3}? (?:in (?:vacanza|ferie|viaggio)|vacanze|ferie|al mare|in montagna|viaggio di nozze|luna di miele|weekend|ad? (?:agosto|luglio|giugno|settembre|ottobre|natale|capodanno|pasqua|maggio|aprile|novembre|dicembre|gennaio|febbraio|marzo)|questa estate|quest'estate)",
        },
        {
          thing:
            "(?:idee (?:per )?(?:le |una |di )?(?:vacanz[ae]|viagg[io]+|weekend|gite?|luna di miele)|(?:mete|meta|destinazion[ei]|posti)(?= (?:per|economic|di|da|di viaggio|turistic|dove|mare|esotic|romantic)|$)|idee viaggio|mete (?:di viaggio|turistiche))",
        },
        {
          opens:
            "(?:quale|che) (?:paese|città|posto|meta|destinazione) (?:mi consigli|dovrei|visitare|posso)",
        },
      ],
    ],
    [
      "travel.trip-to",
      [
        {
          thing:
            "(?:viagg(?:io|etto)|itinerari[o]?|tour|vacanz[ae]|weekend|gita|soggiorno|programma|giro|luna di miele|viaggio di nozze|settimana|(?:\\d+|due|tre|quattro|cinque|sei|sette|dieci) giorni)(?: (?:di \\p{L}+ giorni|di \\d+ giorni|di una settimana|romantic[oa]|economic[oa]|completo|low cost|con \\p{L}+(?: \\p{L}+)?))*(?= (?:a|ad|in|per|nel|nella|nelle|negli|nei|alle|ai|alla|di|da)\\s(?!due|tre|quattro|famiglia|\\d|camper|auto|macchina|moto|gruppo|lavoro|settimana|coppia|la |il |un |una |studio|me|noi|piedi|fare|bici|primavera|estate|autunno|inverno|agosto|luglio|giugno|settembre|ottobre|maggio|aprile|dicembre|natale|capodanno|nozze|allenamento|dieta|palestra|un'|allenarmi|studio|ferie|pasqua)\\p{L})",
        },
        {
          opens:
            "(?:sto (?:organizzando|pianificando|programmando)|vado|andrò|andiamo|parto|partiamo|andremo|voglio andare|vorrei andare|ho in programma) (?:un viaggio |una vacanza |una settimana |\\p{L}+ giorni |\\d+ giorni |in vacanza |in viaggio |per )*(?:a|in|ad|per|negli) (?!lavoro|scuola|letto|palestra|casa|piedi|vivere)\\p{L}+(?=[^.!?\\n]*(?:giorni|settimana|viaggio|vacanza|itinerario|cosa|ferie))",
        },
      ],
    ],
    [
      "travel.trip",
      [
        {
          thing:
            "(?:viagg(?:io|etto)(?! (?:nel tempo|spaziale|astrale))|vacanz[ae]|gita|itinerario(?: di viaggio)?|luna di miele|viaggio di nozze|weekend(?= (?:romantico|fuori|con|in|per|al mare|in montagna|di relax)|$))",
        },
      ],
    ],
    [
      "food.guests",
      [
        {
          thing:
            "(?:men[uùú]'? (?:per |di |da )?(?:la |una |il |un |mia )*(?:cena|pranzo|festa|natale|pasqua|capodanno|vigilia|ospiti|ferragosto|buffet|compleanno|comunione|aperitivo)(?: (?:con|tra|per|di).*)?|(?:idee|ricette|piatti|antipasti) (?:per |da )(?:una |un |la |il |fare a )*(?:cena tra amici|cena con amici|ospiti|buffet|aperitivo|festa|aperitivo tra amici|apericena|cena con ospiti)|finger food|buffet(?= (?:per|di)))",
        },
        {
          opens:
            "cosa (?:posso |potrei |devo )?(?:cucin\\p{L}+|prepar\\p{L}+|fare|faccio) (?:da mangiare |a cena |a pranzo |di buono )?(?:per|con|a|quando ho|se ho) (?:gli |degli |dei |la |il |una |\\d+ )?(?:ospiti|amici|invitati|suoceri|natale|pasqua|cena tra amici|vigilia|capodanno|cena con)",
        },
        {
          opens:
            "cosa (?:posso |potrei |devo )?port(?:o|are) (?:a|ad) (?:una |un )?(?:cena|pranzo|aperitivo|festa)",
        },
      ],
    ],
    [
      "food.meal-plan",
      [
        {
          thing:
            "(?:(?:piano|programma|schema) (?:alimentare|pasti|dei pasti|nutrizionale)|men[uùú]'? (?:della |per la )?settiman\\p{L}+|meal prep|dieta(?= (?:settimanale|di|da|per|equilibrata|mediterranea|vegetariana|vegana|proteica|chetogenica|ipocalorica|bilanciata)|$)|lista della spesa(?= (?:per|settimanale|economica)|$))",
        },
      ],
    ],
    [
      "food.lunchbox",
      [
        {
          thing:
            "(?:(?:idee|ricette|pranz[io]+|piatti|pasti)(?: \\p{L}+)? (?:per |da )(?:il |la |portare |i )*(?:pranzo (?:al lavoro|in ufficio|a scuola|fuori)|schiscetta|ufficio|pranzo da portare|in ufficio|al lavoro|lunch ?box|merenda)|schiscetta|pranzo al sacco|merende(?= (?:per|sane))|lunch ?box)",
        },
        {
          opens:
            "cosa (?:posso )?(?:portare|porto|mangiare) (?:a pranzo|per pranzo|da mangiare) (?:al lavoro|in ufficio|a scuola)|cosa (?:posso )?(?:portare|porto) (?:da mangiare )?(?:al lavoro|in ufficio)",
        },
      ],
    ],
    [
      "food.ideas",
      [
        {
          opens:
            "(?:che )?cosa (?:posso |potrei |mi |si può )?(?:cucin\\p{L}+|mangi\\p{L}+|prepar\\p{L}+|faccio|fare|consigli) (?:da mangiare |di buono |di veloce |di leggero )?(?:stasera|oggi|a cena|per cena|a pranzo|per pranzo|a colazione|per colazione|domani|con (?!ospiti|amici))",
        },
        {
          thing:
            "(?:(?:idee|idea|ricett[ae]|piatti|piatto)(?: \\p{L}+){0,2} (?:per |da )(?:la |il |una |un )?(?:cena|pranzo|colazione|merenda|brunch|spuntino)|(?:primi|secondi|contorni|antipasti|dolci|dessert|spuntini)(?: \\p{L}+)?(?= (?:veloci|facili|leggeri|vegetarian[ie]|vegan[ie]|senza|con|per|estivi)|$)|ricett[ae] (?:veloc[ei]|facil[ei]|vegan[ae]|vegetarian[ae]|light|leggere|san[ae]|economic(?:a|he)|estiv[ae]|invernal[ie])(?=$| (?:e|per|con|senza))|idee (?:cena|pranzo|colazione))",
        },
      ],
    ],
    [
      "food.recipe",
      [
        {
          thing:
            "ricett[ae](?! (?:medic|bianca|elettronica|veterinaria|del medico|per il successo|del successo))",
        },
        {
          opens: `come (?:posso |si |faccio a |faccio |fare )*(?:cucin\\p{L}+|prepar\\p{L}+|fa|fanno|fare|faccio|cuoc\\p{L}+|impast\\p{L}+) (?:\\p{L}+ |l')?(?:\\p{L}+ )?(?:${kitchen})`,
        },
      ],
    ],
    [
      "health.race",
      [
        {
          thing:
            "(?:(?:piano|programma|scheda|tabella)(?: di)? (?:allenamento|allenamenti|preparazione) (?:per |alla |mezza )?(?:la |una |mia |prima )*(?:mezza )?(?:mezza maratona|maratona|10 ?km|5 ?km|triathlon|gara|corsa|trail|mezza)|tabella (?:per )?(?:la )?(?:mezza )?maratona|preparazione (?:alla |per la |per una )?(?:mezza )?maratona)",
        },
        {
          opens:
            "(?:come (?:posso |mi |ci si )?(?:allen\\p{L}+|prepar\\p{L}+)|voglio (?:correre|preparare)|vorrei (?:correre|preparare)|preparare) (?:per |a |una |la |alla |mi[oa] |prima )*(?:mezza maratona|maratona|10 ?km|5 ?km|triathlon|trail|mezza)",
        },
      ],
    ],
    [
      "health.workout",
      [
        {
          thing:
            "(?:(?:scheda|piano|programma|routine|schede)(?: di)? (?:allenamento|allenamenti|palestra|esercizi|workout|fitness|massa|calisthenics|pesi|full body)|allenamento(?! (?:del cane|cane|mentale|cognitivo|modello))|workout|scheda palestra|esercizi (?:per (?:gli |le |i |la |il )?(?:addominali|glutei|gambe|pancia|schiena|braccia|petto|bicipiti|casa|dimagrire|tonificare|postura)|a corpo libero|a casa|con (?:i )?manubri)|circuito (?:di allenamento|a casa))",
        },
        {
          opens:
            "come (?:posso |si )?(?:mett\\p{L}+ (?:su )?mass|aument\\p{L}+ la mass|tonific\\p{L}+|allen\\p{L}+ (?:a casa|gli addominali|le gambe|i glutei|il petto))",
        },
      ],
    ],
    [
      "health.weight",
      [
        {
          opens:
            "(?:come (?:posso |si fa a |faccio a |si può )?(?:perd\\p{L}+ (?:peso|\\d+ (?:kg|chili)|la pancia|grasso|chili|kg)|dimagr\\p{L}+|smaltire|butt\\p{L}+ giù (?:la )?pancia)|(?:voglio|vorrei|devo|ho bisogno di) (?:perdere (?:peso|\\d+|qualche chilo)|dimagrire)|perch[éeè] non (?:riesco a )?(?:dimagri\\p{L}+|perd\\p{L}+ peso)|(?:perdere|dimagrire) \\d+ (?:kg|chili))",
        },
        {
          thing:
            "(?:(?:piano|programma|consigli) (?:per |di )?(?:dimagrire|dimagrimento|perdere peso|perdita di peso)|dieta (?:dimagrante|per (?:dimagrire|perdere)))",
        },
      ],
    ],
    [
      "health.sleep",
      [
        {
          opens:
            "(?:come (?:posso |si può |faccio a )?(?:dorm\\p{L}+ meglio|addorment\\p{L}+|miglior\\p{L}+ (?:il |la qualità del )?(?:mio )?sonno|sistem\\p{L}+ (?:il |i )?(?:sonno|ritmi)|prender\\p{L}+ sonno)|non (?:riesco a (?:dormire|prendere sonno|addormentarmi)|dormo (?:bene|più|la notte))|mi sveglio (?:ogni notte|sempre (?:alle|di notte)|alle \\d|di notte)|dormo (?:male|poco))",
        },
        {
          thing:
            "(?:consigli|rimedi) per (?:dormire(?: meglio)?|l'insonnia|addormentar\\p{L}+)|routine (?:serale )?(?:per dormire|della buonanotte)",
        },
      ],
    ],
    [
      "health.routine",
      [
        {
          thing:
            "(?:routine (?:mattutina|serale|quotidiana|giornaliera|del mattino|della mattina|della sera|sana)|abitudini (?:sane|salutari|quotidiane)|sane abitudini)",
        },
        {
          opens:
            "come (?:posso |si |faccio a )?(?:cre\\p{L}+|costru\\p{L}+|prend\\p{L}+|mant\\p{L}+) (?:delle |una |l'|un'|buone |nuove )*(?:abitudin[ei]|routine)|come (?:posso |faccio a )?(?:svegli\\p{L}+ (?:prima|presto)|alz\\p{L}+ presto)",
        },
      ],
    ],
    [
      "home.clean",
      [
        {
          opens:
            "(?:(?:come|qual è il modo migliore per|consigli per|il modo migliore per) (?:posso |si |faccio a |potrei )?(?:puli\\p{L}+|lav\\p{L}+|togli\\p{L}+|smacchi\\p{L}+|rimuov\\p{L}+|elimin\\p{L}+|tolgo|disincrost\\p{L}+|lucid\\p{L}+|sgrass\\p{L}+|disinfett\\p{L}+|mand\\p{L}+ via|igienizz\\p{L}+)|(?:togliere|rimuovere|pulire|smacchiare)) (?:\\p{L}+ |l'|d'){0,3}?(?:(?:\\p{L}+ )?(?:macchi[ae]|forno|vetr[io]|bagno|doccia|divano|tappeto|materasso|calcare|ruggine|muffa|lavatrice|lavastoviglie|frigo(?:rifero)?|pavimento|parquet|scarpe|piumino|piumone|fughe|wc|water|acciaio|argento|rame|cappa|piano cottura|padell[ae]|pentol[ae]|moka|tenda|tende|muro|muri|mur[oi]|box doccia|adesivo|colla|vino|sangue|caff[eè]|grasso|olio|inchiostro|cera|peli|odore|puzza|resina|piastrelle|marmo|legno|tastiera|schermo|camicia|maglione|jeans|lana|seta|pelle|auto|sedili))",
        },
      ],
    ],
    [
      "home.repair",
      [
        {
          opens:
            "(?:come (?:posso |si |faccio a )?|voglio |vorrei |devo )?(?:ripar\\p{L}+|aggiust\\p{L}+|chiud\\p{L}+|stucc\\p{L}+|sistem\\p{L}+|sostitui\\p{L}+|tapp\\p{L}+|sblocc\\p{L}+|coprire|copro) (?:\\p{L}+ |l'|un'){0,3}?(?:buc(?:o|hi)|crep[ae]|cartongesso|muro|parete|rubinetto|porta|port[ae]|finestra|tapparella|pavimento|parquet|mobile|sedia|cassetto|graffi[o]?|perdita|scarico|lavandino|piastrell[ae]|serratura|soffitto|sciacquone|maniglia|cerniera|zanzariera|intonaco)",
        },
        {
          opens:
            "(?:ho (?:un |una )?)?(?:buco (?:nel|sul|in)|crepa (?:nel|sul|in)|il rubinetto (?:perde|gocciola)|la porta (?:non si chiude|cigola|striscia)|lo sciacquone (?:perde|non))(?! (?:curriculum|cv))",
        },
      ],
    ],
    [
      "home.plant-problem",
      [
        {
          opens:
            "(?:perch[éeè] )?(?:le foglie (?:del|della|di|dei|delle)|(?:la |il |lo |l'|le |i )?(?:mi[oae]|miei) (?:pianta|piante|basilico|orchide[ae]|monstera|ficus|pothos|limone|rosmarino|pomodor[oi]|rosa|rose|cactus|succulent[ae]|bonsai|gerani[o]?|ortensi[ae]|ulivo|olivo|lavanda|stella di natale|spatifillo|sansevieria|gardenia|azalea|peperoncin[oi]|zamioculcas|kentia|dracena|aloe|prato|siepe)|il basilico|l'orchidea|la monstera|il limone) (?:\\p{L}+ ){0,4}?(?:gial\\p{L}+|mor\\p{L}+|secc\\p{L}+|perd\\p{L}+|marron\\p{L}+|appass\\p{L}+|non (?:fiorisc\\p{L}+|cresc\\p{L}+|fa)|ha (?:le )?(?:foglie|macchie)|ingialli\\p{L}+|afflosci\\p{L}+|cad\\p{L}+|macchi\\p{L}+|soffr\\p{L}+)",
        },
        {
          opens:
            "(?:come (?:posso |si |faccio a )?)?(?:salv(?:o|are)|recuper(?:o|are)|rianim\\p{L}+|curare) (?:\\p{L}+ |un'|l'){0,2}?(?:pianta|orchidea|basilico|cactus|succulenta|ficus|bonsai|rosa|limone)",
        },
        {
          opens:
            "(?:foglie|pianta|orchidea|basilico) (?:gialle|secche|marroni|che (?:muore|appassisce)|morente|appassit[ao])",
        },
      ],
    ],
    [
      "home.grow",
      [
        {
          opens:
            "(?:come|quando|ogni quanto|quanto) (?:posso |si |devo |bisogna |faccio a )?(?:coltiv\\p{L}+|pian(?:to|tare|ta|tano|tar\\p{L}*)|semin\\p{L}+|innaffi\\p{L}+|annaffi\\p{L}+|potare|poto|pota|rinvas\\p{L}+|far crescere|prendersi cura (?:di|del|della)|cur(?:o|are)|moltiplic\\p{L}+|concim\\p{L}+|bagn(?:o|are)) (?:\\p{L}+ |l'|un'|le |i ){0,3}?(?:pomodor\\p{L}*|basilico|pianta|piante|orchide[ae]|monstera|rose|rosa|prato|limone|ulivo|olivo|orto|insalata|lattuga|zucchine|fragole|aglio|cipoll[ae]|patate|peperoncin[oi]|lavanda|rosmarino|menta|prezzemolo|cactus|succulente?|bonsai|pothos|tulipani|bulbi|ortensi[ae]|gerani|avocado|melanzane|salvia|siepe|ficus|alberi|fiori|aloe|sansevieria|microgreens|funghi|zucca|piselli|fave|carote|peperoni|timo|vite|fico|melo)",
        },
        {
          opens:
            "(?:cosa|che cosa|che (?:piante|fiori|ortaggi|verdure)|quali (?:piante|fiori|ortaggi|verdure)) (?:posso |si può |conviene |potrei |devo )?(?:piant\\p{L}+|coltiv\\p{L}+|semin\\p{L}+|mett(?:o|ere))(?: \\p{L}+)? (?:sul|in|nel|a|ora|adesso|al|all') ?(?:balcone|terrazzo|orto|giardino|vaso|ombra|casa|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|autunno)",
        },
        {
          thing:
            "(?:cura (?:dell'|delle |della |del )(?:orchide[ae]|piante|prato|rose|monstera|bonsai)|orto (?:sul balcone|in balcone|in vaso|rialzato|domestico))",
        },
      ],
    ],
    [
      "shopping.gift",
      [
        {
          thing:
            "(?:(?:ide[ae]|consigli|suggerimenti)(?: (?:di|per|per un|per il|su un|su cosa))? regal(?:o|i|are|ino)|regal(?:o|i|ino)(?= (?:per|di|da fare|originale|economico|a|originali|compleanno|natale)|$)|bomboniere)",
        },
        {
          opens: `(?:che )?cosa (?:posso |potrei |dovrei |mi consigli di |consigli di |si può )?regal(?:o|are)|(?:che|quale) regalo (?:posso|fare|faccio|mi consigli)`,
        },
      ],
    ],
    [
      "shopping.product",
      [
        {
          opens:
            "(?:(?:che|quale|quali|qual è (?:il|la|l')|quali sono (?:le|i)) ?(?:migliori? )?(?:cuffie|auricolari|tv|televisore|smart tv|lavatrice|lavastoviglie|asciugatrice|frigo(?:rifero)?|forno|friggitrice ad aria|macchina (?:del|da|per il) caff[eèé]|materasso|cuscino|sedia(?: \\p{L}+){0,2}|scrivania|zaino|valigia|trolley|robot(?: \\p{L}+){0,2}|stampante|tablet|kindle|ebook reader|e-?reader|smartwatch|orologio|bici(?:cletta)?|bici elettrica|monopattino|monitor|tastiera|mouse|casse|soundbar|console|videocamera|fotocamera|macchina fotografica|drone|tenda|sacco a pelo|passeggino|seggiolino|condizionatore|ventilatore|stufa|deumidificatore|ferro da stiro|tapis roulant|cyclette|planetaria|frullatore|crema|shampoo|profumo|occhiali|divano|coltelli|padelle|router|proiettore|chitarra|pianoforte digitale)(?: \\p{L}+){0,3} (?:comprare|compro|mi consigli|consigli|prendere|prendo|acquistare|scegliere|scelgo|dovrei|sotto|economic|per|devo))",
        },
        {
          thing:
            "(?:migliori? )(?:cuffie|auricolari|tv|televisore|smart tv|lavatrici?|lavastoviglie|asciugatric[ei]|frigoriferi?|friggitric[ei] ad aria|macchin[ae] (?:del|da|per il) caff[eèé]|materassi?|cuscini?|sedi[ae](?: \\p{L}+){0,2}|zain[io]|valigi[ae]|trolley|robot(?: \\p{L}+){0,2}|stampant[ei]|tablet|ebook reader|e-?reader|smartwatch|bici(?:clett[ae])?|monopattin[io]|monitor|tastier[ae]|mouse|soundbar|fotocamer[ae]|tend[ae]|passeggin[io]|seggiolin[io]|condizionator[ei]|deumidificator[ei]|aspirapolvere|scope elettriche|scopa elettrica)",
        },
        {
          opens:
            "(?:consigliami|mi consigli|consigliatemi|mi puoi consigliare|consigliarmi|consiglio per) (?:un |una |un'|delle |dei |un paio di |qualche |un buon |una buona )+(?:cuffie|auricolari|tv|televisore|smart tv|lavatrice|lavastoviglie|asciugatrice|frigo(?:rifero)?|forno|friggitrice|macchina (?:del|da|per il) caff[eèé]|materasso|cuscino|sedia|zaino|valigia|trolley|robot|stampante|tablet|ebook reader|e-?reader|smartwatch|orologio|bici(?:cletta)?|monopattino|monitor|tastiera|mouse|casse|soundbar|console|fotocamera|macchina fotografica|tenda|passeggino|seggiolino|condizionatore|aspirapolvere|ferro da stiro|tapis roulant|frullatore|divano)",
        },
        {
          opens:
            "come (?:si )?scegl(?:iere|iere|o|ie) (?:un |una |il |la |le |un')\\s?(?:migliore? )?(?:materasso|tv|lavatrice|passeggino|bici|bicicletta|zaino|tenda|cuffie|divano|condizionatore|monitor|sedia|aspirapolvere|friggitrice|stampante)",
        },
      ],
    ],
    [
      "shopping.phone",
      [
        {
          opens:
            "(?:(?:che|quale|qual è il|quali sono i) (?:migliori? |nuovo )?(?:telefon[oi]|cellular[ei]|smartphone|iphone|android)(?: \\p{L}+){0,2}? ?(?:comprare|compro|mi consigli|consigli|prendere|prendo|acquistare|scegliere|dovrei|sotto|per|economico|devo)|(?:consigliami|mi consigli|consigliarmi) (?:un |uno )?(?:nuovo |buon )?(?:telefono|cellulare|smartphone)|(?:devo|voglio|vorrei|mi serve|ho bisogno di|cerco) (?:comprare |cambiare |prendere |un |il |uno |nuovo |comprarmi )*(?:telefono|cellulare|smartphone))",
        },
        { thing: "miglior[ei]? (?:telefon[oi]|cellular[ei]|smartphone)(?! game)" },
      ],
    ],
    [
      "learning.quiz-me",
      [
        {
          opens:
            "(?:interrogami|fammi (?:un quiz|delle domande|domande|un test|\\d+ domande|un'interrogazione)|mettimi alla prova|testami|giochiamo a(?:l)? (?:un )?quiz)",
        },
      ],
    ],
    [
      "learning.study-plan",
      [
        {
          thing:
            "(?:(?:piano|programma|tabella|calendario|orario|cronoprogramma|planning)(?: di| dello| per lo)? (?:studio|ripasso|studi))",
        },
        {
          opens:
            "(?:come (?:posso |mi |ci si )?)?(?:prepar\\p{L}+|studi\\p{L}+|super\\p{L}+|passare|passo|ripass\\p{L}+) (?:(?:per |a |ad |al |all'|alla |il |l'|la |un |un'|una |mi[oa] |bene |in tempo )\\s?)*(?:\\p{L}+ )?(?:esam[ei]|maturit[àa]|verific[ae]|interrogazion[ei]|test (?:di|d')\\s?(?:medicina|ingresso|ammissione|inglese)|compito in classe|concorso|patente|invalsi|concorsone)",
        },
        {
          opens:
            "(?:ho|domani ho|avrò) (?:un |una |l'|la |un')\\s?(?:\\p{L}+ )?(?:esame|verifica|interrogazione|compito in classe)(?= |$)",
        },
      ],
    ],
    [
      "learning.instrument",
      [
        {
          opens:
            "(?:(?:come (?:posso |si |faccio a |faccio per )?|voglio |vorrei |mi piacerebbe |insegnami |consigli per |il modo migliore per |da dove inizio (?:per|se voglio) )?(?:imparare|imparo|impara|iniziare|inizio|cominciare|migliorare|insegnami|a)(?: a)?) ?(?:da zero )?(?:suonare |a suonare |cantare|a cantare|il canto|con )*(?:(?:la |il |l'|lo |un |uno )?(?:chitarra|pianoforte|piano|tastiera|ukulele|violino|batteria|basso|flauto|sassofono|sax|tromba|fisarmonica|strumento|violoncello|clarinetto|armonica)|(?<=cantare|canto))",
        },
      ],
    ],
    [
      "learning.language",
      [
        {
          opens: `(?:(?:come (?:posso |si |faccio a |faccio per )?|voglio |vorrei |mi piacerebbe |insegnami |il modo migliore per |qual è il modo (?:migliore|più veloce) (?:per|di) |devo )?(?:imparare|imparo|impara|studiare|studio|migliorare|miglioro|insegnami|iniziare|parlare)) ?(?:a parlare |a parlare in |bene |velocemente |meglio |da (?:zero|sol[oa]|autodidatta) |le basi (?:del|dell'|dello) ?|il mio |un po' di |un po di )*(?:(?:l'|il |lo |la |in )?(?:lingua )?${language}|(?:una |un'|le )\\s?(?:nuova |altra )?lingu[ae](?! di programmazione))`,
        },
      ],
    ],
    [
      "learning.programming",
      [
        {
          opens: `(?:(?:come (?:posso |si |faccio a |faccio per )?|voglio |vorrei |mi piacerebbe |insegnami |il modo migliore per |da dove inizio (?:per|se voglio) )?(?:imparare|imparo|impara|iniziare|inizio|studiare|insegnami|cominciare))(?: a| con)? ?(?:il |la |l'|lo |da zero |le basi (?:di|del|della) |un linguaggio di |linguaggio |un po' di )*${programming}`,
        },
        {
          thing:
            "(?:corso|percorso|roadmap|programma) (?:per imparare|di|per) (?:python|programmazione|javascript|java|sviluppo web|coding|programmare)",
        },
      ],
    ],
    [
      "learning.skill",
      [
        {
          opens:
            "(?:come (?:posso |si |faccio a |faccio per )?|voglio |vorrei |mi piacerebbe |il modo migliore per |da dove inizio (?:per|se voglio) )(?:imparare|imparo|impara)(?: a| ad)? (?!vivere|amar|dire di no|accett|dai|dagli|lasciar|stare|convivere|perdonar)(?:\\p{L}+|l'\\p{L}+)",
        },
        {
          opens:
            "(?:impara|insegnami)(?:re)? (?:a |ad |la |il |l'|lo )(?:disegn\\p{L}+|cucin\\p{L}+|nuot\\p{L}+|fotograf\\p{L}+|ball\\p{L}+|scacchi|cuc\\p{L}+|lavorare a maglia|uncinetto|guid\\p{L}+|dipin\\p{L}+|pittura|montaggio|recita\\p{L}+|sci\\p{L}*|surf\\p{L}*|meditare|meditazione|giocare a)",
        },
      ],
    ],
    [
      "explaining.difference",
      [
        {
          opens:
            "(?:(?:qual è|qual e'|quale è|qual'è|quali sono|che|spiegami|spiega|dimmi|descrivi|spiegarmi|che cos'è) )?(?:la |le |c'è )?(?:principal[ei] |vera |vere )?(?:differenz[ae](?: c'è| principal[ei]| passa)?) (?:tra|fra)",
        },
        {
          opens:
            "(?:in )?(?:che )?cosa (?:si )?(?:differenzia|distingue|cambia (?:tra|fra)|differenziano)",
        },
      ],
    ],
    [
      "explaining.topic",
      [
        {
          opens:
            "(?:parlami|raccontami (?:qualcosa|tutto)|parlarmi|mi parli|dimmi (?:di più|tutto|qualcosa)|(?:dammi |vorrei |voglio |cerco |mi servono )?(?:delle |più |alcune )?(?:informazioni|info|una panoramica|un quadro)|cosa (?:sai|puoi dirmi|mi sai dire)|vorrei sapere (?:di più|qualcosa)|voglio sapere (?:di più|tutto)) ?(?:di|del|dello|della|dei|degli|delle|dell'|su|sul|sullo|sulla|sui|sugli|sulle|sull') ?(?!te(?:$| )|questo|questa|me(?:$| )|noi|voi|lui|lei|mi[oa])",
        },
      ],
    ],
    [
      "explaining.concept",
      [
        {
          opens:
            "(?:spiegami|spiega|spiegarmi|mi spieghi|mi spiegate|spiegatemi|spiegazione (?:di|del|della|semplice (?:di|del|della))|illustrami)(?: in (?:modo|parole|termini|maniera) (?:semplic[ei]|povere|facil[ei]|chiar[oa]|breve|dettagliat[oa])| in parole povere| bene| brevemente| semplicemente| per favore| la differenza)? (?!(?:quest[oaie]|quello|meglio|di nuovo|ancora|tutto|perché (?:io|tu|mi[oa])|come (?:posso|fare a|si fa a|faccio)|il (?:testo|codice|seguente|mio)|la (?:mia|barzelletta|poesia|battuta|differenza)|lo script|le differenze|cosa (?:hai|intendi)|questo codice|a (?:mi[oa]|un|una)))\\S+",
        },
        {
          is: "(?:in che modo |come )(?:funzion(?:a|ano)|agisc\\p{L}+|nasc\\p{L}+|si form(?:a|ano)|avviene|avvengono) (?!quest|il tuo|la tua|il mio|la mia|tutto).{3,60}",
        },
        {
          opens:
            "(?:non (?:capisco|ho capito)|aiutami a capire|fammi capire|capire) (?:bene |come funziona |cos'è |che cos'è )*(?:il |la |lo |l'|i |gli |le )(?!tuo|tua|mio|mia|donne|uomini|persone|motivo|testo|codice)",
        },
      ],
    ],
    [
      "explaining.to-someone",
      [
        {
          opens: `(?:come (?:posso |potrei |faccio a |si può |si |devo )?spieg(?:o|are|a|heresti)|spieg(?:a|are)) .{2,70}? (?:a|ai|al|alla|ad|agli|alle) ?(?:un |una |un'|mi[oaei] |miei |dei |delle |la |il )*(?:\\p{L}+ )?(?:bambin\\p{L}+|bimb\\p{L}+|figli[oai]?|nonn[aoi]|genitori|mamma|pap[àa]|student[ei]|alunn[oi]|classe|client[ei]|ragazz[oi]|ragazzin[oi]|amic[oa]|nipot\\p{L}+|capo|anziani|principianti)`,
        },
      ],
    ],
    [
      "deciding.a-or-b",
      [
        {
          opens:
            "(?:è|e'|sarebbe|cos'è|cosa è|conviene|mi conviene|secondo te (?:è )?|che cosa è) ?(?:meglio|più conveniente|preferibile|di più)? ?(?=[^.!?\\n]{3,80} (?:o|oppure) )\\p{L}+",
        },
        { opens: "(?:devo|dovrei|dovremmo) (?=(?:\\S+ ){1,10}(?:o|oppure) (?!no|meno)\\S+)" },
        {
          opens:
            "(?:(?:aiutami a |mi aiuti a |non riesco a |non so )?(?:sceglier\\p{L}*|scegli|decider\\p{L}*|scelgo)|sono indecis[oa]|indecis[oa]) (?:se |tra|fra)(?= .{2,80} (?:o|e|oppure) )",
        },
        {
          is: "(?!(?:cosa|chi|come|perché|quando|dove|quale|più|prima|vero|uno|una|due|tre|\\d|tardi|bene|vivo|scrivi|fammi|dammi|crea)(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:o|oppure) (?!(?:no|meno|niente|mai|altro|dopo|falso|male|morto)(?!\\p{L}))\\p{L}+(?: \\p{L}+){0,2}",
        },
      ],
    ],
    [
      "deciding.should",
      [
        {
          opens:
            "(?:dovrei|mi conviene|faccio bene a|è il caso (?:di|che)|ha senso|vale la pena|devo) (?!preoccuparmi|dirlo|dire|scriver|fare (?:per|se|quando)|andare dal|usare|comprare|prendere (?:un medic|l'|la|il)|chiedere scusa|portare|mangiare|bere|mettere|sapere)(?:\\p{L}+(?:re|rmi|rci|rsi|rlo|rla|rne))(?![^.!?\\n]* (?:o|oppure) (?!no))",
        },
        {
          opens:
            "(?:aiutami a |non riesco a |come (?:posso |faccio a )?)?(?:decidere se|prendere (?:una |questa |la )?(?:\\p{L}+ )?decisione|decido se)",
        },
      ],
    ],
    [
      "ideas.business-names",
      [
        {
          thing:
            "(?:nom[ei] (?:\\p{L}+ )?(?:per|di|per il|per la) (?:il |la |l'|un |una |un'|mi[oa] |nostr[oa] )*(?:\\p{L}+ )?(?:azienda|attivit[àa]|negozio|ristorante|bar|startup|brand|marca|marchio|podcast|band|gruppo musicale|canale|blog|app|sito|pasticceria|panetteria|pizzeria|b&b|agriturismo|agenzia|studio|salone|parrucchier\\p{L}+|e-?commerce|profilo|progetto|associazione|linea|prodotto|palestra|libreria|gelateria|caff[eè]|caffetteria|locale|hotel|officina|boutique|impresa|societ[àa])|nome (?:aziendale|azienda|attività|commerciale|negozio|podcast|brand))",
        },
        {
          opens:
            "come (?:posso |potrei |dovrei )?chiam(?:o|are|iamo) (?:il |la |l'|un |una |un'|mi[oa] |nostr[oa] )*(?:azienda|attivit[àa]|negozio|ristorante|bar|startup|brand|podcast|band|canale|blog|app|pasticceria|pizzeria|agriturismo|studio)",
        },
      ],
    ],
    [
      "ideas.group-names",
      [
        {
          thing:
            "(?:nom[ei] (?:\\p{L}+ )?(?:per|di|per il|per la|per un|per una) (?:il |la |l'|un |una |mi[oa] |nostr[oa] |gruppo )*(?:squadra|team|gruppo(?: whatsapp| telegram| di amici)?|clan|chat|gilda|fantacalcio|calcetto|classe)|nomi? (?:squadra|team|fantacalcio|utente|gruppo(?: whatsapp)?)|nickname|username)",
        },
      ],
    ],
    [
      "ideas.pet-names",
      [
        {
          thing:
            "(?:nom[ei] (?:\\p{L}+ )?(?:per|da|di|per il|per la|per un|per una) (?:il |la |un |una |mi[oa] |nostr[oa] |nuov[oa] )*(?:can[ei]|cagnolin[oa]|cagnett[oa]|cucciol[oia]|gatt[oaie]|gattin[oaie]|conigli(?:o|etto|etta)?|cricet[oi]|pappagall[oi]|pesc[ei](?: rosso)?|tartarug(?:a|he)|cavall[oi]|criceto|uccellino|porcellino d'india|furetto)|nomi? (?:cane|gatto|gatta|cagnolina))",
        },
        {
          opens:
            "come (?:posso |potrei )?chiam(?:o|are|iamo) (?:il |la |un |mi[oa] |nuov[oa] )*(?:cane|gatt[oa]|cucciol[oa]|gattin[oa]|cagnolin[oa]|coniglio|criceto)",
        },
      ],
    ],
    [
      "ideas.party-plan",
      [
        {
          opens:
            "(?:(?:come (?:posso |si |faccio a )?|voglio |devo |sto )?(?:organizz\\p{L}+|pianific\\p{L}+|programm\\p{L}+|prepar\\p{L}+)) (?:una |un |la |il |mi[oa] |piccola )*(?:\\p{L}+ )?(?:fest[ae]|festa (?:a sorpresa|di \\p{L}+)|compleanno|matrimonio|addio al (?:nubilato|celibato)|baby shower|battesimo|comunione|cena aziendale|rinfresco|laurea|grigliata|diciottesimo|veglione)",
        },
        {
          thing:
            "(?:festa (?:a sorpresa|di (?:compleanno|laurea|pensionamento|capodanno|halloween|carnevale)|per (?:i |mi[oa] |un )?\\p{L}+)|addio al (?:nubilato|celibato)|baby shower)",
        },
      ],
    ],
    [
      "ideas.kids",
      [
        {
          thing:
            "(?:(?:attivit[àa]|giochi|lavoretti|idee|gioco)(?: \\p{L}+){0,2}? (?:per|con|da fare con) (?:i |dei |il |la |un |una |mi[oa] |miei |far giocare )*(?:\\p{L}+ )?(?:bambin\\p{L}+|bimb\\p{L}+|figli[oai]?|ragazzini|nipotin[oi])|caccia al tesoro|lavoretti(?= (?:di|per|natal|pasqua)|$))",
        },
        {
          opens:
            "(?:cosa|come) (?:posso |potrei |faccio a |possiamo )?(?:fare|far|intratten\\p{L}+|gioc\\p{L}+|faccio)(?: \\p{L}+)? (?:con |i |un |una |mi[oa] |miei |ai |a )*(?:bambin\\p{L}+|bimb\\p{L}+|figli[oai]?|nipotini)(?= (?:a casa|in casa|quando piove|oggi|nel weekend|di \\d|al mare|in macchina|in vacanza|fuori)|$|\\?)",
        },
      ],
    ],
    [
      "ideas.date",
      [
        {
          thing:
            "(?:(?:ide[ae]|consigli|proposte)(?: \\p{L}+)? (?:per )?(?:un |una |il |la )?(?:primo )?(?:appuntament[oi]|serata romantica|serata di coppia|cena romantica|anniversario(?= |$)|uscita (?:romantica|a due))(?! (?:dal|di lavoro))|serata romantica|date night)",
        },
        {
          opens: `dove (?:posso |potrei )?port(?:o|are) (?:la |il |una |mi[oa] )*(?:ragazz[ao]|fidanzat[ao]|moglie|marito|lei|a cena)(?: (?:al|per il|per l'|per) .*)?|cosa (?:fare|posso fare) (?:al|per il|a un) primo appuntamento`,
        },
      ],
    ],
    [
      "design.logo",
      [
        {
          thing:
            "log(?:o|hi|otipo)(?! (?:di|della|del) (?:apple|nike|google|ferrari|juventus|starbucks))",
        },
      ],
    ],
    [
      "design.image-prompt",
      [
        {
          thing:
            "(?:prompt(?=[^.!?\\n]*(?:midjourney|mid journey|dall-?e|stable diffusion|immagin[ei]|foto|leonardo|firefly|flux|ai art|illustrazion|disegno|logo|quadro))|prompt (?:per )?(?:midjourney|dall-?e|stable diffusion))",
        },
      ],
    ],
    [
      "design.invitation",
      [
        {
          thing:
            "(?:(?:grafica|immagine|design|sfondo|layout|disegno|locandina) (?:per |di |per l'|per un |dell')(?:un |il |gli |l')?(?:invit[oi]|partecipazion[ei]|bigliett[oi])|bigliett[oi] (?:di (?:natale|auguri|invito) )?(?:da (?:stampare|disegnare)|grafico))",
        },
        {
          opens:
            "(?:disegna|disegnami|progetta|crea (?:un'immagine|la grafica|una grafica) per|illustra) (?:un |l'|un'|gli |il |un bigliett\\p{L} d')\\s?(?:\\p{L}+ )?(?:invito|inviti|partecipazion[ei]|biglietto)",
        },
      ],
    ],
    [
      "by-form.fixing",
      [
        {
          opens:
            "(?:(?:come (?:posso |si |faccio a )?)?(?:ripar(?:o|a|are|i)|aggiust(?:o|a|are)|risolv(?:o|i|ere)|sistem(?:o|a|are)|liberar(?:mi|si) (?:di|da)|elimin(?:o|are)))(?! (?:quest|il testo|la frase))",
        },
        { opens: "perch[éeè] (?:il |la |lo |l'|i |le |gli )(?:mi[oae]|miei|nostr[oaie])" },
        {
          is: "(?:il |la |lo |l'|i |le )?(?:mi[oae]|miei) .{2,50}(?:non (?:funziona|va|parte|si accende|si apre|si chiude|carica)|è rott[oa]|si è rott[oa]|perde|fa (?:uno strano )?rumore|continua a).{0,40}",
        },
      ],
    ],
    [
      "by-form.choosing",
      [
        {
          opens:
            "(?:quale|quali|che) (?:\\p{L}+ ){1,3}(?:mi consigli|consigli|dovrei|scegliere|scelgo|comprare|compro|prendere|conviene)",
        },
        { opens: "(?:cosa|che cosa) (?:dovrei|mi consigli|mi conviene)" },
        {
          opens:
            "(?:qual è |quali sono |qual'è )?(?:il |la |le |i |gli |l')?(?:miglior[ei]?)(?: \\p{L}+){1,4}? (?:per|da|di|sotto|con)",
        },
        {
          opens:
            "(?:consigliami|mi consigli|suggeriscimi|mi suggerisci|consigliatemi|consigliarmi|suggerirmi)",
        },
      ],
    ],
    [
      "by-form.planning",
      [
        {
          thing:
            "(?:piano|programma|scaletta|calendario|check ?list|cronoprogramma|tabella di marcia|pianificazione|roadmap)(?! (?:cartesian|terra|tariffari|in (?:python|java|c)|televisiv|b(?: |$)))",
        },
        { opens: "(?:pianifica(?:re|mi)?|organizza(?:re|mi)?|preparar(?:mi|si) (?:a|per))" },
      ],
    ],
    [
      "by-form.doing",
      [
        {
          opens:
            "come (?:posso|possiamo|faccio|potrei|dovrei|devo|fare|si fa a|si può|gestire|gestisco|affrontare|ottenere|evitare|migliorare|convincere|trovare|iniziare|smettere)",
        },
        {
          opens:
            "(?:cosa|che cosa) (?:posso|possiamo|devo|dovrei|faccio|fare se|fare quando|fare per|fare in)(?! (?:fare )?(?:per te|per voi))",
        },
        {
          opens:
            "(?:aiuto|aiutami|ho bisogno di aiuto|mi serve aiuto|mi serve una mano)(?: con| per| a)",
        },
        {
          opens:
            "(?:dammi |qualche |alcuni )*(?:consigli|suggerimenti|trucchi|idee) (?:per|su|sul|sulla|sui|di)",
        },
      ],
    ],
    [
      "by-form.making",
      [
        {
          is: "(?:scriv(?:i|imi|ere|ermi)|crea(?:mi|re|rmi)?|redigi|genera(?:mi|re)?|prepara(?:mi|re|rmi)?|elabora|progetta(?:mi|re)?|componi|realizza(?:mi|re)?|fammi|disegna(?:mi)?|inventa(?:mi)?|stendi) .{3,100}",
        },
      ],
    ],
  ]),
  not: new Map([
    [
      "correspondence.out-of-office",
      `${b}(?:impost\\p{L}+|attiv\\p{L}+|outlook|gmail|significa|codice|python)${e}`,
    ],
    [
      "correspondence.resignation",
      `${b}(?:accett\\p{L}+|ministro|presidente|governo|papa|naspi|dipendente|conviene|dovrei|se do le|telematiche)${e}|${notMail}`,
    ],
    ["correspondence.apology", notMail],
    [
      "correspondence.refund",
      `${notMail}|${b}(?:rispond\\p{L}+|risposta|730|irpef|iva|agenzia delle entrate|politica)${e}`,
    ],
    [
      "correspondence.cancel",
      `${notMail}|${b}(?:dipendent\\p{L}+|rispond\\p{L}+|licenziar\\p{L}+|nozze)${e}`,
    ],
    ["correspondence.landlord", notMail],
    ["correspondence.complaint", `${notMail}|${b}(?:rispond\\p{L}+|risposta|gestire|gestione)${e}`],
    [
      "correspondence.absence",
      `${notMail}|${b}(?:progetto|consegna|ordine|client[ei]|fattura|pagamento|spedizione|policy|approvare|quant[ei])${e}`,
    ],
    [
      "correspondence.delay",
      `${notMail}|${b}(?:lament\\p{L}+|reclam\\p{L}+|rimbors\\p{L}+|volo|treno|rispond\\p{L}+|ciclo|mestruazioni)${e}`,
    ],
    [
      "correspondence.invitation",
      `${notMail.replace("compleanno|", "")}|${b}(?:grafica|disegn\\p{L}+|immagine|canva|sfondo|illustra\\p{L}*|declin\\p{L}+|rifiut\\p{L}+|rispond\\p{L}+|accett\\p{L}+|discord|visto|link)${e}`,
    ],
    [
      "correspondence.thanks",
      `${notMail.replace("compleanno|", "")}|${b}(?:regal[oi]|discorso)${e}`,
    ],
    ["correspondence.request", notMail],
    ["correspondence.work", notMail],
    ["correspondence.message", `${notMail}|${b}(?:bottiglia|subliminal\\p{L}+|letteratura)${e}`],
    [
      "occasions.wedding-toast",
      `${b}(?:quanto (?:dura|deve)|regalo|frasi (?:celebri|famose)|anniversario)${e}`,
    ],
    [
      "occasions.birthday",
      `${b}(?:natale|pasqua|matrimonio|nozze|laurea|poesia|canzone|festa|invit\\p{L}+|regal[oi]|in (?:inglese|spagnolo|francese|tedesco|giapponese)|mort[eoa]|lutto)${e}`,
    ],
    ["occasions.talk", `${b}(?:powerpoint|slide|python|migliori|telefonica)${e}`],
    [
      "occasions.speech",
      `${b}(?:famos[oi]|parti del|diretto|indiretto|analisi|analizz\\p{L}+|martin luther|funerale|funebre|defunt\\p{L}+|compleanno|matrimonio|nozze|spos[aio]|presentazione|tesi|aumento)${e}`,
    ],
    [
      "career.cover-letter",
      `${b}(?:riassum\\p{L}+|traduc\\p{L}+|miglior\\p{L}+|corregg\\p{L}+|questa lettera|cos'è)${e}`,
    ],
    [
      "career.motivation-letter",
      `${b}(?:riassum\\p{L}+|traduc\\p{L}+|miglior\\p{L}+|corregg\\p{L}+|questa lettera|cos'è|lavoro|posizione|azienda|stage|tirocinio|impiego)${e}`,
    ],
    [
      "career.resume",
      `${b}(?:traduc\\p{L}+|miglior\\p{L}+|corregg\\p{L}+|python|html|css|latex|buco|buchi|gap|lettera|e-?mail|mail|inviare|mandare|analizz\\p{L}+|valut\\p{L}+|modello word|scolastico)${e}`,
    ],
    [
      "career.interview",
      `${b}(?:candidat[oi] (?:da|per)|giornalis\\p{L}+|podcast|professori|insegnanti|genitori|ringrazi\\p{L}+)${e}`,
    ],
    [
      "career.salary",
      `${b}(?:affitto|casa|auto|prezzo|medio|media|vendite|sconto|rispond\\p{L}+)${e}`,
    ],
    [
      "people.tell-no",
      `${b}(?:e-?mail|mail|lettera|suicid\\p{L}+|incinta|mort[oae]|mor(?:ire|endo)|tumore|violen\\p{L}+|in (?:inglese|francese|spagnolo|tedesco))${e}`,
    ],
    [
      "people.tell",
      `${b}(?:e-?mail|mail|lettera|suicid\\p{L}+|mort[oae]|tumore|violen\\p{L}+|abus\\p{L}+|picchia|droga|in (?:inglese|francese|spagnolo|tedesco|giapponese|arabo|cinese))${e}`,
    ],
    [
      "people.child",
      `${b}(?:febbre|tosse|vomit\\p{L}+|respir\\p{L}+|malat[oa]|dolore|male|mg|caduto|caduta|ingoiat\\p{L}+|suicid\\p{L}+|autolesion\\p{L}+|bullismo|bullizzat\\p{L}+|droga|autis\\p{L}+|adhd|dsa|dislessi\\p{L}+|regalo|compleanno|festa|nome|nomi|storia|favola|spiegare|spiego|allergi\\p{L}+|vaccin\\p{L}+|e-?mail|lettera|python|cane|gatto|picchiat[oa])${e}`,
    ],
    [
      "people.couple",
      `${b}(?:regalo|anniversario|compleanno|lettera|poesia|messaggio|allergic[oa]|picchia|violent[oa]|violenza|minaccia|suicid\\p{L}+|mort[oae]|malat[oa]|incinta|mangia|vegetarian[oa]|lavoro|sorpresa)${e}`,
    ],
    ["fiction.joke", `${b}(?:spiega\\p{L}*|sito|html|python|codice|app|soluzione|pulsante)${e}`],
    [
      "fiction.poem-for-someone",
      `${b}(?:analisi|analizz\\p{L}+|parafrasi|spiega\\p{L}*|commento|leopardi|ungaretti|montale|dante|petrarca|pascoli|mort[oae]|funerale|lutto|defunt\\p{L}+)${e}`,
    ],
    [
      "fiction.poem",
      `${b}(?:analisi|analizz\\p{L}+|parafrasi|spiega\\p{L}*|commento (?:alla|della)|di (?:leopardi|ungaretti|montale|dante|petrarca|pascoli|foscolo|quasimodo|neruda|carducci)|migliori|famos[ae]|mort[oae]|funerale|lutto|recensione|python|tema)${e}`,
    ],
    [
      "fiction.lyrics",
      `${b}(?:playlist|migliori|accordi|significato|titolo|di (?:vasco|battisti|ultimo|sfera|måneskin|maneskin|de andr[eé])|consiglia\\p{L}*|suggeri\\p{L}+|matrimonio|spotify|traduc\\p{L}+|sanremo)${e}`,
    ],
    [
      "fiction.bedtime-story",
      `${b}(?:morale|esopo|analisi|riassunto|pubblicare|pubblico|fontaine|python)${e}`,
    ],
    [
      "fiction.story",
      `${b}(?:storia (?:di (?:roma|napoli|milano|firenze|venezia|torino)|d'italia|dell'|della|del|contemporanea|moderna|medievale|dell'arte|antica|economica|instagram)|storie instagram|user story|user stories|significato|riassunto|riassum\\p{L}+|instagram|autore|compito|verifica|interrog\\p{L}+|esame|d'amore (?:finita|tossica)|mi racconti la storia|python)${e}`,
    ],
    [
      "nonfiction.essay",
      `${b}(?:correggi|migliora|riassumi|titol[oi]|argomenti|idee|wordpress|colore|colori|festa|scaletta|tema (?:dark|chiaro|scuro)|css|python|ssl|instagram)${e}`,
    ],
    [
      "nonfiction.article",
      `${b}(?:riassum\\p{L}+|sintesi|idee|titol[oi]|determinativ[oi]|costituzione|codice|grammatica|vinted|scientific[oi]|trov\\p{L}+|cerc\\p{L}+|linkedin|instagram|facebook|regalo)${e}`,
    ],
    [
      "nonfiction.report",
      `${b}(?:sql|excel|power ?bi|python|mi[oa] (?:ragazz[oa]|marito|moglie)|matematica|funzione|tra|rapporto (?:tra|con)|bug|sessual\\p{L}+|riassum\\p{L}+)${e}`,
    ],
    [
      "editing.say-in",
      `${b}(?:di no|mi[oa] (?:capo|madre|mamma)|cv|curriculum|lettera|questo testo|css)${e}`,
    ],
    [
      "editing.translate",
      `${b}(?:css|python|codice|app per|migliore|google|traduttore (?:migliore|lavoro)|lavoro|binario|morse|rna|dna|geometri\\p{L}+|piano cartesiano)${e}`,
    ],
    [
      "editing.summarise",
      `${b}(?:divina commedia|promessi sposi|libro|film|romanzo|capitolo \\d+|conversazione|chat|python|codice|curriculum|linkedin)${e}`,
    ],
    [
      "editing.fix-grammar",
      `${b}(?:codice|python|javascript|java|sql|html|curriculum|cv|regole|funzione|script|programma|caldaia|lavatrice|auto)${e}`,
    ],
    [
      "editing.proofread",
      `${b}(?:codice|python|javascript|java|sql|html|foto|immagine|curriculum|cv|formula|grammatic\\p{L}+|ortografi\\p{L}+)${e}`,
    ],
    ["editing.shorten", `${b}(?:url|link|pantaloni|jeans|vestito|tende|gonna|orlo)${e}`],
    [
      "editing.improve",
      `${b}(?:codice|python|curriculum|cv|linkedin|italiano parlato|pronuncia|grafia|calligrafia|sito|seo|script|corto|breve|grammatica)${e}`,
    ],
    [
      "marketing.bio",
      `${b}(?:tinder|bumble|einstein|come (?:si )?mette|link in bio|biologic\\p{L}+|alimenti|prodotti bio|scienziat[oa]|pittore|riassunto|di (?:dante|manzoni|leonardo|napoleone|giulio cesare))${e}`,
    ],
    [
      "marketing.slogan",
      `${b}(?:di nike|della nike|famosi|celebri|fascist\\p{L}+|accorcia|corto)${e}`,
    ],
    [
      "marketing.product-description",
      `${b}(?:lavoro|database|migliora|correggi|come (?:si )?vende)${e}`,
    ],
    [
      "marketing.page-text",
      `${b}(?:copiare|html|css|react|codice|legali|privacy|miglior\\p{L}+)${e}`,
    ],
    [
      "marketing.social-post",
      `${b}(?:cancell\\p{L}+|elimin\\p{L}+|orario|idee|sentiment|blog|vendita|operatori\\p{L}+|programmare i post|css|laurea triennale|post[- ]?(?:it|guerra))${e}`,
    ],
    [
      "code.login",
      `${b}(?:non (?:funziona|riesco|va)|facebook|gmail|errore|oauth|test case|perch[éeè]|testare)${e}`,
    ],
    [
      "code.website",
      `${b}(?:testo|testi|nome|nomi|trov\\p{L}+|consigli\\p{L}*|suggeri\\p{L}+|migliori?|traffico|gratis|scaricare|non funziona|login|slogan|logo)${e}`,
    ],
    [
      "code.app",
      `${b}(?:consigli\\p{L}*|suggeri\\p{L}+|trov\\p{L}+|nome|nomi|migliori?|idee|descrizione|scaricare|non funziona|login|slogan|logo|marketing|conosci|foto)${e}`,
    ],
    [
      "code.function",
      `${b}(?:excel|inversa|derivata|continua|matematic[ae]|quadratica|fegato|spieg\\p{L}+|correggi|integrale|studio di|grafico|fogli)${e}`,
    ],
    [
      "code.script",
      `${b}(?:video|youtube|film|podcast|telefonat\\p{L}+|vendita|correggi|non funziona|errore|teatral\\p{L}+|fattoriale di)${e}`,
    ],
    ["debug.cors", "^(?:cos'è|cosa|che cos|spiega)"],
    [
      "debug.error",
      `${b}(?:cors|excel|stampante|lavatrice|lavastoviglie|caldaia|iphone|telefono|windows|netflix|grammatic\\p{L}+|730|tasse|auto|spia|cos'è|cosa significa|spiega|differenza)${e}`,
    ],
    [
      "debug.fix-code",
      `${b}(?:fiscale|della strada|sconto|abbigliamento|postale|qr|a barre|civile|penale|excel|della lavatrice|televisiv\\p{L}+)${e}`,
    ],
    [
      "debug.not-working",
      `${b}(?:fiscale|sconto|promo|postale|qr|a barre|civile|penale|lavatrice|lavastoviglie|excel|telefono|tv|cors|lent[oa]|instagram|whatsapp|spotify|cos'è|spiega)${e}`,
    ],
    [
      "data.sql",
      `^(?:spiega|correggi|cos'è|differenza|impara)|${b}(?:corso|imparare|impar\\p{L}+|errore|non funziona|lent[ae]|ottimizz\\p{L}+|injection|python|java|php|google|differenza|installare)${e}`,
    ],
    [
      "data.tracker",
      `${b}(?:formula|macro|vba|python|app|errore|non funziona|corso|imparare|grafico|pivot|stampare|unire|password)${e}`,
    ],
    [
      "data.formula",
      `${b}(?:macro|vba|script|grafico|pivot|errore|non funziona|python|imparare|corso|f1|formula 1|chimica|stampare|bloccare|aprire|registro|sbagliat[ao]|spiega)${e}`,
    ],
    ["travel.packing", `${b}(?:trasloco|ospedale|parto|algoritmo|spesa)${e}`],
    [
      "travel.road-trip",
      `${b}(?:playlist|canzoni|film|storia|giochi|libro|kerouac|assicurazione)${e}`,
    ],
    [
      "travel.things-to-do",
      `${b}(?:annoi\\p{L}+|incendio|terremoto|pensione|excel|caso di|film|serie|mangiare)${e}`,
    ],
    ["travel.where-to-go", `${b}(?:universit\\p{L}+|vivere|uccelli|lavoro|ricett\\p{L}+)${e}`],
    [
      "travel.trip-to",
      `${b}(?:e-?mail|mail|lettera|messaggio|libro|film|canzone|storia|poesia|racconto|volo|visto|valigia|portare|tempo|spaziale|python|auto|camper|macchina|in moto|on the road|allenamento|studio|dieta|assicurazione|rimborso|studiare|lavor\\p{L}+|post|tema|organizz\\p{L}+ (?:una|la) festa|università)${e}`,
    ],
    [
      "travel.trip",
      `${b}(?:e-?mail|mail|lettera|messaggio|libro|film|canzone|storia|poesia|racconto|volo|visto|valigia|assicurazione|post|tema|rimborso|ferie (?:a|al)|compiti|romanzo|python)${e}`,
    ],
    [
      "food.guests",
      `${b}(?:html|css|react|sito|grafica|tendina|invit[oi]|ristorante|settimanale)${e}`,
    ],
    [
      "food.meal-plan",
      `${b}(?:app|cane|gatto|cos'è|dimagr\\p{L}+|perd\\p{L}+|mediterranea\\?|html|definizione|worms)${e}`,
    ],
    ["food.lunchbox", `${b}(?:invito|pausa pranzo per legge|quanto dura)${e}`],
    [
      "food.ideas",
      `${b}(?:ospiti|invitat[oi]|schiscetta|ufficio|lavoro|indossare|cane|gatto|gravidanza|bambin\\p{L}+ di \\d+ mesi|ristorant\\p{L}+|men[uù] (?:natale|pasqua)|addio|settimanale|tema)${e}`,
    ],
    [
      "food.recipe",
      `${b}(?:sito|html|react|medic\\p{L}+|farmac\\p{L}+|blog|app|schiscetta|cena|pranzo|ufficio|veloc[ei]$|ospiti|tradu\\p{L}+)${e}`,
    ],
    ["health.race", `${b}(?:record|scarpe|film|netflix|serie)${e}`],
    [
      "health.workout",
      `${b}(?:maratona|mezza|10 ?km|5 ?km|triathlon|cane|playlist|matematica|grammatica|infortunio|male|dolor[ei]|gravidanza|modello|rete neurale|dopo (?:il|un) parto)${e}`,
    ],
    [
      "health.weight",
      `${b}(?:cane|gatto|gravidanza|modello|batteria|anoressi\\p{L}+|bulimi\\p{L}+|vomit\\p{L}+|allattamento|immagine|bambin\\p{L}+|allenamento)${e}`,
    ],
    [
      "health.sleep",
      `${b}(?:neonat[oa]|bambin[oa]|bimb[oa]|figli[oa]|cane|gatto|python|java|thread|suicid\\p{L}+|morire|farla finita|gocce|xanax|pillole|melatonina \\d)${e}`,
    ],
    [
      "health.routine",
      `${b}(?:bambin\\p{L}+|figli[oa]|pelle|viso|skincare|capelli|allenamento|palestra|cane|dormire|ballo|danza|python)${e}`,
    ],
    [
      "home.clean",
      `${b}(?:dati|pandas|python|orecchi[eo]?|file|disco|cache|telefono|pc|computer|memoria|foto|denti|filigrana|programma|excel|ferita)${e}`,
    ],
    [
      "home.repair",
      `${b}(?:ozono|nero|windows|pc|telefono|python|codice|cuore|errore|trama|finanza|bilancio|curriculum|database|account|capelli)${e}`,
    ],
    ["home.plant-problem", `${b}(?:autunno(?:\\?|$)|nucleare|albero binario|funghi velenosi)${e}`],
    [
      "home.grow",
      `${b}(?:cannabis|marijuana|azienda|follower|capelli|barba|python|decisionale|minecraft|soldi)${e}`,
    ],
    [
      "shopping.gift",
      `${b}(?:biglietto|ringrazi\\p{L}+|tass[ae]|incart\\p{L}+|impacchett\\p{L}+|frase|frasi|poesia|app)${e}`,
    ],
    [
      "shopping.product",
      `${b}(?:non (?:funziona|va|parte|si accende)|ripar\\p{L}+|pulire|descrizione|film|tifosi|mobile game|collegare|telefon\\p{L}+|cellular\\p{L}+)${e}`,
    ],
    [
      "shopping.phone",
      `${b}(?:custodia|cover|trovare|perso|rubato|invent\\p{L}+|giochi|operatore|tariffa|numero|app|non (?:funziona|va|si accende)|dipendenza|ripar\\p{L}+)${e}`,
    ],
    [
      "learning.quiz-me",
      `${b}(?:colloquio|personalit[àa]|prima di (?:scriver\\p{L}+|risponder\\p{L}+|iniziare|cominciare)|per capire|se non|codice|patente falsa)${e}`,
    ],
    [
      "learning.study-plan",
      `${b}(?:sangue|urine|medic[oi]|ansia|panico|paura|gravidanza|colloquio|droga|covid|studio dentistico|fattibilit[àa]|prostata)${e}`,
    ],
    [
      "learning.instrument",
      `${b}(?:scorciatoie|migliore chitarra|comprare|invent\\p{L}+|piano (?:di|alimentare))${e}`,
    ],
    [
      "learning.language",
      `${b}(?:traduci|tema|testo|saggio|e-?mail|lettera|esame|verifica|interrogazione|compito)${e}`,
    ],
    [
      "learning.programming",
      `${b}(?:scrivi|modello|addestra\\p{L}*|script|esame|verifica|parlare)${e}`,
    ],
    [
      "learning.skill",
      `${b}(?:lingua|inglese|francese|spagnolo|tedesco|italiano|giapponese|cinese|russo|arabo|coreano|portoghese|chitarra|pianoforte|piano|violino|batteria|ukulele|suonare|cantare|programm\\p{L}+|python|java|javascript|html|sql|coding|errori|maratona|esame|memoria|latino|greco)${e}`,
    ],
    [
      "explaining.difference",
      `${b}(?:quest[ei]|due (?:date|colonne|file|testi)|seguenti|mi[oa]|miei|python|codice|excel)${e}`,
    ],
    [
      "explaining.topic",
      `${b}(?:te stess[oa]|quest[oa]|barzelletta|storia di (?:un|una)|meteo|notizie|oggi|visto|mi[oa]|giornata|codice|python)${e}`,
    ],
    [
      "explaining.concept",
      `${b}(?:quest[oaie]|mi[oa]|miei|codice|seguente|allegat[oa]|script|regex|errore|ricetta|sintom\\p{L}+|bambin\\p{L}+|nonn[ao]|figli[oa]|differenz[ae]|alla lavagna|barzelletta|poesia|dolore|python|storia di|film|vantaggi|telefono|whatsapp|farmaco|mg|lavatrice)${e}`,
    ],
    [
      "explaining.to-someone",
      `${b}(?:mort[eoa]|suicid\\p{L}+|divorzio|separazione|tumore|malattia|buco|incinta|perché (?:sono|ero|non)|codice|lettera|e-?mail|licenziat[oa])${e}`,
    ],
    [
      "deciding.a-or-b",
      `${b}(?:python|java|javascript|react|iphone|samsung|android|tv|auto|macchina|diesel|elettrica|mutuo|affitto|comprare casa|medico|medicin\\p{L}+|tachipirina|ibuprofene|oki|dose|febbre|incinta|scriv\\p{L}+|email|poesia|ricetta|cane|gatto|si dice|si scrive|corrett[oa]|ho o|ce o|xbox|ps5|playstation|pc|mac|windows|etf|bitcoin|azioni|lasciar(?:lo|la)|ex|idee)${e}`,
    ],
    [
      "deciding.should",
      `${b}(?:medic\\p{L}+|tachipirina|antibiotic\\p{L}+|pronto soccorso|febbre|incinta|lasciar(?:lo|la|mi)|perdon\\p{L}+|ex|ragazz[oa]|marito|moglie|python|react|codice|iphone|auto|macchina|casa|mutuo|bitcoin|azioni|etf|crypto|cane|gatto|compiere|suicid\\p{L}+|pagare|tasse|dichiarare|preoccup\\p{L}+|nome|capelli|università|lavoro)${e}`,
    ],
    [
      "ideas.business-names",
      `${b}(?:registrare|marchio registrato|variabil[ei]|dominio costa|slogan|logo)${e}`,
    ],
    [
      "ideas.group-names",
      `${b}(?:dimenticat[oa]|recuper\\p{L}+|cambiare|serie a|nba|wifi|lista delle squadre)${e}`,
    ],
    ["ideas.pet-names", `${b}(?:negozio|toelettatura|razza|razze|pet shop|scientific[oi])${e}`],
    [
      "ideas.party-plan",
      `${b}(?:invito|inviti|men[uù]|politic[oa]|idee (?:regalo|per il regalo)|frasi|auguri|discorso|partito|torta|viaggio)${e}`,
    ],
    [
      "ideas.kids",
      `${b}(?:compleanno|nom[ei]|pranzo|merenda|ps5|switch|videogiochi|app|libri|regal[oi]|cena|ricette|storia)${e}`,
    ],
    [
      "ideas.date",
      `${b}(?:indoss\\p{L}+|vestir\\p{L}+|regal[oi]|medico|dentista|excel|calendario|messaggio)${e}`,
    ],
    [
      "design.logo",
      `${b}(?:css|navbar|html|rimuov\\p{L}+|togli\\p{L}+|significato|midjourney|prompt|dall-?e|python|cambiare il)${e}`,
    ],
    [
      "design.image-prompt",
      `${b}(?:negativo|negative|miglior\\p{L}+ (?:il mio|questo) prompt|scuola|ingegneria)${e}`,
    ],
    [
      "by-form.fixing",
      `${b}(?:fiscale|equazione|disequazione|sistema di equazioni|integrale|problema di matematica)${e}`,
    ],
    [
      "by-form.choosing",
      `${b}(?:libr[oi]|romanz[oi]|film|serie|anime|manga|canzon[ei]|music[ah]\\p{L}*|podcast|videogioch?[io]|ristorant[ei]|hotel|albergo|giocator[ei]|calciator[ei]|squadr[ae]|nom[ei]|medic\\p{L}+|farmac\\p{L}+|poesi[ae]|battut[ae])${e}`,
    ],
    ["by-form.planning", `${b}(?:marshall|python|java|c\\+\\+|televisivo|html)${e}`],
    [
      "by-form.doing",
      `${b}(?:suicid\\p{L}+|uccid\\p{L}+|morire|ammazz\\p{L}+|compit[oi]|matematica|equazion[ei]|film|libr[oi]|testo)${e}`,
    ],
    [
      "by-form.making",
      `${b}(?:seguente|questo testo|html|python|c\\+\\+|javascript|java|sql|barzellett\\p{L}+|array|algoritmo)${e}`,
    ],
  ]),
  said: new Map([
    [
      "away-dates",
      `${b}(?:dal|fino al?|da) (?:\\d|luned|marted|mercoled|gioved|venerd|domani|oggi)|\\d+[/.]\\d+|(?:una|due|tre) settiman[ae]|${soon}`,
    ],
    [
      "resign-last-day",
      `${b}(?:dal|entro|a partire dal?|ultimo giorno|preavviso di|con effetto|immediat\\p{L}+|fine mese)${e}|\\d+ (?:giorni|settimane)`,
    ],
    [
      "resign-reason",
      `${b}(?:perch[éeè]|nuovo lavoro|mi trasferisco|motivi|per trasferimento)${e}`,
    ],
    [
      "apology-what",
      `${b}(?:per (?:aver|il ritardo|non|un|l'|la|i)|perch[éeè]|dopo (?:aver|un|una|che))${e}`,
    ],
    [
      "apology-who",
      `${b}(?:a|al|alla|ai|per) ?(?:un |una |il |la |mi[oa] |miei )*(?:client[ei]|capo|ragazz[ao]|fidanzat[ao]|moglie|marito|amic[ao]|collega|colleghi|prof\\p{L}*|vicin[oi]|mamma|madre|pap[àa]|maestra|sorella|fratello)${e}`,
    ],
    [
      "refund-why",
      `${b}(?:rott[oaie]|difettos[oaie]|mai arrivat[oaie]|non (?:è|sono) (?:mai )?arrivat\\p{L}|sbagliat[oaie]|perch[éeè]|cancellat[oaie]|in ritardo|danneggiat[oaie])${e}`,
    ],
    [
      "complaint-so-far",
      `${b}(?:già|ho (?:chiamato|scritto|telefonato|segnalato)|nessuna risposta|senza risposta)${e}`,
    ],
    ["cancel-number", "n\\.? ?\\d{3,}|numero (?:cliente|contratto)"],
    [
      "cancel-reason",
      `${b}(?:perch[éeè]|mi trasferisco|trasloc\\p{L}+|aumento|disservizi\\p{L}*)${e}`,
    ],
    [
      "landlord-what",
      `${b}(?:riscaldamento|caldaia|muffa|cauzione|deposito|perdita|affitto|rumor[ei]|cane|gatto|infiltrazion\\p{L}+|umidità|caparra|spese condominiali)${e}`,
    ],
    [
      "complaint-what",
      `${b}(?:perch[éeè]|per (?:un|una|il|la|l'|lo|i|le|mancat\\p{L}+)|riguardo|contro|volo|multa|camera sporca|ritardo)${e}`,
    ],
    ["complaint-wants", `${b}(?:rimborso|sostituzione|risarcimento|riparazione|scuse)${e}`],
    ["absence-when", `${soon}|${b}(?:dal|fino al?)${e}|\\d+ giorn[oi]|\\d+[/.]\\d+`],
    [
      "absence-reason",
      `${b}(?:malat[oa]|malattia|febbre|influenza|visita|medico|matrimonio|lutto|famili\\p{L}+|trasloco|maternità|vacanza|sto male|in ritardo)${e}`,
    ],
    ["delay-new-date", `${soon}|${b}entro${e}|\\d+ (?:giorni|settimane)`],
    ["news-reason", `${b}(?:perch[éeè]|a causa|per via|dovut[oa])${e}`],
    [
      "invite-event",
      `${soon}|alle \\d|${b}(?:presso|in via)${e}|\\d+ (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)`,
    ],
    [
      "invite-guests",
      `${b}(?:amici|colleghi|parenti|bambini|compagni|clienti|genitori|famiglia)${e}`,
    ],
    ["thanks-for", `${b}(?:per (?:il|la|l'|lo|i|gli|le|aver|un|una)|dopo (?:un|il) colloquio)${e}`],
    [
      "thanks-who",
      `${b}(?:a|al|alla|alle|ai|agli|per) ?(?:il |la |l'|i |un |una |mi[oae] |miei |nostr[oaie] )*(?:maestr[ae]|prof\\p{L}*|insegnant[ei]|client[ei]|capo|colleg\\p{L}+|amic\\p{L}+|invitati|ospiti|medico|suocer\\p{L}|mamma|genitori|relatore)${e}`,
    ],
    [
      "message-recipient",
      `${b}(?:a|al|alla|allo|ai|agli|alle|ad|all'|per) ?(?:il |la |i |un |una |un'|mi[oae] |miei |nostr[oaie] )*(?:\\p{L}+ )?(?:capo|client[ei]|colleg\\p{L}+|prof\\p{L}*|banca|comune|amic\\p{L}+|mamma|madre|pap[àa]|padre|ragazz[ao]|fidanzat[ao]|moglie|marito|vicin[oai]|ex|nonn[ao]|sorella|fratello|medico|maestra|direttor[ei]|preside|figli[oa]|zi[ao]|assicurazione|agenzia|condomini|relatore)${e}`,
    ],
    [
      "request-what",
      `${b}(?:per chieder\\p{L}+|per richieder\\p{L}+|chiedendo|chiedo|chiedere|richiedere) (?:\\p{L}+ |l'|un'){0,2}\\p{L}+ \\p{L}+`,
    ],
    ["request-why", `${b}(?:perch[éeè]|dato che|visto che|poiché)${e}`],
    [
      "message-gist",
      `${b}(?:per (?:dir\\p{L}*|comunicar\\p{L}*|informar\\p{L}*|chieder\\p{L}*|avvisar\\p{L}*|spiegar\\p{L}*|confermar\\p{L}*)|in cui|riguardo|su|sul|sulla|che (?:dica|non|sono|ho|gli|le)|dicendo|d'amore)${e}`,
    ],
    ["work-mail-wants", `${b}(?:entro|per (?:chieder\\p{L}+|confermare|fissare))${e}`],
    [
      "tone",
      `${b}(?:tono|formal[ei]|informal[ei]|simpatic[oa]|divertente|scherzos[oa]|ironic[oa]|professionale|amichevole|gentile|cordiale|serio|seria|affettuos[oa]|romantic[oa]|dolce)${e}`,
    ],
    [
      "toast-role",
      `${b}(?:testimone|damigella|padre della|madre della|sorella|fratello|mi[oa] (?:migliore )?amic[oa]|mi[oa] figli[oa])${e}`,
    ],
    ["toast-time", minutes],
    [
      "birthday-who",
      `${b}(?:per|a|al|alla|di|del|della) ?(?:il |la |l'|i |un |una |mi[oa] |miei )*(?:\\p{L}+ )?${person}${e}`,
    ],
    [
      "wish-tone",
      `${b}(?:divertent[ei]|simpatic[oi]|spiritos[oi]|commovent[ei]|formal[ei]|brev[ei]|original[ei]|dolc[ei]|ironic[oi])${e}`,
    ],
    ["speech-minutes", minutes],
    [
      "talk-listeners",
      `${b}(?:davanti a|per (?:la mia classe|studenti|genitori|colleghi|dirigenti|principianti|bambini|esperti)|ai colleghi|alla mia classe)${e}`,
    ],
    [
      "speech-where",
      `${b}(?:in classe|a scuola|al lavoro|in ufficio|alla festa|per la laurea|per il pensionamento|di laurea|pensionamento|davanti a)${e}`,
    ],
    [
      "gap-did",
      `${b}(?:figli|bambin\\p{L}+|malattia|viaggi\\p{L}+|studi\\p{L}+|burnout|maternità|famiglia|disoccupat\\p{L}+|genitori|licenziat\\p{L}+)${e}`,
    ],
    ["cover-job", `${b}(?:presso|alla|all'|da) ?[\\p{L}]+ (?:come|per)|\\n`],
    ["cover-proof", `${b}(?:anni di|esperienza|ho (?:lavorato|studiato|fatto)|sono un[a']?)${e}`],
    ["cover-why", `${b}(?:perch[éeè]|cambio (?:carriera|settore)|senza esperienza)${e}`],
    ["motivation-for", `${b}(?:all'università|presso|\\d+ parole)`],
    [
      "resume-job",
      `${b}(?:per (?:un |una |il |la |un')?(?:lavoro|posizione|stage|posto|cameriere?|commess[oa]|magazzin\\p{L}+|infermier[ea]|insegnante|operai[oa]|segretari[oa]|sviluppat\\p{L}+|ingegnere|impiegat[oa]|barista|cuoc[oa]|autista|contabile)|come \\p{L}+|da (?:camerier[ea]|commess[oa]|magazziniere|infermier[ea]|barista|cuoc[oa]|segretari[oa]|operai[oa]|insegnante|oss)|primo (?:lavoro|impiego))${e}`,
    ],
    [
      "resume-past",
      `\\n|${b}(?:anni di|esperienza (?:in|come)|ho lavorato|laureat[oa]|diplomat[oa])${e}`,
    ],
    [
      "interview-job",
      `${b}(?:per (?:un |una |il |la )?(?:posto|posizione|ruolo)|come|da|per (?!un|il|la|lavoro|domani|me)\\p{L}+|presso|alla|all'|in (?:banca|azienda)) ?\\p{L}*`,
    ],
    [
      "interview-worry",
      `${b}(?:ansia|paura|nervos\\p{L}+|stipendio|preoccup\\p{L}+|buco|inglese)${e}`,
    ],
    ["salary-figures", money],
    ["salary-way", `${b}(?:e-?mail|mail|lettera|telefono|messaggio|a voce|di persona)${e}`],
    ["tell-reason", `${b}(?:perch[éeè]|dato che|visto che)${e}`],
    [
      "tell-reaction",
      `${b}(?:si arrabbi\\p{L}*|offend\\p{L}+|arrabb\\p{L}+|ci rimanga|senza (?:ferir|offend|litig)\\p{L}+)${e}`,
    ],
    ["tell-way", `${b}(?:messaggio|telefono|whatsapp|di persona|a voce)${e}`],
    [
      "child-age",
      `\\d+ (?:anni|mesi|anno)|${b}(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci) anni`,
    ],
    [
      "child-when",
      `${b}(?:ogni (?:sera|giorno|volta)|a scuola|la sera|di notte|da quando|sempre|la mattina|a tavola|mai)${e}`,
    ],
    ["child-tried", `${b}(?:ho provato|già|abbiamo provato|niente funziona|nonostante)${e}`],
    [
      "couple-since",
      `\\d+ (?:anni|mesi)|${b}(?:marito|moglie|sposat[ioa]|figli|conviv\\p{L}+|matrimonio)${e}`,
    ],
    [
      "couple-what",
      `${b}(?:perch[éeè]|dopo (?:che|un|una|il|aver)|da quando|tradit[oa]|mentit[oa]|quando)${e}`,
    ],
    [
      "poem-occasion",
      `${b}(?:compleanno|anniversario|pensione|san valentino|matrimonio|festa della mamma|laurea|natale|nozze|battesimo)${e}`,
    ],
    [
      "poem-touching-or-funny",
      `${b}(?:divertente|commovente|buffa|spiritosa|in rima|romantica|dolce|simpatica)${e}`,
    ],
    [
      "poem-subject",
      `${b}(?:su|sul|sullo|sulla|sui|sugli|sulle|sull'|d'amore|dedicata|che parl\\p{L}+)${e}`,
    ],
    [
      "poem-manner",
      `${b}(?:in rima|divertente|triste|malinconica|allegra|romantica|nello stile|haiku|sonetto|libero)${e}`,
    ],
    ["poem-use", `${b}(?:scuola|biglietto|classe|compito|matrimonio)${e}`],
    [
      "song-about",
      `${b}(?:su|sul|sulla|sui|sulle|sull'|d'amore|per (?:mi[oa]|la|il|un|una)|che parl\\p{L}+)${e}`,
    ],
    [
      "song-sound",
      `${b}(?:rap|trap|pop|rock|country|reggae|jazz|indie|nello stile|metal|reggaeton|neomelodic\\p{L}+|blues)${e}`,
    ],
    ["child-and-loves", "\\d+ anni"],
    ["child-reading-time", minutes],
    ["child-hero", `${b}(?:su|sul|sulla|di|con) (?:un|una|uno|un') ?\\p{L}+|${b}sui \\p{L}+`],
    [
      "story-happens",
      `${b}(?:su|sul|sulla|sui|di) (?:un|una|uno|due|un') ?\\p{L}+ (?:che|e|in|con|di)|${b}(?:dove|in cui|tra un|che parl\\p{L}+)${e}`,
    ],
    [
      "story-feel",
      `${b}(?:horror|paura|divertente|comic[oa]|triste|lieto fine|romantic[oa]|d'amore|fantasy|thriller|giall[oa]|commovente|colpo di scena)${e}`,
    ],
    [
      "story-reader",
      `${b}(?:\\d+ (?:parole|pagine|righe)|per (?:adulti|ragazzi|la mia classe)|breve)${e}`,
    ],
    ["essay-claim", `${b}(?:contro|a favore|pro e contro|sostenendo|vantaggi e svantaggi)${e}`],
    [
      "essay-task",
      `\\d+ (?:parole|righe|pagine|caratteri|colonne)|${b}(?:superiori|liceo|medie|università|maturità|elementari)${e}`,
    ],
    [
      "article-readers",
      `${b}(?:per (?:il mio blog|il mio sito|principianti|genitori|il giornalino|clienti|linkedin)|sul mio sito)${e}`,
    ],
    ["article-length", "\\d+ (?:parole|caratteri|battute)"],
    [
      "report-reader",
      `${b}(?:per (?:il mio capo|il capo|la prof\\p{L}*|il cda|l'assicurazione|il cliente|la scuola)|di tirocinio|stage)${e}`,
    ],
    ["report-task", "\\d+ (?:pagine|parole)|una pagina"],
    ["translate-into", `in ${language}`],
    [
      "summary-for",
      `${b}(?:per (?:il mio capo|l'esame|la verifica|studiare|l'interrogazione|bambini|la riunione))${e}`,
    ],
    ["shorten-to", "\\d+ (?:parole|caratteri|righe|frasi|minuti)|metà"],
    ["improve-aim", `${b}(?:più (?:\\p{L}+)|meno \\p{L}+|chiar[oa]|convincente)${e}`],
    [
      "improve-reader",
      `${b}(?:per (?:il mio capo|un client\\p{L}|la scuola|l'esame|linkedin|il mio sito|un colloquio))${e}`,
    ],
    [
      "bio-who",
      `${b}(?:per (?:il |la |un |una |mi[oa] )*(?:negozio|pasticceria|ristorante|fotograf[oa]|agenzia|studio|b&b|salone|palestra|attività|profilo di)|fotograf[oa]|nutrizionista|psicolog[oa]|parrucchier[ea]|personal trainer|musicista|estetista|artista|tatuatore|architett[oa]|avvocat[oa])${e}`,
    ],
    ["bio-action", `${b}(?:instagram|linkedin|tiktok|sito|libro|twitter|facebook)${e}`],
    [
      "offer-what",
      `${b}per (?:il |la |un |una |un'|mi[oa] |nostr[oa] )*\\p{L}+ (?:che|di|con|per) \\p{L}+`,
    ],
    ["slogan-where", `${b}(?:insegna|magliett[ae]|sito|volantino|manifesto|t-shirt|camper)${e}`],
    ["product-facts", money],
    [
      "product-where",
      `${b}(?:vinted|amazon|ebay|etsy|subito|airbnb|shopify|instagram|mio sito|e-?commerce)${e}`,
    ],
    [
      "post-news",
      `${b}(?:su|sul|sulla|sull'|per (?:annunciare|promuovere|l'apertura|il lancio)|che annuncia|annunci\\p{L}+)${e}`,
    ],
    ["code-stack", stack],
    [
      "login-backend",
      `${b}(?:php|firebase|supabase|database|mysql|jwt|django|flask|laravel|express|api|solo html|solo front)${e}`,
    ],
    ["site-for", `${b}per (?:il |la |un |una |un'|mi[oa] |nostr[oa] )*\\p{L}+`],
    ["site-tech", stack],
    ["app-does", `${b}(?:per|che) (?:\\p{L}+ )?\\p{L}+`],
    ["app-runs-on", `${b}(?:android|ios|iphone|web|windows|mac|desktop|mobile)${e}`],
    ["software-skill", `${stack}|${b}(?:senza (?:saper )?programmare|no-?code|principiante)${e}`],
    ["code-language", stack],
    [
      "code-in-out",
      `${b}(?:che|per) (?:\\p{L}+ ){2,}|${b}(?:restitui\\p{L}+|prende|input|output)${e}`,
    ],
    ["code-use", `${b}(?:esercizio|esame|compito|scuola|università|lavoro|ricorsion\\p{L}+)${e}`],
    ["script-acts-on", `${b}(?:cartella|file|csv|pdf|immagini|foto|api|url|log)${e}`],
    ["script-runs", `${b}(?:windows|mac|linux|ogni (?:giorno|notte|ora)|cron|powershell|bash)${e}`],
    [
      "cors-server",
      `${b}(?:express|flask|django|spring|laravel|php|node|fastapi|nginx|firebase)${e}`,
    ],
    [
      "debug-message",
      '(?:error|errore|exception)[^.]{0,40}[:"«].{5,}|(?:syntax|type|name|value|key|index|attribute|import|reference) ?error.{8,}',
    ],
    ["debug-setup", `${stack}|${b}(?:windows|mac|linux|ubuntu)${e}`],
    [
      "debug-expected",
      `${b}(?:dovrebbe|invece|ma (?:non|mi|restituisce|stampa)|restituisce|anziché)${e}`,
    ],
    [
      "debug-changed",
      `${b}(?:dopo (?:aver|l'|il|un)|ho (?:cambiato|aggiornato|provato|modificato)|prima funzionava|da quando)${e}`,
    ],
    ["sql-tables", `${b}(?:tabell[ae] \\p{L}+|colonn[ae] \\p{L}+)${e}|\\p{L}+_\\p{L}+`],
    [
      "sql-database",
      `${b}(?:mysql|postgres\\p{L}*|sqlite|oracle|sql server|bigquery|mariadb|access)${e}`,
    ],
    ["formula-cells", `${b}(?:colonn[ae] [a-z]|cell[ae] [a-z]\\d?|[a-z]\\d+)${e}`],
    [
      "sheet-program",
      `${b}(?:google (?:sheets|fogli)|fogli google|libreoffice|excel (?:365|20\\d\\d)|calc)${e}`,
    ],
    ["pack-where", `${when}|${b}(?:caldo|freddo|neve|mare|montagna|tropicale|deserto)${e}`],
    ["pack-days", days],
    [
      "pack-doing",
      `${b}(?:campeggio|trekking|sci|crociera|matrimonio|lavoro|spiaggia|cammino|concerto|escursion\\p{L}+)${e}`,
    ],
    ["trip-days", days],
    ["trip-with", company],
    [
      "trip-taste",
      `${b}(?:mare|musei|montagna|natura|cibo|relax|trekking|arte|avventura|spiagge|shopping|enogastronomic\\p{L}+|divertimento|cultura)${e}`,
    ],
    [
      "trip-where",
      `${b}(?:in|a|ad) (?!due|tre|coppia|famiglia|gruppo|piedi|auto|camper|un|una|agosto|luglio|estate|inverno|primavera|autunno|basso|\\d)\\p{L}{4,}`,
    ],
    ["roadtrip-ends", `${b}(?:da|partendo da|con partenza da|dal|fino a) \\p{L}+`],
    ["visit-town", `${b}(?:a|ad|in|vicino|nei dintorni|nel|nella|al|alle|sul) ?\\p{L}+`],
    [
      "visit-time",
      `${days}|${when}|${soon}|${b}(?:un giorno|pomeriggio|mattina|qualche ora|questo weekend)${e}`,
    ],
    ["visit-with", `${company}|${money}`],
    [
      "go-far",
      `${b}(?:in (?:europa|italia|asia|africa|america|grecia|spagna|francia)|all'estero|vicin[oaie]|da \\p{L}+)${e}`,
    ],
    [
      "go-want",
      `${b}(?:mare|montagna|relax|spiagge|città|natura|divertimento|caldo|neve|trekking|terme)${e}|${money}`,
    ],
    [
      "guests-many",
      "\\d+ (?:persone|ospiti|amici|invitati|bambini)|(?:due|quattro|sei|otto|dieci) (?:persone|ospiti|amici)",
    ],
    [
      "guests-eat",
      `${b}(?:vegetarian\\p{L}+|vegan\\p{L}+|senza (?:glutine|lattosio)|celiac\\p{L}+|allergi\\p{L}+|pesce|carne)${e}`,
    ],
    [
      "mealplan-who",
      `\\d+ persone|${b}(?:per (?:due|tre|quattro|me|una persona|la famiglia|famiglia|dimagrire)|massa|dimagr\\p{L}+|single|economic\\p{L}+)${e}`,
    ],
    [
      "food-limits",
      `${b}(?:vegetarian\\p{L}+|vegan\\p{L}+|senza|celiac\\p{L}+|allergi\\p{L}+|diabet\\p{L}+|intolleran\\p{L}+|chetogenic\\p{L}+|light|proteic\\p{L}+|low carb)${e}`,
    ],
    ["mealplan-effort", `${money}|${minutes}|${b}(?:veloc[ei]|economic\\p{L}+|poco tempo)${e}`],
    ["lunch-where", `${b}(?:microonde|fredd[oi]|senza frigo|scuola|spiaggia)${e}`],
    [
      "ideas-time",
      `${minutes}|\\d+ persone|${b}(?:veloc[ei]|per (?:due|quattro|la famiglia)|in poco tempo|da sol[oa])${e}`,
    ],
    [
      "ideas-have",
      `${b}(?:con (?!amici|ospiti)\\p{L}+|ho (?:in frigo|solo|del|dei|della)|fredd[oi]|light|legger[oia])${e}`,
    ],
    ["recipe-people", "per (?:\\d+|due|tre|quattro|sei|otto)(?: persone)?|\\d+ persone|teglia"],
    ["recipe-without", `${b}(?:senza|vegan\\p{L}+|vegetarian\\p{L}+)${e}`],
    [
      "recipe-kind",
      `${b}(?:veloc[ei]|facil[ei]|semplic[ei]|tradizional[ei]|classic[ao]|original[ei]|light|della nonna|gourmet|autentic[ao]|romana|napoletana|siciliana)${e}`,
    ],
    ["race-when", "\\d+ (?:settimane|mesi)|tra (?:un|due|tre|quattro) mes"],
    ["race-now", `${b}(?:corro|principiante|prima (?:mezza )?maratona|da zero|mi alleno)${e}`],
    [
      "race-days",
      "\\d+ (?:volte|giorni|allenamenti) (?:a|alla) settimana|(?:due|tre|quattro) volte",
    ],
    [
      "workout-goal",
      `${b}(?:massa|dimagr\\p{L}+|tonific\\p{L}+|forza|principiant[ei]|addominali|glutei|definizione|resistenza|da zero)${e}`,
    ],
    [
      "workout-gear",
      `${b}(?:a casa|palestra|manubri|corpo libero|senza attrezzi|elastici|all'aperto|kettlebell|casa)${e}`,
    ],
    ["workout-time", `${minutes}|\\d+ (?:volte|giorni)|(?:due|tre|quattro) (?:volte|giorni)`],
    ["weight-figures", "\\d+ ?(?:kg|chili|cm|anni)"],
    ["sleep-what", `${b}(?:non riesco|mi sveglio|sveglio|addorment\\p{L}+|insonnia)${e}`],
    ["sleep-when", "alle \\d|\\d+:\\d+|turni"],
    ["sleep-behind", `${b}(?:caff[eè]|telefono|stress|ansia|ho provato|perch[éeè])${e}`],
    [
      "routine-aim",
      `${b}(?:per (?:essere|avere|dormire|la produttività|studiare)|produttiv\\p{L}+|energia|rilass\\p{L}+)${e}`,
    ],
    ["routine-time", `${minutes}|alle \\d`],
    [
      "clean-what",
      `${b}(?:dal|dalla|dai|dalle|dallo|da|su|sul|sulla) (?:un |una |il |la )?\\p{L}+|bruciat[oa]`,
    ],
    [
      "clean-have",
      `${b}(?:bicarbonato|aceto|limone|candeggina|senza (?:prodotti|candeggina)|ammoniaca|ecologic[oi])${e}`,
    ],
    ["clean-tried", `${b}(?:ho (?:già )?provato|già)${e}`],
    [
      "repair-damage",
      `\\d+ ?(?:cm|mm)|${b}(?:cartongesso|intonaco|legno|piccolo|grande|chiodo)${e}`,
    ],
    ["repair-limits", `${money}|${b}(?:affitto|inquilin[oa])${e}`],
    [
      "plant-look",
      `${b}(?:gial\\p{L}+|marron\\p{L}+|secc\\p{L}+|macchie|appass\\p{L}+|moll[ei]|insetti|cad\\p{L}+)${e}`,
    ],
    ["plant-light", `${b}(?:sole|ombra|luce|finestra|annaffi\\p{L}+|innaffi\\p{L}+|bagno)${e}`],
    ["plant-changed", `${b}(?:rinvas\\p{L}+|spostat[ao]|dopo|concim\\p{L}+)${e}`],
    [
      "grow-where",
      `${b}(?:nord|sud|sicilia|ombra|pieno sole|milano|montagna|mare|in casa|serra|esposizione)${e}`,
    ],
    [
      "grow-bed",
      `${b}(?:vaso|vasi|balcone|terrazzo|orto|giardino|cassone|terra|idroponic\\p{L}+)${e}`,
    ],
    ["grow-start", `${b}(?:seme|semi|talea|piantin[ae]|bulbi|nocciolo|seme)${e}`],
    [
      "gift-who",
      `${b}(?:appassionat[oa]|ama|a cui piac\\p{L}+|piace|sportiv[oa]|lettrice|lettore|gamer|cuoc[oa]|che (?:ha|adora|fa))${e}`,
    ],
    ["gift-money", `${money}|${b}fai da te${e}`],
    [
      "product-use",
      `${b}per (?!me|meno|il|la|\\d)\\p{L}+|${b}da (?:viaggio|ufficio|gaming|corsa|casa|trekking|campeggio)`,
    ],
    [
      "product-must",
      `${b}(?:silenzios[oa]|legger[oae]|piccol[oa]|economic[oa]|wireless|senza fili|bluetooth|con|senza|comod[oae]|portatile|resistente)${e}`,
    ],
    ["shop-budget", money],
    [
      "phone-matters",
      `${b}(?:fotocamera|foto|batteria|piccolo|compatto|facile|gaming|anzian[oi]|nonn[aoi]|semplice)${e}`,
    ],
    ["phone-now", `${b}(?:ho un|adesso ho|attualmente|rotto|passare da|vecchio)${e}`],
    [
      "class-who",
      `${b}(?:elementari|medie|superiori|liceo|università|\\d+ anni|maturità|livello|[abc][12]|principiant[ei])${e}`,
    ],
    ["test-shape", "\\d+ domande|scelta multipla|vero o falso"],
    [
      "exam-when",
      `\\d+ (?:giorni|settimane|mesi)|${soon}|${when}|${b}(?:tra (?:un|una|due|tre))${e}`,
    ],
    [
      "learn-time",
      `${minutes}|${b}(?:al giorno|a settimana|nel weekend|in (?:un|tre|sei|due) mes[ei]|in \\d+)${e}`,
    ],
    [
      "instrument-have",
      `${b}(?:da zero|principiante|ho (?:un|una|già)|mai suonato|autodidatta)${e}`,
    ],
    [
      "language-goal",
      `${b}(?:per (?:lavoro|viaggi\\p{L}+|un viaggio|l'esame|parlare|trasferir\\p{L}+|il lavoro)|ielts|certificazione|vacanza)${e}`,
    ],
    ["language-level", `${b}(?:da zero|principiante|livello|[abc][12]|base|so già|un po')${e}`],
    [
      "coding-goal",
      `${b}(?:per (?:creare|lavor\\p{L}+|trovare|fare|analizz\\p{L}+|diventare|automatizzare))${e}`,
    ],
    ["coding-before", `${b}(?:da zero|principiante|so già|mai programmato|conosco)${e}`],
    ["learn-goal", `${b}(?:per (?:lavoro|hobby|un|una|il|la|diventare)|professional\\p{L}+)${e}`],
    ["your-level", `${b}(?:da zero|principiante|basi|so già|avanzato)${e}`],
    [
      "explain-known",
      `${b}(?:da zero|principiante|come se (?:avessi|fossi)|non so niente|semplic[ei]|parole povere|so già|5 anni|facil[ei])${e}`,
    ],
    [
      "explain-for",
      `${b}(?:per (?:l'esame|la verifica|una verifica|una presentazione|capire|l'interrogazione|scuola|lavoro|decidere))${e}`,
    ],
    ["explain-listener", `\\d+ anni|${b}(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci) anni`],
    [
      "decide-matters",
      `${b}(?:per me (?:conta|è importante)|voglio|mi importa|economic\\p{L}+|spendere)${e}`,
    ],
    ["decide-limits", `${money}|${b}(?:ho \\d+ anni|famiglia|figli|tempo|soldi)${e}`],
    ["decide-for-against", `${b}(?:perch[éeè]|ma |però|da un lato|ho paura)`],
    ["decide-when", `${b}(?:entro|quest'anno|subito|adesso|domani)${e}`],
    [
      "name-feel",
      `${b}(?:divertent[ei]|elegant[ei]|simpatic[oi]|original[ei]|buff[io]|modern[oi]|cort[io]|creativ[io])${e}`,
    ],
    [
      "name-not",
      `${b}(?:senza|che inizi\\p{L}*|con la (?:lettera )?\\p{L}|due parole|italian[io]|in inglese)${e}`,
    ],
    [
      "group-who",
      `${b}(?:fantacalcio|calcetto|pallavolo|colleghi|famiglia|amiche|amici|classe|quiz|padel|pallacanestro|basket)${e}`,
    ],
    [
      "petname-animal",
      `${b}(?:ner[oa]|bianc[oa]|ross[oa]|grass[oa]|pelo|che|labrador|bassotto|chihuahua|siamese|persiano|tigrat[oa]|golden|barboncino)${e}`,
    ],
    [
      "petname-style",
      `${b}(?:buff[io]|divertent[ei]|original[ei]|simpatic[oi]|mitologic[oi]|giappones[ei]|italian[io]|strani|femmina|maschio)${e}`,
    ],
    ["party-guests", "\\d+ (?:persone|invitati|bambini|ospiti|amici|anni)"],
    [
      "party-where",
      `${money}|${b}(?:a casa|in casa|giardino|locale|ristorante|all'aperto|parco|spiaggia|sala)${e}`,
    ],
    [
      "kids-age",
      `\\d+(?:[- ]\\d+)? (?:anni|mesi)|${b}(?:neonat\\p{L}|adolescenti|asilo|scuola dell'infanzia|elementari)${e}`,
    ],
    [
      "kids-where",
      `${b}(?:in casa|a casa|all'aperto|in macchina|spiaggia|mare|giardino|piove|pioggia|parco|in classe|viaggio|montagna)${e}`,
    ],
    [
      "kids-have",
      `${b}(?:con (?:la carta|materiale|materiali|cartone|poco)|riciclo|pasta di sale)${e}`,
    ],
    ["date-stage", `${b}(?:primo appuntamento|anniversario|moglie|marito|insieme da)${e}`],
    [
      "date-frame",
      `${money}|${b}(?:a casa|a (?:roma|milano|napoli|torino|firenze|bologna)|stasera|sabato|domenica)${e}`,
    ],
    [
      "logo-look",
      `${b}(?:minimal\\p{L}*|modern[oa]|elegante|vintage|color[ei]|giocos[oa]|classic[oa]|rosso|blu|verde|semplice|futuristic[oa])${e}`,
    ],
    [
      "logo-where",
      `${b}(?:magliett[ae]|sito|insegna|app|biglietto da visita|adesiv[oi]|instagram)${e}`,
    ],
    [
      "image-seen",
      `${b}(?:di|con|che raffigur\\p{L}+|raffigurante|per) (?:un |una |uno |un'|il |la )?\\p{L}+ (?:che|in|nel|con|al|di|sotto)`,
    ],
    [
      "image-style",
      `${b}(?:realistic[oa]|fotorealistic[oa]|acquerello|cartone|cartoon|cyberpunk|pixar|anime|stile|olio|bianco e nero|minimal\\p{L}*)${e}`,
    ],
    ["image-use", `${b}(?:copertina|sfondo|sito|instagram|logo|stampa|poster|blog)${e}`],
    ["matters-most", `${b}(?:per me (?:conta|è importante)|importante|voglio|preferi\\p{L}+)${e}`],
    ["limits", `${b}(?:senza|non (?:troppo|posso|voglio)|solo|evit\\p{L}+|massimo)${e}`],
    ["budget", money],
    ["goal", `${b}(?:per (?:poter|riuscire)|obiettivo|in modo da|così da|perch[éeè])${e}`],
    ["deadline", `${soon}|${b}entro${e}|\\d+ (?:giorni|settimane|mesi)`],
    ["tried-so-far", `${b}(?:ho (?:già )?provato|già|nonostante)${e}`],
    ["exact-problem", `${b}(?:quando|da (?:quando|ieri|una settimana)|ogni volta|dopo)${e}`],
    ["my-situation", `${b}(?:ho \\d+ anni|sono (?:un|una|uno)|lavoro|vivo|ho un)${e}`],
    [
      "purpose",
      `${b}per (?:il lavoro|lavoro|la scuola|scuola|un progetto|l'università|un corso|un esame|il mio sito)${e}`,
    ],
    [
      "audience",
      `${b}per (?:principianti|bambini|ragazzi|studenti|clienti|colleghi|genitori|esperti|adulti|anziani)${e}`,
    ],
  ]),
};
