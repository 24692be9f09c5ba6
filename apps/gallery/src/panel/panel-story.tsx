import type { StoryObj } from "@storybook/react-vite";
import { EnhancePanel } from "@whetstone/enhance-flow/react";
import { somebody } from "./people.ts";
import { openScene, type Scene, type World } from "./scene.ts";

interface Shown {
  readonly scene: Scene;
  readonly world: World;
}

/** A panel as wide as the extension's. */
const Panel = ({ scene: { name, panel }, world }: Shown) => (
  <section aria-label={name} className="flex w-104 max-w-full flex-col gap-2">
    <h2 className="text-sm text-ink-muted">{name}</h2>
    <div className="rounded-2xl border border-line bg-raised px-4 py-2.5 shadow-popup [--panel-back:var(--color-raised)]">
      <EnhancePanel
        flow={world.flow}
        session={somebody}
        onSignIn={() => undefined}
        onUpgrade={() => undefined}
        {...panel}
      />
    </div>
  </section>
);

/** A story of panels, each led to its step by the real flow before it is shown. */
export const panelStory = (...scenes: readonly Scene[]): StoryObj => ({
  loaders: [
    async () => ({
      shown: await Promise.all(
        scenes.map(async (scene) => ({ scene, world: await openScene(scene) })),
      ),
    }),
  ],
  render: (_args, { loaded }) => {
    const shown: readonly Shown[] = loaded.shown;
    return (
      <div className="flex flex-wrap items-start gap-6">
        {shown.map((one) => (
          <Panel key={one.scene.name} {...one} />
        ))}
      </div>
    );
  },
});
