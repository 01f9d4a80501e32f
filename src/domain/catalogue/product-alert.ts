/** Mails about one product that somebody asks for: that it is there again, or that it costs less. */

import { isForSale, isSoldOut } from './orderable.ts';
import type { Orderable } from './product.ts';

/** `stock`: it is sold again; `price`: it costs less than on the day of asking. */
export const alertKinds = ['stock', 'price'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** `below`: what one piece cost when it was asked for, in the shop's own currency. Units: minor. */
export type ProductAlert = { readonly kind: 'stock' } | { readonly kind: 'price'; readonly below: number };

/** How what is watched stands in its shop now. `price` of one piece; units: minor. */
export interface WatchedGoods {
  readonly orderable: Orderable;
  readonly stock: number;
  readonly stopOrder: boolean;
  readonly price: number;
  /** Something else can be bought in its place. */
  readonly hasSuccessor: boolean;
}

/**
 * `waiting`: nothing is said; `due`: what was asked for has come; `replaced`: it never will, and something stands in its
 * place; `over`: it never will.
 */
export const alertVerdicts = ['waiting', 'due', 'replaced', 'over'] as const;
export type AlertVerdict = (typeof alertVerdicts)[number];

/**
 * What is withheld or switched off may come back: it waits. What is gone for good tells who waited for its return about its
 * successor; a lower price of something else was not asked for. Source: STOCK-7, STOCK-8.
 */
export const judgeAlert = (alert: ProductAlert, goods: WatchedGoods): AlertVerdict => {
  if (goods.orderable === 'discontinued')
    return alert.kind === 'stock' && goods.hasSuccessor ? 'replaced' : 'over';
  if (!isForSale(goods)) return 'waiting';
  return alert.kind === 'stock' || goods.price < alert.below ? 'due' : 'waiting';
};

/** Whether there is something to wait for: the return of what is sold out, a lower price of what is sold. Source: STOCK-7, STOCK-8. */
export const mayAskFor = (kind: AlertKind, goods: Omit<WatchedGoods, 'hasSuccessor' | 'price'>): boolean =>
  goods.orderable === 'orderable' && (kind === 'price' || isSoldOut(goods));
