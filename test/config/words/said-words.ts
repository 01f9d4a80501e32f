import { couponMessage, couponNote } from '../../../src/adapters/shop-server/words/coupon-message.ts';
import { message, messageCodes } from '../../../src/adapters/shop-server/words/messages.ts';
import { couponErrors } from '../../../src/domain/cart/coupon.ts';
import type { AddressStyle } from '../../../src/domain/shared/brand-id.ts';
import { isLocale, type Locale, locales } from '../../../src/domain/shared/locale.ts';
import { listsOf, speaks, textsIn } from '../../ui/words/lists.ts';

/** A sentence of the shop: where it stands, in which language, and in which style; undefined: it suits both. */
export interface Said {
  readonly at: string;
  readonly locale: Locale;
  readonly style: AddressStyle | undefined;
  readonly text: string;
}

type Place = Omit<Said, 'locale' | 'text'> & { readonly locale: Locale | undefined };

const isStyle = (name: string): name is AddressStyle => name === 'informal' || name === 'formal';

/** Every text of a tree; a name that is a language or a style says so of all below it. */
const saidIn = (tree: unknown, place: Place): readonly Said[] => {
  const { locale } = place;
  if (typeof tree === 'string') return locale ? [{ ...place, locale, text: tree }] : [];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, below]) =>
    saidIn(below, {
      at: `${place.at}.${name}`,
      locale: locale ?? (isLocale(name) ? name : undefined),
      style: isStyle(name) ? name : place.style,
    }),
  );
};

const screens = locales.flatMap((locale) =>
  listsOf(locale).flatMap((list) =>
    saidIn(JSON.parse(textsIn(locale, list)), { at: list, locale, style: speaks(list) }),
  ),
);

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../src/adapters/sandbox/{chat,identity,payment}/*-words.ts'],
  { eager: true },
);
const tables = Object.entries(modules).flatMap(([file, exported]) =>
  saidIn(exported, { at: file.split('/').slice(-2).join('/'), locale: undefined, style: undefined }),
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

/** All that the shop says on screens, in mails and documents, and where it refuses. */
export const said: readonly Said[] = [...screens, ...tables, ...answers];
