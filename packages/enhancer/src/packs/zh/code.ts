import type { LanguagePack } from "../language-pack.ts";

export const codeTasksZh: LanguagePack["tasks"] = {
  "code-write": {
    family: "code",
    core: [
      ["stack", "使用[语言和版本]，尽量只用标准库。"],
      ["edge-cases", "请先想清楚输入为空、缺失或不合法时该怎么办，并明确处理。"],
      ["examples", "最后请给出一个贴近实际的调用和预期输出。"],
    ],
    brief: [
      ["edge-cases", "处理好空输入和非法输入。"],
      ["examples", "附一个调用示例。"],
      ["constraints", "只给代码和必要的注释。"],
      ["criteria", "命名一看就懂。"],
      ["verification", "给出一条验证命令。"],
    ],
  },
  "code-debug": {
    family: "code",
    core: [
      ["context", "问题出现在[什么操作]之后，我原本希望[正确的表现]。"],
      ["depth", "请先找出根本原因，用一两句话讲明白，再给出改好的完整代码。"],
      ["constraints", "请只改这个错误涉及的地方，命名和已经正常的行为不要动。"],
    ],
    brief: [
      ["depth", "先一句话说原因，再给改好的代码。"],
      ["constraints", "其他地方不要动。"],
      ["verification", "说明怎样确认已经改好。"],
      ["edge-cases", "指出同样的错还会在哪里出现。"],
      ["sources", "一句话说明报错的意思。"],
    ],
  },
  "code-explain": {
    family: "knowledge",
    core: [
      ["audience", "我会编程，但没接触过这部分。"],
      ["steps", "请先说它解决什么问题，再按发生的顺序讲它怎么运行。"],
      ["examples", "请用一个小例子走一遍，写出具体输入和每一步之后的值。"],
    ],
    brief: [
      ["steps", "先讲用途，再讲过程。"],
      ["examples", "配一个{§的|}小例子。"],
      ["edge-cases", "提一下{§的|}常见的坑。"],
      ["purpose", "没有它会卡在哪里。"],
    ],
  },
  "code-review": {
    family: "code",
    core: [
      ["criteria", "请先看正确性，再看安全性，最后看可读性，并按可能造成的危害排序。"],
      ["format", "每个问题都写明所在行、风险和建议的改法。"],
    ],
    brief: [
      ["criteria", "问题按严重程度排列。"],
      ["format", "每个问题写明：行、风险、改法。"],
      ["constraints", "纯粹的个人偏好不用提。"],
    ],
  },
  "code-refactor": {
    family: "code",
    core: [
      ["constraints", "行为和对外接口必须保持不变。"],
      ["purpose", "我最看重的是[可读性、速度或可测试性]。"],
      ["format", "请先给出完整结果，再逐条说明改动和理由。"],
    ],
    brief: [
      ["constraints", "行为和接口不变。"],
      ["format", "先结果，后改动清单。"],
      ["verification", "说明怎样确认没有改坏。"],
    ],
  },
  "code-test": {
    family: "code",
    core: [
      ["edge-cases", "请覆盖正常情况、边界值、非法输入和每条出错路径。"],
      ["stack", "使用[测试框架]，写法与现有代码一致。"],
      ["criteria", "每个用例只因一个原因失败，名称写明它守住的规则。"],
    ],
    brief: [
      ["edge-cases", "覆盖边界、非法输入和出错路径。"],
      ["criteria", "每个用例只有一个失败原因。"],
    ],
  },
};
