/**
 * Small numbers in words, by language: the number, then its forms. Words that mean something else as
 * well are left out ("neuf", "sieben", "sei", "vier" in Dutch). 0: a part of a larger number.
 */
const lists: Readonly<Record<string, string>> = {
  en: "2 two;3 three;4 four;5 five;6 six;7 seven;8 eight;9 nine;10 ten;11 eleven;12 twelve;13 thirteen;14 fourteen;15 fifteen;16 sixteen;17 seventeen;18 eighteen;19 nineteen;20 twenty;30 thirty;40 forty;50 fifty;60 sixty;70 seventy;80 eighty;90 ninety;0 hundred thousand million billion half quarter",
  de: "2 zwei;3 drei;4 vier;5 fünf;6 sechs;9 neun;10 zehn;11 elf;12 zwölf;15 fünfzehn;20 zwanzig;30 dreißig dreissig;40 vierzig;50 fünfzig;60 sechzig;70 siebzig;80 achtzig;90 neunzig;0 hundert tausend million millionen milliarde milliarden halb",
  fr: "2 deux;3 trois;4 quatre;5 cinq;6 six;7 sept;8 huit;10 dix;11 onze;12 douze;15 quinze;20 vingt;30 trente;40 quarante;50 cinquante;60 soixante;0 cent cents mille million millions milliard vingts et",
  es: "2 dos;3 tres;4 cuatro;5 cinco;6 seis;7 siete;8 ocho;9 nueve;10 diez;11 once;12 doce;15 quince;20 veinte;30 treinta;40 cuarenta;50 cincuenta;60 sesenta;70 setenta;80 ochenta;90 noventa;0 cien ciento mil millón millones y",
  it: "2 due;3 tre;4 quattro;5 cinque;7 sette;8 otto;9 nove;10 dieci;12 dodici;15 quindici;30 trenta;40 quaranta;50 cinquanta;60 sessanta;70 settanta;80 ottanta;90 novanta;0 cento mila mille milione milioni",
  pt: "2 dois duas;3 três;4 quatro;5 cinco;6 seis;7 sete;8 oito;9 nove;10 dez;12 doze;15 quinze;20 vinte;30 trinta;40 quarenta;50 cinquenta;60 sessenta;70 setenta;80 oitenta;90 noventa;0 cem cento mil milhão milhões e",
  nl: "2 twee;3 drie;5 vijf;6 zes;7 zeven;9 negen;10 tien;12 twaalf;15 vijftien;20 twintig;30 dertig;40 veertig;50 vijftig;60 zestig;70 zeventig;80 tachtig;90 negentig;0 honderd duizend miljoen miljard half",
  sv: "2 två;3 tre;4 fyra;5 fem;7 sju;8 åtta;9 nio;10 tio;12 tolv;15 femton;20 tjugo;30 trettio;40 fyrtio;50 femtio;60 sextio;70 sjuttio;80 åttio;90 nittio;0 hundra tusen miljon miljoner halv",
  pl: "2 dwa dwie dwóch dwoje dwu;3 trzy trzech troje;4 cztery czterech;5 pięć pięciu;6 sześć sześciu;7 siedem siedmiu;8 osiem ośmiu;9 dziewięć dziewięciu;10 dziesięć dziesięciu;12 dwanaście;15 piętnaście;20 dwadzieścia;30 trzydzieści;40 czterdzieści;50 pięćdziesiąt;60 sześćdziesiąt;0 sto dwieście tysiąc tysiące tysięcy milion pół",
  ru: "2 два две двух двумя двум двое;3 три трёх трех тремя трое;4 четыре четырёх четырех;5 пять пяти;6 шесть шести;7 семь семи;8 восемь восьми;9 девять девяти;10 десять десяти;12 двенадцать двенадцати;15 пятнадцать пятнадцати;20 двадцать двадцати;30 тридцать тридцати;40 сорок сорока;50 пятьдесят пятидесяти;60 шестьдесят шестидесяти;0 сто двести тысяча тысячи тысяч миллион пол",
  uk: "2 два дві двох двома двоє;3 три трьох троє;4 чотири чотирьох;5 п'ять п'яти;6 шість шести;7 сім семи;8 вісім восьми;9 дев'ять дев'яти;10 десять десяти;12 дванадцять;15 п'ятнадцять;20 двадцять;30 тридцять;40 сорок;50 п'ятдесят;60 шістдесят;0 сто двісті тисяча тисячі тисяч мільйон пів",
};

