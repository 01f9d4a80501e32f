/** Who is asked to come again where more is asked of a server than it can answer. */

/** Who asks. `customer`: somebody with a cart or an account; `buyer`: somebody who fills a cart, orders or pays right now. */
export type Standing = 'newcomer' | 'customer' | 'buyer';

export interface Load {
  /** Requests that have come whole and are not answered. */
  readonly open: number;
  /** By how much the process is late, mostly. Units: ms. */
  readonly late: number;
}

/** How many times the load that newcomers are answered at. */
const times: Readonly<Record<Standing, number>> = { newcomer: 1, customer: 2, buyer: 4 };

/** Whether somebody is refused: newcomers first, who buys last. Source: LOAD-1, LOAD-2. */
export const isTooMuch = (most: Load, load: Load, standing: Standing): boolean =>
  load.open > most.open * times[standing] || load.late > most.late * times[standing];
