import type { Shop } from '../../../application/shared/shop.ts';
import { unbroken } from '../words/unbroken.ts';

/** Returns the values that a letter's sentences use for the shop: its name and contact data. */
export const contactValues = ({ name, contact: { phone, email } }: Pick<Shop, 'name' | 'contact'>) => ({
  shop: name,
  phone: unbroken(phone),
  email,
});
