import { useEffect } from 'react';
import { oddValues } from '../../../../../domain/catalogue/lens/shield/odd-values.ts';
import { useServices } from '../../../../shared/services.ts';
import { useLate } from '../../../../shared/use-late.ts';
import { fetchEyes } from './FilledValues.tsx';
import { eyesOf, type OrderCheckProps } from './form-parts.ts';

/**
 * Brings what guards the values to whose eyes are known here, and to whose values are odd by themselves; nobody else
 * fetches it. Source: WEAR-3.
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
