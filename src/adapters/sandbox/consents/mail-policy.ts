import { lawFor } from '../../../application/shared/law-for.ts';
import type { ConsentPolicy } from '../../../domain/customer/mail-consent.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

type Shops = Pick<Sandbox, 'shops'>;

/**
 * Returns how a reader consents to advertising mails: by the strictest law of the countries to which they have goods
 * sent, as far as these are known, and of the shop. Source: LAW-10, ACC-3.
 */
export const policyIn = (
  { shops }: Shops,
  brand: BrandId,
  countries: readonly (CountryCode | undefined)[],
): ConsentPolicy =>
  [undefined, ...countries].some((country) => lawFor(shops[brand], country).advertisingConsent === 'mail')
    ? 'mail'
    : 'word';

/** The same for a customer, by the addresses and the orders of their account. */
export const policyOf = async (
  db: Db,
  { shops }: Shops,
  { id, brand }: Pick<CustomerRow, 'id' | 'brand'>,
): Promise<ConsentPolicy> => {
  if (policyIn({ shops }, brand, []) === 'mail') return 'mail';
  const addresses = await db
    .selectFrom('customer_address')
    .select('address')
    .where('customer_id', '=', id)
    .execute();
  const orders = await db
    .selectFrom('shop_order')
    .select('country')
    .distinct()
    .where('customer_id', '=', id)
    .execute();
  return policyIn({ shops }, brand, [
    ...addresses.map(({ address }) => address.country_code),
    ...orders.map(({ country }) => country),
  ]);
};
