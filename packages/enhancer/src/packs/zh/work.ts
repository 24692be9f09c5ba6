import type { LanguagePack } from "../language-pack.ts";

export const workTasksZh: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      ["context", "已经确定的是[日期、预算、人员]，请说明其中一项变动时计划怎么调整。"],
      ["steps", "请按先后排好，并写明每一步开始前要完成什么。"],
      ["assumptions", "请把你的假设都写出来，方便我更正。"],
    ],
    brief: [
      ["context", "已定：[日期、预算、人员]。"],
      ["steps", "按顺序列出步骤和前提。"],
      ["assumptions", "写明{关于§的|}假设。"],
      ["edge-cases", "指出{§|}最容易卡住的地方和备选。"],
      ["criteria", "写出完成的标志。"],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "参与的人有[谁]，要在[时间]前完成。"],
      ["format", "我希望拿来就能用：每一项写明负责人和下一步。"],
      ["criteria", "大家看完不用再问接下来做什么，就算合格。"],
    ],
    brief: [
      ["context", "参与者：[谁]；完成时间：[时间]。"],
      ["format", "每一项写明负责人和下一步。"],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      ["constraints", "各个想法要真正不同，而不只是换个说法，人人都会想到的就不要了。"],
      ["context", "需要符合[喜好、预算或限制]。"],
      ["format", "每个想法用一句话说明为什么可行。"],
    ],
    brief: [
      ["constraints", "{关于§，|}要真正不同，不要常见的。"],
      ["context", "需要符合：[限制]。"],
      ["format", "每个配一句理由。"],
      ["angle", "至少一个{关于§的|}点子出人意料。"],
      ["criteria", "最后挑出最好的一个。"],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "数据有这些列：[名称和类型]。"],
      ["steps", "请给出确切的公式、查询或代码，并说明放在哪里。"],
      ["edge-cases", "请说明空单元格、重复项和无法识别的值怎么处理。"],
    ],
    brief: [
      ["context", "列：[名称和类型]。"],
      ["steps", "给出确切公式和位置。"],
      ["edge-cases", "处理空值和重复项。"],
      ["criteria", "一句话说出{§的|}数字说明了什么。"],
      ["verification", "抽一小部分{§的|}数据核对结果。"],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "请写出每一步和所依据的规则。"],
      ["verification", "最后代回验算，或换一种方法核对。"],
      ["assumptions", "题目有不明确的地方，先说明你的理解再计算。"],
    ],
    brief: [
      ["steps", "写出每一步。"],
      ["verification", "最后验算。"],
    ],
  },
  image: {
    family: "image",
    core: [
      ["imagery", "场景在[环境]，只有一个清晰的视觉中心，没有东西与它争抢。"],
      ["angle", "请从[视角]看过去，光线来自一个方向。"],
      ["constraints", "请不要文字、水印和多余的人物。"],
    ],
    brief: [
      ["imagery", "一个视觉中心；环境：[环境]。"],
      ["constraints", "不要文字和杂物。"],
    ],
  },
};
