/** Foreign keys of PostgreSQL and SQLite. All of this schema name an account. */
const codes = new Set<unknown>(["23503", "SQLITE_CONSTRAINT_FOREIGNKEY"]);

/** True when a row could not be written because its account was deleted meanwhile. */
export const isAccountGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && codes.has(error.code);
