import type { Decorator, Preview } from "@storybook/react-vite";
import { PortalContainerProvider } from "@whetstone/ui";
import "./gallery.css";

/** The switch of the product itself: the theme's name at the root of the page. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme === "dark" ? "dark" : "light";
  return (
    <PortalContainerProvider>
      <Story />
    </PortalContainerProvider>
  );
};

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: { icon: "contrast", items: ["light", "dark"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "light" },
  // The theme brings its own ground.
  parameters: { layout: "padded", backgrounds: { disable: true } },
};

export default preview;
