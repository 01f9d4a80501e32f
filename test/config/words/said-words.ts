import type { AddressStyle } from '../../../src/domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../src/domain/shared/locale.ts';
import { listsOf, speaks, textsIn } from '../../ui/words/lists.ts';

/** A sentence of the shop: its key, its language, and its style; undefined: it suits both. */
export interface Said {
  readonly at: string;
  readonly locale: Locale;
  readonly style: AddressStyle | undefined;
  readonly text: string;
}

/** Every text of a tree. */
const saidIn = (tree: unknown, place: Omit<Said, 'text'>): readonly Said[] => {
  if (typeof tree === 'string') return [{ ...place, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, below]) =>
    saidIn(below, { ...place, at: `${place.at}.${name}` }),
  );
};

/** All texts of the shop: the files of words. */
export const said: readonly Said[] = locales.flatMap((locale) =>
  listsOf(locale).flatMap((list) =>
    saidIn(JSON.parse(textsIn(locale, list)), { at: list, locale, style: speaks(list) }),
  ),
);
