import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../application/shared/failure.ts';
import type { RemoteState } from '../../application/shared/remote-state.ts';
import card from '../checkout/Card.module.css';
import { StepHead } from '../checkout/StepHead.tsx';
import { Skeleton } from '../shared/elements/Skeleton.tsx';
import { Whole } from '../shared/elements/Whole.tsx';
import { AccountProblem } from './AccountProblem.tsx';

/** A page of the account that shows stored data, with the states loading, failed and loaded. */
export const KeptSection = <A,>({
  title,
  number = '',
  text,
  kept,
  onRetry,
  wide = false,
  isPart = false,
  children,
}: {
  readonly title: string;
  /** A number in the title, which does not break. */
  readonly number?: string | undefined;
  readonly text?: string;
  readonly kept: RemoteState<Failure, A>;
  readonly onRetry: () => void;
  /** Whether it uses the whole width, for what has columns on wide screens. */
  readonly wide?: boolean;
  /** Whether it is below another section, which has the heading of the page. */
  readonly isPart?: boolean;
  readonly children: (value: A) => ReactNode;
}) => {
  const { t } = useTranslation('account');
  return (
    <section className={card.card} data-wide={wide ? '' : undefined}>
      {isPart ? (
        <h2 className={card.subtitle}>{title}</h2>
      ) : (
        <StepHead title={title}>
          <Whole of={number} text={title} />
        </StepHead>
      )}
      {text && <p className={card.text}>{text}</p>}
      {kept._tag === 'Failed' && <AccountProblem failure={kept.error} onRetry={onRetry} />}
      {kept.value === undefined && kept._tag === 'Loading' && (
        <div aria-busy="true">
          <p role="status">{t('loading')}</p>
          <Skeleton rows={3} shape="box" />
        </div>
      )}
      {kept.value !== undefined && children(kept.value)}
    </section>
  );
};
