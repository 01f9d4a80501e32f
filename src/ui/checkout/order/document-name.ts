import type { Locale } from '../../../domain/shared/locale.ts';

/** Returns the name of the file, at the end of its path. */
export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Turns `Credit_note-OKU-CN-2026-00007.pdf` into a readable title: `Credit note OKU-CN-2026-00007 (PDF)`. */
export const titleOf = (path: string): string =>
  fileOf(path)
    .replace('-', ' ')
    .replaceAll('_', ' ')
    .replace(/\.(\w+)$/, (_, kind: string) => ` (${kind.toUpperCase()})`);

/** The same within a sentence. Only German keeps the capital letter. */
export const titleWithin = (locale: Locale, path: string): string => {
  const title = titleOf(path);
  return locale === 'de' ? title : title.charAt(0).toLowerCase() + title.slice(1);
};

/** Returns the number in the name of a file, as its title contains it: `OKU-CN-2026-00007`; empty if there is none. */
export const numberIn = (path: string): string => /-(.+)\.\w+$/.exec(fileOf(path))?.[1] ?? '';
