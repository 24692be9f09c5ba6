import { Button } from "@whetstone/ui";
import { useIsDevelopment } from "../session/development-context.ts";
import { useTrack } from "../telemetry/telemetry-context.tsx";

/** Sends a telemetry event; there on local development hosts only (APP-8). */
export const TestEventButton = () => {
  const isDevelopment = useIsDevelopment();
  const track = useTrack();
  if (!isDevelopment) return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => track("test_event", {})}>
      Test Event
    </Button>
  );
};
