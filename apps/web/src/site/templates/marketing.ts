import { inCategory } from "./in-category.ts";

/** Prompts for positioning, copy, campaigns and their results. */
export const marketingTemplates = inCategory("marketing", [
  {
    id: "landing-page-copy",
    title: "Copy for a landing page",
    purpose: "When the offer is clear and the page is empty.",
    sample: true,
    prompt: `Write the copy of a landing page for {{product}}. The page is for {{persona}}, who arrive from {{source}} and ask themselves: {{main_question}}

What is true about the product: {{facts}}
Proof we have: {{proof}}

Sections: a headline of at most 10 words with the main benefit, a sentence below it, three benefits each with one concrete fact, one honest sentence on who it isn't for, answers to two objections, a call to action. No superlatives, no claim without one of the facts above. Where proof is missing write [proof needed].`,
  },
  {
    id: "positioning",
    title: "Find a position in the market",
    purpose: "Before names, slogans and pages are discussed.",
    prompt: `Help me position {{product}}. It is bought by {{buyers}} instead of {{alternatives}}, including doing nothing.

What it does that these don't: {{differences}}
What they do better: {{weaknesses}}

First ask me up to three questions whose answers would change the result, and wait. Then give three possible positions, each as: for whom, in which situation, against which alternative, with which single advantage, proven by what. For each, say which customers we would lose with it. Recommend one and name the fact that could overturn your choice.`,
  },
  {
    id: "customer-interview",
    title: "Questions for customer interviews",
    purpose: "Finds out what people did, not what they would like.",
    prompt: `Write a guide for 30-minute interviews with {{persona}} about {{problem}}. We want to decide {{decision}} with the results.

Give eight questions about the last time it happened: what they did, what it cost them, what they tried before, who else was involved. No question about the future, none that can be answered with yes, none that mentions {{product}}. For each, add a follow-up in case the answer stays general. At the end: three answers that would tell us we are wrong, so that we listen for them.`,
  },
  {
    id: "review-mining",
    title: "Learn from customer reviews",
    purpose: "Turns a pile of reviews into words you can use.",
    prompt: `Below are {{number}} reviews of {{product}} or of products like it.

<reviews>
{{reviews}}
</reviews>

Make a table: what people hoped for, what they praise, what they complain about, which words they use for it (quoted), how many mention it. Count, don't estimate. Then three sentences we could put on our page almost in the customers' words, and two complaints we should answer before anybody asks. Ignore reviews that look paid for, and tell me which ones and why. Add nothing from general knowledge.`,
  },
  {
    id: "email-sequence",
    title: "A welcome series of e-mails",
    purpose: "For new sign-ups, so that they reach their first result.",
    prompt: `Plan a series of {{number}} e-mails for people who have just signed up for {{product}}. Goal of the series: they {{first_success}} within {{days}} days.

Typical reasons why they don't: {{obstacles}}

For each mail: when it is sent and to whom it isn't sent, the one thing the reader should do, subject line of at most 45 characters, text of at most 110 words, what we measure. One idea per mail. Plain words, no false urgency, a visible way to unsubscribe. Say which mail you would drop first.`,
  },
  {
    id: "subject-lines",
    title: "Subject lines worth testing",
    purpose: "Variants that differ in their reason to open.",
    prompt: `Write subject lines for an e-mail to {{audience}} about {{subject}}. The most useful thing in it for the reader: {{benefit}}

Give nine: three that name the benefit, three that name a concrete detail from the mail, three that ask something the reader really wonders about. At most 45 characters each, no capitals for effect, no emoji, nothing the mail doesn't keep. Add a preview text of at most 80 characters to each. Then propose the one pair worth testing against each other and what we would learn from either outcome.`,
  },
  {
    id: "social-post-series",
    title: "A month of posts from one idea",
    purpose: "Keeps a channel alive without repeating itself.",
    prompt: `Turn this idea into {{number}} posts for {{channel}}: {{idea}}

Readers: {{persona}}. What they should think after a month: {{belief}}
Material: {{material}}

Each post makes exactly one point and takes a different way to it: an observation, a mistake of our own, a small calculation, an objection taken seriously, a question we can't answer yet. First line at most 12 words and understandable without the rest. No hashtags inside sentences, no list of three, no invented anecdotes. Mark where a photo or a number of ours is needed.`,
  },
  {
    id: "ad-variants",
    title: "Ad texts for a fair test",
    purpose: "Variants that test a hypothesis, not a synonym.",
    prompt: `Write ads for {{product}} on {{network}}. Limits: {{character_limits}}. Target: {{persona}}. They should {{action}}.

Give three hypotheses about why these people would act: a pain, a gain, a doubt that is removed. For each write two variants within the limits that differ in wording only. State for every claim which of these facts carries it: {{facts}}. Say how many clicks per variant we should wait for before deciding, as a rough order, and which hypothesis you would drop if the budget were halved.`,
  },
  {
    id: "product-description",
    title: "Describe a product for a shop",
    purpose: "Answers what a buyer can't touch on a screen.",
    prompt: `Write a description of {{product}} for an online shop. Buyer: {{persona}}, comparing it with {{alternatives}}.

Facts: {{facts}}

First paragraph: in which situation it helps, in at most 40 words. Then five points, each a property together with what it means in use. Then sizes, materials and care as a list. Then one sentence on when another product is the better choice. No word such as unique, perfect or premium. Write [missing: ...] for what a buyer will ask and the facts don't say. At most {{words}} words.`,
  },
  {
    id: "competitor-page",
    title: "Read a competitor's page",
    purpose: "Understand what they promise and what they avoid.",
    prompt: `Below is the text of a page by {{competitor}}. We offer {{product}}.

<page>
{{page_text}}
</page>

Answer from this text only. Whom do they speak to? What is the main promise, and what supports it? What do they not mention that buyers usually ask? Which words do they repeat? Then: two things they do better than most, and one gap that would be honest ground for us because {{our_strength}}. Quote for every point. Don't suggest copying phrases and don't speak ill of them.`,
  },
  {
    id: "case-study",
    title: "Turn an interview into a case study",
    purpose: "Keeps the customer's voice and the real figures.",
    prompt: `Write a case study from the interview below for {{audience}}. Customer: {{customer}}. Product: {{product}}.

<interview>
{{transcript}}
</interview>

Tell it in this order: the situation before and what it cost, what was tried, why they decided, what was hard, what is different now. At least four quotations, unchanged. Figures only from the interview; where a reader would expect one and there is none, write [ask: ...]. Keep the difficulties in, since they make the rest believable. At most {{words}} words, headline without the product's name.`,
  },
  {
    id: "press-release",
    title: "A press release with news in it",
    purpose: "Finds out whether there is news before writing.",
    prompt: `Write a press release about {{event}} for {{media}}.

Facts: {{facts}}
Available for quotation: {{person_and_role}}

First tell me in two sentences what is new for their readers, not for us. If you find nothing, say so and stop. Then: headline of at most 12 words, first paragraph with who, what, when, where and why it matters, one paragraph of background with figures, a quotation marked [to be approved], contact, and three lines about the company. At most 300 words, no adjectives of praise, dates written out.`,
  },
  {
    id: "brand-voice",
    title: "Describe a brand's voice",
    purpose: "So that several people can write as one.",
    prompt: `Below are five texts we consider typical of {{brand}}, and two we don't.

<typical>
{{typical_texts}}
</typical>
<not_typical>
{{other_texts}}
</not_typical>

Describe the voice so that a new colleague can write in it: length of sentences, how we address people, what we joke about and what never, how we bring bad news, words we use and avoid. Each rule with an example from the texts and a counter-example you write. At most ten rules, on one page. Finish with a test: three sentences, of which one breaks a rule.`,
  },
  {
    id: "content-brief",
    title: "A brief for an article",
    purpose: "So that the writer doesn't have to guess.",
    prompt: `Write a brief for an article on {{topic}} that answers what people mean when they search for {{search_phrase}}.

Reader: {{persona}}. Our relation to the subject: {{expertise}}

Give: the question in the reader's words, what they know already, the one thing they should be able to do afterwards, an outline with the point of each section in a sentence, which example or figure each needs, what the usual articles leave out, two places where {{product}} belongs and one where it would be out of place. No instructions on keyword density.`,
  },
  {
    id: "campaign-review",
    title: "Learn from a finished campaign",
    purpose: "Separates what was measured from what was felt.",
    prompt: `Help me review a campaign for {{product}}. Goal: {{goal}}. Period: {{period}}. Spent: {{budget}}.

Results:
{{results}}

Other things that happened in the period: {{circumstances}}

Compare goal and result in one sentence. Then a table: what we expected, what happened, how sure we can be that the campaign caused it. Name one success that may be coincidence and one failure that taught us something. Finish with what to repeat, what to stop, and one test for next time with the number that would decide it. Don't compute figures the data don't support.`,
  },
  {
    id: "pricing-page-objections",
    title: "Answer objections on a pricing page",
    purpose: "Takes doubts seriously instead of drowning them.",
    prompt: `{{persona}} look at the price of {{product}}, which is {{price}}, and hesitate. What we hear from them: {{objections}}

For each objection: what stands behind it, whether it is justified, and an answer of at most 50 words that would satisfy a sceptical friend. Use only these facts: {{facts}}. If an objection is right, the answer admits it and says for whom the price still makes sense. Order them by how many sales they cost. Add one question people ask themselves and never tell us, and how we could find out.`,
  },
  {
    id: "event-invitation",
    title: "Invite people to an event",
    purpose: "Says why the evening is worth it, in time.",
    prompt: `Write an invitation to {{event}} on {{date}} in {{place}} for {{audience}}.

What happens there: {{programme}}
Why they in particular should come: {{reason}}

Three versions: an e-mail of at most 120 words, a post of at most 60, a message of two sentences that a colleague can forward. In each, the reason to come stands before the programme, date and place can be found at a glance, and it is clear what it costs in time and money. Then a reminder for three days before that contains something new.`,
  },
  {
    id: "launch-plan",
    title: "Plan a small product launch",
    purpose: "For teams without an agency and with little time.",
    prompt: `Plan the launch of {{product}} on {{date}}. We are {{team}} with {{budget}} and reach {{reach}} today. Success means {{success}}.

Work backwards from the date in weeks. For each week: what must be finished, who does it, what it depends on. Choose three channels and say why not the others. Prepare for two cases: nobody notices, and more people come than we can serve. Mark the one step that must not slip. At the end, what we look at on day 1, day 7 and day 30, with the figure that would make us act.`,
  },
]);
