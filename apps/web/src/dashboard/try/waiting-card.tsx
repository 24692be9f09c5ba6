import { Button, Card, TextArea } from "@whetstone/ui";

/** In place of the enhancement while a person waits for their turn: the notice above says why. */
export const WaitingCard = () => (
  <Card title="Sharpen a prompt" description="Open to you as soon as it is your turn.">
    <div className="flex flex-col gap-4">
      <TextArea label="Your prompt" mono rows={3} disabled />
      <Button className="self-start" disabled>
        Enhance
      </Button>
    </div>
  </Card>
);
