/** Who may see an order. A guest shows its token. A customer's order is for that customer alone. */

/**
 * The order itself: its token, which the shop sends to its buyer only, opens it for them and for whoever is not
 * signed in; another customer learns nothing of it. Source: ORD-3.
 */
export const seesOrder = <Id>(owner: Id | undefined, visitor: Id | undefined): boolean =>
  owner === undefined || visitor === undefined || owner === visitor;

/** Its invoice and other files. Those of a customer's order are for that customer alone. Source: ORD-3. */
export const seesDocuments = <Id>(owner: Id | undefined, visitor: Id | undefined): boolean =>
  owner === undefined || owner === visitor;
