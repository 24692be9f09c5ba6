import type { LanguagePack } from "../language-pack.ts";

export const textTasksKo: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "[대상 독자]를 위해 써 주세요."],
      ["purpose", "중심 생각 하나를 두고, 그것과 관계없는 것은 모두 빼 주세요."],
      ["length", "분량은 [글자 수] 정도로 맞춰 주세요."],
    ],
    brief: [
      ["audience", "독자는 [대상 독자]입니다."],
      ["purpose", "{§에 대한 |}중심 생각은 하나만."],
      ["constraints", "{§에 대한 |}상투적인 표현은 빼고."],
      ["examples", "낯익은 장면에서 시작."],
      ["criteria", "첫 문장에서 사로잡기."],
    ],
  },
  email: {
    family: "message",
    core: [
      ["context", "받는 사람은 [수신인]이고, 전할 내용은 [핵심 사실]입니다."],
      ["purpose", "다 읽고 나면 무엇을 해 주길 바라는지 분명히 알 수 있게 해 주세요."],
      ["format", "제목을 달고, 첫머리에서 용건을 밝히고, 끝에 다음 할 일을 분명히 적어 주세요."],
    ],
    brief: [
      ["context", "받는 사람은 [수신인], 내용은 [핵심 사실]입니다."],
      ["format", "제목을 달고 첫머리에서 용건을 밝혀 주세요."],
      ["constraints", "빈 인사치레는 빼 주세요."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "[대상 고객]에게 말을 걸듯, 겪고 있는 문제에서 시작해 주세요."],
      ["purpose", "이점을 먼저 말하고, 과장된 형용사가 아니라 구체적인 것으로 뒷받침해 주세요."],
      ["criteria", "읽은 사람이 [바라는 행동]을 하고 싶어지면 성공입니다."],
    ],
    brief: [
      ["audience", "고객은 [대상 고객]입니다."],
      ["purpose", "{§에 관한 |}이점 먼저, 과장은 빼고."],
      ["criteria", "권하는 행동은 [행동] 하나만 넣어 주세요."],
      ["examples", "{§에 관한 |}보여 줄 수 있는 증거 하나."],
      ["tone", "쉬운 말로, 부추기지 않고."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "지원하는 자리는 [직무]이고, 가장 관련 깊은 경험은 [경력]입니다."],
      ["format", "항목마다 한 일, 도구, 규모, 지표, 영향을 적어 주세요."],
      ["constraints", "제가 알려 준 사실만 쓰고, 없는 숫자는 지어내지 말고 표시해 주세요."],
    ],
    brief: [
      ["context", "지원하는 자리는 [직무]입니다."],
      ["format", "항목마다 한 일, 도구, 규모, 지표, 영향을 넣어 주세요."],
      ["constraints", "제가 알려 준 사실만 써 주세요."],
    ],
  },
  translation: {
    family: "making",
    core: [
      ["tone", "원문의 어조와 문체를 살리고, 원어민이 쓴 것처럼 자연스럽게 옮겨 주세요."],
      ["constraints", "이름, 숫자, 코드, 서식은 그대로 두세요."],
      ["alternatives", "뜻이 여럿인 곳은 더 그럴듯한 뜻으로 옮기고, 다른 해석은 뒤에 적어 주세요."],
    ],
    brief: [
      ["tone", "어조를 살려 자연스럽게 옮겨 주세요."],
      ["constraints", "이름과 숫자는 그대로 두세요."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "원문을 읽지 않을 [독자]를 위한 요약입니다."],
      ["length", "요지를 한 문장으로 먼저 말하고, 뒷받침하는 내용을 중요한 순서대로 적어 주세요."],
      ["constraints", "원문에 있는 것만 쓰고, 수치와 단서는 남기고, 의견은 더하지 마세요."],
    ],
    brief: [
      ["length", "요지를 한 문장으로, 근거를 그다음에 적어 주세요."],
      ["constraints", "원문에 있는 내용만 써 주세요."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      ["role", "제가 그만하라고 할 때까지 이 역할을 지키고, 말투도 그 인물답게 해 주세요."],
      ["context", "장면은 [상황]에서 시작하고, 저는 [내 역할]입니다."],
      ["constraints", "한 번에 한 차례만 진행하고, 제 대사와 결정은 저에게 맡겨 주세요."],
    ],
    brief: [
      ["role", "끝까지 이 역할을 지켜 주세요."],
      ["constraints", "한 번에 한 차례만 말하고, 제 말을 대신하지 마세요."],
    ],
  },
};
