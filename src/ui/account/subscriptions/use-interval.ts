import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkInterval, usualLimits } from '../../../domain/orders/subscription/interval.ts';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';
import { useServices } from '../../shared/services.ts';
import { draftOf, type IntervalDraft, readDraft } from './interval-form.ts';

/** The state of an interval form. Errors are shown after the first attempt to send it. */
export const useInterval = (known?: DeliveryInterval) => {
  const { t } = useTranslation('personal');
  const { shop } = useServices();
  const [draft, setDraft] = useState(() => draftOf(known));
  const [tried, setTried] = useState(false);
  const meant = readDraft(draft);
  const checked = meant && checkInterval(shop.subscription ?? usualLimits)(meant);
  const wrong = (): string | undefined => {
    if (!checked) return t('subscription.choose');
    if (checked._tag === 'Right') return undefined;
    const { min, max } = checked.left;
    return t(`subscription.limits.${draft.unit}`, { min, max });
  };
  return {
    draft,
    /** The interval of the input, if it is valid. */
    meant: checked?._tag === 'Right' ? checked.right : undefined,
    error: tried ? wrong() : undefined,
    change: (next: IntervalDraft) => setDraft(next),
    /** Returns the interval to send. Undefined if it is invalid; the error is shown from now on. */
    take: (): DeliveryInterval | undefined => {
      setTried(true);
      return checked?._tag === 'Right' ? checked.right : undefined;
    },
  };
};
