import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesZh: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "收尾时点明，知道了这个原因，实际上该如何决策。"],
      ["format", "首句直陈主因，其余内容为它提供支撑。"],
      ["constraints", "只谈有分量的原因，单纯有趣的略去。"],
      ["tone", "语气沉稳，像是讲给一位还要转述给别人的同事。"],
    ],
    creative: [
      ["imagery", "借一个居家过日子的比喻，让看不见的机制浮现在眼前。"],
      ["angle", "从假如一切反过来世界会多么古怪讲起。"],
      ["purpose", "留给我一种看过就再也忘不掉的眼光。"],
      ["tone", "让答案像一桩小小的悬案，一点点揭开。"],
    ],
    technical: [
      ["steps", "逐环列出因果链条，并标注最薄弱的一环。"],
      ["verification", "指出什么样的观测结果可以证伪这个解释。"],
      ["constraints", "尽可能量化每个因素的贡献。"],
      ["format", "把诱因、机制和成立条件分设小标题。"],
    ],
  },
  how: {
    professional: [
      ["format", "先摆出需要我拍板的事，再讲需要动手的事。"],
      ["constraints", "只用普通人或小团队弄得到的手段。"],
      ["purpose", "万一做不完，标明哪几步优先级最高。"],
      ["tone", "措辞要规范，能直接交给别人照办。"],
    ],
    creative: [
      ["angle", "透露一个老手才知道的冷门妙招。"],
      ["imagery", "描绘一下大功告成那一刻是什么样子、什么感觉。"],
      ["purpose", "把第一步缩到小得今天就想迈出去。"],
      ["tone", "像站在身旁的朋友那样牵着我走完。"],
    ],
    technical: [
      ["verification", "每步之后写明检查状态的方法，通过了才继续。"],
      ["constraints", "动手之前先列全前置条件。"],
      ["format", "步骤编号，并给出精确的输入值或参数设置。"],
      ["depth", "关键步骤要解释其工作原理，不能只给操作。"],
    ],
  },
  which: {
    professional: [
      ["purpose", "最后只给一个推荐，并说出一锤定音的理由。"],
      ["tone", "下结论之前保持中立。"],
      ["constraints", "现实中已经弄不到的一律排除。"],
      ["edge-cases", "说明大家惯常首选的那个不适合哪类人。"],
    ],
    creative: [
      ["angle", "捎上一个少有人提、却让人眼前一亮的冷门选手。"],
      ["imagery", "用我会庆幸选了它的那个瞬间来形容每个选项。"],
      ["purpose", "别比参数，看它配什么性情的人。"],
      ["tone", "像见多识广的老友那样推荐，好恶都写在脸上。"],
    ],
    technical: [
      ["format", "用统一指标做成对照表，各项并排。"],
      ["verification", "给出定下来之前低成本验证的方法。"],
      ["constraints", "有实测数据的给数据，只是印象的要标注。"],
      ["steps", "先剔除不满足硬性要求的，再给其余排名。"],
    ],
  },
  what: {
    professional: [
      ["constraints", "内容以能参与严肃讨论为限。"],
      ["alternatives", "列出一两个容易与之混为一谈的概念，并辨明差别。"],
      ["tone", "定义要平实，登在一份好报纸上也说得过去。"],
      ["criteria", "突出在实务中会产生后果的那一面。"],
    ],
    creative: [
      ["angle", "请一位头一回碰见它的人登场，借他的眼睛来看。"],
      ["imagery", "找一幅能刻进脑海的画面，也坦白它在哪里走样。"],
      ["steps", "先让我猜：抛出问题，再揭谜底。"],
      ["tone", "笔调轻快些，让人没人要求也想读下去。"],
    ],
    technical: [
      ["constraints", "给出严格的定义及其成立条件。"],
      ["steps", "按组成部分逐一搭建全貌，注明各自的作用。"],
      ["verification", "附一道自测题，检验我是否真正理解。"],
      ["sources", "写出专业人士讨论它时所用的术语。"],
    ],
  },
  whether: {
    professional: [
      ["criteria", "列出判断所依据的事实及其权重。"],
      ["purpose", "无论结论如何，以我下一步该做什么收尾。"],
      ["tone", "判断要冷静，不渲染恐慌，也不带推销口吻。"],
      ["constraints", "左右不了结论的因素略过不谈。"],
    ],
    creative: [
      ["angle", "作答前，先让两个意见相左的人拌几句嘴。"],
      ["imagery", "想象有那么一天，这个答案决定了一切。"],
      ["purpose", "把问题翻个面，瞧瞧会掉出什么来。"],
      ["tone", "有话直说，就像一个除了坦诚什么都不欠我的人。"],
    ],
    technical: [
      ["steps", "把问题分解成可以单独回答的子问题。"],
      ["verification", "给出足以裁定此事的检验方法或数值。"],
      ["criteria", "标明由肯定转为否定的临界值。"],
      ["constraints", "先界定答案所系的那几个词。"],
    ],
  },
  list: {
    professional: [
      ["purpose", "标出最该先看的两三项。"],
      ["tone", "每一项的措辞都要能直接放进文件。"],
      ["angle", "覆盖{§的|}整个范围，不要挤在一个角落。"],
    ],
    creative: [
      ["imagery", "给每一项配上半句话的画面。"],
      ["angle", "悄悄塞进一个谁也想不到的黑马。"],
      ["tone", "让各项的口气和心情各不相同，像同桌的几位客人。"],
    ],
    technical: [
      ["assumptions", "{关于§，|}先写明符合什么定义才算一项。"],
      ["sources", "会变的信息注明截至何时。"],
      ["edge-cases", "列出被排除的边界情形和排除规则。"],
    ],
  },
};
