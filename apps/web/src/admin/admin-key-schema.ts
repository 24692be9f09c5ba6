import { z } from "zod";

/** The admin key is required (WAIT-1). */
export const adminKeySchema = z.object({ key: z.string().trim().min(1, "Enter the admin key") });
