import type { Shop } from '../../../application/shared/shop.ts';
import type { Say } from '../../../application/shared/texts.ts';
import { addressLimits } from '../../../domain/customer/address-draft.ts';
import { mailedText } from '../../../domain/customer/plain-text.ts';
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

/** How a letter begins, with a name or where none is known. */
export const greeting = (t: Say, name: string): string =>
  name.trim() === '' ? t('mails:letter.hello') : t('mails:letter.greeting', { name });
