const systemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
  "EAI_AGAIN",
]);

/**
 * PostgreSQL: connection exceptions, no disk, memory or connections left, read-only, shutting
 * down, starting up, a statement that took too long, a conflict that retries did not resolve.
 */
const sqlStates = /^(?:08...|53...|25006|57014|57P0[123]|40001|40P01)$/;

/** SQLite: disk full, disk failing, read-only, locked too long. */
const sqliteCodes = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY)/;

const poolMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed|after calling end on the pool/;

/** True when a statement failed because the database can't be reached or written, not because of the statement. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const code = "code" in error ? String(error.code) : "";
  if ("syscall" in error && systemCodes.has(code)) return true;
  return sqlStates.test(code) || sqliteCodes.test(code) || poolMessages.test(error.message);
};
