import type { Plugin, ViteDevServer } from "vite";
import type * as Renderer from "../src/site/render/render-site.tsx";

const renderer = "/src/site/render/render-site.tsx";

const assets = { fonts: [], styles: [], scripts: ["/src/site/main.ts"] } as const;

type RenderPath = typeof Renderer.renderPath;

const loadRenderPath = async (server: ViteDevServer): Promise<RenderPath> => {
  const module = await server.ssrLoadModule(renderer);
  return module.renderPath;
};

/** Renders the public pages on request in the development server. */
export const serveSite = (): Plugin => ({
  name: "whetstone:serve-site",
  apply: "serve",
  configureServer: (server) => {
    server.middlewares.use(async (request, response, next) => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      try {
        const renderPath = await loadRenderPath(server);
        const page = renderPath(path, assets, new Date());
        if (page === null) return next();
        const origin = `http://${request.headers.host ?? "localhost"}`;
        const html = page
          .replaceAll("https://site-origin.invalid", origin)
          .replaceAll("site-origin.invalid", new URL(origin).hostname);
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(await server.transformIndexHtml(path, html));
      } catch (error) {
        next(error);
      }
    });
  },
});
