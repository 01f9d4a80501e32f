import type { ReactNode } from 'react';
import type { Failure } from '../../application/shared/failure.ts';
import { Button } from '../shared/elements/Button.tsx';
import styles from '../shared/elements/problem-box.module.css';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';

/** What happened and what to do about it. A refusal in the shop's own words is shown as it came. */
export const Problem = ({
  title,
  failure,
  children,
  onRetry,
}: {
  readonly title: string;
  readonly failure?: Failure;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const { phone } = useServices().shop.contact;
  const own =
    failure?._tag === 'Refused'
      ? (failure.message ?? failure.violations.find(({ message }) => message)?.message)
      : undefined;
  return (
    <div className={styles.problem} role="alert">
      <p className={styles.title}>{title}</p>
      {failure && <p>{own ?? t(`failure.${failure._tag}`, { phone })}</p>}
      {children}
      {onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
