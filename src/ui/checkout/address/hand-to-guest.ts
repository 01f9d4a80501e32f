import type { TextStore } from '../../../application/shared/text-store.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { readDraft, writeDraft } from '../draft.ts';
import { formOf, textsIn } from './address-form.ts';

const guest: Pick<Cart, 'customer'> = {};

/** What a customer had typed and saved of an order waits in the forms of a guest, who goes on with it. Source: CHK-24. */
export const handToGuest = (tab: TextStore, cart: Cart, country: CountryCode): void => {
  const address = textsIn(formOf(cart, readDraft(tab, cart, 'address'), country));
  const { comment = cart.comment } = readDraft(tab, cart, 'payment');
  writeDraft(tab, guest, 'address', address);
  writeDraft(tab, guest, 'shipping', readDraft(tab, cart, 'shipping'));
  writeDraft(tab, guest, 'payment', comment === undefined ? {} : { comment });
};
