/** The draft of most stories, and what it becomes. */
export const draft = "write a mail to my team about the new release on 12 March";

export const enhanced = [
  "Write a mail to my team about the new release on 12 March.",
  "",
  "- Open with what changes for them, then the date.",
  "- Name the three most important changes, one line each.",
  "- Close with one clear next step and whom to ask.",
  "",
  "Keep it friendly and under 150 words.",
].join("\n");

export const withBlanks = [
  "Write a mail to my team about the new release on 12 March.",
  "",
  "- The product is [name of the product].",
  "- It matters because [what it changes for them].",
].join("\n");

export const arabicDraft = "اكتب رسالة إلى الفريق عن الإصدار الجديد";

export const arabicEnhanced = [
  "اكتب رسالة إلى الفريق عن الإصدار الجديد.",
  "ابدأ بما سيتغير لهم، ثم اذكر الموعد.",
  "اختم بخطوة واحدة واضحة.",
].join("\n");
