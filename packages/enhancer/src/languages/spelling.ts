/** How a language spells its patterns, so that they also meet what people really type. */
export interface Spelling {
  /** A pattern that takes every spelling. */
  readonly loosen: (pattern: string) => string;
  /** Ways to write a form; each makes a form of its own. */
  readonly variants: readonly ((pattern: string) => string)[];
  /** Whether the grammar's templates are loosened too; else they are written loose. */
  readonly inGrammar: boolean;
}

const asItIs = (pattern: string): string => pattern;

/** As it is written: for most languages. */
export const asWritten: Spelling = { loosen: asItIs, variants: [asItIs], inGrammar: false };

const loosened = (loosen: (pattern: string) => string): Spelling => ({
  loosen,
  variants: [loosen],
  inGrammar: false,
});

/** Alif with or without hamza, "ه" for "ة", "ي" for "ى". */
const arabic = (pattern: string): string =>
  pattern.replace(/[أإآ]|(?<![\p{L}\p{M}])ا(?!ل)|ة|ى|ي(?![\p{L}\p{M}])/gu, (sign) => {
    if (sign === "ة") return "[ةه]";
    return sign === "ى" || sign === "ي" ? "[ىي]" : "[أإآا]";
  });

const halfSpace = "\u200c";

/** The half-space as a space or left out, "آ" without its mark. */
const persian = (pattern: string): string =>
  pattern
    .split(/(\[[^\]]*\])/)
    .map((part) =>
      part.startsWith("[")
        ? part
        : part.replaceAll(halfSpace, `[${halfSpace} ]?`).replaceAll("آ", "[آا]"),
    )
    .join("");

/** Typed on an Arabic keyboard. */
const persianOnArabicKeys = (pattern: string): string =>
  persian(pattern).replaceAll("ی", "ي").replaceAll("ک", "ك");

const persianOnEitherKeys = (pattern: string): string =>
  persian(pattern).replaceAll("ی", "[یي]").replaceAll("ک", "[کك]");

/** With and without dots, with either nasal sign, "लिए" and "लिये". */
const hindi = (pattern: string): string =>
  pattern.replaceAll("़", "़?").replaceAll("ँ", "[ंँ]").replaceAll("िए", "ि(?:ए|ये)");

/** The dotted letters in one sign or in two, with and without the nasal sign. */
const bengali = (pattern: string): string =>
  pattern
    .replaceAll("\u09a1\u09bc", "(?:\u09a1\u09bc|\u09dc)")
    .replaceAll("\u09a2\u09bc", "(?:\u09a2\u09bc|\u09dd)")
    .replaceAll("\u09af\u09bc", "(?:\u09af\u09bc|\u09df)")
    .replaceAll("\u0981", "\u0981?");

/** "ё" with and without its dots. */
const russian = (pattern: string): string => pattern.replaceAll("ё", "[её]");

const plainTurkish: Readonly<Record<string, string>> = {
  ç: "[çc]",
  ğ: "[ğg]",
  ı: "[ıi]",
  ö: "[öo]",
  ş: "[şs]",
  ü: "[üu]",
};

/** Without the marks of letters, and with the dot that "İ" leaves behind. */
const turkish = (pattern: string): string =>
  pattern
    .split(/(\[[^\]]*\])/)
    .map((part) =>
      part.startsWith("[")
        ? part
        : part.replace(
            /[çğıöşü]|(?<![a-zçğıöşü\]\\])i/g,
            (sign) => plainTurkish[sign] ?? `${sign}\u0307?`,
          ),
    )
    .join("");

const plainPolish: Readonly<Record<string, string>> = {
  ą: "a",
  ć: "c",
  ę: "e",
  ł: "l",
  ń: "n",
  ó: "o",
  ś: "s",
  ź: "z",
  ż: "z",
};

/** With and without the marks of letters. */
const polish = (pattern: string): string =>
  pattern
    .split(/(\[[^\]]*\])/)
    .map((part) =>
      part.replace(/[ąćęłńóśźż]/g, (sign) => {
        const plain = plainPolish[sign] ?? sign;
        return part.startsWith("[") ? sign + plain : `[${sign}${plain}]`;
      }),
    )
    .join("");

/** Hyphens as spaces ("est ce que"). */
const french = (pattern: string): string =>
  pattern
    .split(/(\[[^\]]*\])/)
    .map((part) => (part.startsWith("[") ? part : part.replace(/(?<=\p{L})-(?=\p{L})/gu, "[- ]")))
    .join("");

/** The apostrophe in any of its shapes or left out, "ґ" and "г". */
const ukrainian = (pattern: string): string =>
  pattern.replaceAll("'", "['ʼ]?").replaceAll("ґ", "[ґг]");

