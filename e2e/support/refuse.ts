import type { Page } from "@playwright/test";

/** Lets calls of one path fail with a status and the body of an error; answers how to end that. */
export const refuse = async (page: Page, path: string, status = 500) => {
  const code = status === 401 ? "unauthorized" : status === 404 ? "not_found" : "internal";
  const pattern = (url: URL) => url.pathname === `/api${path}`;
  await page.route(pattern, (route) =>
    route.fulfill({ status, json: { error: "Something is wrong here", code, requestId: "r" } }),
  );
  return () => page.unroute(pattern);
};
