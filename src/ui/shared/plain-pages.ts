/** Slugs of the pages that every shop has, in every language the same. */
export const plainPages = [
  'about',
  'help',
  'shipping',
  'returns',
  'terms',
  'privacy',
  'legal',
  'disclaimer',
  'accessibility',
] as const;
