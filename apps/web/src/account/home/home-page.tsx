import { useAuth } from "@whetstone/auth-session/react";
import { Navigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";

/** The root address (site.md §4): the dashboard when signed in, else the landing page. */
export const HomePage = () => {
  const { status } = useAuth();
  if (status === "loading") return <LoadingScreen />;
  return <Navigate to={status === "signed-in" ? paths.dashboard : paths.landing} replace />;
};
