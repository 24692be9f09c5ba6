import type { LanguagePack } from "../language-pack.ts";

export const literaryKo: LanguagePack["literary"] = {
  family: "literary",
  core: [
    ["constraints", "모든 것을 담으려 하지 말고, 한 순간만 골라 가까이에서 그려 주세요."],
    ["role", "[누구]의 목소리로 들려주고, 어느 문장에서나 그 사람이 느껴지게 해 주세요."],
    ["length", "[글자 수] 정도의 길이로 써 주세요."],
  ],
  brief: [
    ["constraints", "한 순간만 그리고, 교훈으로 끝내지 마세요."],
    ["tone", "분위기는 [분위기]입니다."],
    ["imagery", "구체적인 이미지만 써 주세요."],
  ],
};

export const literaryStylesKo: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "질문을 던지는 시작, 전환이 있는 중간, 뜻밖이지만 수긍이 가는 결말을 갖춰 주세요.",
    ],
    ["tone", "절제된 문체로, 문장마다 제 몫을 하게 해 주세요."],
    ["audience", "[독자]를 위해 써 주세요."],
  ],
  creative: [
    ["angle", "누구나 먼저 떠올릴 시작은 피하고, 사건 한가운데에서 시작해 주세요."],
    ["imagery", "소리와 냄새와 촉감을 살리고 추상적인 말은 줄여, 화자만의 목소리를 들려주세요."],
    ["alternatives", "결말이 첫 장면에 새로운 의미를 주되, 설명하지는 마세요."],
  ],
  technical: [
    ["format", "쓰기 전에 형식, 시제, 화자, 리듬을 한 줄로 정하고 끝까지 지켜 주세요."],
    ["verification", "다 쓴 뒤 앞뒤가 어긋나거나 진부한 표현이 없는지 살피고, 있으면 지워 주세요."],
    [
      "edge-cases",
      "정해진 운율이 있는 형식이라면 엄격히 지키고, 일부러 깨는 것은 한 번까지만 해 주세요.",
    ],
  ],
};
