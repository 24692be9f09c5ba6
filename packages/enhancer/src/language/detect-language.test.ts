import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";

const prompts: readonly (readonly [tag: string, text: string])[] = [
  ["en", "explain recursion"],
  ["en", "write a blog post about bees"],
  ["de", "Schreibe ein Gedicht über den Herbst"],
  ["de", "Wie funktioniert ein Kühlschrank?"],
  ["es", "Escribe un poema sobre el otoño"],
  ["fr", "Expliquez la photosynthèse"],
  ["pt", "Escreva um poema sobre o outono para minha mãe"],
  ["it", "Scrivi una poesia sull'autunno per la mia classe"],
  ["nl", "Schrijf een gedicht over de herfst voor mijn moeder"],
  ["sv", "Skriv en dikt om hösten till min mamma"],
  ["pl", "Napisz wiersz o jesieni dla mojej mamy"],
  ["tr", "Sonbahar hakkında bir şiir yaz"],
  ["vi", "Hãy viết một bài thơ về mùa thu"],
  ["id", "Tuliskan puisi tentang musim gugur untuk ibu saya"],
  ["ru", "Напиши стихотворение об осени"],
  ["uk", "Напиши вірш про осінь"],
  ["ar", "اكتب قصيدة عن الخريف"],
  ["fa", "یک شعر درباره پاییز بنویس"],
  ["he", "כתוב שיר על הסתיו"],
  ["hi", "शरद ऋतु पर एक कविता लिखो"],
  ["bn", "শরৎ নিয়ে একটি কবিতা লেখো"],
  ["zh", "写一首关于秋天的诗"],
  ["ja", "秋についての詩を書いてください"],
  ["ko", "가을에 대한 시를 써 줘"],
];

