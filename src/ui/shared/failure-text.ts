import { useTranslation } from 'react-i18next';
import type { Failure } from '../../application/shared/failure.ts';
import { failureWords } from '../../application/shared/notifications.ts';
import { inOneLine } from './dial.ts';
import { useServices } from './services.ts';
import type { Keys } from './translation/translator.ts';

/** Returns the keys that may fit a failure, best first. `about`: what was requested, if the response does not say. */
const keysOf = (failure: Failure, key: string, about: string | undefined): Keys => {
  if (key === 'error.TooOften') return [`common:${key}`];
  if (failure._tag === 'Refused') return [key, 'failure.Refused', 'failure.other'];
  if (failure._tag !== 'NotFound') return [`failure.${failure._tag}`, 'failure.other'];
  const subject = about ?? failure.code?.split('.', 1)[0] ?? 'cart';
  return [subject === 'cart' ? 'failure.NotFound' : `gone.${subject}`, 'common:error.NotFound'];
};

/**
 * Returns the text of a failure, shown beside what failed: the server's sentence, the text for its code, or the
 * namespace's text for its kind. For something that no longer exists the text depends on what it was. Rate limits have
 * the same text everywhere, as in notifications. Source: NOTE-10.
 */
export const useFailureText = (part: 'cart' | 'checkout' | 'orders', about?: string) => {
  const { t } = useTranslation([part, 'common']);
  const { phone } = useServices().shop.contact;
  return (failure: Failure): string => {
    const words = failureWords(failure);
    if ('sentence' in words) return words.sentence;
    return t(keysOf(failure, words.key, about), {
      phone: inOneLine(phone),
      ...words.values,
      defaultValue: t('common:something_went_wrong'),
    });
  };
};
