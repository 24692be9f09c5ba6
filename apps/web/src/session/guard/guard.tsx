import { Navigate, Outlet } from "react-router-dom";
import { paths } from "../../paths.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { useGuardStep } from "./use-guard-step.ts";

/** Lets signed-in visitors through to the guarded screens. */
export const Guard = () => {
  const { step } = useGuardStep();
  if (step === "leave") return <Navigate to={paths.login} replace />;
  return step === "show" ? <Outlet /> : <LoadingScreen />;
};
