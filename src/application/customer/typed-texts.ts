import type { TextStore } from '../shared/text-store.ts';

/** What waits in a tab for its form to be sent, by the name of the form. */
export const typedTexts = [
  'checkout-draft-customer',
  'checkout-draft-address',
  'checkout-draft-shipping',
  'checkout-draft-payment',
  'withdrawal-draft',
] as const;
export type TypedText = (typeof typedTexts)[number];

/** Once it was sent, or its writer has left, nothing of it stays. Source: D90. */
export const forgetTyped = (tab: Pick<TextStore, 'write'>, start = ''): void => {
  for (const name of typedTexts) if (name.startsWith(start)) tab.write(name);
};
