/** How to choose, and the kinds of tools. */
export const kinds = `
Lists of AI tools have a short life and a bad habit: they name forty products, praise each in two sentences, and leave you where you were. This one is built the other way round. It begins with the kinds of tools there are, says what each kind does well and badly, names a few well-known examples, and helps you decide how many you need. For most people the answer is two.

Two warnings first. Prices and free allowances are *as quoted in 2025*; they change often, differ by country, and come with small print. Check before you buy. And we make one of the tools on this list, so read the paragraph about our kind with that in mind.

## How to choose without trying forty

Ask three questions before you look at any product.

**Which task comes back every week?** A tool pays for itself by repetition. Write down what you did with AI in the last two weeks, or would have liked to. What stands there three times is your category.

**Where does the work live?** The best tool is the one in the place where you already are: the editor, the mail program, the browser tab. A slightly weaker assistant inside your documents beats a brilliant one that needs copying back and forth.

**What may leave the house?** Customer data, unpublished figures and source code are subject to rules in most firms. Find out before you fall in love with something. For many teams this question alone shortens the list to three.

## The kinds of tools

### General assistants

*ChatGPT, Claude, Gemini, Grok, Microsoft Copilot.*

The Swiss Army knives: they write, summarise, explain, calculate, read images and files, and search the web to varying degrees. If you use one tool only, use one of these. All of the large ones have a free tier that is good enough to learn with, and a plan of about 20 dollars a month for people who use them daily.

The differences are smaller than their admirers say and change with every release. Where you already live counts for more: Gemini is at home in Google's products, Copilot in Microsoft's, Grok in X. ChatGPT has the widest set of features around it, and Claude is liked for long documents, code and prose. Our [comparison of the four](/ai-tool-comparisons) goes through them by task.

**Good for:** nearly everything, at first. **Watch out for:** fluent mistakes. The better they write, the harder those are to see.

### Search with answers

*Perplexity, and the search built into the assistants and search engines.*

These read the web for you and answer with links. They shine where an answer exists somewhere and finding it is the work: product details, recent events, documentation. They are weakest where sources copy from each other, since ten pages repeating an error look like confirmation.

**Good for:** first orientation, and finding the page you then read yourself. **Watch out for:** links that don't say what the answer claims. Open them.

### Tools inside documents and notes

*Notion AI, Google's and Microsoft's assistants in their office programs, NotebookLM.*

Their advantage is context: they know the document you are in, or the files you gave them. NotebookLM answers from your sources and points at the passage. The office assistants save the copying. Quality depends on the order you keep; an assistant that searches ten years of unsorted files finds ten years of contradictions.

**Good for:** questions to your own material, first drafts in place. **Watch out for:** access rights. It can show people what they could always have opened and never found.

### Coding tools

*GitHub Copilot, Cursor, Claude Code and their relatives.*

The field in which AI has changed work the most. The range goes from completing the current line to agents that carry out a task across many files, run the tests and come back. The more a tool does by itself, the more the description of the task and the tests decide about the result.

**Good for:** boilerplate, tests, unfamiliar libraries, first versions. **Watch out for:** code you don't understand and will have to maintain.

### Images, sound and video

*Midjourney, Adobe Firefly, the image models in the assistants; ElevenLabs for voices; Runway for video.*

Impressive and uneven. For illustrations, drafts and moods they are a real help. For anything that must be exact (a product as it is, a hand with a tool, text inside an image) plan several attempts. Licences differ: some vendors promise more than others about what the training data were and what you may do with the result.

**Good for:** drafts, variants, illustrations without a budget. **Watch out for:** rights, likenesses, and the look everybody recognises by now.

### Writing assistants

*Grammarly, DeepL Write, LanguageTool.*

Less spectacular than a chat and often more useful: they correct where you write, in every field of the browser. If your work is writing mails in a second language, one of these is a better purchase than a second chat subscription.

**Good for:** correctness and tone, all day long. **Watch out for:** the same smooth voice for everybody.

### Prompt tools

*Extensions and libraries that improve what you type into the assistants. Ours belongs here.*

They don't answer anything; they work on the question. There are three sorts: template libraries, optimizers on a website of their own, and extensions that work inside the chat. They are worth it when you use assistants daily and notice that the second and third message always say what the first one should have said.

**Good for:** people whose prompts are one line long. **Watch out for:** rewriting that loses facts, and for who keeps the text of your prompts. Ask both of every tool in this category.
`;
