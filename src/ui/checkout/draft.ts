import { forgetTyped } from '../../application/customer/typed-texts.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import type { CheckoutStep } from '../../domain/shared/checkout-step.ts';

/** The values typed in a step and not saved yet. They live as long as the tab. */
export type Draft = Readonly<Record<string, string>>;

type Writer = Pick<Cart, 'customer'>;

const nameOf = (step: CheckoutStep) => `checkout-draft-${step}` as const;

/** Returns the account of the cart. Empty for a guest. */
const accountOf = ({ customer }: Writer): string => customer?.accountId ?? '';

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;
const isDraft = (input: unknown): input is Draft =>
  isObject(input) && Object.values(input).every((value) => typeof value === 'string');

/**
 * Reads the draft of a step. Empty if nothing was typed, if it cannot be read, or if the browser stores nothing. A
 * customer's draft is not shown to others. A guest's draft is kept after signing in. Source: CHK-24.
 */
export const readDraft = (tab: TextStore, cart: Writer, step: CheckoutStep): Draft => {
  try {
    const kept: unknown = JSON.parse(tab.read(nameOf(step)) ?? '');
    if (!isObject(kept) || !('account' in kept) || !('texts' in kept) || !isDraft(kept.texts)) return {};
    return kept.account === '' || kept.account === accountOf(cart) ? kept.texts : {};
  } catch {
    return {};
  }
};

/** A browser that stores nothing does not prevent an order. */
export const writeDraft = (tab: TextStore, cart: Writer, step: CheckoutStep, texts: Draft): void =>
  void tab.write(nameOf(step), JSON.stringify({ account: accountOf(cart), texts }));

/** Deletes all drafts once the order is placed. */
export const clearDrafts = (tab: TextStore): void => forgetTyped(tab, 'checkout-draft-');
