import { type CueIndex, createCueIndex } from "../text/cue-index.ts";
import type { Span } from "../types.ts";

/** Frequent given names that are no words of their language. */
const names =
  "james|john|robert|michael|david|william|richard|joseph|thomas|charles|daniel|matthew|anthony|steven|andrew|kevin|brian|george|jason|jeffrey|ryan|jacob|nicholas|jonathan|justin|benjamin|samuel|alexander|patrick|tyler|aaron|adam|nathan|zachary|ethan|noah|liam|lucas|oliver|henry|leo|max|tom|tim|ben|sam|joe|mike|dave|steve|chris|alex|mary|patricia|jennifer|linda|elizabeth|barbara|susan|jessica|sarah|karen|lisa|nancy|sandra|ashley|emily|kimberly|michelle|amanda|melissa|stephanie|rebecca|laura|helen|anna|emma|olivia|sophia|isabella|mia|charlotte|amelia|lily|chloe|kate|katie|jane|julia|rachel|hannah|maria|maya|zoe|lena|clara|marie|sophie|lukas|felix|jonas|paul|stefan|andreas|markus|jürgen|hans|peter|klaus|wolfgang|petra|sabine|monika|ursula|claudia|birgit|katrin|anke|pierre|jean|michel|philippe|nicolas|julien|antoine|camille|léa|manon|chloé|juliette|élodie|céline|carlos|josé|juan|luis|jorge|miguel|javier|alejandro|diego|pablo|sergio|carmen|lucía|sofía|ana|elena|marta|paula|giulia|marco|luca|giovanni|francesca|chiara|matteo|lorenzo|alessandro|joão|pedro|ana paula|beatriz|mariana|rafael|gabriel|thiago|lars|anders|erik|karin|ingrid|jan|piotr|paweł|katarzyna|agnieszka|małgorzata|tomasz|krzysztof|mehmet|ahmet|mustafa|ayşe|fatma|zeynep|emre|elif|mohammed|mohamed|ahmed|ali|fatima|priya|rahul|raj|amit|anjali|sanjay|иван|алексей|дмитрий|сергей|андрей|михаил|мария|анна|елена|ольга|наталья|екатерина|татьяна|анне|ивана|ивану|марии|олене|олена|тарас|оксана|田中|佐藤|鈴木|高橋|山田|太郎|花子|小明|小红|小李|小王|张伟|李明|王芳|김민수|민수|지민|서연|영희|철수|अनिल|राहुल|प्रिया|अमित|सुनीता|राजेश|पूजा|احمد|أحمد|محمد|فاطمة|سارة|علی|مریم|رضا|דוד|יוסי|שרה|רחל|budi|siti|dewi|agus|minh|linh|hương|tuấn|রহিম|করিম|সুমন";

let index: CueIndex<"name"> | undefined;

/** Names that are a word of this language, which may begin a sentence. */
const words: Readonly<Record<string, string>> = { pt: "tom" };

/** Where a text names somebody by a frequent given name. */
export function findGivenNames(text: string, tag: string): readonly Span[] {
  index ??= createCueIndex([["name", names]]);
  return (index.find(text).get("name") ?? []).filter(
    ({ start, end }) =>
      !/\p{Ll}/u.test(text.charAt(start)) && text.slice(start, end).toLowerCase() !== words[tag],
  );
}
