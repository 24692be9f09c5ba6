import { type CueIndex, createCueIndex } from "../text/cue-index.ts";
import type { Span } from "../types.ts";

/** Cities as people write them where the time zones of the platform say something else. */
const more =
  "münchen|munich|köln|cologne|hamburg|frankfurt|stuttgart|düsseldorf|leipzig|dresden|hannover|nürnberg|wien|vienna|zürich|genf|genève|basel|lyon|marseille|toulouse|bordeaux|lille|nantes|strasbourg|barcelona|valencia|sevilla|seville|bilbao|milano|milan|roma|napoli|torino|firenze|lisboa|porto|são paulo|rio de janeiro|brasília|salvador|curitiba|ciudad de méxico|guadalajara|monterrey|medellín|rotterdam|utrecht|göteborg|malmö|kraków|wrocław|gdańsk|poznań|warszawa|seattle|boston|austin|dallas|houston|san francisco|san diego|portland|atlanta|miami|philadelphia|nashville|manchester|birmingham|liverpool|leeds|glasgow|edinburgh|bristol|mumbai|delhi|bangalore|bengaluru|chennai|hyderabad|pune|ankara|izmir|москва|москве|петербург*|казань|казани|новосибирск*|екатеринбург*|київ|києві|харків|львів|львові|одеса|одесі|東京|大阪|京都|横浜|名古屋|札幌|福岡|北京|上海|广州|深圳|成都|杭州|武汉|西安|南京|台北|香港|서울|부산|대구|인천|दिल्ली|मुंबई|कोलकाता|चेन्नई|बेंगलुरु|लखनऊ|जयपुर|पटना|القاهرة|الرياض|دبي|جدة|بيروت|تهران|اصفهان|شیراز|مشهد|תל אביב|ירושלים|חיפה|surabaya|bandung|hà nội|sài gòn|đà nẵng";

/** Cities of the time zones that are words of a language, or of science and games, as well. */
const ambiguous = new Set(["center", "easter", "general", "knox", "troll", "pacific", "central"]);

function zoneCities(): string[] {
  return Intl.supportedValuesOf("timeZone").flatMap((zone) => {
    const city = (zone.split("/").at(-1) ?? "").replaceAll("_", " ").toLowerCase();
    return zone.includes("/") && /^\p{L}[\p{L} ]{3,}$/u.test(city) && !ambiguous.has(city)
      ? [city]
      : [];
  });
}

let index: CueIndex<"city"> | undefined;

/** Where a text names a large city. */
export function findCities(text: string): readonly Span[] {
  index ??= createCueIndex([["city", [...zoneCities(), more].join("|")]]);
  return (index.find(text).get("city") ?? []).filter(
    ({ start }) => !/\p{Ll}/u.test(text.charAt(start)),
  );
}
