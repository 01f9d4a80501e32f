/** The steps of the checkout, each a page with an address of its own. Source: CHK-1. */
export const checkoutSteps = ['customer', 'address', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];
