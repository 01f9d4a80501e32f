import { billKindOf } from '../../../domain/orders/bill/bill-number.ts';
import { isOrderNumber } from '../../../domain/orders/order-number.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** The documents of an order that have a name in each language. */
type DocumentKind = 'invoice' | 'credit' | 'law';
type NameOf = (kind: DocumentKind) => string;

/** Returns the name of the file, at the end of its path. */
export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns the number in the name of a file, as its title contains it: `OKU-CN-2026-00007`; empty if there is none. */
export const numberIn = (path: string): string => /-(.+)\.\w+$/.exec(fileOf(path))?.[1] ?? '';

const kindOf = (path: string): DocumentKind | undefined => {
  const number = numberIn(path);
  return billKindOf(number) ?? (isOrderNumber(number) ? 'law' : undefined);
};

/**
 * Returns a readable title: `Credit note OKU-CN-2026-00007 (PDF)`. The file is named in the language of its order, the
 * title in that of the page; a file of an unknown kind has the words of its name.
 */
export const titleOf = (path: string, nameOf: NameOf): string => {
  const [, kind] = /\.(\w+)$/.exec(fileOf(path)) ?? [];
  const known = kindOf(path);
  const name = known
    ? `${nameOf(known)} ${numberIn(path)}`
    : fileOf(path)
        .replace(/\.\w+$/, '')
        .replace('-', ' ')
        .replaceAll('_', ' ');
  return kind === undefined ? name : `${name} (${kind.toUpperCase()})`;
};

/** The same within a sentence. Only German keeps the capital letter. */
export const titleWithin = (locale: Locale, path: string, nameOf: NameOf): string => {
  const title = titleOf(path, nameOf);
  return locale === 'de' ? title : title.charAt(0).toLowerCase() + title.slice(1);
};
