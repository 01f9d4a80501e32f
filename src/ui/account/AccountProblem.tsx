import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../application/shared/failure.ts';
import { failureWords } from '../../application/shared/notifications.ts';
import { Button } from '../shared/elements/Button.tsx';
import look from '../shared/elements/problem-box.module.css';

/** Shows what failed, and the shop's message. Typed values are kept. */
export const AccountProblem = ({
  failure,
  onRetry,
}: {
  readonly failure: Failure;
  readonly onRetry?: () => void;
}) => {
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
      {onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
