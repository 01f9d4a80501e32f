/** What the job table calls that the engine is told of a payment. */
export const paidJob = 'engine.paid';
/** What it calls that the engine is told of an order which is paid later. */
export const laterJob = 'engine.later';
/** What it calls that the engine is told of a coupon that a customer got. */
export const couponJob = 'engine.coupon';
/** What it calls that a session ends at the engine. */
export const sessionJob = 'engine.session';
/** What it calls that somebody has no account any more who is gone at the engine. */
export const goneJob = 'engine.gone';
/** What it calls that the engine is asked whether it knows who asked for a link. */
export const customerJob = 'engine.customer';
/** What it calls that money goes back which the engine's staff gave back. */
export const refundJob = 'engine.refund';
/** What it calls that the values of eyes go from an order at the engine as well. */
export const valuesJob = 'engine.values';
