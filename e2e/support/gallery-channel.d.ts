/** How the gallery's page and whoever looks at it talk: the channel of Storybook. */
declare const __STORYBOOK_ADDONS_CHANNEL__: {
  once(event: string, listen: (story?: { readonly status?: string }) => void): void;
  emit(event: string, news: object): void;
};
