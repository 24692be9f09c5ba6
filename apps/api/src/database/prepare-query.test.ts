import { expect, it } from "vitest";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { prepareQuery } from "./prepare-query.ts";

const usersAt = prepareQuery((db, { email, level }: { email: string; level: string }) =>
  db
    .selectFrom("user")
    .select(["email", (eb) => eb.val(level).as("asked")])
    .where("email", "=", email)
    .where("accessLevel", "=", level)
    .orderBy("email"),
);

onEachDatabase("a prepared query", (open) => {
  it("takes its values anew each time, in a transaction too", async () => {
    const world = await open();
    const { user } = await world.signUp({ email: "ada@example.com" });
    await world.signUp({ email: "bob@example.com" });
    const { db } = world.database;
    const ask = (email: string, level = "free") => usersAt(db, { email, level });
    expect(await ask(user.email)).toEqual([{ email: user.email, asked: "free" }]);
    expect(await ask("bob@example.com")).toEqual([{ email: "bob@example.com", asked: "free" }]);
    expect(await ask(user.email, "pro")).toEqual([]);
    expect(
      await world.database.transact(async (tx) => {
        await tx
          .updateTable("user")
          .set({ accessLevel: "pro" })
          .where("id", "=", user.id)
          .execute();
        return usersAt(tx, { email: user.email, level: "pro" });
      }),
    ).toEqual([{ email: user.email, asked: "pro" }]);
  });
});
