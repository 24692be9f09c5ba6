import { z } from "zod";

/** What one account screen hands to the next, in the state of the navigation. */
const handedOverSchema = z.object({
  /** Filled in already. */
  email: z.string().catch(""),
  /** The address was confirmed just now; the password has to be typed. */
  isConfirmed: z.boolean().catch(false),
  /** A reset code is on its way to the address. */
  isCodeSent: z.boolean().catch(false),
  /** A step of the same screen led here: the focus goes to the first field. */
  isNextStep: z.boolean().catch(false),
});

/** What was handed over; a screen opened otherwise gets nothing. */
export type HandedOver = z.output<typeof handedOverSchema>;

/** Reads the state of a navigation, which the browser keeps over a reload. */
export const readHandedOver = (state: unknown): HandedOver => {
  const parsed = handedOverSchema.safeParse(state ?? {});
  return parsed.success ? parsed.data : handedOverSchema.parse({});
};
