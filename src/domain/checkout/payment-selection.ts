/**
 * A selection of a payment method that a tab keeps: `method`, `alias`, and `ofCart`, the cart's method when the tab last
 * saw it.
 */
export type PaymentSelection = Readonly<Record<string, string>>;

/**
 * Returns what is left of a tab's selection now that its cart has this method. A method that the cart was given
 * elsewhere, by a wallet or another tab, replaces a selection that was sent before; one that was not sent yet is newer
 * and stays, unless the page has just been opened. Without a method the cart says nothing: the backend drops it when
 * the shipping method changes. Source: CHK-26, EXP-3.
 */
export const remainingSelection = (
  choice: PaymentSelection,
  ofCart: string | undefined,
  isOpened: boolean,
): PaymentSelection => {
  if (ofCart === undefined || ofCart === choice.ofCart) return choice;
  const isUnsent = !isOpened && choice.method !== undefined && choice.method !== choice.ofCart;
  return choice.method === ofCart || isUnsent ? { ...choice, ofCart } : { ofCart };
};
