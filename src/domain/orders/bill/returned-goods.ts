import type { BillLine } from './bill.ts';
import type { Returned } from './credit.ts';

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * What of an invoice a withdrawal means: no goods named is all of it, else the lines whose titles are named. Undefined
 * where somebody named what is on no line: a person has to look. Source: DOC-5, LAW-4.
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
