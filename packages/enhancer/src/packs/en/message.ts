import type { LanguagePack } from "../language-pack.ts";

export const messageStylesEn: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Keep the tone polite and direct, the way one would say it in person."],
    ["constraints", "Leave out anything the recipient does not need in order to react."],
    ["alternatives", "Offer a shorter version as well, for a quick reply."],
  ],
  creative: [
    ["tone", "Let it sound like a person, warm and with a touch of its own, not like a template."],
    [
      "angle",
      "Open with something only I could write to this recipient, and avoid the stock phrases.",
    ],
    ["alternatives", "Add a second version in a clearly different mood."],
  ],
  technical: [
    ["steps", "Order it as fact, consequence, request, one short paragraph each."],
    [
      "verification",
      "Check that date, place, names and request can be found at a glance; mark what I still have to fill in.",
    ],
    ["constraints", "No subordinate request, no second topic."],
  ],
};
