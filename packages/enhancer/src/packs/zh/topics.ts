import type { TopicGrammar } from "../../topic/topic-grammar.ts";

/** Name the request or say nothing alone. */
const generic =
  "好玩|常见|笑话|经验丰富|歌曲名称|名称|标题|题目|步骤|详细步骤|详细推理步骤|方法|办法|问题|答案|内容|文章|故事|作文|小说|诗|诗歌|代码|程序|函数|句子|词语|单词|例子|建议|意见|地方|东西|事情|时候|时间|情况|原因|理由|结果|过程|目的|意思|区别|優缺點|优缺点|优点|缺点|好处|坏处|影响|作用|特点|大家|人们|别人|自己|孩子|朋友|同学|老师|用户|读者|客户|公司|老板|世界|社会|生活|人生|以下|下面|下列|上述|今天|明天|现在|以前|最近|主要|常用|流行|适合|相关|重要|不同|所有|全部|数据|信息|资料|知识点|知识|概念|原理|定义|描述|背景|要求|条件|格式|语言|中文|英文|用途|类型|种类|计划|方案|工作|学习";

/** Stand where a sentence goes on, never inside the name of a thing. */
const apart =
  "的了着是有在把被让给我你您他她它们們這这那哪谁誰吗嗎呢吧啊么麼什怎为為何很最更太不没沒也就还還请請帮幫但而或从從將将于於及、个個些说說";

/** Words of asking that may stand before a noun without a mark between them. */
const verbs =
  "请问|請問|解释|解釋|说明|說明|介绍|介紹|分析|讲解|講解|阐述|描述|总结|總結|讨论|討論|论述|研究|了解|理解|概括|简述|谈谈|讲讲|说说|说一下|讲一下|列出|列举|写出|告诉|知道|一下|关于|關於|什么是|什麼是|探讨|评价|比较|对比|简单|详细";

/** What a thing has: behind 的 these are what is asked for. */
const aspects =
  "影响|影響|原因|历史|歷史|由来|由來|来历|起源|原理|机制|機制|优缺点|優缺點|优点|优势|缺点|利弊|好处|坏处|区别|區別|差异|不同|特点|特征|特性|定义|含义|概念|意义|发展|趋势|前景|未来|现状|作用|功效|用途|功能|症状|做法|种类|类型|结构|组成|重要性|技巧|规则|注意事项|基本|核心|主要|常见|关系|步骤|流程|方法|应用|价值|治疗|预防|风险|成因|看法|理解|故事|传说|习俗|风俗|文化";

/** A name of two letters or more, as short as its mark allows. */
const unit = `(?![一二两兩三四五六七八九十几幾多每各某第])(?!${verbs})(?:(?![${apart}])[\\p{Script=Han}A-Za-z]){2,10}?`;
const noun = `${unit}(?:[和与與]${unit})?`;
const opens = `(?<=^|[。！？!?：:\\n]\\s*|${verbs})`;
const asksWhy = "(?<=为什么|為什麼|为何|為何|为啥)";
/** Lead to what is to be done, which has no definition and no history. */
const doing =
  "提高|提升|改善|避免|减少|增加|降低|处理|解决|选择|制作|准备|弹|练|证明|学会|缓解|预防|克服|培养|快速|有效|保持|养成|做|写|买|用|煮|炒|泡|学";
const whole = `(?!${doing})(?!(?:${generic})$)${unit}(?:[和与與、]${unit})*`;

const property = `的(?:${aspects})`;
const question =
  "(?:是什么|是什麼|是啥|指什么|指的是|有什么|有什麼|有哪些|有何|怎么做|怎么用|怎么玩|怎么学|如何工作|如何运作|是怎么|是如何|是怎样|为什么|為什麼|为何)";
const effect = "(?:对|對)\\p{Script=Han}{1,5}(?:好|有|的)";
const statement = "(?:是|会|會|喜欢|喜歡|要|需要|能|没有|越来越|这么|那么|叫)";

export const chineseTopics: TopicGrammar = {
  nouns: "before-particles",
  noun: `${opens}${noun}(?=${property}|${question}|${effect})|${asksWhy}${unit}(?=${statement})|^${whole}$`,
  // What is named outright is tried whole; a prompt is never its own topic.
  markedBy: "[\\s\\S]",
  notAfter: "[A-Za-z\\d]",
  onlyNouns: true,
  generic,
};
