import { describe, expect, it } from "vitest";
import { checkRewrite } from "../all-languages.ts";
import { detectPromptLanguage } from "../language/detect-prompt-language.ts";

const isRefused = (original: string, rewritten: string): boolean =>
  checkRewrite({
    original,
    rewritten,
    style: "professional",
    level: "comprehensive",
    language: detectPromptLanguage(original).tag,
  }).some(({ name, passed }) => name === "not-an-answer" && !passed);

describe("a question that was answered instead of rewritten (ENH-17)", () => {
  it.each([
    [
      "why is the sky blue",
      "The sky is blue because air scatters short wavelengths more than long ones.",
    ],
    [
      "what is the difference between a virus and a bacterium",
      "The difference between a virus and a bacterium is that a bacterium is a living cell while a virus needs a host.",
    ],
    [
      "why does bread go stale faster in the fridge?",
      "Bread goes stale faster in the fridge because starch recrystallises at low temperatures.",
    ],
    [
      "why does bread go stale faster in the fridge?",
      "Bread goes stale faster in the fridge because starch recrystallises at low temperatures. Keep it at room temperature instead.",
    ],
    [
      "which is healthier, butter or margarine?",
      "Margarine from plant oils is healthier than butter in most studies.",
    ],
    [
      "is it safe to eat raw eggs",
      "Eating raw eggs is safe where the hens are vaccinated against salmonella.",
    ],
    [
      "warum wird Brot im Kühlschrank schneller hart?",
      "Brot wird im Kühlschrank schneller hart, weil die Stärke bei Kälte kristallisiert.",
    ],
    [
      "was ist der Unterschied zwischen Virus und Bakterium",
      "Der Unterschied zwischen Virus und Bakterium ist, dass ein Bakterium eine lebende Zelle ist.",
    ],
    [
      "pourquoi le pain rassit plus vite au frigo ?",
      "Le pain rassit plus vite au frigo parce que l'amidon cristallise au froid.",
    ],
    [
      "¿por qué el pan se pone duro en la nevera?",
      "El pan se pone duro en la nevera porque el almidón cristaliza con el frío.",
    ],
    [
      "perché il pane diventa duro in frigo?",
      "Il pane diventa duro in frigo a causa dell'amido, che è sensibile al freddo.",
    ],
    ["por que o céu é azul", "O céu é azul porque o ar espalha mais a luz de onda curta."],
    [
      "waarom wordt brood in de koelkast sneller hard?",
      "Brood wordt in de koelkast sneller hard omdat het zetmeel kristalliseert.",
    ],
    ["почему небо голубое", "Небо голубое, потому что воздух рассеивает короткие волны сильнее."],
    [
      "dlaczego niebo jest niebieskie",
      "Niebo jest niebieskie, ponieważ powietrze rozprasza krótkie fale.",
    ],
  ])("is refused: %s", (original, rewritten) => {
    expect(isRefused(original, rewritten)).toBe(true);
  });

  it.each([
    ["why is the sky blue", "Explain to a beginner why the sky is blue."],
    ["why is the sky blue", "I want to know why the sky is blue, and what the evening changes."],
    ["why is the sky blue", "The reason the sky is blue, in plain words and with one picture."],
    [
      "why does my sourdough never rise?",
      "My sourdough never rises. Find the likeliest causes, and say how to tell them apart.",
    ],
    [
      "when is the best time to visit japan",
      "The best time to visit Japan is what I need. Name the weeks, then what speaks against them.",
    ],
    [
      "what is the difference between a virus and a bacterium",
      "Compare a virus and a bacterium: size, life, treatment. One line is enough for each.",
    ],
    ["should I rent or buy?", "Should I rent or buy? Weigh both, because I can't decide alone."],
    [
      "is it safe to eat raw eggs? i am pregnant",
      "I am pregnant. Say whether it is safe to eat raw eggs, and what to watch for.",
    ],
    [
      "best phone under 500 for my mother?",
      "The best phone under 500 for a mother. It must be one that is still sold.",
    ],
    ["what to cook tonight", "Dinner for tonight: each idea is quick, with what it takes."],
    ["warum ist der himmel blau", "Erkläre in einfachen Worten, warum der Himmel blau ist."],
    ["pourquoi le ciel est bleu", "Explique pourquoi le ciel est bleu, en mots simples."],
    ["¿qué es la inflación?", "Explica qué es la inflación y da un ejemplo."],
    ["почему небо голубое", "Объясни простыми словами, почему небо голубое."],
    ["空はなぜ青いの？", "空がなぜ青いのかを、やさしい言葉で説明してください。"],
    ["天空为什么是蓝色的", "用简单的话解释天空为什么是蓝色的。"],
    ["gökyüzü neden mavi", "Gökyüzünün neden mavi olduğunu basit kelimelerle anlat."],
  ])("is let through where it still asks: %s", (original, rewritten) => {
    expect(isRefused(original, rewritten)).toBe(false);
  });
});
