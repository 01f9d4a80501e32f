import { carrierOf } from '../../domain/checkout/carrier.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';

const named = [
  'swisspost_a_letter',
  'swisspost_a_parcel',
  'swisspost_b_letter',
  'swisspost_b_parcel',
  'swisspost_registered_letter',
  'swisspost_registered_parcel',
  'swisspost_a_midi',
  'swisspost_b_midi',
  'planzer_priority',
  'planzer_economy',
  'gls',
  'gls_parcel',
  'gls_letter',
  'dhl',
  'cargo',
  'pickup',
] as const;

/** What a way of sending is called; one that has no words of its own goes by its carrier's name. Source: CHK-9. */
export const useMethodName = (): ((key: string) => string) => {
  const { t } = useTranslation('checkout');
  const { t: say } = useTranslation();
  return (key) => {
    const known = named.find((name) => name === key);
    return known ? t(`method.${known}`) : say(`carrier.${carrierOf(key)}`);
  };
};
