/** Why a method cannot be chosen now. Source: CHK-10. */
export type PaymentUnavailable = 'new_customer' | 'not_in_this_browser' | 'not_offered';

/** A way to pay. `code` is the shop's name for it: `visa`, `twint`, `invoice`. */
export interface PaymentMethod {
  readonly code: string;
  readonly unavailable?: PaymentUnavailable;
}

/** What became of a payment. `pending`: the provider has not answered yet. */
export const paymentOutcomes = ['pending', 'succeeded', 'declined', 'cancelled'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export type PaymentId = string & { readonly PaymentId: unique symbol };

/** What the browser has to do next: go to the provider's page, or nothing more. Source: CHK-11. */
export type PaymentStart =
  | { readonly _tag: 'Redirect'; readonly paymentId: PaymentId; readonly url: string }
  | { readonly _tag: 'Settled' };
