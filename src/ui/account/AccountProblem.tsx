import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotSignedIn } from '../../application/identity/not-signed-in.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { failureWords } from '../../application/shared/notifications.ts';
import { useAccount } from '../identity/use-account.ts';
import { Button } from '../shared/elements/Button.tsx';
import look from '../shared/elements/problem-box.module.css';
import { useServices } from '../shared/services.ts';

interface AccountProblemProps {
  readonly failure: Failure;
  readonly onRetry?: () => void;
}

/** Failures that already asked for a sign-in. Shown again, they tell nothing new: the customer may be signed in by now. */
const asked = new WeakSet<Failure>();

/** Asks the customer to sign in again, and repeats the request once they have. */
const SessionOver = ({ failure, onRetry }: AccountProblemProps) => {
  const { account } = useServices();
  const { customer } = useAccount();
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (asked.has(failure)) {
      if (customer) retry();
      return;
    }
    asked.add(failure);
    account.lapse();
  }, [failure, customer, account]);
  return null;
};

/** Shows what failed, and the shop's message. Typed values are kept. */
export const AccountProblem = ({ failure, onRetry }: AccountProblemProps) => {
  const { t } = useTranslation(['account', 'common']);
  const box = useRef<HTMLDivElement>(null);
  // The message is above a form that may be longer than the screen, and the button is below.
  useEffect(() => {
    if (failure) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  const words = failureWords(failure);
  const text =
    'sentence' in words
      ? words.sentence
      : t([words.key, `common:${words.key}`], {
          ...words.values,
          defaultValue: t('common:something_went_wrong'),
        });
  return (
    <div className={look.problem} role="alert" ref={box}>
      <p className={look.title}>{t('failed')}</p>
      <p>{text}</p>
      {isNotSignedIn(failure) && <SessionOver failure={failure} {...(onRetry && { onRetry })} />}
      {onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
