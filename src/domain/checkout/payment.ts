/** Why a method cannot be chosen now. `credit`: the credit check advises against an invoice. Source: CHK-10, CHK-16. */
export type PaymentUnavailable = 'new_customer' | 'credit' | 'not_in_this_browser' | 'not_offered';

/** A payment method. `code` is the shop's name for it: `visa`, `twint`, `invoice`. */
export interface PaymentMethod {
  readonly code: string;
  readonly unavailable?: PaymentUnavailable;
}

/**
 * The outcome of a payment. `pending`: the provider has not answered yet. `refunded`: the money was for an order that
 * was already paid or no longer exists, and was returned.
 */
export const paymentOutcomes = ['pending', 'succeeded', 'declined', 'cancelled', 'refunded'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export type PaymentId = string & { readonly PaymentId: unique symbol };

/** How a shop shows the provider's page: as an overlay, or by a redirect. Source: CHK-11. */
export type PaymentWindow = 'lightbox' | 'redirect';

/** The provider's page where a payment is made. */
export interface ProviderPage {
  readonly paymentId: PaymentId;
  readonly url: string;
  /** The provider's script that shows the same page as an overlay. Absent if there is none. */
  readonly script?: string;
  /** The payment's id for that script. Absent: the shop's own id. */
  readonly reference?: string;
}

/** What the browser has to do next: open the provider's page, or nothing. Source: CHK-11. */
export type PaymentStart = ({ readonly _tag: 'Redirect' } & ProviderPage) | { readonly _tag: 'Settled' };
