import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksKo: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "중요한 주장에는 출처를 밝히고, {§에 대해 |}근거가 약하거나 논란이 있는 부분도 짚어 주세요.",
      ],
      ["format", "먼저 짧게 답하고, 이유를 단락으로 나누어 설명해 주세요."],
      ["purpose", "[용도]에 쓸 것이니 가장 관련 깊은 내용을 앞에 놓아 주세요."],
    ],
    brief: [
      ["format", "{§에 대해 |}짧은 답 먼저, 이유는 그다음."],
      ["sources", "출처와 함께, {§에 대해 |}논란이 있는 점도 표시."],
      ["purpose", "용도는 [쓸 곳]입니다."],
      ["criteria", "{§에 대해 |}가장 중요한 것부터."],
      ["examples", "항목마다 실제 사례 하나."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      ["criteria", "[중요하게 보는 점]을 기준으로 삼고, 그중 무엇이 가장 중요한지 말해 주세요."],
      ["steps", "단계마다 확인할 수 있도록 사실, 해석, 결론을 나누어 써 주세요."],
      ["alternatives", "가장 유력한 다른 해석을 들고, 왜 설득력이 부족한지 설명해 주세요."],
    ],
    brief: [
      ["criteria", "기준은 [중요하게 보는 점]입니다."],
      ["steps", "{§에 대한 |}사실과 해석은 따로."],
      ["alternatives", "{§에 대한 |}가장 유력한 반대 해석도."],
      ["depth", "{§에 대해 |}겉핥기는 빼고."],
      ["sources", "무엇을 근거로 한 말인지도."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      ["criteria", "[관심 있는 점]을 모두 같은 잣대로 비교해 주세요."],
      ["format", "먼저 표로 정리하고, 어떤 경우에 무엇을 골라야 하는지 한 단락으로 설명해 주세요."],
      ["context", "저는 [사용할 곳]에 쓰려고 합니다."],
    ],
    brief: [
      ["criteria", "[관심 있는 점]을 비교해 주세요."],
      ["format", "표로 정리하고 언제 무엇을 고를지 적어 주세요."],
      ["constraints", "{§에 대해 |}이유 없는 결론은 빼고."],
      ["depth", "{§에 관한 |}본질적인 차이는 한 문장으로."],
      ["edge-cases", "선택이 뒤집히는 경우도."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      ["audience", "관심이 많은 초보자에게 말하듯, 용어는 처음 나올 때 풀어서 설명해 주세요."],
      ["examples", "일상적인 예를 하나 골라 처음부터 끝까지 그 예로 설명해 주세요."],
      ["edge-cases", "{§에 대해 |}가장 오해하기 쉬운 부분과 그 이유도 알려 주세요."],
    ],
    brief: [
      ["audience", "저는 초보자입니다."],
      ["examples", "{§에 관한 |}일상적인 예 하나."],
      ["edge-cases", "{§에 대한 |}가장 흔한 오해도."],
      ["verification", "끝에 {§에 대한 |}확인 문제 하나."],
      ["steps", "한 걸음씩 차례로."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      ["context", "제 상황은 [핵심 정보]이니, 일반론이 아니라 여기에 맞춰 답해 주세요."],
      ["alternatives", "현실적인 방법을 몇 가지 들고 각각의 장단점을 말해 주세요."],
      ["criteria", "끝으로 어느 쪽을 고르겠는지, 무엇이 달라지면 생각이 바뀔지 말해 주세요."],
    ],
    brief: [
      ["context", "제 상황은 [핵심 정보]입니다."],
      ["criteria", "마지막에 {§에 대한 |}분명한 제안 하나."],
      ["constraints", "{§에 대한 |}뻔한 일반론은 빼고."],
      ["edge-cases", "나중에 흔히 후회하는 점도."],
      ["steps", "오늘 할 수 있는 첫걸음."],
    ],
  },
};
