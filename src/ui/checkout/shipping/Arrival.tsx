import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingMethod } from '../../../domain/checkout/shipping.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useServices } from '../../shared/services.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useCheckout } from '../use-checkout.ts';

/** The delivery date of a shipping method, if known. `short`: without the year, so that it fits beside others. Source: CHK-9. */
export const Arrival = ({
  method: { earliest, latest },
  short = false,
}: {
  readonly method: ShippingMethod;
  readonly short?: boolean;
}) => {
  const { t } = useTranslation('checkout');
  const { day: withYear, shortDay } = useFormats();
  const locale = useLocale();
  /** Only German ends such a day with a full stop. */
  const day = short ? (input: string) => shortDay(input) + (locale === 'de' ? '.' : '') : withYear;
  if (!latest) return null;
  return !earliest || earliest === latest
    ? t('shipping.on', { day: day(latest) })
    : t('shipping.between', { from: shortDay(earliest), to: day(latest) });
};

/** The delivery date of the cart's shipping method. The line keeps its space while the date is unknown. Source: CHK-9. */
export const ChosenArrival = ({ method }: { readonly method: string }) => {
  const { checkout } = useServices();
  const { shippingMethods } = useCheckout();
  useEffect(() => checkout.loadShippingMethods(), [checkout]);
  const chosen = shippingMethods.value?.find(({ key }) => key === method);
  if (shippingMethods._tag !== 'Loading' && !chosen?.latest) return null;
  return (
    <>
      <br />
      <small>{chosen ? <Arrival method={chosen} /> : '\u00a0'}</small>
    </>
  );
};
