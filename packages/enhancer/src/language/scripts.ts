/** Scripts by their ranges of code points; scripts that name one language carry its tag. */
const ranges: readonly (readonly [from: number, to: number, name: string])[] = [
  [0x41, 0x5a, "latin"],
  [0x61, 0x7a, "latin"],
  [0xc0, 0x24f, "latin"],
  [0x370, 0x3ff, "el"],
  [0x400, 0x52f, "cyrillic"],
  [0x531, 0x58f, "hy"],
  [0x591, 0x5f4, "he"],
  [0x620, 0x6ff, "arabic"],
  [0x750, 0x77f, "arabic"],
  [0x900, 0x97f, "devanagari"],
  [0x980, 0x9ff, "bn"],
  [0xa00, 0xa7f, "pa"],
  [0xa80, 0xaff, "gu"],
  [0xb80, 0xbff, "ta"],
  [0xc00, 0xc7f, "te"],
  [0xc80, 0xcff, "kn"],
  [0xd00, 0xd7f, "ml"],
  [0xd80, 0xdff, "si"],
  [0xe00, 0xe7f, "th"],
  [0xe80, 0xeff, "lo"],
  [0x1000, 0x109f, "my"],
  [0x10a0, 0x10ff, "ka"],
  [0x1100, 0x11ff, "ko"],
  [0x1200, 0x139f, "am"],
  [0x1780, 0x17ff, "km"],
  [0x1e00, 0x1eff, "latin"],
  [0x1f00, 0x1fff, "el"],
  [0x3041, 0x30ff, "kana"],
  [0x3130, 0x318f, "ko"],
  [0x3400, 0x4dbf, "han"],
  [0x4e00, 0x9fff, "han"],
  [0xac00, 0xd7af, "ko"],
  [0xfb50, 0xfdff, "arabic"],
  [0xfe70, 0xfeff, "arabic"],
  [0xff66, 0xff9f, "kana"],
];

function scriptOf(code: number): string | null {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (range === undefined) return null;
    if (code < range[0]) high = middle - 1;
    else if (code > range[1]) low = middle + 1;
    else return range[2];
  }
  return null;
}

/** How many letters of each script a text has. */
export function countScripts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  let latin = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) latin += 1;
      continue;
    }
    const script = scriptOf(code);
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  if (latin > 0) counts.set("latin", (counts.get("latin") ?? 0) + latin);
  return counts;
}

const rightToLeft = new Set(["ar", "fa", "he", "ur", "ps", "sd", "yi", "ckb"]);

export function directionOf(tag: string): "ltr" | "rtl" {
  return rightToLeft.has(tag) ? "rtl" : "ltr";
}

function speaks(text: string, words: string): number {
  const known = new Set(words.split(" "));
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}']+/u)
    .filter((word) => known.has(word)).length;
}

const ukrainianWords =
  "або але був буде будь була були більше в ввімкни вимкни виправ від вірш для до дуже з зараз зроби зробити зі й його коли краще купити ласка листа мене мені мого моя моєї мій на навчи не можу написати напиши напишіть опиши переклади порадь порадьте порівняй потрібно поясни поясніть придумай про під підготуй речення розкажи скажи склади скільки сплануй статтю створи сьогодні та також треба тільки у хто це цей цього ці цієї чи чого чому що щоб як яка яке який якого ідеї їх її";
const bulgarianWords =
  "без в включи да дали даден две думи до е един за затвори защо и изключи или имам искам как какво кога кой колко коя кухнята къде към лампата ли ми много мога може моля на най нагласи намали напиши настрой низ обясни от отвори при пусни са светлината се след спалнята спри стартирай статия стаята стихотворение съм със тази тези ти това този трябва увеличи хола ще";
const russianWords =
  "без больше был была были было в включи все вы выключи где для до его ее если есть её за и из или исправь их как какая какой когда кто ли лучше меня мне моего моей мой моя мы на напиши напишите научи не но объясни объясните он опиши от очень переведи письмо по под пожалуйста почему при придумай про расскажи с сегодня сейчас скажи сколько создай составь сравни статью стихотворение так также только у что что-то чтобы эта эти это этого этот";

/** The article behind a Bulgarian noun, and what only ends like it. */
const article =
  /(?<!\p{L})(?!(?:зар|о|до|вы|у)?плата|комната|палата|лопата|граната|цитата|соната|дата|(?:у|рас)?трата|ребята|котята|цыплята|внучата)\p{L}{2,}[ая]та(?!\p{L})/iu;

