import { statesEuros } from '../../../domain/orders/bill/euro-tax.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { shopsOf } from '../../brands/shops-of.ts';
import type { Environment } from '../../environment.ts';

const needsRates = (environment: Environment, brand: BrandId): boolean => {
  const { currency, countries } = shopsOf(environment)[brand];
  return countries.some(({ code }) => statesEuros(currency, code));
};

/**
 * Returns why a selling server does not start: its invoices need the tax in euros, and it is not set where the rates
 * come from. Empty if it may start. Source: DOC-9.
 */
export const lackingRates = (environment: Environment): readonly string[] => {
  const { isSelling, backendUrl, euroRates } = environment;
  if (!isSelling || backendUrl !== undefined || euroRates !== undefined) return [];
  return brandIds
    .filter((brand) => needsRates(environment, brand))
    .map(
      (brand) =>
        `${brand} delivers to the European Union in another currency than the euro, so its invoices state the tax in euros: set DIOPTRA_EURO_RATES=ecb, or off if they need not.`,
    );
};
