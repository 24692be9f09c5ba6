import type { ProtectedKind } from "../types.ts";

const months =
  "jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sep(?:tember)?|sept|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|dez(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre";
const extensions =
  "tsx?|jsx?|mjs|py|rb|go|rs|java|kt|cs?|cpp|h|php|html?|css|json|ya?ml|toml|md|txt|csv|tsv|xlsx?|docx?|pptx?|pdf|png|jpe?g|svg|sql|sh|env|xml|log|zip";
const units =
  "%|‰|°[CF]?|(?:[kmcµn]?m|[km]?g|[mc]?l|lbs?|oz|ft|in(?! (?:an?|the|my|our|this|all|total|under|less|one|two|half|\\p{Nd}))|mi|km\\/h|mph|[kMG]?Hz|[kMG]?W|kWh|V|[kMGT]i?B|ms|s|min|h|px|pt|em|rem|dpi|fps)(?![\\p{L}\\p{N}])";

/** What a text must hold for a pattern to be worth a look: one of the pieces, or a cheap match. */
type Needs = readonly string[] | RegExp;

/** Whether a text can hold what a pattern looks for. */
export function mayHold(text: string, needs: Needs): boolean {
  return needs instanceof RegExp ? needs.test(text) : needs.some((piece) => text.includes(piece));
}

const digit = /\p{Nd}/u;
const currency = /[$€£¥₹₽₩₺₫元块]|\p{Nd}\s?(?:USD|EUR|GBP|CHF|JPY|INR|dollar|euro|pound|yuan)/u;
const extension = new RegExp(`\\.(?:${extensions})(?![\\p{L}\\p{N}])`, "iu");
// These begin with the rare character, and look back from there: it is found fast.
const pathStart =
  /\/(?<=(?:^|[^\p{L}\p{N}_/])(?:\.{0,2}|~)\/)[\p{L}\p{N}_.-]|:\\(?<=(?:^|[^\p{L}\p{N}_/])[A-Za-z]:\\)/u;
const dateMark = new RegExp(
  `\\d(?:[-./年月]\\d| (?:de )?(?:${months})|(?:st|nd|rd|th) |(?<=(?:${months})\\.? \\d))`,
  "i",
);

/**
 * Inline kinds in the order they are looked for. What an earlier one took, a later one does not
 * see. Every repetition is bounded or over one character class, so a search stays linear.
 */
export const inlinePatterns: readonly (readonly [ProtectedKind, RegExp, Needs])[] = [
  ["inline-code", /`[^`\n]{1,500}`/g, ["`"]],
  ["latex", /\$(?=[^\s$\d])[^$\n]{1,200}(?<!\s)\$(?!\d)/g, ["$"]],
  [
    "url",
    /(?:(?:https?|ftps?|sftp|s3|gs|ssh|git|file|postgres(?:ql)?|mysql|redis|mongodb(?:\+srv)?|amqps?|wss?):\/\/|(?<![\p{L}\p{N}.])www\.)[^\s<>"'`）】」，。、]{2,2000}/giu,
    /:\/\/|www\./i,
  ],
  [
    "email",
    /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}_+-][\p{L}\p{N}._+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu,
    ["@"],
  ],
  [
    "placeholder",
    /\{\{[^{}\n]{1,80}\}\}|\$?\{[^{}\n]{1,80}\}|%(?:\d\$)?[sd](?![\p{L}\p{N}])/gu,
    ["{", "%"],
  ],
  ["placeholder", /\[[^[\]\n]{1,120}\](?!\()/g, ["["]],
  ["placeholder", /<\/?[\p{L}_][^<>\n]{0,80}>/gu, ["<"]],
  [
    "quotation",
    /"[^"\n]{1,400}"|“[^“”\n]{1,400}”|„[^„“”\n]{1,400}[“”]|«[^«»\n]{1,400}»|「[^「」\n]{1,400}」|『[^『』\n]{1,400}』|《[^《》\n]{1,400}》|‘[^‘’\n]{1,200}’(?!\p{L})|(?<![\p{L}\p{N}])'[^'\n]{1,200}'(?!\p{L})/gu,
    /["“„«「『《‘']/,
  ],
  [
    "path",
    /(?<![\p{L}\p{N}_/])(?:[A-Za-z]:\\|\.{0,2}\/|~\/)[\p{L}\p{N}_.-]{1,80}(?:[\\/][\p{L}\p{N}_.-]{1,80}){0,20}[\\/]?/gu,
    pathStart,
  ],
  [
    "path",
    new RegExp(
      `(?<![\\p{L}\\p{N}_])[\\p{L}\\p{N}_-]{1,60}\\.(?:${extensions})(?![\\p{L}\\p{N}])`,
      "gu",
    ),
    extension,
  ],
  [
    "date",
    new RegExp(
      `\\d{4}-\\d{2}-\\d{2}(?:T[\\d:.]{4,15}Z?)?|(?<!\\d)\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}(?!\\d)|\\d{2,4}年(?:\\d{1,2}月(?:\\d{1,2}日)?)?|\\d{1,2}月\\d{1,2}日|(?<![\\p{L}\\d])\\d{1,2}(?:st|nd|rd|th|\\.)? (?:de )?(?:${months})\\.?(?: (?:de )?\\d{4})?(?!\\p{L})|(?<!\\p{L})(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?(?![\\p{L}\\d])`,
      "giu",
    ),
    dateMark,
  ],
  [
    "money",
    /(?:[$€£¥₹₽₩₺₫]|US\$)\s?\p{Nd}{1,20}(?:[.,]\p{Nd}{1,20}){0,6}(?:\s?(?:k|m|bn|million|billion)(?!\p{L}))?|(?<![\p{L}\p{Nd}])\p{Nd}{1,20}(?:[.,]\p{Nd}{1,20}){0,6}\s?(?:[€£¥₹₽₩₺₫$]|(?:USD|EUR|GBP|CHF|JPY|INR|dollars?|euros?|pounds?|yuan)(?!\p{L})|元|块)/gu,
    currency,
  ],
  ["mention", /(?<![\p{L}\p{N}._@])@[\p{L}\p{N}_][\p{L}\p{N}_.]{1,50}/gu, ["@"]],
  ["hashtag", /(?<![\p{L}\p{N}&#])#[\p{L}_][\p{L}\p{N}_]{1,60}/gu, ["#"]],
  [
    "identifier",
    /(?<![\p{L}\p{N}_])(?:[A-Za-z_$][\w$]{0,60}(?:\.[A-Za-z_$][\w$]{0,60}){0,6}\(\)|[A-Za-z][A-Za-z0-9]{0,40}(?:_[A-Za-z0-9]{1,40}){1,8}|[a-z][a-z0-9]{0,40}(?:[A-Z][a-z0-9]{1,40}){1,8}|--[a-z][a-z-]{1,40})(?![\p{L}\p{N}_])/gu,
    /[a-z][A-Z]|_|\(\)|--/,
  ],
  [
    "number",
    new RegExp(
      `(?=[-+−\\p{Nd}])(?<!(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}])\\p{L}|[\\p{Nd}_.])[-+−]?\\p{Nd}{1,400}(?:[.,:/×x'’]\\p{Nd}{1,20}){0,12}(?:\\s?(?:${units}))?`,
      "gu",
    ),
    digit,
  ],
];
