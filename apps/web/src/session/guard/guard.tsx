import { Navigate, Outlet } from "react-router-dom";
import { TopNavigation } from "../../navigation/top-navigation.tsx";
import { paths } from "../../paths.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { useCleanAddress, useGuardStep } from "./use-guard-step.ts";

/** Lets signed-in visitors through to the guarded screens, under the top navigation bar. */
export const Guard = () => {
  const step = useGuardStep();
  useCleanAddress(step, "show");
  if (step === "leave") return <Navigate to={paths.login} replace />;
  if (step !== "show") return <LoadingScreen />;
  return (
    <>
      <TopNavigation />
      <Outlet />
    </>
  );
};
