import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { type TestWorld, testOrigin } from "../testing/create-test-world.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { type OpenWorld, onEachDatabase, onSqlite } from "../testing/on-each-database.ts";

const idTokenSchema = z.looseObject({ id_token: z.string() });

const provider = new OAuth2Server();
let claims: Record<string, unknown> = {};
let change: (token: { payload: Record<string, unknown> }) => void = () => {};

const startProvider = async () => {
  if (provider.listening) return;
  await provider.issuer.keys.generate("RS256");
  await provider.start(0, "localhost");
  provider.service.on("beforeTokenSigning", (token) => {
    Object.assign(token.payload, claims);
    change(token);
  });
};

beforeAll(startProvider);
afterAll(async () => {
  if (provider.listening) await provider.stop();
});
beforeEach(() => {
  change = () => {};
  claims = {
    sub: "google-1",
    email: "Ada@Example.com",
    email_verified: true,
    given_name: "Ada",
    family_name: "Lovelace",
  };
});

const openWithGoogle = (open: OpenWorld, env: Record<string, string> = {}) =>
  open({
    env: {
      GOOGLE_CLIENT_ID: "client-id",
      GOOGLE_CLIENT_SECRET: "client-secret",
      GOOGLE_ISSUER: provider.issuer.url ?? "",
      ...env,
    },
  });

interface Begun {
  readonly returned: URL;
  readonly cookie: string;
}

const begin = async (world: TestWorld): Promise<Begun> => {
  const started = await world.request("/api/auth-google?action=redirect");
  expect(started.status).toBe(302);
  const cookie = (started.headers.get("Set-Cookie") ?? "").split(";", 1)[0] ?? "";
  const asked = await fetch(started.headers.get("Location") ?? "", { redirect: "manual" });
  return { returned: new URL(asked.headers.get("Location") ?? ""), cookie };
};

const comeBack = async (world: TestWorld, { returned, cookie }: Begun): Promise<URL> => {
  const answer = await world.request(`${returned.pathname}${returned.search}`, {
    headers: { Cookie: cookie },
  });
  expect(answer.status).toBe(302);
  const location = new URL(answer.headers.get("Location") ?? "");
  expect(location.origin + location.pathname).toBe(`${testOrigin}/login`);
  return location;
};

const signIn = async (world: TestWorld) => comeBack(world, await begin(world));

const sessionOf = (location: URL): string => {
  const token = location.searchParams.get("session");
  if (token === null) throw new Error(`No session in ${location.href}`);
  return token;
};

const errorOf = (location: URL) => location.searchParams.get("error");

onEachDatabase("Google sign-in", (open) => {
  it("makes an account without a password, and knows it again", async () => {
    const world = await openWithGoogle(open);
    const token = sessionOf(await signIn(world));
    const { user } = dataOf(await world.clientFor(token).me(undefined));
    expect(user).toMatchObject({
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Lovelace",
      accessLevel: "free",
      usesRemaining: 15,
      hasPassword: false,
    });
    claims = { ...claims, email: "renamed@example.com" };
    const again = sessionOf(await signIn(world));
    expect(dataOf(await world.clientFor(again).me(undefined)).user.id).toBe(user.id);
  });

  it("makes one account of many first sign-ins of a person at once", async () => {
    const world = await openWithGoogle(open);
    const attempts: Begun[] = [];
    for (let count = 0; count < 8; count += 1) attempts.push(await begin(world));
    const locations = await Promise.all(attempts.map((attempt) => comeBack(world, attempt)));
    const users = await Promise.all(
      locations.map((location) => world.clientFor(sessionOf(location)).me(undefined)),
    );
    expect(new Set(users.map((result) => dataOf(result).user.id)).size).toBe(1);
    expect(await world.database.db.selectFrom("account").selectAll().execute()).toHaveLength(1);
  });

  it("is linked to the account of a verified address (AUTH-27)", async () => {
    const world = await openWithGoogle(open);
    const { user, password } = await world.signUp({ used: 3 });
    const token = sessionOf(await signIn(world));
    const { user: same } = dataOf(await world.clientFor(token).me(undefined));
    expect(same).toMatchObject({ id: user.id, usesRemaining: 12, hasPassword: true });
    dataOf(await world.client.login({ email: user.email, password }));
  });

  it("never touches an account for an address the provider has not verified (AUTH-27)", async () => {
    const world = await openWithGoogle(open);
    await world.signUp();
    for (const unverified of [
      { email_verified: false },
      { email_verified: "true" },
      { email: "" },
    ]) {
      claims = { ...claims, email_verified: true, ...unverified };
      expect(errorOf(await signIn(world))).toBe("no_email");
    }
  });

  it("takes the address of a registration that nobody confirmed, and ends that", async () => {
    const world = await openWithGoogle(open);
    const stranger = {
      email: "ada@example.com",
      password: "a stranger's",
      firstName: "X",
      lastName: "Y",
    };
    const { user } = dataOf(await world.client.register(stranger));
    const confirmationCode = await world.mailbox.lastCode(stranger.email);
    sessionOf(await signIn(world));
    const confirm = await world.client.confirmEmail({ userId: user.id, confirmationCode });
    expect(codeOf(confirm)).toBe("invalid_code");
    expect(
      codeOf(await world.client.login({ email: stranger.email, password: stranger.password })),
    ).toBe("invalid_credentials");
  });

  it("puts a new person on the waitlist when sign-ups wait", async () => {
    const world = await openWithGoogle(open, { SIGNUP_MODE: "waitlist" });
    const token = sessionOf(await signIn(world));
    const { user } = dataOf(await world.clientFor(token).me(undefined));
    expect(user).toMatchObject({ accessLevel: "waitlist", waitlistPosition: 1 });
  });
});

