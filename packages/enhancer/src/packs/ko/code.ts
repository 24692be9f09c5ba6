import type { LanguagePack } from "../language-pack.ts";

export const codeTasksKo: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      ["stack", "[언어와 버전]으로 작성하고, 되도록 표준 라이브러리만 사용해 주세요."],
      [
        "edge-cases",
        "입력이 비었거나 빠졌거나 잘못되었을 때 어떻게 할지 먼저 정하고 명시적으로 처리해 주세요.",
      ],
      ["examples", "마지막에 실제와 비슷한 호출 예시와 예상 출력을 보여 주세요."],
    ],
    brief: [
      ["edge-cases", "빈 입력과 잘못된 입력도 처리."],
      ["examples", "호출 예시도 하나."],
      ["constraints", "코드와 꼭 필요한 주석만."],
      ["criteria", "이름만 봐도 역할이 보이게."],
      ["verification", "{§에 관한 |}오류 메시지는 구체적으로."],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      ["context", "문제는 [동작] 뒤에 나타나고, 원래는 [올바른 동작]이 되어야 합니다."],
      ["depth", "먼저 근본 원인을 찾아 짧게 설명한 뒤, 고친 코드 전체를 보여 주세요."],
      ["constraints", "이 오류와 관련된 부분만 고치고, 이름과 잘 되는 동작은 그대로 두세요."],
    ],
    brief: [
      ["depth", "원인은 한 문장으로, 그다음 고친 코드."],
      ["constraints", "다른 부분은 그대로."],
      ["verification", "고쳐졌는지 확인하는 방법도."],
      ["edge-cases", "같은 실수가 또 있을 만한 곳도."],
      ["sources", "오류 메시지의 뜻도 한 문장으로."],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "프로그래밍은 할 줄 알지만 이 부분은 처음입니다."],
      ["steps", "먼저 어떤 문제를 푸는지 말하고, 실행되는 순서대로 설명해 주세요."],
      ["examples", "작은 예시 하나를 골라 구체적인 입력과 단계마다 바뀌는 값을 보여 주세요."],
    ],
    brief: [
      ["steps", "목적 먼저, 과정은 그다음."],
      ["examples", "{§에 관한 |}작은 예시 하나."],
      ["edge-cases", "{§에 대해 |}흔히 빠지는 함정도."],
      ["purpose", "이것이 없으면 어디서 막히는지도."],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      ["criteria", "정확성, 보안, 가독성 순으로 살펴보고, 피해가 클 수 있는 것부터 정리해 주세요."],
      ["format", "문제마다 위치, 위험, 고칠 방법을 적어 주세요."],
    ],
    brief: [
      ["criteria", "심각한 문제부터 정리해 주세요."],
      ["format", "문제마다 위치, 위험, 해결책을 적어 주세요."],
      ["constraints", "단순한 취향 문제는 빼 주세요."],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "동작과 외부 인터페이스는 그대로 유지해 주세요."],
      ["purpose", "가장 중요하게 보는 것은 [가독성, 속도, 테스트 용이성]입니다."],
      ["format", "완성된 코드를 먼저 보여 주고, 바뀐 점과 이유를 하나씩 설명해 주세요."],
    ],
    brief: [
      ["constraints", "동작과 인터페이스는 바꾸지 마세요."],
      ["format", "결과를 먼저, 변경 목록을 그다음에 보여 주세요."],
      ["verification", "망가진 것이 없는지 확인하는 방법을 알려 주세요."],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      ["edge-cases", "정상적인 경우, 경곗값, 잘못된 입력, 모든 오류 경로를 다뤄 주세요."],
      ["stack", "[테스트 프레임워크]를 사용하고 기존 코드의 방식을 따라 주세요."],
      [
        "criteria",
        "테스트마다 실패하는 이유는 하나로 하고, 어떤 규칙을 지키는지 이름에 드러내 주세요.",
      ],
    ],
    brief: [
      ["edge-cases", "경곗값, 잘못된 입력, 오류 경로를 다뤄 주세요."],
      ["criteria", "테스트마다 실패하는 이유는 하나여야 합니다."],
    ],
  },
};
