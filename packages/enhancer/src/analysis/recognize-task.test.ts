import { describe, expect, it } from "vitest";
import { allLexicons } from "../all-languages.ts";
import { recognizeTask } from "./recognize-task.ts";

const prompts: readonly (readonly [task: string, text: string])[] = [
  ["code-write", "write a python function that merges two sorted lists"],
  ["code-debug", "fix this function: ```js\nadd(1\n```"],
  ["code-explain", "explain what this regex does: `^a+$` in my code"],
  ["code-review", "review my python script"],
  ["code-refactor", "refactor this class ```java\nclass A {}\n```"],
  ["code-test", "write unit tests for this function ```py\ndef f(): pass\n```"],
  ["writing", "write a blog post about bees"],
  ["email", "write an email to my boss asking for a day off"],
  ["marketing", "create a slogan for a campaign about oat milk"],
  ["research", "find information on the history of glass"],
  ["analysis", "analyze the causes of the French Revolution"],
  ["comparison", "compare electric cars and hybrids"],
  ["education", "explain recursion"],
  ["productivity", "create an agenda for our weekly meeting"],
  ["resume", "improve my resume for a data analyst role"],
  ["data", "give me an excel formula that sums a column"],
  ["image", "draw a picture of a lighthouse in a storm"],
  ["translation", "translate this sentence into French"],
  ["summary", "summarize the following article"],
  ["maths", "solve the equation 3x + 4 = 19"],
  ["planning", "plan a trip to Lisbon"],
  ["brainstorming", "suggest names for my bakery"],
  ["role-play", "I want you to act as a grumpy innkeeper"],
  ["chat", "hello"],
  ["maths", "A boat sails 12 km in 2 hours and then 9 km in 3 hours. What is its mean speed?"],
  ["research", "How many rivers are there in the Alps? Describe each of them"],
  ["code-write", "create a namespace in the k8s cluster with ansible"],
  ["email", "Write a birthday message"],
  ["research", "Write a list of 10 rivers, each with a short introduction"],
  ["code-explain", "I started my app with `docker compose up`. How do I get rid of it?"],
  ["writing", "Schreibe ein Gedicht über den Herbst"],
  ["email", "Redacta un correo electrónico para mi jefe"],
  ["summary", "Résume cet article en trois phrases"],
  ["translation", "把这句话翻译成英文"],
];

describe("recognizeTask", () => {
  it.each(prompts)("%s: %s", (task, text) => {
    expect(recognizeTask(text, undefined, allLexicons)).toBe(task);
  });

  it("reads a question as a question, whatever verbs come later", () => {
    expect(recognizeTask("Why do birds build nests in spring?")).toBe("education");
    expect(recognizeTask("Which materials make the warmest blankets?")).toBe("research");
  });

  it.each([
    ["email", "বসকে তিন দিনের ছুটি চেয়ে একটা ইমেইল লিখুন"],
    ["code-write", "تابع پایتون برای حذف موارد تکراری از لیست بنویس"],
    ["marketing", "pastane için instagram gönderisi hazırla"],
    ["brainstorming", "babam için doğum günü hediyesi fikirleri"],
  ])("goes by what is named right before a verb that stands last (%s): %s", (task, text) => {
    expect(recognizeTask(text, undefined, allLexicons)).toBe(task);
  });

  it.each([
    ["writing", "short story about a lighthouse keeper"],
    ["writing", "коротке оповідання про доглядача маяка"],
    ["writing", "বাতিঘরের রক্ষক নিয়ে ছোট গল্প"],
    ["image", "logga till ett kafé"],
    ["email", "Schreib eine Einladung zum Sommerfest der Firma"],
    ["marketing", "Write a launch announcement for our time tracking app"],
    ["code-write", "Python: remove duplicates from a list"],
    ["code-write", "SQL query to find customers who ordered twice"],
    ["code-debug", "Debug this error: TypeError: Cannot read properties of undefined"],
    ["brainstorming", "ideas for a birthday party"],
  ])("knows what is wanted where no verb says it, or a wrong one (%s): %s", (task, text) => {
    expect(recognizeTask(text, undefined, allLexicons)).toBe(task);
  });

  it.each([
    ["writing", "Raconte-moi une histoire de dragon qui a peur du feu"],
    ["writing", "Erzähl mir eine Geschichte über einen Drachen"],
    ["writing", "Raccontami una storia su un drago che ha paura del fuoco"],
    ["writing", "Vertel me een verhaal over een draak die bang is voor vuur"],
    ["education", "Erzähl mir etwas über die Französische Revolution"],
    ["education", "Parle-moi de la Révolution française"],
  ])("tells a story to be told from a matter to be told about (%s): %s", (task, text) => {
    expect(recognizeTask(text, undefined, allLexicons)).toBe(task);
  });

  it.each([
    "Ayúdame a preparar una entrevista de trabajo",
    "Aide-moi à préparer un entretien d'embauche",
    "Hilf mir bei der Vorbereitung auf ein Vorstellungsgespräch",
    "Me ajude a me preparar para uma entrevista de emprego",
    "Aiutami a prepararmi per un colloquio di lavoro",
    "Help me met de voorbereiding op een sollicitatiegesprek",
  ])("takes what is said in an interview for no part of a résumé: %s", (text) => {
    expect(recognizeTask(text, undefined, allLexicons)).not.toBe("resume");
  });

  it("goes by the language it is given", () => {
    expect(recognizeTask("plan", "de", allLexicons)).toBe("planning");
    expect(recognizeTask("resume", "es", allLexicons)).toBe("summary");
  });
});
