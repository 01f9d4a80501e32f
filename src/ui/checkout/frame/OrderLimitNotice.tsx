import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { checkOrderLimit } from '../../../domain/checkout/order-limit.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useServices } from '../../shared/services.ts';
import { Problem } from '../Problem.tsx';

/**
 * Returns the limit that the cart exceeds. Undefined if it exceeds none. `country`: of the billing address; by default
 * the saved one. Source: CHK-14.
 */
export const useOrderLimit = (
  cart: Cart,
  country: CountryCode | undefined = cart.billingAddress?.countryCode,
): Money | undefined => {
  const { otherCountriesLimit, countries } = useServices().shop;
  const checked = checkOrderLimit({
    otherCountries: otherCountriesLimit,
    countries,
    billingCountry: country,
    total: cart.total,
  });
  return checked._tag === 'Left' ? checked.left.limit : undefined;
};

/** Says that an order of this value cannot be shipped to the country, and what to do. Source: CHK-14. */
export const OrderLimitNotice = ({ limit }: { readonly limit: Money }) => {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return (
    <Problem title={t('orderLimit.title')}>
      <p>{t('orderLimit.text', { limit: money(limit) })}</p>
    </Problem>
  );
};
