import { standsWhole } from "./stands-whole.ts";

const upTo =
  "at most|max\\.?|maximum|no more than|not more than|up to|under|below|less than|within|höchstens|maximal|bis zu|bis|unter|weniger als|au plus|au maximum|maximum|moins de|jusqu'à|como máximo|máximo|hasta|menos de|al massimo|massimo|fino a|meno di|no máximo|até|menos de|maximaal|hooguit|tot|onder|högst|under|maksymalnie|najwyżej|do|не больше|не более|максимум|до|en fazla|以内|以下|まで|不超过|以内|最多|이내|이하|최대|अधिकतम|तक";
const from =
  "at least|from|over|above|more than|minimum|min\\.?|upwards of|mindestens|ab|über|mehr als|au moins|plus de|à partir de|al menos|mínimo|desde|más de|almeno|minimo|da|più di|oltre|pelo menos|a partir de|mais de|minstens|vanaf|meer dan|minst|från|över|co najmniej|od|powyżej|ponad|wzwyż|не меньше|не менее|от|более|больше|en az|以上|から|至少|起|超过|이상|부터|कम से कम|से ज़्यादा";

/** How near to a number its limit stands. */
const reach = 16;

const limitOf = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}])(?:${words})(?![\\p{L}])|(?:以内|以下|まで|以上|不超过|최대|이내|이하|이상)`,
    "iu",
  );
const upwards = limitOf(upTo);
const downwards = limitOf(from);

function near(text: string, number: string, limit: RegExp): boolean {
  for (let at = text.indexOf(number); at !== -1; at = text.indexOf(number, at + 1)) {
    const around = `${text.slice(Math.max(0, at - reach), at)} ${text.slice(at + number.length, at + number.length + reach)}`;
    if (limit.test(around)) return true;
  }
  return false;
}

/** Numbers that were a limit upwards and are one downwards now: "at most 30" is not "from 30". */
export function findTurnedLimits(known: string, rewritten: string): readonly string[] {
  const numbers = new Set(known.match(/\p{Nd}+/gu));
  return [...numbers].filter(
    (number) =>
      standsWhole(rewritten, number) &&
      near(known, number, upwards) &&
      !near(rewritten, number, upwards) &&
      near(rewritten, number, downwards),
  );
}
