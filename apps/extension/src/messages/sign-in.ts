import { z } from "zod";
import { askWorker } from "../platform/messaging.ts";

/** From the popup only: sign in with e-mail and password; answers a `SignInAnswer`. */
export const loginRequestSchema = z.strictObject({
  type: z.literal("login"),
  email: z.string().max(320),
  password: z.string().max(1024),
});

/** What became of a sign-in, and why it failed. */
export const signInAnswerSchema = z.discriminatedUnion("outcome", [
  z.strictObject({ outcome: z.literal("signed-in") }),
  z.strictObject({ outcome: z.enum(["wrong", "unconfirmed", "out-of-reach", "failed"]) }),
  z.strictObject({
    outcome: z.literal("too-many"),
    /** In how many minutes there is another try. */
    minutes: z.number().int().positive(),
  }),
]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

/** Signs in through the worker, which alone holds the token. */
export const signIn = async (email: string, password: string): Promise<SignInAnswer> => {
  const request: z.infer<typeof loginRequestSchema> = { type: "login", email, password };
  const answer = signInAnswerSchema.safeParse(await askWorker(request).catch(() => undefined));
  return answer.success ? answer.data : { outcome: "failed" };
};
