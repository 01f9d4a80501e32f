import { useTranslation } from 'react-i18next';
import type { Failure } from '../../application/shared/failure.ts';
import { failureWords } from '../../application/shared/notifications.ts';
import { useServices } from './services.ts';
import type { Keys } from './translation/translator.ts';

/** The words of a part that may fit a failure, the best first. `about`: what was asked for, where its answer does not say. */
const keysOf = (failure: Failure, key: string, about: string | undefined): Keys => {
  if (key === 'error.TooOften') return [`common:${key}`];
  if (failure._tag === 'Refused') return [key, 'failure.Refused', 'failure.other'];
  if (failure._tag !== 'NotFound') return [`failure.${failure._tag}`, 'failure.other'];
  const subject = about ?? failure.code?.split('.', 1)[0] ?? 'cart';
  return [subject === 'cart' ? 'failure.NotFound' : `gone.${subject}`, 'common:error.NotFound'];
};

/**
 * What is said of a failure at the place that it is about: the other side's sentence, the words of its code, else the
 * part's own for its kind; of something that is gone, by what it was. A limit is worded alike everywhere, as in its notice.
 * Source: NOTE-10.
 */
export const useFailureText = (part: 'cart' | 'checkout' | 'orders', about?: string) => {
  const { t } = useTranslation([part, 'common']);
  const { phone } = useServices().shop.contact;
  return (failure: Failure): string => {
    const words = failureWords(failure);
    if ('sentence' in words) return words.sentence;
    return t(keysOf(failure, words.key, about), {
      phone,
      ...words.values,
      defaultValue: t('common:something_went_wrong'),
    });
  };
};
