import { type CueIndex, createCueIndex } from "../text/cue-index.ts";
import type { Span } from "../types.ts";

/** Cities as people write them where the time zones of the platform say something else. */
const more =
  "münchen|munich|köln|cologne|hamburg|frankfurt|stuttgart|düsseldorf|leipzig|dresden|hannover|nürnberg|wien|vienna|zürich|genf|genève|basel|lyon|marseille|toulouse|bordeaux|lille|nantes|strasbourg|barcelona|valencia|sevilla|seville|bilbao|milano|milan|roma|napoli|torino|firenze|lisboa|porto|são paulo|rio de janeiro|brasília|salvador|curitiba|ciudad de méxico|guadalajara|monterrey|medellín|rotterdam|utrecht|göteborg|malmö|kraków|wrocław|gdańsk|poznań|warszawa|seattle|boston|austin|dallas|houston|san francisco|san diego|portland|atlanta|miami|philadelphia|nashville|manchester|birmingham|liverpool|leeds|glasgow|edinburgh|bristol|mumbai|delhi|bangalore|bengaluru|chennai|hyderabad|pune|ankara|izmir|москва|москве|петербург*|казань|казани|новосибирск*|екатеринбург*|київ|києві|харків|львів|львові|одеса|одесі|東京|大阪|京都|横浜|名古屋|札幌|福岡|北京|上海|广州|深圳|成都|杭州|武汉|西安|南京|台北|香港|서울|부산|대구|인천|दिल्ली|मुंबई|कोलकाता|चेन्नई|बेंगलुरु|लखनऊ|जयपुर|पटना|القاهرة|الرياض|دبي|جدة|بيروت|تهران|اصفهان|شیراز|مشهد|תל אביב|ירושלים|חיפה|surabaya|bandung|hà nội|sài gòn|đà nẵng";

/** States and regions of larger countries. */
const states =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|south carolina|north dakota|south dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming|ontario|quebec|québec|alberta|british columbia|nova scotia|new south wales|queensland|tasmania|scotland|wales|northern ireland|bayern|bavaria|sachsen|hessen|niedersachsen|nordrhein-westfalen|baden-württemberg|brandenburg|thüringen|tirol|kärnten|steiermark|bretagne|normandie|occitanie|catalunya|cataluña|andalucía|galicia|lombardia|toscana|sicilia|sardegna|piemonte|veneto|minas gerais|bahia|mazowsze|śląsk|pomorze";

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

let regionIndex: CueIndex<"region"> | undefined;

/** Where a text names a state or region of a larger country. */
export function findRegions(text: string): readonly Span[] {
  regionIndex ??= createCueIndex([["region", states]]);
  return (regionIndex.find(text).get("region") ?? []).filter(
    ({ start }) => !/\p{Ll}/u.test(text.charAt(start)),
  );
}

/** Countries of the world by their two letters; the names are the platform's, in any language. */
const regions =
  "AD AE AF AL AM AO AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KZ LA LB LK LT LU LV LY MA MD ME MM MN MT MX MY NG NI NL NO NP NZ OM PA PE PH PK PL PS PT PY QA RO RS RU SA SE SG SI SK SN SV SY TH TN TR TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW".split(
    " ",
  );

const countries = new Map<string, CueIndex<"country">>();

function countriesIn(tag: string): CueIndex<"country"> {
  const known = countries.get(tag);
  if (known) return known;
  const names = new Intl.DisplayNames([tag === "und" ? "en" : tag], { type: "region" });
  const list = regions.flatMap((region) => names.of(region) ?? []).join("|");
  const made = createCueIndex([["country", list] as const]);
  countries.set(tag, made);
  return made;
}

/** Shorter names are words of some language as well. */
const shortestCountry = 4;

/** Where a text names a country. */
export function findCountries(text: string, tag: string): readonly Span[] {
  const found = countriesIn(tag).find(text).get("country") ?? [];
  return found.filter(
    ({ start, end }) => end - start >= shortestCountry && !/\p{Ll}/u.test(text.charAt(start)),
  );
}
