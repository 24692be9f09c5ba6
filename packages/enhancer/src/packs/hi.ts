import { hindi } from "../lexicon/hi.ts";
import { codeTasksHi } from "./hi/code.ts";
import { briefChecksHi, checksHi, kindsHi } from "./hi/kinds.ts";
import { knowledgeTasksHi } from "./hi/knowledge.ts";
import { literaryHi, literaryStylesHi } from "./hi/literary.ts";
import { makingHi, makingStylesHi } from "./hi/making.ts";
import { messageStylesHi } from "./hi/message.ts";
import { stylesHi } from "./hi/styles.ts";
import { textTasksHi } from "./hi/text.ts";
import { hindiTopics } from "./hi/topics.ts";
import { workTasksHi } from "./hi/work.ts";
import type { LanguagePack } from "./language-pack.ts";

export const hindiPack: LanguagePack = {
  tag: "hi",
  lexicon: hindi,
  topics: hindiTopics,
  fullStop: "।",
  gap: " ",
  tasks: { ...codeTasksHi, ...textTasksHi, ...knowledgeTasksHi, ...workTasksHi },
  styles: {
    ...stylesHi,
    literary: literaryStylesHi,
    making: makingStylesHi,
    message: messageStylesHi,
  },
  literary: literaryHi,
  making: makingHi,
  kinds: kindsHi,
  checks: checksHi,
  briefChecks: briefChecksHi,
  bareTopic: [
    ["purpose", "मुझे यह जानना है: [जो जानना या तय करना है]।"],
    ["depth", "बुनियादी बातें छोड़ें और इससे जुड़े ब्योरों पर ध्यान दें।"],
    ["format", "छोटे अनुच्छेदों में उत्तर दें और सबसे ज़रूरी बात पहले रखें।"],
  ],
  factQuestion: [["sources", "पहले उत्तर दें, फिर एक वाक्य में उसका आधार और विश्वसनीयता बताएँ।"]],
};