const marked = /[^\p{ASCII}\p{Script=Han}\p{P}]/gu;

/** Without the marks of letters, as it is typed in haste. */
const plainVietnamese = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").replaceAll("Đ", "D");

/** The tone at the end of a word on either of two vowels ("hủy", "huỷ"). */
const eitherTone = (pattern: string): string =>
  pattern.replace(/(?:[òóỏõọ][ae]|[ùúủũụ]y)(?!\p{L})/gu, (old) => {
    const [first = "", tone = "", second = ""] = old.normalize("NFD");
    return `(?:${old}|${`${first}${second}${tone}`.normalize("NFC")})`;
  });

/** Every letter with and without its marks. */
const inEitherLetter = (pattern: string): string =>
  eitherTone(pattern)
    .split(/(\[[^\]]*\])/)
    .map((part) =>
      part.startsWith("[")
        ? part
        : part.replace(marked, (sign) => {
            const plain = plainVietnamese(sign);
            return plain === sign ? sign : `[${sign}${plain}]`;
          }),
    )
    .join("");

/** Nothing before and behind this place is marked: "cho" may be meant for "chó" only there. */
const unmarked = "(?<=^[\\s -~]*)(?=[\\s -~]*$)";

/** Without the marks of letters, in a text that has none at all. */
const inHaste = (pattern: string): string => `(?:${plainVietnamese(pattern)})${unmarked}`;

/** A template with a slot stays of one piece. */
const vietnamese = (pattern: string): string =>
  pattern.includes("{it}")
    ? inEitherLetter(pattern)
    : `(?:${eitherTone(pattern)}|${inHaste(pattern)})`;

/**
 * A simplified character and how it is written in traditional texts; where there are several
 * ways, all of them.
 */
const traditional = new Map(
  "写寫|邮郵|给給|帮幫|请請|谢謝|说說|话話|语語|诗詩|词詞|编編|辑輯|创創|设設|计計|划劃畫划|规規|动動|复復複覆|习習|学學|书書|读讀|总總|结結|译譯|为為|么麼|样樣|吗嗎|问問|题題|买買|卖賣|购購|选選|择擇|荐薦|价價|礼禮|儿兒|妈媽|爷爺|亲親|爱愛|欢歡|对對|错錯|误誤|报報|码碼|数數|据據|库庫|网網|页頁|软軟|应應|开開|发發|测測|试試|录錄|陆陸|册冊|简簡|历歷|职職|业業|务務|离離|辞辭|条條|诉訴|换換|货貨|费費|约約|订訂|阅閱|员員|会會|议議|纪紀|纲綱|论論|证證|课課|师師|讲講|贺賀|愿願|节節|岁歲|寿壽|饭飯|面面麵|汤湯|鸡雞|鸭鴨|鱼魚|饺餃|饼餅|馒饅|虾蝦|猪豬|烧燒|炖燉|热熱|凉涼|减減|练練|训訓|体體|运運|锻鍛|炼煉|马馬|松鬆松|游遊游|览覽|带帶|驾駕|车車|机機|图圖|标標|画畫|绘繪|风風|构構|组組|团團|队隊|们們|点點|场場|区區|别別|异異|质質|较較|优優|还還|让讓|没沒|无無|时時|间間|长長|钱錢|预預|几幾|两兩|个個|这這|里裡|边邊|过過|后後|现現|实實|际際|产產|广廣|传傳|号號|众眾|销銷|营營|赏賞|释釋|剧劇|梦夢|园園|种種|养養|叶葉|黄黃|浇澆|兰蘭|绿綠|龙龍|龟龜|树樹|萝蘿|烂爛|虫蟲|净淨|洁潔|渍漬|锅鍋|厨廚|卫衛|柜櫃|门門|墙牆|头頭|补補|坏壞|关關|锁鎖|响響|铁鐵|级級|听聽|单單|韩韓|国國|东東|达達|乐樂|弹彈|钢鋼|筝箏|声聲|摄攝|绣繡|织織|缝縫|视視|频頻|电電|脑腦|线線|连連|显顯|键鍵|盘盤|扫掃|气氣|灯燈|婴嬰|护護|妆妝|宠寵|猫貓|宝寶|闺閨|圣聖|诞誕|环環|满滿|宾賓|转轉|压壓|缩縮|删刪|润潤|饰飾|进進|检檢|从從|来來|办辦|处處|决決|紧緊|绝絕|绍紹|档檔|涨漲|资資|谈談|审審|调調|统統|顺順|栏欄|项項|账帳|记記|觉覺|戏戲|军軍|亚亞|欧歐|称稱|联聯|谜謎|脚腳|贴貼|红紅|岛島|贵貴|与與|当當|笔筆|输輸|经經|验驗|极極|义義|导導|随隨|评評|纠糾|术術|艺藝|轻輕|态態|尽盡|确確|认認|识識|须須|仅僅|宽寬|迟遲|责責|备備|准準|伤傷|药藥|医醫|冲衝|骑騎|潜潛|烫燙|庆慶|仪儀|闹鬧|厌厭|侣侶|闲閒|灵靈|鉴鑑|诵誦|户戶|链鏈|双雙|并並|尔爾|归歸|纳納|块塊|帐帳|谱譜|垫墊|顾顧|毕畢|访訪|担擔|烦煩|劳勞|谁誰|细細|适適|乡鄉|赛賽|龄齡|监監|纸紙|罗羅|张張|强強|惯慣|损損|汇匯|沟溝|泼潑|炉爐|础礎|肤膚|脏髒|脱脫|葱蔥|见見|观觀|讨討|详詳|负負|财財|败敗|贷貸|轮輪|迁遷|递遞|铃鈴|银銀|镜鏡|闭閉|阳陽|险險|难難|静靜|韵韻|饮飲|馆館|严嚴|举舉|乔喬|争爭|仓倉|侧側|俩倆|债債|则則|刚剛|厅廳|变變|叙敘|呕嘔|哑啞|啰囉|喽嘍|围圍|圆圓|坚堅|壳殼|壶壺|夹夾|奖獎|宫宮|寻尋|将將|届屆|岗崗|币幣|帘簾|弯彎|悬懸|惊驚|懒懶|战戰|扬揚|抛拋|拟擬|挂掛|挞撻|摇搖|撑撐|断斷|昵暱|晒曬|栀梔|横橫|洒灑|浆漿|浏瀏|温溫|湿濕|溃潰|滚滾|烟煙|焖燜|状狀|独獨|献獻|盖蓋|着著|砖磚|硕碩|税稅|窍竅|竖豎|竞競|筛篩|筹籌|签簽|篮籃|粤粵|纫紉|终終|绒絨|绕繞|续續|维維|综綜|缓緩|翘翹|肃肅|胶膠|脸臉|苹蘋|范範|获獲|萨薩|蓝藍|装裝|裤褲|讯訊|诙詼|询詢|该該|谎謊|谐諧|谣謠|贝貝|践踐|踪蹤|轨軌|辅輔|辩辯|迹跡|逊遜|邻鄰|郁鬱|酱醬|针針|钓釣|钟鐘|钩鉤|铜銅|铺鋪|锈鏽|镇鎮|陈陳|顶頂|领領|颠顛|飞飛|饨飩|饪飪|馄餛|鹃鵑|鹉鵡|鹦鸚|麸麩|制製制|卤滷|干乾幹干|胜勝|恋戀|参參|咨諮|呗唄|周周週"
    .split("|")
    .map(([simple = "", ...others]) => [simple, others.join("")] as const),
);

