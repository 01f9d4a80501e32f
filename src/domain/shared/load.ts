/** Which visitors are turned away when a server is overloaded. */

/** The kind of visitor. `customer`: has a cart or an account; `buyer`: fills a cart, orders or pays right now. */
export type Standing = 'newcomer' | 'customer' | 'buyer';

export interface Load {
  /** The number of complete requests without a response yet. */
  readonly open: number;
  /** The typical delay of the process. Units: ms. */
  readonly late: number;
}

/** The accepted load for each kind of visitor, as a multiple of the load for newcomers. */
const times: Readonly<Record<Standing, number>> = { newcomer: 1, customer: 2, buyer: 4 };

/** Whether a visitor is turned away: newcomers first, buyers last. Source: LOAD-1, LOAD-2. */
export const isTooMuch = (most: Load, load: Load, standing: Standing): boolean =>
  load.open > most.open * times[standing] || load.late > most.late * times[standing];
