import { describe, expect, it } from "vitest";
import { allLanguagePacks } from "../all-languages.ts";
import { createRewriter } from "../rewrite/create-rewriter.ts";

const rewrite = createRewriter(allLanguagePacks);

/** A prompt about health, one that is not, and words of the advice. */
const prompts: readonly (readonly [tag: string, about: string, other: string, advice: RegExp])[] = [
  [
    "en",
    "How can I lower my cholesterol and protect my heart?",
    "How can I get better at chess?",
    /doctor|medical|physician/,
  ],
  ["zh", "怎样降低胆固醇、保护心脏？", "怎样把围棋下得更好？", /医生|医学|就医/],
  ["bn", "কোলেস্টেরল কমিয়ে হৃদযন্ত্র ভালো রাখব কীভাবে?", "দাবা খেলায় আরও ভালো হব কীভাবে?", /ডাক্তার|চিকিৎস/],
  [
    "ko",
    "콜레스테롤을 낮추고 심장을 지키려면 어떻게 해야 하나요?",
    "바둑을 더 잘 두려면 어떻게 해야 하나요?",
    /의사|의학|진료|병원/,
  ],
  [
    "vi",
    "Làm thế nào để giảm cholesterol và bảo vệ tim?",
    "Làm thế nào để chơi cờ giỏi hơn?",
    /bác sĩ|y khoa|y học/,
  ],
  [
    "es",
    "¿Cómo puedo bajar el colesterol y cuidar el corazón?",
    "¿Cómo puedo cuidar las plantas del jardín?",
    /médico/,
  ],
  [
    "fr",
    "Comment puis-je faire baisser mon cholestérol et protéger mon cœur ?",
    "Comment puis-je apprendre à jouer aux échecs ?",
    /consulter|médec|médic/,
  ],
  [
    "de",
    "Wie kann ich meinen Blutdruck senken und besser schlafen?",
    "Wie kann ich besser Schach spielen?",
    /Arzt|Ärztin|medizinisch/,
  ],
  [
    "pt",
    "Como posso baixar o colesterol e cuidar do coração?",
    "Como posso jogar melhor xadrez?",
    /médico/,
  ],
  [
    "it",
    "Come posso abbassare il colesterolo e proteggere il cuore?",
    "Come posso giocare meglio a scacchi?",
    /medic/,
  ],
  [
    "nl",
    "Hoe kan ik mijn bloeddruk verlagen en beter slapen?",
    "Hoe kan ik beter leren schaken?",
    /arts|medische/,
  ],
  [
    "ru",
    "Как мне снизить холестерин и сберечь сердце?",
    "Как мне лучше играть в шахматы?",
    /врач|медицин/,
  ],
  [
    "uk",
    "Як мені знизити холестерин і вберегти серце?",
    "Як мені краще грати в шахи?",
    /лікар|медицин/,
  ],
  [
    "pl",
    "Jak mogę obniżyć cholesterol i zadbać o serce?",
    "Jak mogę lepiej grać w szachy?",
    /lekarz|medycyn/,
  ],
  [
    "tr",
    "Kolesterolümü nasıl düşürebilirim ve kalbimi nasıl korurum?",
    "Nasıl daha iyi satranç oynarım?",
    /hekim|doktor|Tıpta/,
  ],
  [
    "sv",
    "Hur kan jag sänka mitt kolesterol och skydda hjärtat?",
    "Hur blir jag bättre på schack?",
    /läkare|söka vård|läkemedel/,
  ],
  [
    "id",
    "Bagaimana cara menurunkan kolesterol dan menjaga jantung saya?",
    "Bagaimana cara bermain catur lebih baik?",
    /dokter|medis|penyakit/,
  ],
  [
    "ja",
    "コレステロールを下げて心臓を守るにはどうすればいいですか",
    "将棋が強くなるにはどうすればいいですか",
    /医師|医学|受診/,
  ],
  ["hi", "कोलेस्ट्रॉल कैसे कम करें और दिल को स्वस्थ कैसे रखें?", "शतरंज में बेहतर कैसे बनें?", /डॉक्टर|चिकित्सक|चिकित्सा/],
  [
    "ar",
    "كيف أخفض الكوليسترول وأحافظ على صحة قلبي؟",
    "كيف ألعب الشطرنج بشكل أفضل؟",
    /طبيب|الأطباء|الأمراض/,
  ],
  [
    "fa",
    "چطور کلسترولم را پایین بیاورم و از قلبم مراقبت کنم؟",
    "چطور بهتر شطرنج بازی کنم؟",
    /پزشک|بیماری‌ها/,
  ],
  [
    "he",
    "איך אפשר להוריד כולסטרול ולשמור על בריאות הלב שלי?",
    "איך אפשר לשחק שחמט טוב יותר?",
    /רופא|ברפואה|מחלות/,
  ],
];

it("has a prompt for every language", () => {
  const tags = prompts.map(([tag]) => tag);
  expect(tags.toSorted()).toEqual(allLanguagePacks.map(({ tag }) => tag).toSorted());
});

describe.each(prompts)("a field in %s", (_tag, about, other, advice) => {
  const rewritten = (prompt: string) =>
    rewrite({ prompt, style: "professional", level: "expert", platform: "chatgpt" }).text;

  it("is heeded where the prompt is about it, and nowhere else", () => {
    expect(rewritten(about).slice(about.length)).toMatch(advice);
    expect(rewritten(other)).not.toMatch(advice);
  });
});

it("has no advice for the field of a picture", () => {
  const sentences = (prompt: string) =>
    rewrite({ prompt, style: "professional", level: "expert", platform: "chatgpt" }).text;
  const advice = /works|moments|listen/;
  expect(sentences("Recommend some jazz albums for guitar lovers")).toMatch(advice);
  expect(sentences("Draw a picture of a jazz guitar")).toMatch(/clear focal point/);
  expect(sentences("Draw a picture of a jazz guitar")).not.toMatch(advice);
});

it("has no advice for doing where a question only wants to know", () => {
  const sentences = (prompt: string) =>
    rewrite({ prompt, style: "professional", level: "expert", platform: "chatgpt" }).text;
  const advice = /as a cook would|temperatures|substitute|diet/;
  expect(sentences("How do I cook lentil soup with onions?")).toMatch(advice);
  expect(sentences("Give me a recipe for lentil soup with carrots")).toMatch(advice);
  expect(sentences("Why does lentil soup taste better on the second day?")).not.toMatch(advice);
});
