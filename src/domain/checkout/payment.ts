/** Why a method cannot be chosen now. `credit`: the credit look-up advises against an invoice. Source: CHK-10, CHK-16. */
export type PaymentUnavailable = 'new_customer' | 'credit' | 'not_in_this_browser' | 'not_offered';

/** A way to pay. `code` is the shop's name for it: `visa`, `twint`, `invoice`. */
export interface PaymentMethod {
  readonly code: string;
  readonly unavailable?: PaymentUnavailable;
}

/**
 * What became of a payment. `pending`: the provider has not answered yet. `refunded`: money came for an order that was
 * paid already or is none any more, and went back.
 */
export const paymentOutcomes = ['pending', 'succeeded', 'declined', 'cancelled', 'refunded'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export type PaymentId = string & { readonly PaymentId: unique symbol };

/** How a shop shows the provider's page: over its own, or instead of it. Source: CHK-11. */
export type PaymentWindow = 'lightbox' | 'redirect';

/** Where a payment is made. */
export interface ProviderPage {
  readonly paymentId: PaymentId;
  readonly url: string;
  /** The provider's script that shows the same page over the shop's; none: there is none. */
  readonly script?: string;
  /** By what name its script knows the payment; none: the shop's own. */
  readonly reference?: string;
}

/** What the browser has to do next: go to the provider's page, or nothing more. Source: CHK-11. */
export type PaymentStart = ({ readonly _tag: 'Redirect' } & ProviderPage) | { readonly _tag: 'Settled' };
