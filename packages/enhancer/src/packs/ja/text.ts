import type { LanguagePack } from "../language-pack.ts";

export const textTasksJa: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "[想定する読者]に向けて書いてください。"],
      ["purpose", "{§についての|}中心となる考えを一つに絞り、関係のないことは省いてください。"],
      ["length", "全体を[文字数]ほどに収めてください。"],
    ],
    brief: [
      ["audience", "読者は[想定する読者]です。"],
      ["purpose", "{§についての|}中心となる考えは一つだけ。"],
      ["constraints", "{§についての|}決まり文句は抜き。"],
      ["examples", "見覚えのある場面から。"],
      ["criteria", "書き出しの一文が勝負。"],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "宛先は[相手]で、伝えるべき事情は[要点]です。"],
      ["purpose", "読み終えたときに、何をしてほしいのかがはっきり伝わるようにしてください。"],
      ["format", "件名を付け、冒頭で用件を述べ、最後に次にすることを明確に示してください。"],
    ],
    brief: [
      ["context", "宛先は[相手]、事情は[要点]です。"],
      ["format", "件名付き、用件は冒頭で。"],
      ["constraints", "中身のない挨拶は抜き。"],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "[想定する顧客]に語りかけ、抱えている悩みから始めてください。"],
      ["purpose", "利点を先に述べ、大げさな形容ではなく具体的な事柄で裏付けてください。"],
      ["criteria", "読んだ人が[してほしい行動]をしたくなれば成功です。"],
    ],
    brief: [
      ["audience", "顧客は[想定する顧客]です。"],
      ["purpose", "{§の|}利点が先、誇張は抜き。"],
      ["criteria", "呼びかける行動は[行動]の一つだけ。"],
      ["examples", "{§の|}見せられる証拠を一つ。"],
      ["tone", "平易な言葉で、煽らずに。"],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "応募先は[職種]で、最も関係の深い経験は[経験]です。"],
      ["format", "各項目に、行動、道具、規模、指標、影響を書いてください。"],
      ["constraints", "私が伝えた事実だけを使い、足りない数字は作らずに印を付けてください。"],
    ],
    brief: [
      ["context", "応募先は[職種]です。"],
      ["format", "各項目は、行動、道具、規模、指標、影響の順。"],
      ["constraints", "私が伝えた事実だけ。"],
    ],
  },
  translation: {
    family: "making",
    core: [
      ["tone", "原文の調子と文体を保ち、母語話者が書いたように自然に訳してください。"],
      ["constraints", "人名、数字、コード、書式はそのまま残してください。"],
      [
        "alternatives",
        "意味が分かれる箇所は可能性の高いほうで訳し、別の解釈を後に注記してください。",
      ],
    ],
    brief: [
      ["tone", "調子はそのまま、自然な訳で。"],
      ["constraints", "人名と数字はそのまま。"],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "要約は、原文を読まない[読者]に向けたものです。"],
      ["length", "まず要点を一文で述べ、次にそれを支える点を重要な順に挙げてください。"],
      ["constraints", "原文にあることだけを書き、数値や条件は残し、意見は加えないでください。"],
    ],
    brief: [
      ["length", "要点を一文で、次に根拠。"],
      ["constraints", "原文にあることだけ。"],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      ["role", "私がやめると言うまでこの役を保ち、話し方もその人らしくしてください。"],
      ["context", "場面は[状況]から始まり、私は[私の役]です。"],
      ["constraints", "一度に一人分だけ進め、私の台詞や決断は私に任せてください。"],
    ],
    brief: [
      ["role", "ずっとこの役のままで。"],
      ["constraints", "一度に一人分だけ、私の代弁はなし。"],
    ],
  },
};
