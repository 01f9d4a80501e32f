import type { TextStore } from '../shared/text-store.ts';

/** Names of the form drafts that a tab stores until the form is submitted. */
export const typedTexts = [
  'checkout-draft-customer',
  'checkout-draft-address',
  'checkout-draft-shipping',
  'checkout-draft-payment',
  'withdrawal-draft',
] as const;
export type TypedText = (typeof typedTexts)[number];

/** Deletes the drafts once their form was submitted or their writer has left. Source: AUTH-22. */
export const forgetTyped = (tab: Pick<TextStore, 'write'>, start = ''): void => {
  for (const name of typedTexts) if (name.startsWith(start)) tab.write(name);
};