/** Ukrainian, Serbian, Bulgarian, Macedonian and Belarusian by their own letters, else Russian. */
export function cyrillicLanguage(text: string): string {
  if (/[ўЎ]/.test(text)) return "be";
  if (/[әғқңөұүһӘҒҚҢӨҰҮҺ]/.test(text)) return "kk";
  if (/[іїєґІЇЄҐ]/.test(text)) return "uk";
  if (/[ѓќѕЃЌЅ]/.test(text)) return "mk";
  if (/[ђћјљњџЂЋЈЉЊЏ]/.test(text)) return "sr";
  if (/[ыэёЫЭЁ]/.test(text)) return "ru";
  // Endings that Ukrainian and Russian share, and Bulgarian hasn't.
  const eastern = /(?:ть|ся|ого|ий|ов)(?!\p{L})/iu.test(text) ? 1 : 0;
  const ukrainian =
    speaks(text, ukrainianWords) +
    eastern +
    (/(?:\p{L}{3}ти|тися|ння|ття)(?!\p{L})|\p{L}['’](?:я|ю|є|ї)/iu.test(text) ? 1 : 0) +
    // Stems that Russian spells otherwise: вы-, -ск-, недел-.
    (/(?<!\p{L})ви(?![днзтрск])\p{L}{3}|[сцз]ьк|тижн|тижд/iu.test(text) ? 1 : 0);
  const bulgarian =
    speaks(text, bulgarianWords) + (/ъ\p{L}/u.test(text) || article.test(text) ? 1 : 0);
  const russian =
    speaks(text, russianWords) + eastern + (/(?:ая|яя|ое|ие|ые)(?!\p{L})|объ/iu.test(text) ? 1 : 0);
  if (bulgarian > Math.max(russian, ukrainian)) return "bg";
  return ukrainian > russian ? "uk" : "ru";
}

const persianWords =
  "است این برای را از به در هم من که با چه چرا آیا یک می شود کن کنید بنویس توضیح روشن خاموش چراغ";
const arabicWords =
  "في من على إلى عن هذا هذه ما هو هي هل كيف لماذا متى أين أن التي الذي مع لا كل بعد قبل اكتب اشرح غرفة ضوء";

/** Persian and Urdu by their own letters, else Arabic. */
export function arabicLanguage(text: string): string {
  if (/[ٹڈڑںےھہ]/.test(text)) return "ur";
  const own = text.match(/[پچژگ]/g)?.length ?? 0;
  const shared = text.match(/[کی]/g)?.length ?? 0;
  const articles = text.match(/(?<!\p{L})ال\p{L}/gu)?.length ?? 0;
  // Persian from an Arabic keyboard: its own letters, and nothing that only Arabic has.
  if (own > 0 && articles === 0 && !/[ةىأإؤ]/.test(text)) return "fa";
  const arabic = (text.match(/[ةىيكأإئؤ]/g)?.length ?? 0) + articles;
  const persian = own * 2 + shared + speaks(text, persianWords) * 2;
  return persian > arabic + speaks(text, arabicWords) * 2 ? "fa" : "ar";
}

/** Marathi and Nepali by frequent words, else Hindi. */
export function devanagariLanguage(text: string): string {
  if (/(?<![\p{L}\p{M}])(?:आहे|आणि|करा|मध्ये|काय|माझ्या|ळ)(?![\p{L}\p{M}])/u.test(text)) return "mr";
  if (/(?<![\p{L}\p{M}])(?:छ|छन्|गर्नुहोस्|को लागि|मलाई|हो कि)(?![\p{L}\p{M}])/u.test(text))
    return "ne";
  return "hi";
}

/** Characters as Japan alone writes them, and words that are Japanese alone where no kana tells it. */
const japaneseForms =
  /[発対応経続転駅円広関単戦実県塩検変売読図価気営処験鉄黒歩毎両伝仮労巻帰庁拡拠掲揺様桜渋済滝焼畑畳砕稲穏粋絵総縄聴脳荘薬蔵覚観訳豊賛軽辺遅郷酔釈鉱録隠雑霊頼顔駆髪鶏麺齢剤剰勧圏圧増嬢専巣帯弾択挙挿沢働込峠枠匂]|複数|文例|一覧|添削|御礼|弁当|(?<!\p{L})例文|例文(?!\p{L})|(?<!\p{L})(?:面接|見積|手紙|書類)(?!\p{L})/u;
/** And some that China alone does. */
const chineseForms =
  /[这们为么说时还没让给过东车买卖书长门问间见现样经请帮写怎谁哪吗呢吧你您們這麼嗎]/u;
/** So many characters may be a telegram in Japanese; a longer text without kana is not. */
const telegram = 12;

/** Whether a text in so many Chinese characters, and no kana, is Japanese. */
export function isKanaless(text: string, characters: number): boolean {
  return characters <= telegram && japaneseForms.test(text) && !chineseForms.test(text);
}
