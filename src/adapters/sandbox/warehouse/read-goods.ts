import type { CartItemId } from '../../../domain/cart/cart.ts';
import { articleName, articleNames } from '../../../domain/orders/article.ts';
import { type WithdrawnGoods, withdrawnPieces } from '../../../domain/orders/withdrawn-lines.ts';
import type { OrderedBasket } from '../../contract/cart/basket.ts';
import { type Html, html } from '../pages/html.ts';

type Items = OrderedBasket['items'];
/** Formats an article with its values for people. */
type Written = (article: string) => string;

const bought = (items: Items): Items => items.filter(({ is_gift }) => !is_gift);

/** Shows what a withdrawal names of an order. */
export const withdrawnArticles = (items: Items, goods: WithdrawnGoods, written: Written): Html => {
  const named = bought(items).flatMap(({ title, formatted_options: options, ...item }) => {
    const quantity = withdrawnPieces(item, [goods]);
    return quantity === 0 ? [] : [{ title, options, quantity }];
  });
  return html`<p>${articleNames(named).map(written).join('; ')}</p>`;
};

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => most - index);

/**
 * The goods of an order that no other withdrawal names, to be ticked for a declaration that names other goods than the
 * shop can read, with the number of pieces.
 */
export const readByHand = (items: Items, goods: readonly string[], written: Written): Html =>
  html`<fieldset><legend>Declared: ${goods.map(written).join('; ')}. Which goods are meant? None: nothing is credited.</legend><input type="hidden" name="read" value="on">${bought(
    items,
  ).map(({ id, quantity, title, formatted_options: options }) => {
    const name = written(articleName({ title, options }));
    const pieces =
      quantity === 1
        ? html`<input type="hidden" name="pieces ${id}" value="1">`
        : html` <label>Pieces <select name="pieces ${id}" aria-label="Pieces of ${name}">${upTo(quantity).map(
            (count) => html`<option>${count}</option>`,
          )}</select></label>`;
    return html`<p><label><input type="checkbox" name="line" value="${id}"> ${name}</label>${pieces}</p>`;
  })}</fieldset>`;

/** Returns what staff read. Undefined if they were not asked. */
export const goodsRead = (form: URLSearchParams): WithdrawnGoods | undefined => {
  if (!form.has('read')) return undefined;
  const lines = form.getAll('line') as CartItemId[];
  const counts = lines.map((id) => [id, Number(form.get(`pieces ${id}`))] as const);
  const known = counts.filter(([, count]) => Number.isSafeInteger(count) && count > 0);
  return { lines, ...(known.length > 0 && { pieces: Object.fromEntries(known) }) };
};
