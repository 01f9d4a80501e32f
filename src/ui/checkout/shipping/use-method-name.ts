import { useTranslation } from 'react-i18next';
import { carrierOf, glsLabel } from '../../../domain/checkout/carrier.ts';
import { namedShipping } from '../../../domain/checkout/named-shipping.ts';

/**
 * Returns a function that names a shipping method. A method without a text of its own is named after its carrier.
 * Source: CHK-9.
 */
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
