/** A day, before and after. */
export const aDay = `
## An invented afternoon, before and after

Take somebody who runs the office of a small architecture firm; call her Mira. She is made up, and so is her Tuesday; it is here to show where the rounds go, not to prove a figure. She has four things to do with an assistant's help. Here is how the afternoon goes the first time, and a month later.

**The minutes.** First: she types up her notes, asks for *a summary*, gets prose, asks for bullet points, finds that the decision about the façade has become a suggestion. Four messages. Later: raw notes, hack 2, one message. She changes one name.

**The reply to a client.** First: *write a polite answer*, then *shorter*, then *less formal*, then she writes it herself. Later: she pastes the mail, says what should happen next and how well they know each other, and sets a limit of 80 words. One message, and a second for the last sentence.

**Comparing three offers for a plotter.** First: an overview of plotters in general. Later: the three offers pasted, the same points for each, *not mentioned* where an offer is silent. The empty cells turned into the questions she asked on the phone.

**A job advert.** First and later: she asks for one, gets what all adverts sound like, and puts it away. This one she writes with the two architects at the kitchen table. It belongs to hack 8.

What changed between the two afternoons is that she says what the result should look like. The model is the same as before. How much time that is worth on your own Tuesday nobody can tell you; the table below shows how to find out.
`;
