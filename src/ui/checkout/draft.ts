import { forgetTyped } from '../../application/customer/typed-texts.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import type { CheckoutStep } from '../../domain/shared/checkout-step.ts';

/** What was typed in a step and is not saved yet; lives as long as the tab. */
export type Draft = Readonly<Record<string, string>>;

type Writer = Pick<Cart, 'customer'>;

const nameOf = (step: CheckoutStep) => `checkout-draft-${step}` as const;

/** The account whose cart it is; empty: a guest's. */
const accountOf = ({ customer }: Writer): string => customer?.accountId ?? '';

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;
const isDraft = (input: unknown): input is Draft =>
  isObject(input) && Object.values(input).every((value) => typeof value === 'string');

/**
 * Empty where nothing was typed, where it cannot be read, and where the browser keeps nothing. What a customer typed is
 * nobody else's; what a guest typed is still there after signing in. Source: D90.
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

/** A browser that keeps nothing still lets people buy. */
export const writeDraft = (tab: TextStore, cart: Writer, step: CheckoutStep, texts: Draft): void =>
  void tab.write(nameOf(step), JSON.stringify({ account: accountOf(cart), texts }));

/** Once it is ordered, nothing of it stays. */
export const clearDrafts = (tab: TextStore): void => forgetTyped(tab, 'checkout-draft-');