onSqlite("Google sign-in against attacks", (open) => {
  it("refuses an identity that the provider's key has not signed", async () => {
    const world = await openWithGoogle(open);
    const swap = ({ body }: { body: unknown }) => {
      const tokens = idTokenSchema.parse(body);
      const [head, payload = "", signature] = tokens.id_token.split(".");
      const forged = { ...JSON.parse(atob(payload)), email: "eve@example.com" };
      const changed = Buffer.from(JSON.stringify(forged)).toString("base64url");
      Object.assign(tokens, { id_token: [head, changed, signature].join(".") });
      Object.assign(body ?? {}, tokens);
    };
    provider.service.once("beforeResponse", swap);
    expect(errorOf(await signIn(world))).toBe("invalid_code");
    expect(errorOf(await signIn(world))).toBeNull();
  });

  it("sends PKCE, state and nonce (AUTH-26)", async () => {
    const world = await openWithGoogle(open);
    const started = await world.request("/api/auth-google?action=redirect");
    const { searchParams } = new URL(started.headers.get("Location") ?? "");
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    for (const name of ["code_challenge", "state", "nonce"])
      expect(searchParams.get(name)?.length).toBeGreaterThan(20);
    expect(searchParams.get("redirect_uri")).toBe(`${testOrigin}/api/auth-google/callback`);
    expect(started.headers.get("Set-Cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it("refuses a return without the browser's cookie, or with another one's", async () => {
    const world = await openWithGoogle(open);
    const [mine, theirs] = [await begin(world), await begin(world)];
    expect(errorOf(await comeBack(world, { ...mine, cookie: "" }))).toBe("invalid_code");
    expect(errorOf(await comeBack(world, { ...mine, cookie: theirs.cookie }))).toBe("invalid_code");
    const forged = mine.cookie.replace("=", "=x");
    expect(errorOf(await comeBack(world, { ...mine, cookie: forged }))).toBe("invalid_code");
  });

  it("refuses an ID token for another attempt, another client or another issuer", async () => {
    const world = await openWithGoogle(open);
    for (const wrong of [
      { nonce: "another" },
      { aud: "another" },
      { iss: "https://evil.example" },
    ]) {
      change = ({ payload }) => Object.assign(payload, wrong);
      expect(errorOf(await signIn(world))).toBe("invalid_code");
    }
  });

  it("tells the login page what went wrong at the provider", async () => {
    const world = await openWithGoogle(open);
    const { returned, cookie } = await begin(world);
    returned.searchParams.set("error", "access_denied");
    expect(errorOf(await comeBack(world, { returned, cookie }))).toBe("google_auth_failed");
    const without = await begin(world);
    without.returned.searchParams.delete("code");
    expect(errorOf(await comeBack(world, without))).toBe("invalid_code");
    const away = await openWithGoogle(open, { GOOGLE_ISSUER: "http://localhost:1" });
    const started = await away.request("/api/auth-google?action=redirect");
    expect(started.headers.get("Location")).toBe(`${testOrigin}/login?error=google_auth_failed`);
  });

  it("says that it is not set up: to a program as an error, to a browser on the login page", async () => {
    const world = await open();
    const program = await world.request("/api/auth-google?action=redirect");
    expect(program.status).toBe(501);
    const browser = await world.request("/api/auth-google?action=redirect", {
      headers: { Accept: "text/html,application/xhtml+xml" },
    });
    expect(browser.headers.get("Location")).toBe(`${testOrigin}/login?error=google_auth_failed`);
  });
});
