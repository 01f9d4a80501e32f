import type { Money } from '../../shared/money.ts';

/**
 * The state of a wallet opened before there is an order. `used`: it has paid an order. None of these states places an
 * order; only the button of the last step does. Source: EXP-3, EXP-5.
 */
export const expressStandings = ['open', 'approved', 'declined', 'closed', 'expired', 'used'] as const;
export type ExpressStanding = (typeof expressStandings)[number];

/** How long a wallet's approval can be used to pay an order. Units: ms. */
export const approvalMs = 30 * 60_000;

const standings: ReadonlyMap<string, ExpressStanding> = new Map([
  ['authenticated', 'approved'],
  ['authorized', 'used'],
  ['settled', 'used'],
  ['transmitted', 'used'],
  ['failed', 'declined'],
  ['canceled', 'closed'],
]);

/** Maps the provider's status. An unknown status counts as open. `begun`, `now`: ms. Source: EXP-5. */
export const expressStanding = (status: string, begun: number, now: number): ExpressStanding => {
  const standing = standings.get(status) ?? 'open';
  const isOver = now - begun >= approvalMs;
  return isOver && (standing === 'approved' || standing === 'open') ? 'expired' : standing;
};

/** The amount that a shopper approved with a wallet. */
export interface ApprovedSum {
  readonly wallet: string;
  /** The highest amount shown to the shopper who approved it. */
  readonly upTo: Money;
}

/** Whether an approval covers an order: same wallet, same currency, and a total not above the amount shown. Source: EXP-6. */
export const covers = (
  { wallet, upTo }: ApprovedSum,
  order: { readonly method: string; readonly total: Money },
): boolean =>
  wallet === order.method &&
  upTo.currency === order.total.currency &&
  order.total.minor > 0 &&
  order.total.minor <= upTo.minor;
