import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../application/shared/failure.ts';
import { Button } from '../shared/elements/Button.tsx';
import styles from '../shared/elements/problem-box.module.css';
import { useFailureText } from '../shared/failure-text.ts';

/** What went wrong, and what to do about it. */
export const Problem = ({
  title,
  failure,
  about,
  children,
  onRetry,
}: {
  readonly title: string;
  readonly failure?: Failure;
  /** What was requested, if the failure does not name it: a payment or an order. */
  readonly about?: 'payment' | 'order';
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const textOf = useFailureText('checkout', about);
  return (
    <div className={styles.problem} role="alert">
      <p className={styles.title}>{title}</p>
      {failure && <p>{textOf(failure)}</p>}
      {children}
      {onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
