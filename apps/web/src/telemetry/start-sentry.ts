/**
 * Starts reports of errors nobody caught, with their stack and nothing else: no breadcrumb, input,
 * request, address or person. A failure to start is passed over (TELE-3).
 */
export const startSentry = async (dsn: string): Promise<void> => {
  try {
    const { dedupeIntegration, globalHandlersIntegration, init } = await import("@sentry/browser");
    init({
      dsn,
      defaultIntegrations: false,
      integrations: [globalHandlersIntegration(), dedupeIntegration()],
      maxBreadcrumbs: 0,
      dataCollection: { userInfo: false, cookies: false, urlQueryParams: false, httpBodies: [] },
    });
  } catch {
    return;
  }
};
