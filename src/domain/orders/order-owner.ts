/** Who may see an order. A guest presents its token. A customer's order is visible to that customer only. */

/**
 * Whether a visitor who has the token sees the order. The shop sends the token to the buyer only. It opens the order
 * for its owner and for visitors who are not signed in, but not for another customer. Source: ORD-3.
 */
export const seesOrder = <Id>(owner: Id | undefined, visitor: Id | undefined): boolean =>
  owner === undefined || visitor === undefined || owner === visitor;

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
