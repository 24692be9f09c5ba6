import { codeLength } from "@whetstone/api-client";
import { z } from "zod";

/** A confirmation or reset code as typed: required, 6 digits (AUTH-20). */
export const typedCodeSchema = z
  .string()
  .length(codeLength, `Enter the ${codeLength} digits from the email`);
