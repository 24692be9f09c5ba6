import type { LanguagePack } from "../language-pack.ts";

/** What each way of asking needs. */
export const kindsKo: NonNullable<LanguagePack["kinds"]> = {
  why: [
    ["depth", "정말로 설명이 되는 지점까지 원인을 차례로 거슬러 올라가 주세요."],
    ["criteria", "영향이 큰 원인부터 정리해 주세요."],
    ["edge-cases", "그렇게 되지 않는 경우도 하나 들고, 이유를 설명해 주세요."],
    ["sources", "정설로 굳어진 것과 아직 추측인 것을 나누어 주세요."],
  ],
  how: [
    [
      "steps",
      "제가 할 순서대로 단계를 알려 주고, 단계마다 다 되었는지 어떻게 아는지도 적어 주세요.",
    ],
    ["context", "지금 제가 가진 것은 [도구, 권한, 재료]입니다."],
    ["edge-cases", "가장 틀리기 쉬운 단계와 틀렸을 때 바로잡는 방법을 알려 주세요."],
    ["alternatives", "충분히 쓸 만한 지름길이 있다면 마지막에 알려 주세요."],
  ],
  which: [
    [
      "criteria",
      "제게 가장 중요한 것은 [결정적인 기준]이니, 선택지마다 이 점에서 어떤지 설명해 주세요.",
    ],
    ["alternatives", "비슷한 것을 늘어놓지 말고, 정말 고려할 만한 몇 가지만 골라 주세요."],
    [
      "format",
      "선택지마다 어디에 가장 알맞은지, 주된 단점은 무엇인지, 누구에게 맞지 않는지 적어 주세요.",
    ],
    ["assumptions", "제가 말하지 않은 사정에 따라 선택이 달라진다면, 그것이 무엇인지 짚어 주세요."],
  ],
  what: [
    ["format", "먼저 본질을 한 문장으로 말한 뒤 자세히 풀어 주세요."],
    ["examples", "구체적인 예를 하나 들고, 겉보기에만 비슷한 것과 비교해 주세요."],
    ["purpose", "어디에 쓸모가 있고 어디부터는 통하지 않는지도 설명해 주세요."],
    ["edge-cases", "가장 흔한 오해도 바로잡아 주세요."],
  ],
  whether: [
    [
      "format",
      "먼저 그렇다, 아니다, 경우에 따라 다르다 중 하나로 답하고, 결정적인 이유를 말해 주세요.",
    ],
    ["alternatives", "결론을 내리기 전에 양쪽의 가장 강한 근거를 보여 주세요."],
    ["assumptions", "어떤 조건에서 답이 뒤집히는지 알려 주세요."],
    ["context", "제 상황은 [답을 좌우하는 사정]입니다."],
  ],
  fact: [
    ["sources", "답 옆에 어디까지 확정된 사실인지 곁들여 주세요."],
    ["assumptions", "질문이 두 가지로 읽히면 그럴듯한 쪽에 답하고 다른 쪽도 언급해 주세요."],
    ["depth", "모르면 오해하게 되는 배경 하나를 보태 주세요."],
    ["criteria", "자료마다 다르면 범위와 그 까닭을 알려 주세요."],
  ],
  list: [
    ["format", "항목마다 한 줄로, 이름을 먼저 쓰고 남다른 점을 이어 적어 주세요."],
    ["constraints", "{§에 대해 |}엇비슷하거나 수를 채우려는 항목은 빼 주세요."],
    ["steps", "읽기 편한 순서로 놓고, 무슨 순서인지 밝혀 주세요."],
    ["criteria", "{§에 대해 |}어떤 잣대로 골랐는지, 잣대가 다르면 무엇이 바뀌는지 말해 주세요."],
  ],
};

/** The same in as few words as possible (style concise). */
export const briefKindsKo: NonNullable<LanguagePack["briefKinds"]> = {
  why: [
    ["depth", "근본 원인 먼저."],
    ["criteria", "주된 원인만, 비중 순으로."],
    ["sources", "{§에 대해 |}입증되지 않은 것은 표시."],
    ["examples", "{§에 대해 |}원인마다 사례 하나."],
    ["alternatives", "{§에 대한 |}널리 퍼진 틀린 설명도."],
    ["edge-cases", "들어맞지 않는 경우도."],
  ],
  how: [
    ["steps", "번호 붙인 단계로."],
    ["edge-cases", "{§에 관한 |}흔한 실수도 표시."],
    ["criteria", "성공했는지 아는 법까지."],
    ["depth", "{§에 관한 |}이론은 빼고."],
    ["constraints", "평범한 수단만으로."],
    ["alternatives", "{§에 관한 |}쓸 만한 가장 빠른 길."],
  ],
  which: [
    ["criteria", "판단 기준: [내게 중요한 것]."],
    ["alternatives", "{§에 관한 |}후보는 적게, 쌍둥이는 빼고."],
    ["format", "후보마다 장점과 단점."],
    ["assumptions", "{§에 대해 |}마지막에 하나만."],
  ],
  what: [
    ["format", "{§에 관한 |}핵심을 한 문장으로 먼저."],
    ["examples", "{§에 관한 |}구체적인 사례 하나."],
    ["purpose", "어디에 쓰이는지도."],
    ["depth", "부품 이름보다 움직임을."],
    ["audience", "{§에 대한 |}사전 지식 없이도 알게."],
    ["alternatives", "한 줄로: 무엇이 아닌지."],
    ["edge-cases", "{§에 대해 |}흔히 헷갈리는 것도."],
  ],
  whether: [
    ["format", "결론부터 한마디로."],
    ["assumptions", "무엇이 바뀌면 답이 달라지는지."],
    ["alternatives", "{§에 대한 |}양쪽의 가장 센 논거."],
    ["sources", "{§에 대한 |}사실과 의견은 따로."],
    ["edge-cases", "{§에 관한 |}흔히 잊는 예외도."],
    ["criteria", "무엇이 결정하는지도."],
  ],
  fact: [
    ["sources", "확실한 정도 표시."],
    ["assumptions", "다른 뜻이 있으면 그것도."],
  ],
  list: [
    ["format", "한 줄에 하나, 좋은 것부터."],
    ["constraints", "{§에 대해 |}수 채우기는 빼고."],
    ["verification", "미심쩍은 항목은 표시."],
    ["criteria", "{§에 대한 |}선정 기준도."],
    ["depth", "저마다의 남다른 점도."],
  ],
};

/** What the highest level closes with: a check before the answer goes out. */
export const checksKo: NonNullable<LanguagePack["checks"]> = [
  ["verification", "답하기 전에 초안을 위의 항목과 하나씩 대조해 부족한 점을 고쳐 주세요."],
  ["verification", "마지막에 주요 결론마다 얼마나 확실한지와 그 근거를 밝혀 주세요."],
  [
    "verification",
    "중요한 정보가 빠졌다면 먼저 저에게 물어봐 주세요. 질문은 두 개까지만 해 주세요.",
  ],
  ["verification", "끝으로 답변에서 가장 약한 부분과 보완할 방법을 짚어 주세요."],
];

export const briefChecksKo: NonNullable<LanguagePack["briefChecks"]> = [
  ["verification", "답하기 전에 한 번 더 검토해 주세요."],
  ["verification", "얼마나 확실한지 밝혀 주세요."],
  ["verification", "중요한 정보가 없으면 먼저 물어봐 주세요."],
];
