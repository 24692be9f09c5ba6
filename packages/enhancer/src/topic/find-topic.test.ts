import { describe, expect, it } from "vitest";
import { allLanguagePacks, allLexicons } from "../all-languages.ts";
import { analyse } from "../analysis/analysis.ts";
import { findTopic } from "./find-topic.ts";

const topicOf = (text: string) => {
  const analysis = analyse(text, allLexicons);
  const pack = allLanguagePacks.find(({ tag }) => tag === analysis.lexicon?.tag);
  return findTopic(analysis, pack?.topics);
};

describe("the topic of a prompt", () => {
  it.each([
    ["bees", "Write an article about bees"],
    ["award-winning films", "Suggest five award-winning films for a rainy week"],
    ["my tires", "Why do my tires always go flat in the winter?"],
    ["my week", "Plan my week"],
    ["guitar", "best way to learn guitar fast"],
    ["World War II", "Discuss the causes of World War II"],
    ["the trip", "Plan the trip to Lisbon in April"],
    ["our new bakery", "write a post about our new bakery"],
    ["Photosynthesis", "Photosynthesis is a vital process for plants"],
    ["remote work", "Three facts about remote work for a talk"],
    ["the evening debate", "Please give me an analysis of the topic of the evening debate"],
    ["jazz albums", "Recommend some jazz albums for guitar lovers"],
    ["my old dog", "how do I train my old dog to stay"],
    ["the birthday party", "ideas for a birthday party"],
    ["duplicates", "Python: remove duplicates from a list"],
    ["laptop", "best laptop for students"],
    ["RNA and DNA", "What is the difference between RNA and DNA?"],
    ["gravity", "Explain gravity and compare it with magnetism"],
    ["manfaat tidur siang", "Buatkan artikel tentang manfaat tidur siang"],
    ["deniz feneri bekçisi", "deniz feneri bekçisi hakkında kısa hikaye yaz"],
    ["осінь", "Напиши вірш про осінь"],
    ["فواید خواب نیمروز", "یک مقاله درباره فواید خواب نیمروز بنویس"],
    ["দুপুরের ঘুম", "দুপুরের ঘুম নিয়ে একটি প্রবন্ধ লেখো"],
    ["schack", "lär mig spela schack från grunden"],
    ["שומר המגדלור", "סיפור קצר על שומר המגדלור"],
    ["la paella valenciana", "¿Puedes decirme cómo preparar una paella valenciana para seis?"],
    ["el humor negro", "Me gustaría que me hablaras del humor negro"],
    ["la dieta mediterránea", "¿Cuáles son los beneficios de la dieta mediterránea?"],
    ["les oiseaux migrateurs", "Pourquoi les oiseaux migrateurs ne se perdent-ils pas ?"],
    ["l'aurore boréale", "Comment se forme une aurore boréale ?"],
    ["o aquecimento global", "Por que o aquecimento global derrete as geleiras?"],
    ["il motore elettrico", "Come funziona un motore elettrico?"],
    ["l'amore materno", "Scrivi una poesia sull'amore materno"],
    ["de Franse revolutie", "Waardoor brak de Franse revolutie uit?"],
    ["Wärmepumpe", "Wie funktioniert eine Wärmepumpe im Winter?"],
    ["Herbst", "Schreibe ein Gedicht über den Herbst"],
    ["光合成", "植物の光合成がどう進むか教えてください"],
    ["气候变化", "气候变化的影响有哪些？"],
    ["天空", "为什么天空是蓝色的？"],
    ["苹果和梨", "苹果和梨的区别是什么"],
    ["区块链", "什么是区块链？"],
    ["biến đổi khí hậu", "Nguyên nhân chính của biến đổi khí hậu là gì?"],
    ["mùa thu", "Viết bài văn về mùa thu"],
    ["기후변화", "기후변화의 원인을 알려 주세요"],
    ["সালোকসংশ্লেষণ", "সালোকসংশ্লেষণের ধাপগুলো বুঝিয়ে বলো"],
    ["জলবায়ু পরিবর্তন", "বাংলাদেশে জলবায়ু পরিবর্তনের প্রভাব কী?"],
    ["মেশিন লার্নিং", "মেশিন লার্নিংয়ের মূল ধারণা ব্যাখ্যা করুন"],
    ["মুদ্রাস্ফীতি", "মুদ্রাস্ফীতির প্রধান কারণগুলো কী?"],
    ["আকাশ", "আকাশ কেন নীল?"],
    ["কৃত্রিম বুদ্ধিমত্তা", "কৃত্রিম বুদ্ধিমত্তা কী?"],
    ["कृत्रिम बुद्धिमत्ता", "कृत्रिम बुद्धिमत्ता क्या है?"],
    ["जल प्रदूषण", "नदियों में जल प्रदूषण के कारण बताइए"],
    ["बरसात", "मुझे बरसात के मौसम में क्या पहनना चाहिए?"],
  ])("is %s in: %s", (topic, text) => {
    expect(topicOf(text)).toBe(topic);
  });

  it.each([
    ["somebody to be played", "pretend to be my therapist"],
    ["a clause", "explain why the dollar fell this week"],
    ["a clause (sv)", "varför blir löven gula på hösten?"],
    ["a side without its thing", "Skriv en artikel om fördelarna med att sova middag"],
    ["an error message", "Debug this error: TypeError: Cannot read properties of undefined"],
    ["what has another form there", "Порадь книгу на вихідні"],
    ["a noun in another case (de)", "Was passiert mit Kindern?"],
    ["what belongs to another word", "What are its synonyms?"],
    ["a noun that says nothing alone", "What are some strategies to survive in nature?"],
    ["a part of a name", "If you had to go on a reality TV show, which would you choose?"],
    ["whom it is explained to", "As a pilot, how would you explain this to a curious child?"],
    ["whom the model is to play", "Eres un experto jardinero"],
    ["a noun with its verb", "What kinds of trees grow in swamps?"],
    ["a side without its thing", "What are the benefits of it?"],
    ["a noun with its verb", "How exactly will our galaxy die?"],
    ["a way to do it", "what's the best way to install a new pump?"],
    ["a verb alone", "Actúa como nutricionista y dime qué cenar"],
    ["a question word", "Dime quién escribió eso"],
    ["a noun whose ending the genitive hides (bn)", "ছেলের ভবিষ্যৎ পরিকল্পনা করে দাও"],
    ["whom or when it is for (bn)", "গরমের দিনে কী পরব?"],
    ["a plural that stands for a subject (bn)", "শিশুরা কেন কাঁদে?"],
    ["what only points (bn)", "তাদের সম্পর্কে বলো"],
    ["a verb before a particle (hi)", "आलू पराठा बनाने की विधि बताओ"],
    ["a noun that would change its form (hi)", "कुत्ता क्यों भौंकता है?"],
    ["how many are asked for (zh)", "推荐五本适合初学者的历史书"],
    ["what only points (zh)", "这个问题的原因是什么"],
    ["how many are asked for (vi)", "Kể tên năm loại trái cây"],
    ["one of two things (ko)", "아이폰과 갤럭시를 비교해 줘"],
    ["one of two things (hi)", "महाभारत और रामायण की तुलना करो"],
    ["the text to be written", "Écris un poème"],
    ["an adjective without its noun", "Escreva um intrigante parágrafo"],
  ])("is never %s", (_what, text) => {
    expect(topicOf(text)).toBeNull();
  });
});
