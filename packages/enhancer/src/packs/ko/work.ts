import type { LanguagePack } from "../language-pack.ts";

export const workTasksKo: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "정해진 것은 [날짜, 예산, 사람]이니, 그중 하나가 바뀌면 계획을 어떻게 조정할지 설명해 주세요.",
      ],
      ["steps", "순서대로 정리하고, 단계마다 시작하기 전에 무엇이 끝나 있어야 하는지 적어 주세요."],
      ["assumptions", "제가 바로잡을 수 있게 가정한 것을 모두 적어 주세요."],
    ],
    brief: [
      ["context", "정해진 것은 [날짜, 예산, 사람]입니다."],
      ["steps", "단계와 전제 조건을 순서대로 적어 주세요."],
      ["assumptions", "{§에 대해 |}가정한 것도 함께."],
      ["edge-cases", "{§에 관한 |}막히기 쉬운 곳과 대비책."],
      ["criteria", "다 되었음을 아는 기준도."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "함께하는 사람은 [누구]이고, [언제]까지 끝내야 합니다."],
      ["format", "바로 쓸 수 있게 항목마다 담당자와 다음 할 일을 적어 주세요."],
      ["criteria", "읽은 사람이 다음에 무엇을 할지 다시 묻지 않아도 되면 잘된 것입니다."],
    ],
    brief: [
      ["context", "함께하는 사람은 [누구], 기한은 [언제]입니다."],
      ["format", "항목마다 담당자와 다음 할 일을 적어 주세요."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "표현만 바꾼 것이 아니라 정말 다른 생각을 내고, 누구나 떠올릴 것은 빼 주세요.",
      ],
      ["context", "[취향, 예산, 제약]에 맞아야 합니다."],
      ["format", "생각마다 왜 통할지 한 문장으로 설명해 주세요."],
    ],
    brief: [
      ["constraints", "{§에 대해 |}흔한 것은 빼고 정말 다른 것만."],
      ["context", "조건은 [제약]입니다."],
      ["format", "생각마다 이유를 한 문장씩 붙여 주세요."],
      ["angle", "{§에 관한 |}허를 찌르는 생각도 하나."],
      ["criteria", "마지막에 가장 좋은 것 하나."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "데이터의 열은 [이름과 자료형]입니다."],
      ["steps", "정확한 수식, 쿼리, 코드를 주고 어디에 넣는지 설명해 주세요."],
      ["edge-cases", "빈 셀, 중복, 읽을 수 없는 값을 어떻게 처리할지 설명해 주세요."],
    ],
    brief: [
      ["context", "열은 [이름과 자료형]입니다."],
      ["steps", "정확한 수식과 넣을 위치를 알려 주세요."],
      ["edge-cases", "빈 값과 중복을 처리해 주세요."],
      ["criteria", "{§에 대해 |}숫자가 말하는 것을 한 문장으로."],
      ["verification", "{§에 관한 |}일부를 손으로 계산해 대조."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "풀이 단계와 사용한 규칙을 모두 적어 주세요."],
      ["verification", "마지막에 대입해서 검산하거나 다른 방법으로 확인해 주세요."],
      [
        "assumptions",
        "문제에 분명하지 않은 점이 있으면, 계산하기 전에 어떻게 이해했는지 말해 주세요.",
      ],
    ],
    brief: [
      ["steps", "풀이 단계를 모두 적어 주세요."],
      ["verification", "마지막에 검산해 주세요."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "배경은 [장소]이고, 시선을 끄는 중심은 하나만 두어 다른 것과 다투지 않게 해 주세요.",
      ],
      ["angle", "[시점]에서 바라보고, 빛은 한 방향에서 들어오게 해 주세요."],
      ["constraints", "글자, 워터마크, 불필요한 인물은 넣지 마세요."],
    ],
    brief: [
      ["imagery", "중심은 하나, 배경은 [장소]로 해 주세요."],
      ["constraints", "글자와 군더더기는 넣지 마세요."],
    ],
  },
};
