/** The script runs on every page of the web app's address; only the web app carries its mark. */
const isWebApp = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ===
  __PRODUCT_NAME__;

if (isWebApp()) void import("./follow-session.ts").then(({ followSession }) => followSession());
