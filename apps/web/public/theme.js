// Runs before the first paint, so that a chosen theme doesn't flash. Its rule and the key are
// those of src/theme/theme-preference.ts; theme-preference.test.ts holds the two together.
(() => {
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme stays.
  }
})();
