import type { LanguagePack } from "../language-pack.ts";

export const makingKo: LanguagePack["making"] = {
  family: "making",
  core: [
    ["criteria", "제가 손대지 않고 바로 쓸 수 있으면 잘된 것입니다."],
    [
      "assumptions",
      "분명하지 않은 점은 가장 알맞게 처리하고, 어떤 가정을 했는지 한 줄로 적어 주세요.",
    ],
    ["verification", "답하기 전에 제 요구와 하나씩 대조해 주세요."],
  ],
  brief: [
    ["criteria", "바로 쓸 수 있게 해 주세요."],
    ["assumptions", "어떤 가정을 했는지 적어 주세요."],
    ["constraints", "묻지 않은 것은 쓰지 마세요."],
  ],
};

export const makingStylesKo: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "그대로 다른 사람에게 넘길 수 있도록 명확하게 써 주세요."],
    ["alternatives", "목적을 이룰 더 나은 방법이 있다면 마지막에 한마디 덧붙여 주세요."],
    ["criteria", "가장 중요한 것을 맨 앞에 놓아 주세요."],
  ],
  creative: [
    ["angle", "여러 선택이 비슷하게 좋다면 덜 뻔한 쪽을 골라 주세요."],
    ["imagery", "두루뭉술하지 않게, 생생하고 개성 있게 만들어 주세요."],
    ["alternatives", "제가 생각하지 못할 변화를 하나 더해 주세요."],
  ],
  technical: [
    ["format", "정해진 구조를 쓰고, 항목마다 같은 요소를 같은 순서로 적어 주세요."],
    ["steps", "결정마다 이유를 짧게 덧붙여 주세요."],
    ["edge-cases", "이 틀에 맞지 않는 것은 따로 정리해 주세요."],
  ],
};
