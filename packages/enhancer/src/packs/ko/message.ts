import type { LanguagePack } from "../language-pack.ts";

export const messageStylesKo: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "마주 보고 말하듯 정중하고 솔직한 어조로 써 주세요."],
    ["constraints", "상대가 알 필요 없는 내용은 모두 빼 주세요."],
    ["alternatives", "더 짧은 글도 하나 더 써 주세요."],
  ],
  creative: [
    ["tone", "틀에 박힌 글처럼 보이지 않게, 따뜻하고 저다운 느낌을 담아 주세요."],
    ["angle", "상투적인 말 대신 저만 쓸 수 있는 한 문장으로 시작해 주세요."],
    ["alternatives", "감정이 뚜렷이 다른 글도 하나 더 써 주세요."],
  ],
  technical: [
    ["steps", "사실, 영향, 부탁의 순서로 각각 짧은 단락으로 써 주세요."],
    [
      "verification",
      "날짜, 장소, 이름, 부탁이 한눈에 보이는지 확인하고, 제가 채울 부분을 표시해 주세요.",
    ],
    ["constraints", "다른 부탁이나 화제를 섞지 마세요."],
  ],
};
