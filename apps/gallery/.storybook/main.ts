import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no interface that could read the types of props.
  typescript: { reactDocgen: false, check: false },
};

export default config;
