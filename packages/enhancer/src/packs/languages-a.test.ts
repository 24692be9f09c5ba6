import { describe, expect, it } from "vitest";
import { allLanguagePacks, scorePrompt } from "../all-languages.ts";
import { detectLanguage } from "../language/detect-language.ts";
import { createRewriter } from "../rewrite/create-rewriter.ts";
import { countWords } from "../text/words.ts";
import { styles } from "../vocabulary.ts";

const rewrite = createRewriter(allLanguagePacks);

const prompts: readonly (readonly [tag: string, prompt: string])[] = [
  ["pt", "Escreva um texto sobre a vida das abelhas na cidade"],
  ["ru", "Напиши статью о жизни пчёл в большом городе"],
  ["it", "Scrivi un testo sulla vita delle api in città"],
  ["pl", "Napisz artykuł o życiu pszczół w dużym mieście"],
  ["it", "Mi spieghi la fotosintesi"],
  ["pl", "Proszę wyjaśnić fotosyntezę"],
  ["ru", "объясните фотосинтез"],
  ["nl", "Schrijf een artikel over het leven van bijen in de stad"],
  ["id", "Buatkan artikel tentang kehidupan lebah di kota"],
  ["id", "Jelaskan cara kerja fotosintesis"],
  ["tr", "Şehirde arıların yaşamı hakkında bir makale yaz"],
  ["uk", "Напиши статтю про життя бджіл у місті"],
  ["sv", "Skriv en artikel om hur bin lever i staden"],
  ["uk", "поясніть фотосинтез"],
  ["tr", "fotosentezi açıklar mısınız"],
];

describe.each(prompts)("a prompt in %s", (tag, prompt) => {
  it.each(styles)("gets more to say in its own language and scores higher: %s", (style) => {
    const result = rewrite({ prompt, style, level: "comprehensive", platform: "chatgpt" });
    expect(result.text.startsWith(prompt)).toBe(true);
    expect(countWords(result.text)).toBeGreaterThan(countWords(prompt));
    expect(detectLanguage(result.text.slice(prompt.length)).tag).toBe(tag);
    expect(result.checks.filter((check) => !check.passed)).toEqual([]);
    expect(scorePrompt(result.text).total).toBeGreaterThan(scorePrompt(prompt).total);
  });
});

const fieldPrompts: readonly (readonly [
  tag: string,
  prompt: string,
  other: string,
  advice: RegExp,
])[] = [
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
];

describe.each(fieldPrompts)("a field in %s", (_tag, prompt, other, advice) => {
  const rewritten = (text: string) =>
    rewrite({ prompt: text, style: "professional", level: "expert", platform: "chatgpt" }).text;

  it("is heeded where the prompt is about it, and nowhere else", () => {
    expect(rewritten(prompt)).toMatch(advice);
    expect(rewritten(other)).not.toMatch(advice);
  });
});

it("reads how a question asks behind an opening question mark too", () => {
  const ask = (prompt: string) =>
    rewrite({ prompt, style: "professional", level: "expert", platform: "chatgpt" }).text;
  expect(ask("¿Por qué empezó la guerra de Independencia española?")).toMatch(/causas/);
});

it("reads how a question asks at its end where the verb stands last", () => {
  const ask = (prompt: string) =>
    rewrite({ prompt, style: "technical", level: "expert", platform: "chatgpt" }).text;
  expect(ask("Kazandığım paramı borsaya yatırmalı mıyım?")).toMatch(
    /evet|hangi koşulda|alt sorular/i,
  );
});
