/** Wishes that speak against a sentence: it is left out of a prompt that has one. */
interface Against {
  /** The ids of the sentences (regular expression). */
  readonly of: string;
  /** What they are about, in other words: barred ("no", "without") in a clause of the prompt. */
  readonly barred?: string;
  /** What the prompt says where it wants the opposite, or has it already. */
  readonly said?: string;
}

const only =
  "(?:only|just|nur|bloß|seulement|uniquement|juste|s[oó]lo|solamente|soltanto|apenas|somente|alleen|enkel|tylko|только|лише|sadece|bara)";
const all =
  "(?:all|every|tou(?:s|tes)|todas|todos|tutt[ei]|alle[nr]?|al|wszystkie|wszystkimi|все|всеми|tüm|bütün|alla)";
const several =
  "(?:[2-9]|1\\d|two|three|four|five|six|several|many|multiple|zwei|drei|vier|fünf|mehrere|viele|deux|trois|quatre|cinq|plusieurs|dos|tres|cuatro|cinco|varios|due|tre|quattro|cinque|pi[uù]|dois|três|quatro|vários|twee|drie|vier|vijf|meerdere|dwa|trzy|cztery|kilka|два|три|четыре|несколько|iki|üç|beş)";

export const against: readonly Against[] = [
  {
    of: "^recipe-swap|^drink-swap",
    barred:
      "substitut|swap|replac|alternativ|ersatz|ersetz|austausch|sustitu|sostitu|vervang|zamien|замен|replacements?|ikame|ersätt",
  },
  {
    of: "^sql-assumed",
    said: "tables? (?:called|named)|columns? (?:is|are|called|named)",
  },
  {
    of: "^recipe-done",
    said: "how (?:it|they|each|the \\p{L}+) (?:should |must )?(?:looks?|feels?)|when (?:it is|it'?s|they are|they'?re) done|woran (?:ich|man) (?:sehe?|merke?|erkenn)\\p{L}*|à quoi on (?:voit|reconnaît)",
  },
  {
    of: "^lesson-(?:minutes|short)|^agenda-(?:minutes|short)",
    barred:
      "timings?|minutes?\\b|times?\\b|durations?|zeitangab|uhrzeit|zeiten|minuten|durées?|horaires?|tiempos?|minutos?|tempi|minuti|tempos?|tijden|czas|minut|врем|минут|süre|dakika",
  },
  {
    of: "^test-key|^sheet-rising|^quiz-wait",
    barred:
      "solutions?|answers?|answer keys?|lösung|antwort|corrigé|réponse|solucion|respuesta|soluzion|rispost|soluç|respostas?|gabarito|oplossing|antwoord|odpowied|rozwiąza|ответ|решени|cevap|çözüm|答案|解答|答え",
  },
  {
    of: "^trip-near|^roadtrip|^daytrip",
    barred:
      "(?:travel|driving|walking) times?|distances?|fahrzeit|wegzeit|entfernung|temps de (?:trajet|route)|trajets?|tiempos? de (?:viaje|trayecto)|tempi di|reistijd|czas\\p{L}* (?:dojazdu|przejazdu)|время в пути",
  },
  {
    of: "^trip-(?:book|short)",
    barred: "book|reserv|buch|réserv|prenot|boek|rezerw|брони|бронь|rezerv|tickets?\\b",
  },
  {
    of: "^gift-(?:why|short)|^pick-|^books-why",
    barred:
      "prices?|costs?|explain|explan|reasons?|why|preis|erklär|begründ|prix|explic|raison|precio|razon|prezz|spiegaz|motiv|preço|prijs|uitleg|redenen|cen[ay]?\\b|wyjaśn|uzasadn|цен|объясн|fiyat|açıkla",
  },
  {
    of: "^(?:pick)-",
    said: "(?:with|mit|avec|con|com|met|ze?|со?) (?:\\p{L}+ ){0,2}spo[iy]l\\p{L}*|(?:с|со) спойлер\\p{L}*|spoil(?:er)?s? (?:are |is )?(?:fine|ok|okay|welcome|erlaubt)",
  },
  {
    of: "doctor|^quit-help|^stress-help|^medicine-ask|^weight-pace",
    barred:
      "doctors?|physicians?|medical|therap|ärzt|arzt|médecin|médico|medic[oi]|dottore|huisarts|arts\\b|lekar|врач|доктор|doktor|hekim",
  },
  {
    of: "^party-prepare|^party-timetable|^lunch-keeps|^guests-ahead",
    barred:
      "prep\\b|prepar|preparation|vorbereit|prépar|voorbereid|przygotow|подготов|hazırlık|förbered",
  },
  {
    of: "^pack-(?:counts|short)",
    barred:
      "numbers?|counts?|quantit|amounts?|stückzahl|anzahl|mengen|zahlen|nombres?|chiffres|cantidad|números|numeri|quantidad|aantal|ilości|ilość|liczb|количеств|числ|adet",
  },
  {
    of: "^explain-misread|^grow-signs|^stretch-cue|^workout-mistake|^recipe-mistake|^reno-check",
    barred:
      "misconception|misunderstanding|mistakes?|myths?|errors?|pitfalls?|irrtüm|irrtum|missverständnis|fehler|idées reçues|erreurs?|malentendu|errores|mitos|equívoc|errori|fraintend|erros|misvatting|fouten|błęd|nieporozum|ошиб|заблужд|hatalar|yanılgı",
  },
  {
    of: "^flyer-headline|^poster-one|^ad-one-message",
    said: `${several} (?:[\\p{L}-]+ )?(?:headlines?|titles?|messages?|headings?|überschriften|schlagzeilen|titres|titulares|titoli|títulos|koppen|nagłów\\p{L}*|заголов\\p{L}*|başlık)(?!\\p{L})`,
  },
  {
    of: "^farewell-one-moment|^thanks-concrete|^personal-one|^love-concrete|^wish-no-stock|^vows-concrete|^interview-thanks|^recommend-example|^article-say",
    said: `${only} (?:\\p{L}+ ){0,2}?(?:general|generic|allgemein\\p{L}*|général\\p{L}*|generales?|general[ei]|gerais|algemen\\p{L}*|ogóln\\p{L}*|общи\\p{L}*)|(?:nothing|not(?: too)?|nichts|rien de|nada|niente di|niets|nic|ничего)(?: zu| trop| too| muy| troppo| te)? (?:personal|persönlich\\p{L}*|personnel|personale|pessoal|persoonlijk\\p{L}*|osobist\\p{L}*|личн\\p{L}*)|impersonal|unpersönlich|impersonnel|impersonale|impessoal|onpersoonlijk|(?:keep it|nice and|completely|purely) (?:generic|general|neutral)`,
  },
  {
    of: "^wish-no-stock|^vows|^story-concrete|^verse-concrete|^love-concrete|^linkedin-plain|^thanks-concrete|^slogan-not|^farewell-one|^page-plain|^brand-not",
    said: "clich[eéê]s?|cliche\\p{L}*|klischee\\p{L}*|kitsch\\p{L}*|cheesy|corny|soppy|over the top|stock phrases|phrasenhaft|floskel\\p{L}*|phrases toutes faites|frases hechas|frasi fatte|frases feitas|cursi|melenso|brega|zoetsappig|banał\\p{L}*|штамп\\p{L}*|клише|klişe|klyschor|陳腐|套话|陈词滥调",
  },
  {
    of: "^love-concrete",
    said: "(?:grand|big|bold|große[nr]?|grandes|grandi|wielki\\p{L}*|велик\\p{L}*|grote) (?:comparisons?|metaphors?|gestures?|vergleiche\\p{L}*|comparais\\p{L}*|comparacion\\p{L}*|paragoni|comparaç\\p{L}*|vergelijkingen|porówna\\p{L}*|сравнени\\p{L}*)",
  },
  {
    of: "invent|no-made-up|only-true|^bio-own-facts|^resume-results|^pitch-no-claims|^minutes-nothing-new|^essay-evidence",
    said: "(?:invented|made[- ]up|fictional|fictitious|fake|fictive|imaginary|erfunden\\p{L}*|ausgedacht\\p{L}*|fiktiv\\p{L}*|inventée?s?|fictif\\p{L}*|fictive?s?|inventad[oa]s?|ficticia?s?|ficticios?|inventat[oiae]|fittizi\\p{L}*|fictíci\\p{L}*|verzonnen|zmyślon\\p{L}*|fikcyjn\\p{L}*|выдуманн\\p{L}*|вымышленн\\p{L}*|uydurma|kurgusal|påhittad\\p{L}*)|(?:make|making) up (?:\\p{L}+ )?(?:figures|stories|anecdotes|quotes|numbers|experiences|reviews|details|facts|memories)|invent (?:some |a few |the )?(?:figures|stories|anecdotes|quotes|numbers|experiences|reviews|details|facts|memories|names)",
  },
  {
    of: "^ideas-obvious|^idea-odd|^logo-own-idea|^tattoo-unexpected|^image-unexpected|^photo-unexpected|^trip-missed|^go-unexpected",
    said: "obvious|(?:most|very|really) (?:common|popular|typical|classic|traditional)|naheliegend\\p{L}*|bekanntesten|évident\\p{L}*|les plus (?:connu\\p{L}*|classiques?|courant\\p{L}*)|obvi[oa]s?|más (?:obvi|típic|comun|conocid)\\p{L}*|ovvi\\p{L}*|più (?:comun|ovvi|conosciut|classic)\\p{L}*|óbvi\\p{L}*|mais (?:comuns|óbvi\\p{L}*|conhecid\\p{L}*)|voor de hand liggend\\p{L}*|oczywist\\p{L}*|очевидн\\p{L}*|(?:самые|самых) (?:обычн|популярн|известн)\\p{L}*",
  },
  {
    of: "^apology|^sorry-words|^news-calm",
    said: "why (?:i|we) (?:was|were|am|are) (?:actually |still )?right|(?:(?:i|we) (?:was|were|am|are)|i'?m) (?:actually |still |in the )?right|(?:my|our) side|(?:with|some|good|believable|lame) excuses?|(?:not|wasn'?t|isn'?t) (?:really |even )?(?:my|our) fault|ausreden?|rechtfertig\\p{L}*|im recht (?:war|bin)|warum ich recht|nicht meine schuld|prétextes?|j'avais raison|pas ma faute|pretextos?|con excusas|tenía razón|no fue (?:mi )?culpa|giustificazion\\p{L}*|avevo ragione|non (?:è|era) colpa mia|justificativ\\p{L}*|eu tinha razão|não foi (?:minha )?culpa|smoes\\p{L}*|uitvlucht\\p{L}*|gelijk had|wymów\\p{L}*|miał[ea]m rację|отговорк\\p{L}*|оправдани\\p{L}*|был[аи]? прав\\p{L}*|bahane\\p{L}*|haklıydım|bortförklaring\\p{L}*",
  },
  {
    of: "^mail-point-first|^request-|^news-(?:order|short)|^post-concrete|^refund-|^followup-order|^announce-first|^resign-(?:first|short)|^cancel-(?:first|short)",
    said: "bury|bur(?:ied|ying)|(?:build|lead|work) up to|(?:point|request|news|question|ask|favou?r|number|price|resignation) (?:only |last|(?:only )?(?:at|near|towards?|in) the (?:very )?end)|(?:start|begin|open) with (?:small ?talk|pleasantries|a (?:long )?(?:story|question|joke|compliment))|(?:erst|ganz) am (?:ende|schluss)|seulement à la fin|(?:tout|qu'?)à la fin|(?:sólo|solo|recién) al final|solo alla fine|só no (?:fim|final)|pas (?:op|aan) het eind\\p{L}*|dopiero na końcu|только в конце|en sonda söyle\\p{L}*",
  },
  {
    of: "^cover-own|^interview-own",
    said: "(?:retell|repeat|go through|summari[sz]e|whole|entire|full|complete|everything (?:in|on)) (?:my |the |of my )*(?:whole |entire |full )?(?:resume|résumé|cv|career)|(?:ganze[nr]?|kompletten?|gesamten?) (?:lebenslauf|werdegang)|lebenslauf nacherzähl\\p{L}*|tout mon (?:cv|parcours)|todo mi (?:cv|currículum|curriculum)|tutto il (?:mio )?(?:cv|curriculum)|todo o meu (?:cv|currículo)|(?:hele|volledige) cv|całe (?:moje )?cv|вс[её] (?:мо[её] )?резюме",
  },
  {
    of: "^resign-(?:reasons|short)",
    said: `${all} (?:\\p{L}+ ){0,3}?(?:reasons?|gründe\\p{L}*|raisons|razones|motivos|motivi|redenen|powod\\p{L}*|причин\\p{L}*|nedenler\\p{L}*|skäl)(?!\\p{L})`,
  },
  {
    of: "^mealplan-(?:reuse|short)",
    said: "(?:different|new|other) ingredients|(?:no|without) (?:repeat\\p{L}*|shared|the same) (?:\\p{L}+ )?ingredients|(?:andere|verschiedene|neue) zutaten|ingrédients (?:\\p{L}+ )?différents|(?:ingredientes (?:\\p{L}+ )?(?:distintos|diferentes)|ingredienti (?:\\p{L}+ )?divers\\p{L}*)|andere ingrediënten|(?:inne|różne) składniki|разны\\p{L}* (?:продукт|ингредиент)\\p{L}*",
  },
  {
    of: "^debug-(?:small|cause-first|cause-short)",
    said: "rewrite (?:it|this|everything|all|the)|from scratch|(?:rewrite|change|redo) \\p{L}+ completely|refactor|neu schreib\\p{L}*|(?:komplett|ganz|völlig) (?:neu|um)\\p{L}*|réécri\\p{L}*|reescrib\\p{L}*|riscriv\\p{L}*|reescrev\\p{L}*|herschrijf\\p{L}*|(?:przepisz|napisz) \\p{L}* ?od (?:nowa|zera)|перепиши|baştan yaz",
  },
  {
    of: "^edit-keep-right|^edit-list-doubtful|^shorten-",
    said: "rewrite|freely|reword|rephrase|umformulier\\p{L}*|frei (?:um|über|formulier)\\p{L}*|librement|libremente|liberamente|livremente|(?:vrij|vrijelijk) (?:her|om)\\p{L}*|herschrijf\\p{L}*|swobodnie|przeredaguj|свободно|перепиши|reescrib\\p{L}*|riscriv\\p{L}*|reescrev\\p{L}*|réécri\\p{L}*",
  },
  { of: "^haiku-count", said: "5[-–—/, ]+7[-–—/, ]+5" },
];
