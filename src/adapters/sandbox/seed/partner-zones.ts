import type { CountryCode } from '../../../domain/shared/country.ts';
import { usualZone } from '../../../domain/shared/shop-day.ts';
import type { PartnerWire } from '../../contract/checkout/partners.ts';

/** The time zone of each country's opticians. */
const zones: Readonly<Partial<Record<CountryCode, string>>> = {
  AT: 'Europe/Vienna',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
};

export const zoneOf = ({ country_code: country }: Pick<PartnerWire, 'country_code'>): string =>
  zones[country] ?? usualZone;
