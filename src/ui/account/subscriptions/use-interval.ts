import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkInterval, usualLimits } from '../../../domain/orders/subscription/interval.ts';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';
import { useServices } from '../../shared/services.ts';
import { draftOf, type IntervalDraft, readDraft } from './interval-form.ts';

/** An interval in a form: said what is wrong once somebody has tried to send it. */
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
    /** What the draft says, as far as that is an interval. */
    meant: checked?._tag === 'Right' ? checked.right : undefined,
    error: tried ? wrong() : undefined,
    change: (next: IntervalDraft) => setDraft(next),
    /** What is to be sent; nothing where it is wrong, which is said from now on. */
    take: (): DeliveryInterval | undefined => {
      setTried(true);
      return checked?._tag === 'Right' ? checked.right : undefined;
    },
  };
};
