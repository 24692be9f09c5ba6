import { expect, it } from "vitest";
import { onSqlite } from "../testing/on-each-database.ts";
import { createPasswords } from "./passwords.ts";

onSqlite("passwords", (open) => {
  it("are kept as salted scrypt hashes that only the password matches", async () => {
    const { parts } = await open();
    const passwords = createPasswords(parts.auth);
    const hash = await passwords.hash("correct horse");
    expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
    expect(await passwords.hash("correct horse")).not.toBe(hash);
    expect(await passwords.matches("correct horse", hash)).toBe(true);
    expect(await passwords.matches("wrong horse", hash)).toBe(false);
  });

  it("match nothing where none is stored, not even the decoy that is checked instead", async () => {
    const { parts } = await open();
    const passwords = createPasswords(parts.auth);
    for (const password of ["", "correct horse", "a password nobody has"])
      for (const stored of [null, undefined])
        expect(await passwords.matches(password, stored)).toBe(false);
  });
});
