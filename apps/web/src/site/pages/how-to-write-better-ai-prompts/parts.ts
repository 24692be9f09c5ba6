/** The five parts of a prompt. */
export const parts = `
Somebody types *write something about our new office* into a chat, reads what comes back, sighs, and concludes that the model is not as good as people say. The model did what it could. It was asked to guess five things, guessed the most common answer to each, and produced the average of all office announcements ever written.

Better prompts aren't longer spells. They settle those guesses beforehand. There are five, and most prompts fail on two of them. Once you can name them, you look at a prompt the way a cook looks at a plate: something is missing, and you know what.

## The five things a model has to guess

| Part | The question | If you leave it out |
| --- | --- | --- |
| Task | What exactly should be done? | You get an essay *about* the thing instead of the thing |
| Material | What should the answer rest on? | Plausible facts, some of them wrong |
| Reader | Who will read or use it? | A reader with average knowledge and endless time |
| Limits | What must be in it, and what must not? | Everything that usually belongs there |
| Form | What does the result look like? | Headings, bullet points, a closing summary |

Not every prompt needs all five. *What is the capital of Mongolia?* needs none. The more the answer depends on your situation, the more of them you have to say.

### 1. Task: begin with a verb

Compare these two:

~~~text
Customer complaints about late deliveries
~~~

~~~text
Draft a reply to the customer complaint below about a late delivery.
~~~

The first is a topic. A model can only talk about it, so it lists reasons for complaints and five ways to handle them. The second is an order. *Draft, compare, find, shorten, explain, decide, translate, check*: a verb at the front tells the model which of a hundred possible texts you want.

Watch for verbs that hide two tasks. *Improve this report* can mean correcting mistakes, cutting it by half, or changing its argument. If you mean one of them, say that one. If you mean all three, ask for them one after the other; each result is then something you can check.

### 2. Material: paste it, don't describe it

A model knows a great deal about customer complaints and nothing about yours. The most effective sentence in prompting is often not a sentence but a paste: the complaint, the error message, the table, the two paragraphs that must be in the text.

~~~text
Draft a reply to the complaint below.

Facts: the parcel left us on 3 March, the carrier lost it on 5 March, a replacement
was sent on 9 March by express. We refund the delivery fee. We can't say yet whether
the first parcel will turn up.

Complaint:
"""
I ordered on the 1st and it is now the 10th. Nobody answers the phone. ...
"""
~~~

Two details do a lot of work here. The facts are separate from the complaint, so nothing gets mixed up. And the last fact says what is *not known*, which keeps the model from promising something. Missing facts are where inventions grow. If you can't supply one, say so: *where a fact is missing, leave a gap in brackets*. That sentence costs ten words and saves a correction to a customer.

### 3. Reader: one person, with a purpose

*For beginners* is better than nothing. *For a new colleague who knows Excel well and has never written SQL* is a reader. A model that knows the reader knows which words need explaining, what can be skipped and how polite to be, and all of that without a single further instruction.

~~~text
Explain what a database index does to a colleague who uses Excel every day and has
never written SQL. She has to decide tomorrow whether we pay for a faster server.
~~~

The second sentence matters more than the first. Someone who must decide needs consequences and rough sizes, not a B-tree. Purpose is the shortest way to relevance.

### 4. Limits: what would annoy you?

Imagine the answer has arrived and you are annoyed. What annoyed you? It was two pages. It began with "In today's fast-paced world". It suggested hiring a consultant. It used a library you aren't allowed to use. Every one of these is a limit you could have stated.

Good limits are checkable:

- *At most 120 words* instead of *short*.
- *No dependency beyond the standard library* instead of *simple*.
- *Only options under 500 euros that ship to Norway* instead of *affordable*.
- *Don't mention the lawsuit* instead of *be careful*.

State what you want rather than what you don't, where you have the choice. *Write in plain sentences of at most twenty words* works more reliably than *don't be flowery*, since the model can aim at it.

### 5. Form: show the shape

The form decides whether you can use the answer or have to rework it. Name it, or better, show it:

~~~text
Answer as a table with these columns: Supplier | Price per unit | Delivery time | Risk.
One row per supplier. Below the table, one sentence: which one, and why.
~~~

For anything you will do more than once, an example beats a description. If you want ticket titles in a certain style, paste three good ones. The model picks up length, tense and tone from them, including things you would never have thought of mentioning.
`;
