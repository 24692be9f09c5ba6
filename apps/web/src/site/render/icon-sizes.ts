/** The icons of `/icons`, by their size in pixels. */
export const iconSizes = [192, 512] as const;
