import { second } from "../clock.ts";
import { ApiError } from "../http/api-error.ts";

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

/**
 * Runs something that needs the mail provider; its failure becomes `provider_unavailable`.
 * `onFailure` is told the reason's code, which holds no address.
 */
export const attempt = async (
  work: () => Promise<unknown>,
  onFailure: (code: string) => void,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    onFailure(codeOf(error));
    throw new ApiError("provider_unavailable", "Mail can't be sent right now. Try again soon.", {
      retryAfterMs: 30 * second,
    });
  }
};
