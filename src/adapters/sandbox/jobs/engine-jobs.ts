/** Job kind: tells the engine about a payment. */
export const paidJob = 'engine.paid';
/** Job kind: tells the engine that an order is paid later. */
export const laterJob = 'engine.later';
/** Job kind: tells the engine about a coupon that a customer got. */
export const couponJob = 'engine.coupon';
/** Job kind: ends a session at the engine. */
export const sessionJob = 'engine.session';
/** Job kind: deletes the account of a customer who was deleted at the engine. */
export const goneJob = 'engine.gone';
/** Job kind: asks the engine whether it knows the person who requested a link. */
export const customerJob = 'engine.customer';
/** Job kind: pays back a refund by the engine's staff. */
export const refundJob = 'engine.refund';
/** Job kind: deletes the carts of a deleted account at the engine as well. */
export const cartsJob = 'engine.carts';
/** Job kind: deletes old carts at the engine as well. */
export const oldCartsJob = 'engine.old-carts';
/** Job kind: removes the eye values from an order at the engine as well. */
export const valuesJob = 'engine.values';
