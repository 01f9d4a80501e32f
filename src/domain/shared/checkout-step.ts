/** The steps of the checkout, each with its own page and address. Source: CHK-1. */
export const checkoutSteps = ['customer', 'address', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];
