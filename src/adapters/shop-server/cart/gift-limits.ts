import { type Amounts, amounts } from '../../../domain/shared/amounts.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';

/**
 * The most that a gift may be worth by the country of delivery. Germany: section 7 HWG allows only trifles with medical
 * devices, such as lenses and their care; courts draw the line at one euro. Source: LAW-42.
 */
const most: Readonly<Partial<Record<CountryCode, Amounts>>> = {
  DE: amounts({ EUR: 100, CHF: 100 }),
};

/** Returns the limit of a country: of delivery, or of the shop as long as that is unknown. Source: LAW-10, LAW-42. */
export const giftLimitIn = (country: CountryCode): Amounts | undefined => most[country];
