/** The job kind that settles, releases or credits a payment at the provider, according to its outcome in the shop. */
export const squareJob = 'payment.square';
/** The job kind that charges a saved payment method without the customer being present. */
export const chargeJob = 'payment.charge';
