/** E-mail alerts that a visitor requests for one product: it is available again, or its price fell. */

import { isForSale, isSoldOut } from './orderable.ts';
import type { Orderable } from './product.ts';

/** `stock`: the product is sold again; `price`: it costs less than on the day of the request. */
export const alertKinds = ['stock', 'price'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** How many products a mailbox may wait for in a shop at the same time. Source: STOCK-9. */
export const mostAlerts = 20;

/** `below`: the price of one piece at the time of the request, in the shop's own currency. Units: minor. */
export type ProductAlert = { readonly kind: 'stock' } | { readonly kind: 'price'; readonly below: number };

/** The current state of the watched product. `price` of one piece; units: minor. */
export interface WatchedGoods {
  readonly orderable: Orderable;
  readonly stock: number;
  readonly stopOrder: boolean;
  readonly price: number;
  /** Whether another product can be bought instead. */
  readonly hasSuccessor: boolean;
}

/**
 * `waiting`: no mail; `due`: the requested event has happened; `replaced`: it will never happen, but there is a
 * successor; `over`: it will never happen.
 */
export const alertVerdicts = ['waiting', 'due', 'replaced', 'over'] as const;
export type AlertVerdict = (typeof alertVerdicts)[number];

/**
 * Decides what to do about an alert. A withheld or inactive product may come back, so the alert waits. If the product
 * is discontinued, a stock alert announces its successor. A price alert ends, because a lower price of another product
 * was not requested. Source: STOCK-7, STOCK-8.
 */
export const judgeAlert = (alert: ProductAlert, goods: WatchedGoods): AlertVerdict => {
  if (goods.orderable === 'discontinued')
    return alert.kind === 'stock' && goods.hasSuccessor ? 'replaced' : 'over';
  if (!isForSale(goods)) return 'waiting';
  return alert.kind === 'stock' || goods.price < alert.below ? 'due' : 'waiting';
};

/**
 * Whether an alert makes sense: the return of a sold-out product, or a lower price of a product on sale. Source:
 * STOCK-7, STOCK-8.
 */
export const mayAskFor = (kind: AlertKind, goods: Omit<WatchedGoods, 'hasSuccessor' | 'price'>): boolean =>
  goods.orderable === 'orderable' && (kind === 'price' || isSoldOut(goods));
