import { Toaster as Sonner } from "sonner";

export { toast } from "sonner";

/**
 * Where toasts appear; once per page. Its own entry (`@whetstone/ui/toast`) because sonner adds
 * a style element to the document on import, which the extension must not do to a host page.
 */
export const Toaster = ({ theme = "system" }: { readonly theme?: "system" | "light" | "dark" }) => (
  <Sonner
    theme={theme}
    position="bottom-right"
    toastOptions={{
      unstyled: true,
      classNames: {
        toast:
          "flex w-full items-start gap-3 rounded-xl border border-line bg-raised p-4 text-sm text-ink shadow-popup",
        description: "text-ink-muted",
        icon: "mt-0.5 text-ink-muted",
      },
    }}
  />
);
