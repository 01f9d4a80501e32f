import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { checkOrderLimit } from '../../../domain/checkout/order-limit.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useServices } from '../../shared/services.ts';
import { Problem } from '../Problem.tsx';

/** The limit that the cart is over, if it is. `country`: of the bill; not said, the one that is saved. Source: CHK-14. */
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

/** Says that so large an order cannot be sent to the country, and what can be done. Source: CHK-14. */
export const OrderLimitNotice = ({ limit }: { readonly limit: Money }) => {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return (
    <Problem title={t('orderLimit.title')}>
      <p>{t('orderLimit.text', { limit: money(limit) })}</p>
    </Problem>
  );
};
