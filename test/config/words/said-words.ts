import { categories } from '../../../src/adapters/sandbox/seed/categories.ts';
import { storyRows } from '../../../src/adapters/sandbox/seed/stories/stories.ts';
import { styleOf } from '../../../src/config/brands/style.ts';
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

/** The fields of a story that are read; the others are identifiers, addresses and names for reports. */
const read =
  /\.(?:title|description|heading|eyebrow|text|label|question|by|reason|subject|number|theme|alt|display_name)$/;
const storySaid: readonly Said[] = storyRows().flatMap(({ brand, slug, locale, published }) =>
  saidIn(published, { at: `${brand}/${slug}`, locale, style: styleOf[brand] }).filter(({ at }) =>
    read.test(at),
  ),
);

const categorySaid: readonly Said[] = categories.flatMap(({ id, title, description }) =>
  locales.flatMap((locale) =>
    [title[locale], description[locale]].map((text) => ({ at: id, locale, style: undefined, text })),
  ),
);

/** All texts of the shop: the files of words, and the demonstration's stories and categories. */
export const said: readonly Said[] = [
  ...locales.flatMap((locale) =>
    listsOf(locale).flatMap((list) =>
      saidIn(JSON.parse(textsIn(locale, list)), { at: list, locale, style: speaks(list) }),
    ),
  ),
  ...storySaid,
  ...categorySaid,
];
