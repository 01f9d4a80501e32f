/** What the job table calls that a payment is put right at the provider, as it ended in the shop. */
export const squareJob = 'payment.square';
/** What it calls that money is taken by what is kept, with nobody there. */
export const chargeJob = 'payment.charge';
/** What it calls that the provider forgets what it kept. */
export const forgetJob = 'payment.forget';
