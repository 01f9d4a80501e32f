import { useEffect } from 'react';
import { oddValues } from '../../../../../domain/catalogue/lens/shield/odd-values.ts';
import { useServices } from '../../../../shared/services.ts';
import { useLate } from '../../../../shared/use-late.ts';
import { fetchEyes } from './FilledValues.tsx';
import { eyesOf, type OrderCheckProps } from './form-parts.ts';

/**
 * Loads the check of values if the visitor's eyes may be known here, or if the values are odd in themselves. Nobody
 * else fetches it. Source: WEAR-3.
 */
export const OrderCheck = (props: OrderCheckProps) => {
  const { wasSignedIn, lastChoices } = useServices();
  const [late, want] = useLate(fetchEyes, 'eyes');
  const isOdd = oddValues({ eyes: eyesOf(props.draft) }).length > 0;
  useEffect(() => {
    if (isOdd || wasSignedIn() || lastChoices.isKept()) want();
  }, [isOdd, wasSignedIn, lastChoices, want]);
  return late ? <late.FormShield {...props} /> : null;
};
