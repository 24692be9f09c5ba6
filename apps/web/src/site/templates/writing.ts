import { inCategory } from "./in-category.ts";

/** Prompts for drafting, editing and storytelling. */
export const writingTemplates = inCategory("writing", [
  {
    id: "short-story",
    title: "A short story that turns",
    purpose: "When you have a theme and no way in.",
    sample: true,
    prompt: `Write a short story of about {{words}} words on the theme of {{theme}}. Main character: {{character}}, who wants {{desire}} and can't have it because {{obstacle}}.

Begin in the middle of an action, without weather and without waking up. Stay in one place and one evening. The theme is never named. Let one object appear three times and mean something different each time. The ending changes how we see the beginning, and nobody explains it. Dialogue in which people don't answer what was asked. No sentence that could stand in any other story.`,
  },
  {
    id: "edit-for-length",
    title: "Cut a text without losing its point",
    purpose: "For texts that are good and too long.",
    prompt: `Cut the text below from {{current_words}} to {{target_words}} words for {{audience}}. You may delete and reorder, not add.

<text>
{{text}}
</text>

Decide first what its one point is and tell me in a sentence. Cut whatever doesn't serve it: throat-clearing, second examples, sentences that announce the next. Keep figures, names and the author's tone. Give me the shortened text, then a list of what went, one line each, so that I can ask for something back. If the target can't be reached without losing the point, stop where it would hurt and say so.`,
  },
  {
    id: "clear-email",
    title: "An e-mail that gets an answer",
    purpose: "When you need something from a busy person.",
    prompt: `Write an e-mail to {{recipient}}. I need {{request}} by {{date}}. Our relation: {{relation}}. What they know about it: {{known}}. What they might object to: {{objection}}.

The request and the date stand in the first two sentences. After that only what they need in order to decide. Make answering easy: a yes or no, or two options. At most {{words}} words, one question, no apology for writing. A subject line that says what is wanted. Then a reminder for one week later, in two sentences, without reproach.`,
  },
  {
    id: "bad-news",
    title: "Bring bad news in writing",
    purpose: "A refusal, a delay, a price increase.",
    prompt: `Help me tell {{recipient}} that {{bad_news}}. Reason: {{reason}}. What we can offer: {{offer}}. What we can't: {{limits}}.

Write a letter in which the news stands in the first paragraph, in plain words. One sentence of regret, a meant one. Then the reason without excuses, then what happens next with dates, then whom they can talk to. No "unfortunately" at the start of a sentence, no passive voice for our own decisions, no promise beyond the offer. At most {{words}} words. Tell me which sentence will be quoted back at us and how to make it safe.`,
  },
  {
    id: "own-voice",
    title: "Write in my own voice",
    purpose: "Texts that still sound like you.",
    prompt: `Below are three texts of mine.

<samples>
{{samples}}
</samples>

Note for yourself how I write: length and rhythm of sentences, where the point stands, how I begin and end, which words I like, what I never do. Then write {{text}} for {{audience}} in that manner from these facts only: {{facts}}

Don't exaggerate a habit; if I use one dash in a page, use one. At most {{words}} words. After it, name two places where you weren't sure it sounds like me, and give an alternative for each.`,
  },
  {
    id: "opening-lines",
    title: "Three different openings",
    purpose: "When the first paragraph refuses to come.",
    prompt: `Write openings for {{text_type}} on {{topic}}, read by {{audience}} at {{occasion}}.

Three of them, each at most 60 words and each of another kind: one begins inside a scene, one with a figure or fact that surprises and its source, one with the reader's own problem. No question as the first sentence, no quotation by a famous person, no "imagine". After each, one line on what it promises the reader and which readers it loses. Then tell me which of them my material can keep the promise of: {{material}}`,
  },
  {
    id: "structure-draft",
    title: "Find the structure in a messy draft",
    purpose: "Before polishing sentences that may have to go.",
    prompt: `Below is a messy draft on {{topic}} for {{audience}}.

<draft>
{{draft}}
</draft>

Don't rewrite it yet. Write each paragraph's point in at most ten words, in the order in which they stand. Mark paragraphs that make the same point, that make two, or none. Then propose two possible orders, each with the reason it would work for these readers, and say what is missing in either. Name the sentence that should be the beginning; it is often somewhere in the last third. Wait for my choice.`,
  },
  {
    id: "speech",
    title: "A speech for one listener",
    purpose: "For a birthday, a farewell, an opening.",
    prompt: `Write a speech of {{minutes}} minutes for {{occasion}}. Speaker: {{speaker}}. Listeners: {{audience}}.

Material: {{memories}}
What should stay in their minds: {{message}}
What must not be mentioned: {{taboo}}

Write for the ear: short sentences, one picture that returns at the end, pauses marked. Begin with a moment, not with a greeting. Only what is in the material; ask me for a memory where one is missing, instead of inventing it. One laugh that hurts nobody. Put it in lines as they are spoken, with the time at each half minute.`,
  },
  {
    id: "newsletter",
    title: "A newsletter people don't skip",
    purpose: "From a pile of items to three worth reading.",
    prompt: `Make a newsletter from the items below for {{audience}}, who read it on the phone in two minutes.

<items>
{{items}}
</items>

Choose at most three and tell me why these. For each: a heading that says what happened, not what it is about; two to four sentences with what it means for the reader; one link. Order by usefulness, not by importance to us. An opening of two sentences that could only stand in this issue. A subject line of at most 45 characters. List what you left out, in case I disagree.`,
  },
  {
    id: "dialogue",
    title: "A dialogue under tension",
    purpose: "Two people, two aims, one room.",
    prompt: `Write a dialogue of about {{words}} words between {{person_a}} and {{person_b}} in {{place}}. A wants {{aim_a}}, B wants {{aim_b}}, and neither says so. Theme in the background: {{theme}}.

No narration except three short gestures. They must be distinguishable without names, by what they notice and how they dodge. Somebody lies once; an attentive reader can tell. The balance of power turns in the middle. End one line earlier than expected. After it, tell me in one sentence what each believes to have achieved.`,
  },
  {
    id: "world-detail",
    title: "Make an invented place credible",
    purpose: "Details that carry weight instead of atmosphere.",
    prompt: `Help me make {{place}} credible, the setting of {{project}}. What is different there from our world: {{difference}}. What must not change: {{fixed}}

Follow the difference through daily life: what do people eat, repair, forbid, joke about, teach children, do with their dead? Give twelve details, each as a thing or an act one could see, none as an explanation. For three of them, say who profits and who pays. Name two contradictions in my premise and a way to use each instead of removing it. No names with apostrophes.`,
  },
  {
    id: "plain-language",
    title: "Put a text into plain language",
    purpose: "For readers who need it, not for readers who like style.",
    prompt: `Put the text below into plain language for {{audience}}. They read it in order to {{purpose}}.

<text>
{{text}}
</text>

One idea per sentence, at most 15 words, active voice, the most important thing first. Explain a necessary term where it appears for the first time. Turn conditions into a list. Keep every duty, date, amount and exception exactly as it is; where plain words would change the meaning, keep the original expression and explain it. After the text, list the places where you weren't sure about the meaning, quoted, for somebody from the field to check.`,
  },
  {
    id: "headline-options",
    title: "Headlines that keep their promise",
    purpose: "For articles, reports and slides.",
    prompt: `Write headlines for the text below. It is published in {{medium}} and read by {{audience}}.

<text>
{{text}}
</text>

Eight of them: two that state the result, two that name the most surprising detail, two that say what the reader can do with it, two plain ones for searching. At most {{characters}} characters. Nothing the text doesn't contain; no number that was rounded for effect. Say for each what a reader expects after it and whether the text delivers. Recommend one and give the line that should stand below it.`,
  },
  {
    id: "interview-to-article",
    title: "Turn an interview into an article",
    purpose: "Keeps the voice and brings order.",
    prompt: `Write an article for {{publication}} from the interview below with {{person}}.

<transcript>
{{transcript}}
</transcript>

Readers: {{audience}}. Find the one thing this person sees differently from others and build on it; tell me what it is first. Then about {{words}} words: alternate between quotation and summary, quotations unchanged except for slips. Order by thought, not by time. Background only where it is needed. Nothing in the person's mouth that isn't in the transcript. At the end, list statements that must be checked and those the person should approve.`,
  },
  {
    id: "critique",
    title: "An honest critique of my draft",
    purpose: "Before you show it to people who are polite.",
    prompt: `Read my {{text_type}} as {{reader}}, who owes me nothing.

<draft>
{{draft}}
</draft>

Tell me where you would have stopped reading, and quote the sentence. What did you understand as the point? What did you not believe? Which passage is the best, and why doesn't the rest look like it? Then three changes in the order of their effect, each with where it applies. Don't rewrite. Don't begin with praise, don't end with encouragement; I want to know what happens in a reader's head.`,
  },
  {
    id: "poem-form",
    title: "A poem within limits",
    purpose: "Limits keep a poem from becoming a card.",
    prompt: `Write a poem about {{theme}} in {{lines}} lines. The one who speaks is {{speaker}}, at {{moment}}.

Name the feeling nowhere. Use things that can be touched, at least one of them ugly. No rhyme unless it costs nothing; attend to the line breaks instead, so that each line is worth stopping at. Two words that don't belong to the same world stand next to each other once. Leave out moon, heart, soul, dance and whisper. The last line opens instead of closing. Then one sentence on which line you would cut, and why you left it.`,
  },
  {
    id: "documentation-page",
    title: "Write a help page",
    purpose: "For somebody who is in the middle of something.",
    prompt: `Write a help page: how to {{task}} in {{product}}. Readers are {{audience}}; they come here because {{situation}}.

Facts: {{facts}}

Title as people would search for it. First what you need beforehand, then numbered steps with one action each and what one sees after it. Put warnings before the step they are about. Then the three things that go wrong most, each as what you see and what to do. No introduction on how useful it is. Write [check] wherever the facts don't say exactly what a button is called.`,
  },
  {
    id: "biography",
    title: "A short biography in three lengths",
    purpose: "For websites, programmes and profiles.",
    prompt: `Write the biography of {{person}} for {{occasion}}, in three lengths: one sentence, 60 words, 150 words.

Facts: {{facts}}
What readers should come to this person for: {{purpose}}

Third person. Begin with what they do now and for whom, not with birth or degrees. Each fact must help somebody decide whether to listen. No passionate, renowned or award-winning; name the award. One human detail in the long version, connected with the work. Dates only where they matter. Use nothing beyond the facts, and list what would make it stronger if it were known.`,
  },
]);
