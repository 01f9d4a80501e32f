import type { Shop } from '../../../application/shared/shop.ts';
import { type Amounts, amounts } from '../../../domain/shared/amounts.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';

/**
 * The most that a gift may be worth by the country of delivery. Germany: section 7 HWG allows only trifles with medical
 * devices, such as lenses and their care; courts draw the line at one euro. Source: LAW-42.
 */
const most: Readonly<Partial<Record<CountryCode, Amounts>>> = {
  DE: amounts({ EUR: 100, CHF: 100 }),
};

/** Returns the limit where the goods go; until that is known, the one of the shop. Undefined if there is none. Source: LAW-42. */
export const giftLimitFor = (
  { country }: Pick<Shop, 'country'>,
  to: CountryCode | undefined,
): Amounts | undefined => most[to ?? country];
