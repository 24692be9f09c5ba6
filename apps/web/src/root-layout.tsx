import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { focusMain } from "./shell/main.tsx";

/** Every page change starts at the top (SITE-2), the focus at the new page's content. */
const usePageChange = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    focusMain();
  }, [pathname]);
};

/** What every page has in common. */
export const RootLayout = () => {
  usePageChange();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-raised px-4 py-2 text-sm font-medium shadow-popup focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Outlet />
    </div>
  );
};
