/** Who may see an order. An order of a guest belongs to whoever holds its token; one of a customer belongs to him. */

/**
 * The order itself: its token, which the shop sends to its buyer only, opens it for him and for whoever is not signed in;
 * another customer learns nothing of it. Source: ORD-3.
 */
export const seesOrder = <Id>(owner: Id | undefined, visitor: Id | undefined): boolean =>
  owner === undefined || visitor === undefined || owner === visitor;

/** Its invoice and other files: of a customer's order he alone. Source: ORD-3. */
export const seesDocuments = <Id>(owner: Id | undefined, visitor: Id | undefined): boolean =>
  owner === undefined || owner === visitor;
