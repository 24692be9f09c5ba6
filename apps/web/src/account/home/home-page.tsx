import { useAuth } from "@whetstone/auth-session/react";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";

/** The public site is loaded anew; the root leaves no entry in the history. */
const GoToLanding = () => {
  useEffect(() => window.location.replace(paths.landing), []);
  return <LoadingScreen />;
};

/** The root address (AUTH-33): the dashboard when signed in, else the landing page. */
export const HomePage = () => {
  const { status } = useAuth();
  if (status === "loading") return <LoadingScreen />;
  return status === "signed-in" ? <Navigate to={paths.dashboard} replace /> : <GoToLanding />;
};
