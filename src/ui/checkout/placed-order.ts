import type { TypedText } from '../../application/customer/typed-texts.ts';
import type { TextStore } from '../../application/shared/text-store.ts';

const key: TypedText = 'checkout-order';

/**
 * Returns the order that the shopper was sent to pay for. After the browser's back button, the shopper sees this order
 * instead of a missing cart.
 */
export const readPlacedOrder = (tab: TextStore): string | undefined => tab.read(key);

/** `undefined`: the order's own page has been seen. */
export const keepPlacedOrder = (tab: TextStore, token: string | undefined): void =>
  void tab.write(key, token);
