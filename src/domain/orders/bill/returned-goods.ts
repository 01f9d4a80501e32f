import type { BillLine } from './bill.ts';
import type { Returned } from './credit.ts';

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Returns the part of an invoice that a withdrawal refers to: everything if no goods are named, otherwise the lines
 * whose titles are named. Undefined if the named goods match no line, so that a person has to check. Source: DOC-5,
 * LAW-4.
 */
export const returnedGoods = (
  lines: readonly Pick<BillLine, 'title'>[],
  goods: readonly string[],
): Exclude<Returned, { readonly _tag: 'Amount' }> | undefined => {
  if (goods.length === 0) return { _tag: 'Rest' };
  const named = goods.map(plain);
  const means =
    ({ title }: Pick<BillLine, 'title'>) =>
    (article: string) =>
      article.includes(plain(title));
  if (!named.every((article) => lines.some((line) => means(line)(article)))) return undefined;
  return {
    _tag: 'Goods',
    places: lines.flatMap((line, place) => (named.some(means(line)) ? [place] : [])),
  };
};
