import { checkNames, levels, platforms, styles } from "@whetstone/enhancer/basics";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import {
  maxAnswerLength,
  maxAnswers,
  maxContextLength,
  maxInstructionLength,
  maxNeedLength,
  maxPromptLength,
  maxQuestionLength,
} from "./limits.ts";

export const styleSchema = z.enum(styles);
/** The style of an answer: one of the four, or `custom` for an own instruction. */
export const answeredStyleSchema = z.enum([...styles, "custom"]);
export type AnsweredStyle = z.infer<typeof answeredStyleSchema>;
export const levelSchema = z.enum(levels);
export const platformSchema = z.enum(platforms);
/** The platform of an answer: one that only a newer server knows is `other` (API-7). */
export const toldPlatformSchema = platformSchema.catch("other");
/** The style of an answer: one that only a newer server knows is somebody's own (API-7). */
export const toldStyleSchema = answeredStyleSchema.catch("custom");

/** Prompt text: not blank, at most 50,000 characters (API-3). */
export const promptSchema = z
  .string()
  .max(maxPromptLength, `Prompts may have up to ${maxPromptLength} characters`)
  .refine((text) => text.trim() !== "", "Enter a prompt");

const contextMessageSchema = z.strictObject({
  role: z.enum(["user", "assistant"]),
  text: z.string(),
});

/** One message of a conversation that is sent along as context. */
export type ContextMessage = z.infer<typeof contextMessageSchema>;

/** What the person answered to one of our questions, in their own words. */
const answerSchema = z.strictObject({
  /** The need the question was about. */
  need: z
    .string()
    .max(maxNeedLength)
    .regex(/^[a-z0-9-]+$/, "Small letters, digits and hyphens only"),
  /** What was asked, word for word, where a model asked it (`questions` of the answer before). */
  question: z.string().trim().min(1).max(maxQuestionLength).optional(),
  text: z.string().trim().min(1).max(maxAnswerLength),
});

/** Answers to our questions, blank ones left out. */
export const answersSchema = z.array(answerSchema).max(maxAnswers, `At most ${maxAnswers} answers`);

const revisionSchema = z.strictObject({
  /** The rewrite as the person has it before them. */
  text: promptSchema,
  wish: z.string().trim().min(1).max(maxInstructionLength),
});

const needsInstruction = "An own style needs an instruction";

/** The request of an enhancement (API-4, API-5). */
export const enhanceRequestSchema = z
  .strictObject({
    prompt: promptSchema,
    enhancementLevel: levelSchema.default("comprehensive"),
    platform: platformSchema.default("other"),
    style: answeredStyleSchema.default("professional"),
    /** An own style; `style` is then `custom`. */
    instruction: z.string().trim().min(1).max(maxInstructionLength).optional(),
    context: z
      .array(contextMessageSchema)
      .refine(
        (messages) =>
          messages.reduce((sum, message) => sum + message.text.length, 0) <= maxContextLength,
        `Context may have up to ${maxContextLength} characters together`,
      )
      .optional(),
    /** Used for this rewrite, kept nowhere. */
    answers: answersSchema.optional(),
    /** A wish about a rewrite that is there; a model grants it. Used once, kept nowhere. */
    revise: revisionSchema.optional(),
    /** A model says what only the person knows, also where the catalogue would ask nothing. */
    asks: z.literal(true).optional(),
  })
  .refine(({ style, instruction }) => style !== "custom" || instruction !== undefined, {
    path: ["instruction"],
    message: needsInstruction,
  });
export type EnhanceRequest = z.input<typeof enhanceRequestSchema>;

export const checkSchema = z.object({
  name: z.enum(checkNames),
  passed: z.boolean(),
  /** How many things of that kind the prompt holds. */
  count: z.number().int(),
});

const known: readonly string[] = checkNames;

/** The checks of an answer. One of a newer server is left out: nobody here could say what it is. */
const checksSchema = z
  .array(checkSchema.extend({ name: z.string() }))
  .transform((checks) => checks.filter(({ name }) => known.includes(name)))
  .pipe(z.array(checkSchema));

/** What the answer of a chat still turns on; a newer server may ask more, and for other needs. */
const questionSchema = z.object({
  need: z.string(),
  question: z.string(),
  /** Answers to tap; none where only the person's own words make sense. */
  suggestions: z.array(z.string()),
});

/** The answer of an enhancement (API-6). */
export const enhanceAnswerSchema = z.object({
  enhancedPrompt: z.string(),
  id: z.string(),
  style: toldStyleSchema,
  platform: toldPlatformSchema,
  level: levelSchema.catch("comprehensive"),
  /** BCP 47; `und` when it can't be told. */
  language: z.string(),
  /** Unicode code points. */
  originalLength: z.number().int(),
  enhancedLength: z.number().int(),
  /** 0 to 100; null where there is none to give (a crisis, no reading). */
  originalQualityScore: z.number().int().nullable(),
  qualityScore: z.number().int().nullable(),
  /** enhancedLength / originalLength, two decimals. */
  improvementRatio: z.number(),
  usesRemaining: z.number().int(),
  nextResetDate: z.iso.datetime(),
  /** What made the text; a newer server may name another. */
  engine: z.string().meta({ examples: ["built-in", "model"] }),
  checks: checksSchema,
  /**
   * Why the prompt came back as it was, uncounted: one of the enhancer's `careKinds` or
   * `nothing-to-add` today, and whatever newer servers name (ENH-4).
   */
  unchanged: z.string().optional(),
  /** The model failed and the built-in engine answered instead; counted only after 15 a period. */
  degraded: z.literal(true).optional(),
  /** API keys, tokens and card numbers masked before the text left for a provider. */
  maskedSecrets: z.number().int().positive().optional(),
  /** Words of the field that the text brings in, for the person to take or to drop. */
  added: z.array(z.string()).optional(),
  /** Questions that are still open, the most decisive first. */
  questions: z.array(questionSchema).optional(),
});
export type EnhanceAnswer = z.infer<typeof enhanceAnswerSchema>;

export const enhancePrompt = defineEndpoint({
  method: "POST",
  path: "/enhance-prompt",
  access: "session-optional",
  summary: "Rewrite a prompt; counts one use",
  request: enhanceRequestSchema,
  answer: enhanceAnswerSchema,
  status: 200,
  errors: [
    "unauthorized",
    "quota_exceeded",
    "waitlisted",
    "requires_pro",
    "conflict",
    "engine_unavailable",
  ],
  idempotent: true,
  streams: true,
});
