import type { Shop } from '../../../application/shared/shop.ts';
import { unbroken } from '../words/unbroken.ts';

/** What a letter's sentences say of the shop. */
export const contactValues = ({ name, contact: { phone, email } }: Pick<Shop, 'name' | 'contact'>) => ({
  shop: name,
  phone: unbroken(phone),
  email,
});