const traditionalOnly = new Set(
  [...traditional].flatMap(([simple, others]) => [...others].filter((sign) => sign !== simple)),
);

/** Whether a Chinese text is written in traditional characters. */
export function isTraditional(text: string): boolean {
  const signs = [...text.slice(0, 400)];
  const simplified = signs.filter((sign) => traditional.has(sign) && !traditionalOnly.has(sign));
  return signs.filter((sign) => traditionalOnly.has(sign)).length > simplified.length;
}

const han = /\p{Script=Han}/gu;

const inTraditional = (pattern: string): string =>
  pattern.replace(han, (char) => {
    const others = traditional.get(char) ?? char;
    return others.length > 1 ? `[${others}]` : others;
  });

const inBoth = (pattern: string): string =>
  pattern.replace(han, (char) => {
    const others = traditional.get(char) ?? char;
    return others === char ? char : `[${char}${others}]`;
  });

/** The spellings of the languages that have several, by their tags. */
export const spellings: Readonly<Record<string, Spelling>> = {
  ar: loosened(arabic),
  bn: { loosen: bengali, variants: [bengali], inGrammar: true },
  // Each form in the letters of either keyboard: words cut by a choice of letters are found slowly.
  fa: { loosen: persianOnEitherKeys, variants: [persian, persianOnArabicKeys], inGrammar: true },
  fr: { loosen: french, variants: [french], inGrammar: true },
  hi: loosened(hindi),
  pl: { loosen: polish, variants: [polish], inGrammar: true },
  ru: { loosen: russian, variants: [russian], inGrammar: true },
  tr: loosened(turkish),
  uk: { loosen: ukrainian, variants: [ukrainian], inGrammar: true },
  vi: { loosen: vietnamese, variants: [eitherTone, inHaste], inGrammar: true },
  // Patterns are written in simplified characters.
  zh: { loosen: inBoth, variants: [asItIs, inTraditional], inGrammar: true },
};
