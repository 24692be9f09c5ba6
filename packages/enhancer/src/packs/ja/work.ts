import type { LanguagePack } from "../language-pack.ts";

export const workTasksJa: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "決まっているのは[日程、予算、人]です。どれかが変わったときの調整方法も示してください。",
      ],
      ["steps", "順番に並べ、それぞれを始める前に何が終わっているべきかを書いてください。"],
      ["assumptions", "私が訂正できるように、置いた前提をすべて書いてください。"],
    ],
    brief: [
      ["context", "決まっているのは[日程、予算、人]です。"],
      ["steps", "手順と前提条件を順に。"],
      ["assumptions", "{§について|}置いた前提も明記。"],
      ["edge-cases", "{§の|}つまずきやすい所と備えを。"],
      ["criteria", "成功の目安も一つ。"],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "関わるのは[誰]で、[時期]までに終える必要があります。"],
      ["format", "すぐに使えるように、項目ごとに担当者と次にすることを書いてください。"],
      ["criteria", "読んだ人が、次に何をすればよいか聞き返さずに済むようにしてください。"],
    ],
    brief: [
      ["context", "関わるのは[誰]、期限は[時期]です。"],
      ["format", "項目ごとに担当者と次にすること。"],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      ["constraints", "言い換えではなく本当に違う案を出し、誰でも思いつくものは外してください。"],
      ["context", "[好み、予算、制約]に合うものにしてください。"],
      ["format", "案ごとに、なぜうまくいくのかを一文で説明してください。"],
    ],
    brief: [
      ["constraints", "{§について、|}本当に違う案だけ、ありきたりなものは抜き。"],
      ["context", "条件は[制約]です。"],
      ["format", "案ごとに理由を一文。"],
      ["angle", "{§の|}意表を突く案も一つ。"],
      ["criteria", "最後に一番よい案を一つ。"],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "データの列は[名前と型]です。"],
      ["steps", "正確な数式、クエリ、コードを示し、どこに入れるかを説明してください。"],
      ["edge-cases", "空のセル、重複、読み取れない値をどう扱うかを説明してください。"],
    ],
    brief: [
      ["context", "列は[名前と型]です。"],
      ["steps", "正確な式とその置き場所。"],
      ["edge-cases", "空の値と重複も処理。"],
      ["criteria", "{§について|}数字から言えることを一文で。"],
      ["verification", "{§の|}一部を手で計算して照合。"],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "途中の式と、使った規則をすべて示してください。"],
      ["verification", "最後に代入して検算するか、別の方法で確かめてください。"],
      ["assumptions", "問題にはっきりしない点があれば、計算の前にどう解釈したかを述べてください。"],
    ],
    brief: [
      ["steps", "途中の式もすべて。"],
      ["verification", "最後に検算。"],
    ],
  },
  image: {
    family: "image",
    core: [
      ["imagery", "場所は[背景]で、目を引く中心は一つだけにし、ほかのものと競わせないでください。"],
      ["angle", "[視点]から見た構図で、光は一方向から当ててください。"],
      ["constraints", "文字、透かし、余計な人物は入れないでください。"],
    ],
    brief: [
      ["imagery", "中心は一つ、背景は[背景]。"],
      ["constraints", "文字や余計なものは抜き。"],
    ],
  },
};
