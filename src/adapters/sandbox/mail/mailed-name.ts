import type { Shop } from '../../../application/shared/shop.ts';
import type { Say } from '../../../application/shared/texts.ts';
import { addressLimits } from '../../../domain/customer/address-draft.ts';
import { mailedText } from '../../../domain/customer/plain-text.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { CustomerRow } from '../db/customer-tables.ts';

/**
 * Returns the name by which a letter addresses the owner of an account, made safe for a mail whatever was once entered
 * as the name. Source: ADDR-7.
 */
export const mailedName = (
  { style }: Pick<Shop, 'style'>,
  { first_name, last_name }: Pick<CustomerRow, 'first_name' | 'last_name'>,
): string => {
  const first = mailedText(first_name, addressLimits.firstName);
  return style === 'informal' ? first : `${first} ${mailedText(last_name, addressLimits.lastName)}`;
};

/** Returns the name by which a letter addresses the person an order is billed to. */
export const nameOf = ({ style }: Pick<Shop, 'style'>, t: Say, address: AddressWire | undefined): string => {
  const { firstName, lastName } = addressLimits;
  const values = {
    first: mailedText(address?.first_name ?? '', firstName),
    last: mailedText(address?.last_name ?? '', lastName),
  };
  if (address?.salutation === 1) return t('mails:letter.male', values);
  if (address?.salutation === 2) return t('mails:letter.female', values);
  return style === 'informal' ? values.first : `${values.first} ${values.last}`.trim();
};

/** How a letter begins, with a name or where none is known. */
export const greeting = (t: Say, name: string): string =>
  name.trim() === '' ? t('mails:letter.hello') : t('mails:letter.greeting', { name });
