import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Stands for a value that is known when the query runs. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Gives a slot for whatever value is asked of it. */
const slots = <Values extends object>(): Values =>
  new Proxy<Values>(Object.create(null), { get: (_none, name) => new Slot(String(name)) });

/**
 * A query that is built and compiled once for a database, and run with other values each time:
 * building one costs more than SQLite takes to answer it. `build` may put its values anywhere a
 * parameter can stand, and must not look at them.
 */
export const prepareQuery = <Values extends object, Row>(
  build: (db: Kysely<Schema>, values: Values) => Compilable<Row>,
): ((db: Kysely<Schema>, values: Values) => Promise<Row[]>) => {
  const byDatabase = new WeakMap<object, CompiledQuery<Row>>();
  const compile = (db: Kysely<Schema>): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor();
    const known = byDatabase.get(adapter);
    if (known) return known;
    const compiled = build(db, slots<Values>()).compile();
    byDatabase.set(adapter, compiled);
    return compiled;
  };
  return async (db, values) => {
    const compiled = compile(db);
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? given.get(parameter.name) : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
};
