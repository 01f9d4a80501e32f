const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  '×': 'x',
};

/**
 * Makes a slug: 'Hydralis Toric, 30 Tageslinsen' → 'hydralis-toric-30-tageslinsen'. Only letters a–z, digits and single
 * hyphens.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüßœæ×]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
