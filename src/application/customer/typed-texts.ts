import type { TextStore } from '../shared/text-store.ts';

/** Names of what a tab stores of its visitor: form drafts until they are submitted, and an order until it was seen. */
export const typedTexts = [
  'checkout-draft-customer',
  'checkout-draft-address',
  'checkout-draft-shipping',
  'checkout-draft-payment',
  'checkout-order',
  'withdrawal-draft',
] as const;
export type TypedText = (typeof typedTexts)[number];

/** Deletes the drafts, or those whose names begin with `start`: once sent, or once their writer has left. Source: AUTH-22. */
export const forgetTyped = (tab: Pick<TextStore, 'write'>, start = ''): void => {
  for (const name of typedTexts) if (name.startsWith(start)) tab.write(name);
};
