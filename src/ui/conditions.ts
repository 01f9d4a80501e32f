/** Conditions that apply to few visitors: print, dark mode, forced colours, reduced motion. Source: DARK-2. */
export const conditions = [
  'print',
  '(prefers-color-scheme:dark)',
  '(forced-colors:active)',
  '(prefers-reduced-motion:reduce)',
] as const;

/**
 * The `media` attribute of the link to their stylesheet. A browser to which none applies fetches it last and does not
 * wait for it.
 */
export const conditionMedia: string = conditions.join(',');
