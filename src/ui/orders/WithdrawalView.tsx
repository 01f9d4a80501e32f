import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Failure } from '../../application/shared/failure.ts';
import type { Withdrawal, WithdrawalDraft, WithdrawalReceipt } from '../../domain/orders/withdrawal.ts';
import { Button } from '../shared/Button.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';
import css from './order-form.module.css';
import { ProblemList, type Problems } from './Problems.tsx';
import { SendFailure } from './SendFailure.tsx';
import { WithdrawalFields } from './WithdrawalFields.tsx';
import { WithdrawalReceived } from './WithdrawalReceived.tsx';

/** Where somebody stands on the way to a withdrawal. */
export type WithdrawalStep =
  | { readonly _tag: 'Form'; readonly draft: WithdrawalDraft; readonly problems: Problems }
  | { readonly _tag: 'Confirm'; readonly withdrawal: Withdrawal; readonly failure?: Failure }
  | { readonly _tag: 'Received'; readonly receipt: WithdrawalReceipt };

const titles = {
  Form: 'withdrawal.title',
  Confirm: 'withdrawal.confirmTitle',
  Received: 'withdrawal.doneTitle',
} as const;

/** One step of a withdrawal, the same with and without scripts: without them the form is posted. Source: LAW-4. */
export const WithdrawalView = ({
  step,
  heading,
  known,
  busy = false,
  children,
  ...form
}: {
  readonly step: WithdrawalStep;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly known?: readonly string[];
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
          <WithdrawalReceived receipt={step.receipt} />
          {children}
        </>
      ) : (
        <>
          {step._tag === 'Form' && <p className={css.lead}>{t('withdrawal.lead')}</p>}
          {step._tag === 'Form' && <ProblemList problems={step.problems} />}
          {step._tag === 'Confirm' && step.failure && <SendFailure failure={step.failure} />}
          <form method="post" noValidate className={css.form} {...form}>
            {step._tag === 'Form' ? (
              <>
                <WithdrawalFields draft={step.draft} problems={step.problems} {...(known && { known })} />
                <div className={css.ways}>
                  <Button type="submit" name="step" value="check">
                    {t('withdrawal.check')}
                  </Button>
                </div>
              </>
            ) : (
              <ConfirmWithdrawal withdrawal={step.withdrawal} busy={busy} />
            )}
          </form>
        </>
      )}
    </>
  );
};
