import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Failure } from '../../application/shared/failure.ts';
import type {
  Cancellation,
  CancellationDraft,
  CancellationReceipt,
} from '../../domain/orders/cancellation.ts';
import { wallClock } from '../../domain/shared/wall-clock.ts';
import { Button } from '../shared/Button.tsx';
import look from '../shared/problem-box.module.css';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { CancellationFacts } from './CancellationFacts.tsx';
import {
  CancellationFields,
  type CancellationProblems,
  useCancellationProblem,
} from './CancellationFields.tsx';
import css from './order-form.module.css';
import { SendFailure } from './SendFailure.tsx';

/** Where somebody stands on the way to the end of a contract. */
export type CancellationStep =
  | { readonly _tag: 'Form'; readonly draft: CancellationDraft; readonly problems: CancellationProblems }
  | { readonly _tag: 'Confirm'; readonly cancellation: Cancellation; readonly failure?: Failure }
  | { readonly _tag: 'Received'; readonly receipt: CancellationReceipt };

const titles = {
  Form: 'cancellation.title',
  Confirm: 'cancellation.confirmTitle',
  Received: 'cancellation.doneTitle',
} as const;

const Problems = ({ problems }: { readonly problems: CancellationProblems }) => {
  const { t } = useTranslation('orders');
  const textOf = useCancellationProblem(problems);
  if (problems.length === 0) return null;
  return (
    <div className={look.problem} role="alert">
      <p className={look.title}>{t('problem.heading')}</p>
      <ul>
        {problems.map(({ field }) => (
          <li key={field}>{textOf(field)}</li>
        ))}
      </ul>
    </div>
  );
};

const Confirm = ({ cancellation, busy }: { readonly cancellation: Cancellation; readonly busy: boolean }) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <p>{t('cancellation.declaration')}</p>
      <CancellationFacts cancellation={cancellation} />
      {Object.entries(cancellation).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div className={css.ways}>
        <Button type="submit" name="step" value="confirm" busy={busy}>
          {t(busy ? 'withdrawal.sending' : 'cancellation.confirm')}
        </Button>
        <Button type="submit" name="step" value="edit" kind="plain">
          {t('withdrawal.edit')}
        </Button>
      </div>
    </>
  );
};

const Received = ({ receipt }: { readonly receipt: CancellationReceipt }) => {
  const { t } = useTranslation('orders');
  const at = wallClock(receipt.receivedAt);
  return (
    <>
      <p className={css.lead}>{t('withdrawal.doneText', { at, email: receipt.email })}</p>
      <div className={css.form}>
        <CancellationFacts cancellation={receipt}>
          <div>
            <dt>{t('withdrawal.receipt')}</dt>
            <dd>{receipt.receipt}</dd>
          </div>
          <div>
            <dt>{t('withdrawal.received')}</dt>
            <dd>{at}</dd>
          </div>
        </CancellationFacts>
      </div>
    </>
  );
};

/** One step of a cancellation, the same with and without scripts: without them the form is posted. Source: ACC-5. */
export const CancellationView = ({
  step,
  heading,
  busy = false,
  children,
  ...form
}: {
  readonly step: CancellationStep;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly busy?: boolean;
  /** What only a page with scripts has, below the receipt. */
  readonly children?: ReactNode;
} & Omit<ComponentProps<'form'>, 'children'>) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t(titles[step._tag])}
      </h1>
      {step._tag === 'Received' ? (
        <>
          <Received receipt={step.receipt} />
          {children}
        </>
      ) : (
        <>
          {step._tag === 'Form' && <p className={css.lead}>{t('cancellation.lead')}</p>}
          {step._tag === 'Form' && <Problems problems={step.problems} />}
          {step._tag === 'Confirm' && step.failure && <SendFailure failure={step.failure} />}
          <form method="post" noValidate className={css.form} {...form}>
            {step._tag === 'Form' ? (
              <>
                <CancellationFields draft={step.draft} problems={step.problems} />
                <div className={css.ways}>
                  <Button type="submit" name="step" value="check">
                    {t('withdrawal.check')}
                  </Button>
                </div>
              </>
            ) : (
              <Confirm cancellation={step.cancellation} busy={busy} />
            )}
          </form>
        </>
      )}
    </>
  );
};
