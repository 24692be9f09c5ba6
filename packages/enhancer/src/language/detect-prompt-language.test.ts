import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";
import { detectPromptLanguage, guessLanguages } from "./detect-prompt-language.ts";

describe("detectPromptLanguage", () => {
  it.each([
    ["en", "vegan dinner ideas"],
    ["en", "whats photosynthesis"],
    ["en", "birthday message for boss"],
    ["en", "essay climate change"],
    ["en", "gift ideas under $50"],
    ["en", "short bio for dating profile"],
    ["es", "cuéntame un chiste"],
    ["es", "plan de negocios cafetería"],
    ["fr", "meilleur ordinateur portable étudiant"],
    ["de", "bewerbungsschreiben krankenschwester"],
    ["it", "raccontami una barzelletta"],
    ["pt", "ideias de jantar vegano"],
    ["nl", "sollicitatiebrief verpleegkundige"],
    ["sv", "personligt brev sjuksköterska"],
    ["tr", "vegan akşam yemeği fikirleri"],
    ["id", "surat lamaran perawat"],
  ])("knows a few words by their letters where no frequent one tells (%s): %s", (tag, text) => {
    expect(detectLanguage(text).confidence).toBeLessThan(0.4);
    const found = detectPromptLanguage(text);
    expect(found.tag).toBe(tag);
    expect(found.confidence).toBeGreaterThanOrEqual(0.7);
  });

  it.each([
    ["es", "itinerario de 3 dias en Roma"],
    ["pt", "itinerário de 3 dias em Roma"],
  ])("knows %s typed without its accents from its neighbour: %s", (tag, text) => {
    expect(detectPromptLanguage(text).tag).toBe(tag);
  });

  it("lets letters that leave no doubt speak against a weaker guess by words", () => {
    const text = "Posso prendere ibuprofene e paracetamolo insieme?";
    expect(detectLanguage(text).tag).toBe("pt");
    expect(detectPromptLanguage(text).tag).toBe("it");
  });

  it.each([
    "mujhe kal subah 6 baje ka alarm set karna hai",
    "please mujhe 5 pm ka weather dein",
    "is weekend par Virginia Beach me weather kya he?",
    "<img src=x onerror=alert(123) />",
    "1;DROP TABLE users",
    "$USER",
    "undefined",
    "asdf qwer zxcv",
    "shayari for girlfriend",
    "script vidéo youtube",
    "plan de afaceri cafenea",
    "ghjghj jkljkl",
    "skru av lyset i stuen",
    "er køkkenet oversvømmet?",
  ])("is as unsure as the frequent words of what is mixed, foreign or no language: %s", (text) => {
    expect(detectPromptLanguage(text)).toEqual(detectLanguage(text));
  });

  it.each([
    "秋についての詩を書いてください",
    "اكتب قصيدة عن الخريف",
    "Напиши стихотворение об осени",
    "Write a poem about autumn in which nobody speaks, and let the last line come back to the first",
    "",
  ])("changes nothing for other scripts, long texts and none: %s", (text) => {
    expect(detectPromptLanguage(text)).toEqual(detectLanguage(text));
  });

  it.each(["sorry message likh do use manana hai", "interview me apne baare me kya bolu"])(
    "claims nothing of romanised Hindi with English in it: %s",
    (text) => {
      expect(detectPromptLanguage(text).tag).toBe("und");
      expect(guessLanguages(text)).toEqual([]);
    },
  );
});
