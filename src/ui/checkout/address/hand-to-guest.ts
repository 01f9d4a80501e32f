import type { TextStore } from '../../../application/shared/text-store.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { readDraft, writeDraft } from '../draft.ts';
import { formOf, textsIn } from './address-form.ts';

const guest: Pick<Cart, 'customer'> = {};

/**
 * Copies what a customer typed and saved for an order into the drafts of a guest, so that the order can be continued
 * without the account. Source: CHK-24.
 */
export const handToGuest = (tab: TextStore, cart: Cart, country: CountryCode): void => {
  const address = textsIn(formOf(cart, readDraft(tab, cart, 'address'), country));
  const { comment = cart.comment } = readDraft(tab, cart, 'payment');
  writeDraft(tab, guest, 'address', address);
  writeDraft(tab, guest, 'shipping', readDraft(tab, cart, 'shipping'));
  writeDraft(tab, guest, 'payment', comment === undefined ? {} : { comment });
};
