/** What the job table calls that the engine is told of a payment. */
export const paidJob = 'engine.paid';
/** What it calls that the engine is told of an order which is paid later. */
export const laterJob = 'engine.later';
/** What it calls that the engine is told of a coupon that a customer got. */
export const couponJob = 'engine.coupon';
/** What it calls that money goes back which the engine's staff gave back. */
export const refundJob = 'engine.refund';
