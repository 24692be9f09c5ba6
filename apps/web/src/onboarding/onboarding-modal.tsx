import type { User } from "@whetstone/api-client";
import { Button, Dialog, ProgressBar } from "@whetstone/ui";
import { useEffect, useRef, useState } from "react";
import { focusMain } from "../shell/main.tsx";
import { useOnboarding } from "../signed-in/onboarding-context.tsx";
import { useExtensionInstalled } from "../signed-in/use-extension-installed.ts";
import { useTrack } from "../telemetry/telemetry-context.tsx";
import { ChallengeStep } from "./challenge-step.tsx";
import { InstallStep } from "./install-step.tsx";
import { PointList } from "./point-list.tsx";
import { SampleStep } from "./sample-step.tsx";
import { featurePoints, finishPoints, startPoints } from "./step-points.ts";
import { leads, titles } from "./step-texts.ts";
import { canContinue, neighbour, numberOf, type Step, steps, stepText } from "./steps.ts";
import { type Sample, useSample } from "./use-sample.ts";

const Progress = ({ step }: { readonly step: Step }) => (
  <>
    <p className="mb-2 text-xs font-medium text-ink-muted tabular-nums">{stepText(step)}</p>
    <ProgressBar label={stepText(step)} value={numberOf(step)} max={steps.length} />
  </>
);

const StepContent = ({
  step,
  sample,
  onNext,
}: {
  readonly step: Step;
  readonly sample: Sample;
  readonly onNext: () => void;
}) => {
  const installed = useExtensionInstalled();
  const track = useTrack();
  switch (step) {
    case "start":
      return <PointList points={startPoints} />;
    case "sample":
      return <SampleStep sample={sample} />;
    case "features":
      return <PointList points={featurePoints} />;
    case "challenge":
      return <ChallengeStep />;
    case "install":
      return (
        <InstallStep
          installed={installed}
          onInstall={() => track("onboarding_install_chosen", { choice: "install" })}
          onInstalled={() => {
            track("onboarding_install_chosen", { choice: "installed" });
            onNext();
          }}
        />
      );
    case "finish":
      return <PointList points={finishPoints} />;
  }
};

/** A new step takes the focus: the button that led to it may be gone. */
const useStepFocus = (step: Step) => {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.focus({ preventScroll: true });
  }, [step]);
  return content;
};

/** The onboarding (APP-11, APP-13): six steps; closing it in any way completes it. */
export const OnboardingModal = ({ user }: { readonly user: User }) => {
  const { complete } = useOnboarding();
  const track = useTrack();
  const sample = useSample();
  const installed = useExtensionInstalled();
  const [step, setStep] = useState<Step>("start");
  const content = useStepFocus(step);
  useEffect(() => track("onboarding_step_viewed", { step: numberOf(step) }), [track, step]);

  const { kind } = sample.result;
  const hasResult = kind === "enhanced" || kind === "unchanged" || kind === "canned";
  const goesOn = canContinue(step, hasResult) && (step !== "install" || installed);
  const finish = () => complete(numberOf(step));
  const skip = () => {
    track("onboarding_install_chosen", { choice: "skip" });
    setStep(neighbour(step, 1));
  };
  const next = () => (step === "finish" ? finish() : setStep(neighbour(step, 1)));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && finish()}
      onFocusLost={focusMain}
      lead={<Progress step={step} />}
      title={titles[step]}
      description={leads[step](user)}
      footer={
        <>
          {step !== "start" && (
            <Button
              variant="ghost"
              className="mr-auto"
              onClick={() => setStep(neighbour(step, -1))}
            >
              Previous
            </Button>
          )}
          {step === "install" && !installed && (
            <Button variant="secondary" onClick={skip}>
              Skip for now
            </Button>
          )}
          {goesOn && (
            <Button onClick={next}>{step === "finish" ? "Go to dashboard" : "Continue"}</Button>
          )}
        </>
      }
    >
      <div ref={content} tabIndex={-1} className="min-h-52 outline-hidden">
        <StepContent step={step} sample={sample} onNext={next} />
      </div>
    </Dialog>
  );
};
