import type { LanguagePack } from "../language-pack.ts";

/** What advice in each field of life has to heed. */
export const fieldsZh: NonNullable<LanguagePack["fields"]> = {
  health: [
    ["edge-cases", "写清出现哪些信号就该去看医生，而不是继续查资料。"],
    ["sources", "请以医学界的共识为准，只有个别研究支持的说法要标出来。"],
    ["context", "当事人的情况：[年龄、病史、用药]。"],
  ],
  money: [
    ["edge-cases", "请把容易忽略的手续费、税和风险都摆出来。"],
    ["context", "请按这个前提来算：[金额、期限、国家]。"],
    ["examples", "拿一笔现实的金额完整算一遍，并指出结果取决于哪个假设。"],
  ],
  law: [
    ["context", "适用的是[国家或地区]的法律。"],
    ["edge-cases", "请把法条怎么规定和实际怎么执行分开讲，并说明何时需要律师。"],
    ["sources", "每个说法都注明所依据的条款，方便我自己查证。"],
  ],
  travel: [
    ["context", "请按[日期、同行的人、预算]来安排。"],
    ["steps", "路上的时间要估得现实，并提醒哪些必须提前预订。"],
    ["alternatives", "再备一个下雨或闭馆时的替代安排。"],
  ],
  food: [
    ["context", "请考虑[饮食禁忌、厨具、时间]。"],
    ["steps", "请写明用量和火候，以及看到什么样子、闻到什么味道才算到位。"],
    ["alternatives", "难买到的原料，给出常见的替代品。"],
  ],
  home: [
    ["edge-cases", "请先说清哪些地方自己动手有危险，或者会失去保修。"],
    ["context", "现场情况：[房间、面积、已有的东西]。"],
    ["criteria", "估一下工作量、材料和大致花费。"],
  ],
  animals: [
    ["depth", "请分清哪些是整个物种的习性，哪些因个体而异。"],
    ["examples", "请把行为描写到让我亲眼看见时能认出来。"],
    ["edge-cases", "指明哪些迹象值得担心，哪些只是天性使然。"],
  ],
  nature: [
    ["depth", "请把当地发生的现象和它背后更大的循环联系起来。"],
    ["criteria", "{关于§，|}请给出数量级，好比较各种影响的大小。"],
    ["sources", "请说明{§的|}测量有多可靠，哪些地方的估计相差悬殊。"],
  ],
  science: [
    ["depth", "请先讲原理再上公式，每个量用大白话说清含义。"],
    ["examples", "请描述一个能亲眼看到{§|这一点}的观察或实验。"],
    ["constraints", "请说明这个解释建立在哪些简化上，到哪里就不成立了。"],
  ],
  technology: [
    ["context", "请注明答案适用于哪个版本、哪个时间。"],
    ["depth", "{关于§，|}别把今天已经做得到的和仅仅宣布过的混在一起。"],
    ["edge-cases", "顺带讲讲隐私、费用和被一家厂商绑住的问题。"],
  ],
  history: [
    ["sources", "请把当时史料的记载和后人的评价区分开。"],
    ["steps", "请按先后排出{§的|}转折点，并交代每一个为何成为可能。"],
    ["alternatives", "点出史学界{对§|}至今仍有分歧的地方。"],
  ],
  society: [
    ["alternatives", "{关于§，|}请用各方支持者自己会用的说法来转述主要立场。"],
    ["sources", "请把事实和价值判断拆开，看清争论究竟出在哪一边。"],
    ["examples", "每个论点都配上一个让它经受检验的真实事例。"],
  ],
  business: [
    ["context", "企业概况：[行业、规模、市场]。"],
    ["criteria", "每一点都对应一个可以持续跟踪的指标。"],
    ["edge-cases", "点名一个假设，一旦错了损失最大。"],
  ],
  work: [
    ["context", "我的岗位和处境：[职位、团队、发生了什么]。"],
    ["examples", "直接给出我能说出口或发出去的原话。"],
    ["edge-cases", "替我想想对方会怎么反应，到时该如何应对。"],
  ],
  learning: [
    ["context", "我能投入的时间和现有基础：[时间、已掌握的内容]。"],
    ["steps", "请把内容拆成层层递进的小单元，每个单元配一种自测办法。"],
    ["edge-cases", "请指出多数人在哪里放弃，又该怎么跨过去。"],
  ],
  people: [
    ["context", "相关的人：[年龄、关系、他们在意什么]。"],
    ["tone", "口气温和、说得具体，不要说教。"],
    ["alternatives", "给一个容易做到的建议，再给一个需要点勇气的。"],
  ],
  arts: [
    ["examples", "请举出具体的作品或片段，别用空泛的赞美。"],
    ["depth", "讲清那种效果是靠什么手法做出来的，而不只是说它动人。"],
    ["constraints", "提到结局之前先打声招呼。"],
  ],
  games: [
    ["depth", "讲清一步好棋背后的思路，让我下一步能自己想出来。"],
    ["constraints", "严守规则，并注明依据的是哪个版本。"],
    ["criteria", "请说明在什么局面下这样选划算，什么局面下不划算。"],
  ],
  sport: [
    ["context", "我的水平和限制：[经验、伤病、每周天数]。"],
    ["steps", "强度要循序渐进，并提醒什么时候该收一收。"],
    ["criteria", "告诉我凭什么看得出自己在进步。"],
  ],
  language: [
    ["examples", "每一点都放进一句平常真会说的话里。"],
    ["tone", "请注明语体：哪里用着自然，哪里生硬，哪里失礼。"],
    ["edge-cases", "请把容易混淆的相近说法也列在旁边。"],
  ],
  web: [
    ["constraints", "只用键盘、在小屏幕上也要能正常操作。"],
    ["context", "需要嵌入[框架和版本]。"],
    ["edge-cases", "加载中、空白和失败这几种状态都要照顾到。"],
    ["format", "每个文件完整给出，开头写上路径。"],
  ],
  systems: [
    ["context", "运行环境是[系统、版本、规模]。"],
    ["verification", "每条命令之后写明什么输出代表成功，以及怎样撤销。"],
    ["edge-cases", "请把重启、超时和权限不足的情形考虑进去。"],
    ["criteria", "优先选重复执行也无害的做法，并标出例外。"],
  ],
  algorithms: [
    ["criteria", "请写明时间和空间开销，以及多大的输入还撑得住。"],
    ["examples", "拿一个小输入手工走一遍给我看。"],
    ["edge-cases", "空输入、重复值和最大值要有意处理。"],
    ["alternatives", "请说明为什么不用最先想到的那种办法。"],
  ],
  "data-science": [
    ["context", "数据大致是这样：[字段、规模、来源]。"],
    ["verification", "取一小块能手算的数据核对结果。"],
    ["edge-cases", "缺失值和异常值要公开处理，别悄悄删掉。"],
    ["criteria", "说清这些数字证明不了什么。"],
  ],
  story: [
    ["steps", "尽量从晚处落笔，让全篇在一个决定上转弯。"],
    ["edge-cases", "给对手一个读者能理解的动机。"],
    ["verification", "凡是解释画面已经表达过的句子，一律删去。"],
  ],
  poem: [
    ["constraints", "守住一个意象写到底，不要走马观花。"],
    ["format", "节奏要贴合题材，押韵只在水到渠成处出现。"],
    ["verification", "在心里念一遍，磕绊的句子逐行改顺。"],
  ],
  song: [
    ["format", "主歌要推着故事往前走，副歌听一遍就能跟着唱。"],
    ["steps", "请让桥段唱出主歌一直回避的那句话。"],
  ],
  essay: [
    ["purpose", "提出一个明白人也可能反对的论点，并尽早亮出来。"],
    ["alternatives", "回应最有分量的反驳，而不是最弱的那个。"],
    ["steps", "请让每一段都从上一段自然推出来。"],
  ],
  article: [
    ["steps", "请从一个场景或一项发现写起，别从开天辟地讲起。"],
    ["purpose", "请让读者带走一件可以试一试或想一想的事。"],
    ["format", "小标题本身就要说出那一节的结论。"],
  ],
  speech: [
    ["tone", "写给耳朵听：句子短，一句只装一个意思。"],
    ["steps", "首尾用同一幅画面，结尾时看出新意来。"],
  ],
  joke: [
    ["steps", "铺垫要短，包袱落在最后几个字上。"],
    ["constraints", "笑点放在处境上，不拿人家无能为力的事取笑。"],
  ],
};

