import { useTranslation } from 'react-i18next';
import { carrierOf, glsLabel } from '../../../domain/checkout/carrier.ts';
import { namedShipping } from '../../../domain/checkout/named-shipping.ts';

/** What a way of sending is called; one that has no words of its own goes by its carrier's name. Source: CHK-9. */
export const useMethodName = (): ((key: string) => string) => {
  const { t } = useTranslation('checkout');
  const { t: say } = useTranslation();
  return (key) => {
    const known = namedShipping.find((name) => name === key);
    if (known) return t(`method.${known}`);
    const carrier = say(`carrier.${carrierOf(key)}`);
    const label = glsLabel(key);
    return label ? `${carrier} ${t(`shipping.${label}`)}` : carrier;
  };
};
