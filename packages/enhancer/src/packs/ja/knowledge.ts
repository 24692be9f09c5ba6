import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksJa: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      ["sources", "重要な主張には出典を示し、根拠の弱い点や意見の分かれる点も指摘してください。"],
      ["format", "まず短く答え、その後に理由を段落に分けて説明してください。"],
      ["purpose", "[用途]に使うので、それに最も関係することを先に書いてください。"],
    ],
    brief: [
      ["format", "先に短い答え、次に理由を書いてください。"],
      ["sources", "出典を示し、意見の分かれる点を明記してください。"],
      ["purpose", "用途は[使い道]です。"],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "[重視する点]を基準にし、どれが最も重要かを述べてください。"],
      ["steps", "事実、解釈、結論を分けて書き、それぞれ確かめられるようにしてください。"],
      ["alternatives", "最も有力な別の解釈も挙げ、なぜ採らないのかを説明してください。"],
    ],
    brief: [
      ["criteria", "基準は[重視する点]です。"],
      ["steps", "事実と解釈を分けてください。"],
      ["alternatives", "最も有力な別の解釈も挙げてください。"],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      ["criteria", "[気になる点]について、すべて同じ物差しで比べてください。"],
      ["format", "まず表にまとめ、次にどのような場合にどれを選ぶべきかを一段落で述べてください。"],
      ["context", "私の場合は[使い道]に使います。"],
    ],
    brief: [
      ["criteria", "[気になる点]で比べてください。"],
      ["format", "表にまとめ、どんなときにどれを選ぶかを書いてください。"],
      ["constraints", "理由のない結論は書かないでください。"],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      ["audience", "関心のある初心者に向けて、専門用語は初めて出てきたところで説明してください。"],
      ["examples", "身近な例を一つ選び、最後までその例で説明してください。"],
      ["edge-cases", "特に誤解されやすい点と、その理由も教えてください。"],
    ],
    brief: [
      ["audience", "私は初心者です。"],
      ["examples", "身近な例を一つ挙げてください。"],
      ["edge-cases", "よくある誤解を指摘してください。"],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      ["context", "私の状況は[重要な事情]です。一般論ではなく、これに合わせて答えてください。"],
      ["alternatives", "現実的な方法をいくつか挙げ、それぞれの長所と短所を述べてください。"],
      ["criteria", "最後に、あなたならどれを選ぶか、何があれば考えが変わるかを教えてください。"],
    ],
    brief: [
      ["context", "私の状況は[重要な事情]です。"],
      ["criteria", "最後にはっきりとした提案を一つしてください。"],
      ["constraints", "一般論は避けてください。"],
    ],
  },
};