export const briefFieldsZh: NonNullable<LanguagePack["briefFields"]> = {
  health: [["edge-cases", "附上该就医的信号。"]],
  money: [["edge-cases", "隐藏的成本和风险也要算上。"]],
  law: [["context", "适用法律：[国家或地区]。"]],
  travel: [["context", "日期和预算：[具体情况]。"]],
  food: [["steps", "写上用量和时间。"]],
  home: [["criteria", "附上工作量和大致花费。"]],
  animals: [["depth", "讲物种的共性，不讲轶闻。"]],
  nature: [["criteria", "给出数量级。"]],
  science: [["depth", "原理在前，公式在后。"]],
  technology: [["context", "标明版本或时间。"]],
  history: [["steps", "按先后列出{§的|}转折点。"]],
  society: [["alternatives", "主要立场各自公允呈现。"]],
  business: [["criteria", "每一点配一个指标。"]],
  work: [["examples", "给出可以直接用的话。"]],
  learning: [["steps", "小单元，各配自测。"]],
  people: [["tone", "温和而具体。"]],
  arts: [["examples", "举具体的作品或片段。"]],
  games: [["constraints", "严格按规则来。"]],
  sport: [["steps", "强度慢慢加。"]],
  language: [["examples", "配日常例句。"]],
  web: [["edge-cases", "加载、空白、失败状态都要有。"]],
  systems: [["verification", "每步写明如何验证、如何撤回。"]],
  algorithms: [["criteria", "写明时间和空间开销。"]],
  "data-science": [["edge-cases", "缺失值要交代去向。"]],
  story: [["steps", "晚开场，一个转折。"]],
  poem: [["constraints", "一个意象贯穿到底。"]],
  song: [["format", "主歌加上能跟唱的副歌。"]],
  essay: [["purpose", "一个有争议的论点。"]],
  article: [["steps", "用具体发现开头。"]],
  speech: [["tone", "写给耳朵听，句子要短。"]],
  joke: [["steps", "包袱抖在最后几个字。"]],
};
