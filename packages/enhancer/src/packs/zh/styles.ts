import type { LanguagePack } from "../language-pack.ts";

export const stylesZh: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      ["criteria", "要经得起团队评审：命名清楚，函数短小，并简要说明做了哪些取舍。"],
      ["assumptions", "任务没说清的地方，写出你的假设，不要默默猜测。"],
      ["alternatives", "提一下放弃的另一种做法和原因。"],
    ],
    creative: [
      ["angle", "动手之前先想一个教科书以外的做法，只要同样清楚就用它。"],
      ["imagery", "让命名把过程讲出来，代码读起来像一段叙述。"],
      ["alternatives", "最后给一个意想不到的延伸方向。"],
    ],
    technical: [
      ["format", "写代码之前，先列出输入及类型、输出和可能的错误。"],
      ["verification", "为正常情况、边界和一种失败各写一个测试。"],
      ["criteria", "说明时间和空间复杂度，以及到什么规模就不够用了。"],
    ],
  },
  text: {
    professional: [
      ["tone", "语气沉稳朴实，多用准确的动词，少用形容词。"],
      ["criteria", "读者看开头就明白主旨，看完知道该怎么做，就算写好了。"],
      ["assumptions", "不要编造事实、数字或引文，需要我补充的地方标出来。"],
    ],
    creative: [
      ["angle", "找一个大多数人想不到的角度{写§|}，从事情的中间开始写。"],
      ["imagery", "多用具体的画面、声音和触感，少用抽象的词，叙述的声音要有个性。"],
      ["alternatives", "结尾让开头的画面有新的意味，而不是总结全文。"],
    ],
    technical: [
      ["format", "用有观点的小标题分节，一段只讲一个意思。"],
      ["verification", "最后把每个说法和已有材料核对一遍，无法证实的标出来。"],
      ["edge-cases", "每个术语只定义一次，前后用法一致。"],
    ],
  },
  knowledge: {
    professional: [
      ["format", "开头用两句话给出答案，再按重要程度说明理由。"],
      ["tone", "行文清楚客观，把{关于§|}已有定论的和仍有争议的分开。"],
      ["assumptions", "如果我的问题本身有误，请先指出来。"],
    ],
    creative: [
      ["angle", "从一个意想不到的方向切入{§|}：一个故事、一幅画面或一个思想实验，让核心显现出来。"],
      ["imagery", "用一个真正贴切的比喻，并说明它在哪里不再适用。"],
      ["alternatives", "最后留一个问题，让我换个眼光看{§|这件事}。"],
    ],
    technical: [
      ["format", "先给{§的|}准确定义，再讲机制，最后讲适用范围。"],
      ["verification", "区分已证实的和推断的，并说明每个说法可以怎样检验。"],
      ["constraints", "写明单位、数量级以及每个结论成立的条件。"],
    ],
  },
  work: {
    professional: [
      ["criteria", "说明怎样用可衡量的方式判断它奏效了。"],
      ["alternatives", "权衡投入和效果，最要紧的排在最前面。"],
      ["tone", "措辞稳重，让我可以直接转发。"],
    ],
    creative: [
      ["angle", "至少有一个大胆而可行的主意。"],
      ["imagery", "每个建议都写得有画面感，让我能想象那个时刻。"],
      ["alternatives", "把两样很少放在一起的东西结合起来。"],
    ],
    technical: [
      ["format", "列成表格：步骤、输入、产出、所需时间。"],
      ["edge-cases", "列出风险、早期迹象和应对办法。"],
      ["verification", "给出之前先检查时间、成本和人手有没有冲突。"],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "最后用一句话说明结果在实际中意味着什么。"],
      ["tone", "把方法讲到别人能照着重做的程度。"],
      ["alternatives", "如果有更简单的办法，也提一下。"],
    ],
    creative: [
      ["angle", "先用一个直觉或画面让人觉得结果合理，再开始计算。"],
      ["imagery", "把数字换成可以想象的东西。"],
      ["alternatives", "如果有更巧妙的第二种解法，也写出来。"],
    ],
    technical: [
      ["format", "计算前先列出已知量、所求和用到的公式。"],
      ["constraints", "每一步都带上单位和精度，最后再取整。"],
      ["criteria", "说明这个方法在什么范围内有效。"],
    ],
  },
  image: {
    professional: [
      ["purpose", "用于[用途]，缩小后也要看得清。"],
      ["tone", "配色克制，画面干净。"],
      ["format", "留一块安静的空白，方便放标题。"],
    ],
    creative: [
      ["tone", "气氛要出人意料，由色彩和光线来营造。"],
      ["alternatives", "把两种很少同时出现的画风融合起来。"],
      ["depth", "藏一个值得再看一眼的小细节。"],
    ],
    technical: [
      ["format", "分别写明媒材、画幅比例、透视、光照和色板。"],
      ["edge-cases", "人体结构、倒影和比例要符合物理规律。"],
      ["criteria", "主体与背景分明，边缘干净。"],
    ],
  },
};
