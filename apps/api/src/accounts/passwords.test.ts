import { expect, it } from "vitest";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onSqlite } from "../testing/on-each-database.ts";
import { createPasswords } from "./passwords.ts";

/** A password of the longest length, with what is easily lost: spaces, capitals, other scripts. */
const longest = ` Ünï ${"Passwort 密码 🔑 ".repeat(8)}xxxxxxxxxZ `;

/** Passwords that are almost one: trimmed, in other letters, cut. */
const othersThan = (password: string): string[] =>
  [
    password.trim(),
    password.trimEnd(),
    password.toLowerCase(),
    password.toUpperCase(),
    password.slice(0, 72),
    password.slice(0, -1),
  ].filter((other) => other !== password);

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

  it("are compared to the last character as they come, but for how Unicode writes the same", async () => {
    const { parts } = await open();
    const passwords = createPasswords(parts.auth);
    const hash = await passwords.hash(`${longest}é`);
    expect(await passwords.matches(`${longest}e\u0301`, hash)).toBe(true);
    for (const other of othersThan(`${longest}é`))
      expect(await passwords.matches(other, hash)).toBe(false);
  });

  it("may be of any characters, 128 of them, and no more; none is changed on the way", async () => {
    const world = await open();
    const password = longest;
    const { email } = await world.signUp({ password });
    for (const other of othersThan(password))
      expect(codeOf(await world.client.login({ email, password: other }))).toBe(
        "invalid_credentials",
      );
    dataOf(await world.client.login({ email, password }));
    const person = { email: "bob@example.com", firstName: "Bob", lastName: "B" };
    expect([...password]).toHaveLength(128);
    const tooLong = await world.client.register({ ...person, password: `${password}x` });
    expect(codeOf(tooLong)).toBe("validation_failed");
  });

  it("match nothing where none is stored, not even the decoy that is checked instead", async () => {
    const { parts } = await open();
    const passwords = createPasswords(parts.auth);
    for (const password of ["", "correct horse", "a password nobody has"])
      for (const stored of [null, undefined])
        expect(await passwords.matches(password, stored)).toBe(false);
  });
});
