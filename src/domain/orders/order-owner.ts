import type { Day } from '../shared/dates.ts';
import { daysBetween } from '../shared/day-arithmetic.ts';
import type { OrderState } from './order-state.ts';
import { isOver } from './value-retention.ts';

/** Who may see an order. A guest presents its token. A customer's order is visible to that customer only. */

/**
 * Whether a visitor who has the token sees the order. The shop sends the token to the buyer only. It opens the order
 * for its owner and for visitors who are not signed in, but not for another customer. Source: ORD-3.
 */
export const seesOrder = <Id>(owner: Id | undefined, visitor: Id | undefined): boolean =>
  owner === undefined || visitor === undefined || owner === visitor;

/** How long the link of an order opens it, once nothing of it is in progress. Units: days. */
export const linkDays = 180;
/** How long it does so again after somebody named the order's number and e-mail. Units: ms. */
export const reopenedMs = 86_400_000;

/** What the end of a link depends on. */
export interface LinkOfOrder {
  readonly state: OrderState;
  /** The day of the order, or the last announced day of arrival. */
  readonly since: Day;
  /** When the order was opened by number and e-mail, until which instant it stays open. Units: ms. */
  readonly openUntil?: number;
}

/**
 * Whether the link of an order opens it for nobody but its signed-in owner any more: it lies in mails, histories and
 * bookmarks for years. Number and e-mail then open the order, for a day. Source: ORD-8.
 */
export const hasLinkEnded = (
  { state, since, openUntil = 0 }: LinkOfOrder,
  at: { readonly today: Day; readonly now: number },
): boolean => isOver(state) && daysBetween(since, at.today) > linkDays && openUntil <= at.now;

/**
 * Whether a visitor sees the invoice and other files of an order. Those of a customer's order are visible to that
 * customer only. Source: ORD-3.
 */
export const seesDocuments = <Id>(owner: Id | undefined, visitor: Id | undefined): boolean =>
  owner === undefined || owner === visitor;

/**
 * Whether a repeated request to order a cart returns its order, for whoever lost the first answer. That of a customer
 * goes to that customer only: a cart's token may have come by a link, so that others know it. Once the account is
 * deleted (`isOwnerGone`), nobody gets it. Source: ORD-3, CHK-12.
 */
export const getsOrderAgain = <Id>(
  owner: Id | undefined,
  visitor: Id | undefined,
  isOwnerGone: boolean,
): boolean => (owner === undefined ? !isOwnerGone : owner === visitor);
