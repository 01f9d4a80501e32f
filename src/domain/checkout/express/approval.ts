import type { Money } from '../../shared/money.ts';

/**
 * How a wallet stands that was opened before there is an order. `used`: it has paid one. Nothing of it is an order: that
 * is made by the button of the last step alone. Source: EXP-3, EXP-5.
 */
export const expressStandings = ['open', 'approved', 'declined', 'closed', 'expired', 'used'] as const;
export type ExpressStanding = (typeof expressStandings)[number];

/** How long what a wallet approved can pay an order. Units: ms. */
export const approvalMs = 30 * 60_000;

const standings: ReadonlyMap<string, ExpressStanding> = new Map([
  ['authenticated', 'approved'],
  ['authorized', 'used'],
  ['settled', 'used'],
  ['transmitted', 'used'],
  ['failed', 'declined'],
  ['canceled', 'closed'],
]);

/** What the provider's word means here; one that nobody knows is waited for. `begun`, `now`: ms. Source: EXP-5. */
export const expressStanding = (status: string, begun: number, now: number): ExpressStanding => {
  const standing = standings.get(status) ?? 'open';
  const isOver = now - begun >= approvalMs;
  return isOver && (standing === 'approved' || standing === 'open') ? 'expired' : standing;
};

/** What a wallet approved, and what it is asked to pay. */
export interface ApprovedSum {
  readonly wallet: string;
  /** The most that was shown to who approved it. */
  readonly upTo: Money;
}

/**
 * Whether an approval pays an order: by the same wallet, in the same currency, and no more than was shown. Less is always
 * covered. Source: EXP-6.
 */
export const covers = (
  { wallet, upTo }: ApprovedSum,
  order: { readonly method: string; readonly total: Money },
): boolean =>
  wallet === order.method &&
  upTo.currency === order.total.currency &&
  order.total.minor > 0 &&
  order.total.minor <= upTo.minor;
