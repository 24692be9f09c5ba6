import type { Form } from "../ask.ts";

const wanting =
  "(?:(?:write|make|create|generate|draft|prepare|do|give|build|design|draw|need|want|get|plan|help|help me|i need|i want|i'd like|i would like|i have to write|i need help|need help)(?: me| us)?(?: with| to (?:write|make|create|do))? )*(?:(?:an?|my|the|some|one|any) )?(?:(?:short|good|nice|simple|great|long|quick|little|new|cool|full|school|college|university|work|class|english|first|5 paragraph|five paragraph|\\d+[- ]words?|argumentative|persuasive|opinion) )*";

const following =
  "(?: (?:for (?:me|us|school|work|college|class|tomorrow|today|monday|friday|homework)|please|pls|asap|fast|quickly|now|today))*";

/** A thing to be made, of which nothing else is said: what it is about comes before all else. */
export const withoutTopic = (things: string): readonly Form[] => [
  { is: `${wanting}(?:${things})${following}` },
];
