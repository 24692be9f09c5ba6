import { describe, expect, it } from "vitest";
import { allKits } from "../all-languages.ts";
import { createRewriter } from "../sharpen/create-rewriter.ts";

const rewrite = createRewriter(allKits);
const addedTo = (prompt: string): string =>
  rewrite({
    prompt,
    style: "professional",
    level: "comprehensive",
    platform: "chatgpt",
  }).text.slice(prompt.length);

/** Prompts that address the assistant formally, with the verb of what is added. */
const formal: readonly (readonly [prompt: string, verb: RegExp])[] = [
  ["Schreiben Sie eine Funktion, die eine Liste von Zahlen sortiert", /Sagen Sie/u],
  [
    "Guten Tag, können Sie mir ein Gedicht über den Herbst schreiben?",
    /Nehmen Sie|Zeigen Sie|Sie/u,
  ],
  ["Écrivez une fonction qui trie une liste de nombres", /Dites/u],
  ["Bonjour, pouvez-vous écrire un poème sur l'automne ?", /Préférez/u],
  ["Escriba una función que ordene una lista de números", /\bDiga\b/u],
  ["Hola, por favor redacte un poema sobre el otoño", /\bPrefiera\b|\bUse\b/u],
  ["¿Podría usted escribir un cuento sobre un gato?", /\bUse\b/u],
  ["Напишите функцию, которая сортирует массив чисел", /скажите/u],
  ["Здравствуйте, напишите рассказ про кота", /Берите|Используйте|Пишите/u],
  ["Напишіть функцію, яка сортує масив чисел", /скажіть/u],
];

/** The same from people who say du, tu, tú, ты, ти, or nothing of the kind. */
const informal: readonly (readonly [prompt: string, verb: RegExp])[] = [
  ["Schreib eine Funktion, die eine Liste von Zahlen sortiert", /^\s*Sag in/u],
  ["Écris une fonction qui trie une liste de nombres", /Dis en/u],
  ["Écrire une fonction qui trie une liste de nombres", /Dis en/u],
  ["Escribe una función que ordene una lista de números", /\bDi\b/u],
  ["Escribir una función que ordene una lista de números", /\bDi\b/u],
  ["Напиши функцию, которая сортирует массив чисел", /скажи(?!те)/u],
  ["Напиши функцию, которая сортирует массив чисел, чтобы вы её понимали", /скажи(?!те)/u],
  ["Напиши функцію, яка сортує масив чисел", /скажи(?!ть)/u],
];

describe("what is added addresses the assistant as the person does", () => {
  it.each(formal)("formally: %s", (prompt, verb) => {
    expect(addedTo(prompt)).toMatch(verb);
  });

  it.each(informal)("informally: %s", (prompt, verb) => {
    expect(addedTo(prompt)).toMatch(verb);
  });
});

describe("the formal texts of a language", () => {
  const kits = allKits.flatMap(({ tag, texts, formal: own }) =>
    own === undefined ? [] : [{ tag, texts, own }],
  );

  it.each(kits)("of $tag stand for statements it has, and say them otherwise", ({ texts, own }) => {
    const { statements } = own.texts;
    expect(Object.keys(statements).sort()).toEqual(Object.keys(texts.statements).sort());
    const other = Object.keys(statements).filter((id) => statements[id] !== texts.statements[id]);
    expect(other.length).toBeGreaterThan(100);
  });
});
