import { type CheckoutStep, checkoutSteps } from '../shared/checkout-step.ts';

/** The steps that have to be completed before payment. */
export type FilledStep = Exclude<CheckoutStep, 'payment'>;

/** Source: the backend's `checkout.not_ready`, by the field that is missing. */
const stepOf: Readonly<Record<string, FilledStep>> = {
  email: 'customer',
  billing_address: 'address',
  shipping_address: 'address',
  shipments: 'shipping',
};

/**
 * Returns the steps that a refused order still needs, in order, each once. Empty if it was refused for another reason.
 * Source: CHK-25.
 */
export const missingSteps = (
  violations: readonly { readonly field: string; readonly code: string }[],
): readonly FilledStep[] => {
  const named = violations
    .filter(({ code }) => code === 'checkout.not_ready')
    .map(({ field }) => field.replace(/[.[].*$/s, ''));
  return checkoutSteps.filter((step): step is FilledStep =>
    named.some((field) => Object.hasOwn(stepOf, field) && stepOf[field] === step),
  );
};
