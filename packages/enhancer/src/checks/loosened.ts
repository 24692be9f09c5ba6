/**
 * Ways to ask for an answer without its cautions, or for doing something unseen, that are not one
 * phrase: a word of leaving out near a caution, a word of not seeing near somebody.
 */
const byLanguage: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(?:skip|leave out|omit|no|without|drop|spare me|forget)\b[^.;]{0,30}\b(?:warnings?|caveats?|disclaimers?|refus\p{L}+|morali[sz]\p{L}+)\b/iu,
    /\b(?:won't|will not|wouldn't|can't|cannot|does not|do not|doesn't|don't|never|nobody|without)\b[^.;]{0,24}\b(?:notic\p{L}+|detect\p{L}*|find(?:ing)? out|realiz\p{L}+|caught|question it|question them|suspect\p{L}*)\b/iu,
    /\b(?:get (?:past|around)|evade|defeat|fool|trick)\b[^.;]{0,40}\b(?:locks?|detect\p{L}+|filters?|checks?|protection|verification|paywalls?|drm)\b/iu,
    /\bdon't (?:hedge|refuse|hold back)\b|\bhold nothing back\b/iu,
  ],
  de: [
    /(?:ohne|keine|lass|spar dir)[^.;]{0,30}(?:warn\p{L}*|sicherheitshinweis\p{L}*|moral\p{L}*|bedenken)/iu,
    /(?:ohne dass|ohne, dass|nicht|weder|damit (?:niemand|keiner))[^.;]{0,50}(?:merk\p{L}*|auffällt|entdeck\p{L}*|erwisch\p{L}*|erkennt|detektor)/iu,
  ],
  fr: [
    /(?:sans|pas d[e']|aucune?)[^.;]{0,30}(?:avertissement\p{L}*|mises? en garde|précautions d'usage|morale)/iu,
    /sans qu[e'][^.;]{0,30}(?:voie|sache|remarque|aperçoive|rende compte|détecte)/iu,
  ],
  es: [
    /(?:sin|ningun\p{L}*|omite|evita)[^.;]{0,24}(?:advertencias?|avisos?|moralin\p{L}*|descargos?)/iu,
    /sin que[^.;]{0,30}(?:note|sepa|dé cuenta|den cuenta|entere|detecte|descubra)/iu,
  ],
  it: [
    /(?:senza|nient[e'])[^.;]{0,24}(?:avvertenz\p{L}*|avvis\p{L}*|moral\p{L}*)/iu,
    /senza che[^.;]{0,30}(?:accorg\p{L}*|sappia|noti|scopr\p{L}*)/iu,
  ],
  pt: [
    /(?:sem|nenhum\p{L}*)[^.;]{0,24}(?:avisos?|advertências?|alertas?|moral\p{L}*)/iu,
    /sem que[^.;]{0,30}(?:perceb\p{L}*|saib\p{L}*|not\p{L}*|descubr\p{L}*)/iu,
  ],
  nl: [
    /(?:zonder|geen)[^.;]{0,24}waarschuwing\p{L}*/iu,
    /zonder dat[^.;]{0,30}(?:merkt|doorheeft|ziet|ontdekt)/iu,
  ],
  pl: [
    /(?:bez|żadnych)[^.;]{0,24}ostrzeże\p{L}*/iu,
    /(?:żeby|aby|tak by)[^.;]{0,24}nie (?:zauważ|dowiedz|wykry)\p{L}*/iu,
  ],
  ru: [
    /(?:без|никаких)[^.;]{0,24}(?:предупрежд\p{L}*|оговор\p{L}*|морал\p{L}*)/iu,
    /(?:чтобы|так, что|что)[^.;]{0,30}не (?:замет|узна|догада|раскр|обнаруж|понял)\p{L}*/iu,
  ],
  uk: [
    /(?:без|жодних)[^.;]{0,24}попередж\p{L}*/iu,
    /(?:щоб|так, що)[^.;]{0,30}не (?:поміт|дізна|здогада|викри)\p{L}*/iu,
  ],
  tr: [
    /uyarı\p{L}*[^.;]{0,16}(?:olmadan|verme|ekleme|atla|yazma)/iu,
    /(?:fark|anla|öğren)\p{L}*[^.;]{0,12}(?:etmeden|madan|meden|mesin)/iu,
  ],
  ja: [
    /(?:警告|注意書き|注意喚起|免責)[^。]{0,8}(?:不要|なし|省|いらない|入れず|入れない)/u,
    /(?:気づ|気付|バレ|ばれ|見つか|悟ら|疑わ)[^。]{0,4}(?:れず|れない|ないよう|ずに)/u,
  ],
  zh: [
    /(?:不用|不要|无需|别|省略|不必|不需要)[^。]{0,8}(?:提醒|警告|免责|劝|道德)/u,
    /(?:不被|不让|躲过|躲避|避开|绕过|瞒过|骗过|逃过)[^。]{0,10}(?:发现|察觉|检测|知道|审查|识别|怀疑)?/u,
  ],
  ko: [
    /(?:경고|주의)[^.]{0,8}(?:빼|없이|말고|생략)/u,
    /(?:모르게|들키지|눈치채지|알아채지|걸리지)/u,
  ],
  hi: [
    /(?:चेतावनी|नैतिक)[^।]{0,16}(?:बिना|मत|न |छोड़)/u,
    /(?:पता|समझ|शक|ख़बर|खबर|भनक)[^।]{0,10}(?:न |ना |नहीं)[^।]{0,8}(?:चले|पाए|हो|लगे)/u,
  ],
};

/** Means to frighten, deceive or spy on somebody, or to harm oneself, that a rewrite adds. */
const harmful: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(?:secret(?:ly)?|hidden|covert(?:ly)?)\b[^.;]{0,24}\b(?:monitor\p{L}*|track\p{L}*|record\p{L}*|spy\p{L}*|watch\p{L}*|install\p{L}*|permanently)\b|\bcontrol (?:whom?|where|what) (?:she|he|they)\b/iu,
    /\b(?:forg(?:e|ing|ed)|fak(?:e|ing)|fabricat\p{L}+|falsif\p{L}+)\b[^.;]{0,24}\b(?:documents?|evidence|proof|certificates?|signatures?|receipts?|records?|witness\p{L}*)\b|\b(?:coach|bribe|pay) (?:a |the )?(?:false )?witness\p{L}*\b/iu,
    /\b(?:feel|feels|feeling) (?:worthless|unlovable|unwanted|disgusting|scared|afraid for)\b|\bhumiliat\p{L}+\b|\bbetter off without (?:them|him|her)\b|\b(?:to|and|or|by) (?:threaten\p{L}*|intimidat\p{L}+|blackmail\p{L}*)\b/iu,
    /\b(?:cruel|hurtful|devastating|vicious) (?:\p{L}+-)?(?:messages?|texts?|letters?|words|reviews?|lines?|star|one)\b|\bmore (?:hurtful|cruel|vicious)\b|\b(?:deepest|her|his|their) insecurities\b|\bnobody (?:likes|wants) (?:her|him|them)\b/iu,
    /\bsecond set of books\b|\bhid(?:e|ing) (?:the |my )?(?:income|assets)\b|\bcover(?:ing)? (?:up )?(?:my |the |any )?(?:tracks|traces)\b|\b(?:fake|invented|made-up) (?:customers?|reviews?|reviewers?|buyers?)\b|\b(?:told|distinguished) from a real\b|\bforger(?:y|ies)\b/iu,
    /\b(?:frighten|scare|terrify|terroris?e|harass|torment|bully) (?:him|her|them|my|the|his|their)\b|\b(?:his|her|their) li(?:fe|ves) (?:so )?(?:miserable|hell|a (?:living )?hell|unbearable)\b|\bhow hard (?:they|it) (?:hits?|hurts?)\b/iu,
    /\b(?:not|never|n't) (?:be )?recogni[sz]ed as (?:coming|written)\b|\bdrive (?:\p{L}+ )?(?:customers|guests|clients|patients) away\b|\bdamaging enough\b/iu,
    /\bruin\p{L}* (?:his|her|their|this person['’]s|my \p{L}+['’]s) (?:reputation|life|career|marriage)\b|\bspread\p{L}* (?:\p{L}+ )?rumou?rs\b|\bplant\p{L}* (?:\p{L}+ )?evidence\b|\btrace\p{L}* (?:it |this |them )?(?:back )?to me\b/iu,
    /\bpunish(?:ing)? myself\b|\bhid(?:e|ing) (?:the |my )?(?:fasting|vomiting|purging|cutting|weight loss|pills|drinking)\b|\bignor(?:e|ing) (?:\p{L}+ and )?(?:hunger|dizziness|pain|chest pain)\b/iu,
  ],
  de: [
    /(?<!\p{L})(?:heimlich\p{L}*|bedroh\p{L}*|einschüchter\p{L}*|erpress\p{L}*|demütig\p{L}*|fälsch\p{L}*|gefälscht\p{L}*)/iu,
  ],
  fr: [
    /\b(?:en cachette|à son insu|menac\p{L}+|chantage|humili\p{L}+|falsifi\p{L}+|fausses preuves|faux témoin\p{L}*)\b/iu,
  ],
  es: [
    /\b(?:a escondidas|amenaz\p{L}+|chantaj\p{L}+|humill\p{L}+|falsific\p{L}+|pruebas falsas|entre en pánico|guarde el secreto)\b/iu,
  ],
  it: [
    /\b(?:rub(?:are|ando)|prove false|minacc\p{L}+|ricatt\p{L}+|umili\p{L}+|falsific\p{L}+|di nascosto)\b/iu,
  ],
  pt: [
    /\b(?:em pânico|guarde segredo|às escondidas|ameaç\p{L}+|chantage\p{L}+|humilh\p{L}+|falsific\p{L}+|difícil de recusar|todas as poupanças)\b/iu,
  ],
  nl: [/\b(?:stiekem|bedreig\p{L}*|chanteer\p{L}*|vernede\p{L}*|vervals\p{L}*|intimide\p{L}*)/iu],
  pl: [
    /(?<!\p{L})(?:po kryjomu|zmanipulow\p{L}+|kłamstw\p{L}+|odciąć (?:ją|go|ich) od|potajemnie|zastrasz\p{L}+|szantaż\p{L}*|upokorz\p{L}+|upokarza\p{L}+|sfałszow\p{L}+|podrob\p{L}+|groźb\p{L}+)/iu,
  ],
  ru: [
    /(?<!\p{L})(?:запугив\p{L}+|запуга\p{L}+|угроз\p{L}+|шантаж\p{L}*|порч[аеу]\p{L}*|унизи\p{L}+|унижа\p{L}+|подделa?\p{L}+|поддел\p{L}+|не оставить следов|тайно|втайне)/iu,
  ],
  uk: [
    /(?<!\p{L})(?:таємно|потайки|залякув\p{L}+|погроз\p{L}+|шантаж\p{L}*|принизи\p{L}+|принижу\p{L}+|підроб\p{L}+)/iu,
  ],
  ja: [/(?:密かに|こっそり|脅し|脅迫|偽造|追い詰め|復讐|嫌がらせ)/u],
  zh: [/(?:不知情|监控她|监控他|实时位置|隐蔽|偷偷|清除[^。]{0,6}痕迹|威胁|恐吓|伪造|报复|羞辱)/u],
  ko: [/(?:협박|위조|괴롭히|몰래)/u],
  tr: [
    /(?<!\p{L})(?:gizlice|tehdit\p{L}*|şantaj\p{L}*|aşağıla\p{L}+|sahte (?:belge|delil|kanıt|tanık)\p{L}*)/iu,
  ],
};

/** That something said of somebody is not so, and is to be said all the same. */
const untrue =
  /\beven (?:if|though) (?:it|that|this) (?:isn['’]t|is not|didn['’]t|did not|never) (?:true|happen(?:ed)?)|auch wenn (?:es|das) nicht (?:stimmt|wahr ist|passiert)|même si (?:ce|cela) n['’]est pas (?:vrai|arrivé)|aunque no sea (?:cierto|verdad)|anche se non è (?:vero|successo)|mesmo que não seja verdade|nawet jeśli to nieprawda|даже если это не(?:правда| так)/iu;

/** Who is told how to be safe, or whom to turn to, is not helped to do harm. */
const protective =
  /\b(?:report|police|lawyer|authorit\p{L}+|support (?:groups?|lines?)|protect\p{L}*|victims?|helplines?|document (?:the|each|every)|restraining|safe(?:ly|ty)?|story|novel|scene|characters?|plot|anzeig\p{L}*|polizei|police|plainte|avocat|denunci\p{L}*|polic[ií]a|abogad\p{L}+|polizia|avvocat\p{L}+|polícia|advogad\p{L}+|politie|aangifte|policj\p{L}+|полици\p{L}+|юрист\p{L}*|поліці\p{L}+|polis\p{L}*|avukat\p{L}*)/iu;

/**
 * What rules a harm out, before its word: "without threatening". A bare "not" does so right before it
 * alone: "if he does not answer, humiliate him" asks for it.
 */
const ruledOutBefore =
  /(?<!\p{L})(?:(?:without|sans|sin|sem|senza|zonder|bez|ohne|без)\s(?:\p{L}+\s)?(?:zu\s|de\s|te\s)?|(?:do not|don['’]t|never|no|jamais|nunca|mai|nicht|nie|не)\s)$|(?:不要|别|不能)$/iu;
/** And behind it: "tehdit etmeden". */
const ruledOutBehind =
  /^\p{L}*\s?(?:etmeden|olmadan|içermeden|etme\b|せず|なしで|にならない|しない|없이|하지)/iu;

/** What a form finds that the text does not rule out in the same breath. */
function foundIn(text: string, form: RegExp): readonly string[] {
  let from = 0;
  for (;;) {
    const match = form.exec(text.slice(from));
    if (match === null) return [];
    const [start, end] = [from + match.index, from + match.index + match[0].length];
    const isRuledOut =
      ruledOutBefore.test(text.slice(Math.max(0, start - 30), start)) ||
      ruledOutBehind.test(text.slice(end, end + 20));
    if (!isRuledOut) return [match[0]];
    from = end;
  }
}

/** What of an addition loosens what binds an assistant or a person, in its language and in English. */
export function findLoosened(text: string, tag: string): readonly string[] {
  const tags = tag === "en" ? ["en"] : [tag, "en"];
  const loosening = [untrue, ...tags.flatMap((own) => byLanguage[own] ?? [])];
  const harming = protective.test(text) ? [] : tags.flatMap((own) => harmful[own] ?? []);
  return [
    ...loosening.flatMap((form) => form.exec(text)?.[0] ?? []),
    ...harming.flatMap((form) => foundIn(text, form)),
  ];
}
