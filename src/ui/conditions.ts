/** What few visitors ask for: paper, a dark page, forced colours, no motion. Source: DARK-2. */
export const conditions = [
  'print',
  '(prefers-color-scheme:dark)',
  '(forced-colors:active)',
  '(prefers-reduced-motion:reduce)',
] as const;

/** Of the link to their sheet: whoever asks for none of them fetches it last and waits for nothing. */
export const conditionMedia: string = conditions.join(',');
