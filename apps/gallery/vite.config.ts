import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    // Browsers that know `light-dark()`, which the theme is made of.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
  },
});