describe("detectLanguage", () => {
  it.each([
    ["ja", "vlookup 複数条件"],
    ["ja", "志望動機 例文"],
    ["ja", "転職 自己紹介"],
    ["zh", "芸豆怎么泡"],
    ["zh", "時間管理 建議"],
    ["zh", "请帮我写一篇案例文章介绍公司产品"],
    ["zh", "界面接口怎么设计"],
    ["zh", "圖書類型整理"],
    ["zh", "去年秋天到现在公司总部都在横浜那边办公"],
  ])("tells Japanese without kana from Chinese (%s): %s", (tag, text) => {
    expect(detectLanguage(text).tag).toBe(tag);
  });

  it.each(prompts)("recognises a short prompt in %s: %s", (tag, text) => {
    expect(detectLanguage(text).tag).toBe(tag);
  });

  it.each([
    ["fr", "ecris un mail a Jean"],
    ["fr", "corrige ce texte"],
    ["es", "explicame la fotosintesis"],
  ])("is sure of what is typed without accents (%s): %s", (tag, text) => {
    const found = detectLanguage(text);
    expect(found.tag).toBe(tag);
    expect(found.confidence).toBeGreaterThanOrEqual(0.4);
  });

  it.each([
    "¿Porque no existe una vacuna para mas de un virus?",
    "¡Inventa una broma sobre gatos!",
  ])("knows Spanish by the marks only Spanish has: %s", (text) => {
    const found = detectLanguage(text);
    expect(found.tag).toBe("es");
    expect(found.confidence).toBeGreaterThanOrEqual(0.4);
  });

  it.each([
    [
      "de",
      "Welche Methoden nutzte Galilei, um mit einem Fernrohr die Monde des Jupiter zu finden?",
    ],
    ["es", "Quiero empezar a correr por las tardes, dame una lista de pasos para no lesionarme"],
    [
      "es",
      "Escriba un programa para calcular el pro\u0301ximo eclipse de sol visible desde mi ciudad natal",
    ],
  ])("is sure of a long prompt that needs no accent or has it apart (%s): %s", (tag, text) => {
    const found = detectLanguage(text);
    expect(found.tag).toBe(tag);
    expect(found.confidence).toBeGreaterThanOrEqual(0.4);
  });

  it.each([
    "Konnen Sie mir sagen, welche Methoden Galilei nutzte, um mit einem Fernrohr die Monde zu finden?",
    "Escriba una funcion que tome como entrada una lista de palabras y devuelva la mas larga",
  ])("is not sure of a long prompt whose accents are gone: %s", (text) => {
    expect(detectLanguage(text).confidence).toBeLessThan(0.4);
  });

  it("takes no Italian with an English word for English", () => {
    expect(detectLanguage("metti in pausa tutti i robot").tag).toBe("it");
  });

  it("takes no Vietnamese without its marks for another language", () => {
    const found = detectLanguage("hay viet cho toi mot bai tho ve mua thu cua que huong");
    expect(found.tag).toBe("und");
  });

  it.each([
    ["id", "Rencanakan liburan ke Lombok bersama keluarga"],
    ["id", "lebih baik sewa rumah atau beli rumah?"],
    ["ms", "Boleh tak awak cadangkan tempat makan yang sedap?"],
    ["ms", "Tulis emel kepada bos saya untuk memohon cuti"],
  ])("tells Indonesian from Malay by words of its own (%s): %s", (tag, text) => {
    expect(detectLanguage(text).tag).toBe(tag);
  });

  it.each([
    ["tr", "Patronuma izin istemek için kısa bir e-posta yaz"],
    ["tr", "python ile listeden tekrarları silen fonksiyon"],
    ["az", "Payız haqqında qısa şeir yaz, zəhmət olmasa"],
  ])("tells Turkish from Azerbaijani (%s): %s", (tag, text) => {
    expect(detectLanguage(text).tag).toBe(tag);
  });

  it.each([
    ["uk", "Хто винайшов телефон?"],
    ["uk", "Напиши статтю про користь денного сну"],
    ["uk", "краще купити квартиру чи орендувати?"],
    ["uk", "логотип для кав'ярні"],
    ["uk", "не можу заснути"],
    ["uk", "меню на тиждень для двох"],
    ["uk", "промова на випускний"],
    ["ru", "программа тренировок дома без железа"],
    ["ru", "стих маме на 8 марта"],
    ["ru", "комната за два дня"],
    ["ru", "видео на день рождения мужа"],
    ["ru", "Кто изобрел телефон?"],
    ["ru", "план поездки в Казань на три дня"],
    ["bg", "нагласи температурата на 26 градуса"],
    ["bg", "Напиши статия за ползата от съня"],
    ["bg", "Какво е инфлация и как ни влияе?"],
  ])(
    "tells Ukrainian from Russian and Bulgarian without letters of its own (%s): %s",
    (tag, text) => {
      expect(detectLanguage(text).tag).toBe(tag);
    },
  );

  it.each([
    ["fa", "داستان کوتاه درباره نگهبان فانوس دریایی"],
    ["fa", "خانه بخرم یا اجاره کنم؟"],
    ["ar", "اكتب مقالا عن فوائد النوم"],
    ["ur", "مصنوعی ذہانت کے بارے میں مضمون لکھیں"],
  ])("tells Persian, Arabic and Urdu apart (%s): %s", (tag, text) => {
    expect(detectLanguage(text).tag).toBe(tag);
  });

  it.each([
    ["sv", "Skriv en artikel om fördelarna med att sova middag"],
    ["sv", "kort novell om en fyrvaktare"],
    ["sv", "Sammanfatta texten nedan"],
    ["da", "hvorfor bliver bladene gule om efteråret?"],
    ["nb", "Skriv en artikkel om fordelene med å sove middag"],
    ["de", "Verbessere diesen Stichpunkt in meinem Lebenslauf"],
    ["de", "Schreib einen Artikel über Mittagsschlaf"],
  ])("tells Swedish from its neighbours (%s): %s", (tag, text) => {
    expect(detectLanguage(text).tag).toBe(tag);
  });

  it("says the direction of right-to-left languages", () => {
    expect(detectLanguage("اكتب قصيدة عن الخريف").direction).toBe("rtl");
    expect(detectLanguage("write a poem").direction).toBe("ltr");
  });

  it("does not count code and links", () => {
    const text =
      "Erkläre mir diese Funktion: ```js\nfunction write(the, list) { return the; }\n```";
    expect(detectLanguage(text).tag).toBe("de");
  });

  it("claims no language for romanised Hindi, nor for text without words", () => {
    expect(detectLanguage("mujhe kal subah 6 baje ka alarm set karna hai").tag).toBe("und");
    expect(detectLanguage("1234 !!!")).toEqual({ tag: "und", confidence: 0, direction: "ltr" });
    expect(detectLanguage("").tag).toBe("und");
  });
});