/** How two of something are said without a number. */
const both =
  /^(?:both|twice|pair|couple|double|beide|zweimal|doppelt|couple|les deux|ambos|ambas|par|entrambi|entrambe|coppia|allebei|båda|oba|obie|oboje|оба|обе|пар|обидва|обидві)/u;

/** What makes a number more than is needed to tell which ones are meant ("these two"). */
const pointing: Readonly<Record<string, RegExp>> = {
  en: /^(?:the|these|those)$/,
  de: /^(?:die|diese|diesen|den|der)$/,
  fr: /^(?:les|ces|des)$/,
  es: /^(?:los|las|estos|estas)$/,
  it: /^(?:i|le|questi|queste)$/,
  pt: /^(?:os|as|estes|estas)$/,
  nl: /^(?:de|deze|die)$/,
  sv: /^(?:de|dessa)$/,
  pl: /^(?:te|tych|tymi)$/,
  ru: /^(?:эти|этих|этими)$/,
  uk: /^(?:ці|цих|цими)$/,
};

const tables = new Map<string, ReadonlyMap<string, number>>();

function tableOf(tag: string): ReadonlyMap<string, number> {
  const known = tables.get(tag);
  if (known !== undefined) return known;
  const made = new Map(
    (lists[tag] ?? "").split(";").flatMap((group) => {
      const [number, ...forms] = group.split(" ");
      return forms.map((form) => [form, Number(number)] as const);
    }),
  );
  tables.set(tag, made);
  return made;
}

const wordForm = /[\p{L}\p{M}'’]+/gu;

interface NumberWord {
  readonly word: string;
  readonly number: number;
}

/** The numbers that a text says in one word each; larger ones, of several words, are left out. */
export function findNumberWords(text: string, tag: string): readonly NumberWord[] {
  const table = tableOf(tag);
  const words = [...text.toLowerCase().replaceAll("’", "'").matchAll(wordForm)];
  return words.flatMap(({ 0: word, index }, at) => {
    const number = table.get(word) ?? 0;
    const [before, after] = [words[at - 1], words[at + 1]];
    const goesOn = (other: RegExpExecArray | undefined, gap: number) =>
      other !== undefined && gap === 1 && table.has(other[0]);
    const isPart =
      goesOn(before, index - (before?.index ?? 0) - (before?.[0].length ?? 0)) ||
      goesOn(after, (after?.index ?? 0) - index - word.length);
    const isPointedAt = pointing[tag]?.test(before?.[0] ?? "") ?? false;
    return number === 0 || isPart || isPointedAt ? [] : [{ word, number }];
  });
}

/** Whether a text says a number: in digits, in a word, or in one that is made with it ("two-week"). */
function says(text: string, { number }: NumberWord, tag: string): boolean {
  if (new RegExp(`(?<![\\p{Nd}.,])${number}(?!\\p{Nd})`, "u").test(text)) return true;
  const table = tableOf(tag);
  const forms = [...table].flatMap(([form, value]) => (value === number ? [form] : []));
  const words = text.toLowerCase().replaceAll("’", "'").match(wordForm) ?? [];
  return words.some((word) => {
    const made = !table.has(word) && forms.some((form) => isMadeOf(word, form));
    return table.get(word) === number || made || (number === 2 && both.test(word));
  });
}

/** How many letters of a number an ordinal keeps ("sixty", "sixtieth"). */
const kept = 4;

function isMadeOf(word: string, form: string): boolean {
  return word.startsWith(form) || (form.length > kept && word.startsWith(form.slice(0, kept)));
}

/** Numbers in words of a draft that its rewrite says in no way. */
export function findLostNumbers(
  original: string,
  rewritten: string,
  tag: string,
): readonly string[] {
  return findNumberWords(original, tag)
    .filter((found) => !says(rewritten, found, tag))
    .map(({ word }) => word);
}
