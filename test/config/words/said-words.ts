import { couponMessage, couponNote } from '../../../src/adapters/shop-server/words/coupon-message.ts';
import { message, messageCodes } from '../../../src/adapters/shop-server/words/messages.ts';
import { couponErrors } from '../../../src/domain/cart/coupon.ts';
import type { AddressStyle } from '../../../src/domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../src/domain/shared/locale.ts';
import { listsOf, speaks, textsIn } from '../../ui/words/lists.ts';

/** A sentence of the shop: where it stands, in which language, and in which style; undefined: it suits both. */
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

const files = locales.flatMap((locale) =>
  listsOf(locale).flatMap((list) =>
    saidIn(JSON.parse(textsIn(locale, list)), { at: list, locale, style: speaks(list) }),
  ),
);

const coupon = { code: 'AB12', minimum: '20.00' };
const answers = locales.flatMap((locale) => [
  ...messageCodes.map((code) => ({ at: code, style: undefined, locale, text: message(code, locale) })),
  ...couponErrors.flatMap((error) =>
    [couponMessage(error, locale), couponNote(error, locale, coupon)].map((text) => ({
      at: `coupon.${error}`,
      style: undefined,
      locale,
      text,
    })),
  ),
]);

/** All that the shop says: the files of words, and where it refuses. */
export const said: readonly Said[] = [...files, ...answers];
