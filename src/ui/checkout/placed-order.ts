import type { TextStore } from '../../application/shared/text-store.ts';

const key = 'checkout-order';

/** The order that a shopper was sent to pay for: who comes back by the back button finds it instead of no cart. */
export const readPlacedOrder = (tab: TextStore): string | undefined => tab.read(key);

/** `undefined`: its own page was seen. */
export const keepPlacedOrder = (tab: TextStore, token: string | undefined): void =>
  void tab.write(key, token);
