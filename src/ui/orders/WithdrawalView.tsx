import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Failure } from '../../application/shared/failure.ts';
import type { Withdrawal, WithdrawalDraft, WithdrawalReceipt } from '../../domain/orders/withdrawal.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';
import { CheckWay, Declaration } from './Declaration.tsx';
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

/** One step of a withdrawal, the same with and without scripts. Source: LAW-4. */
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
  const common = { ...form, heading, title: t(titles[step._tag]) };
  switch (step._tag) {
    case 'Form':
      return (
        <Declaration
          {...common}
          above={
            <>
              <p className={css.lead}>{t('withdrawal.lead')}</p>
              <ProblemList problems={step.problems} />
            </>
          }
        >
          <WithdrawalFields draft={step.draft} problems={step.problems} {...(known && { known })} />
          <CheckWay />
        </Declaration>
      );
    case 'Confirm':
      return (
        <Declaration {...common} above={step.failure && <SendFailure failure={step.failure} />}>
          <ConfirmWithdrawal withdrawal={step.withdrawal} busy={busy} />
        </Declaration>
      );
    case 'Received':
      return (
        <Declaration
          {...common}
          receipt={
            <>
              <WithdrawalReceived receipt={step.receipt} />
              {children}
            </>
          }
        />
      );
  }
};
