import type { Withdrawal, WithdrawalDraft, WithdrawalReceipt } from '../../domain/orders/withdrawal.ts';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';
import { type DeclarationPage, type DeclarationStep, DeclarationSteps } from './DeclarationSteps.tsx';
import { ProblemList, type Problems } from './Problems.tsx';
import { WithdrawalFields } from './WithdrawalFields.tsx';
import { WithdrawalReceived } from './WithdrawalReceived.tsx';

/** A step of a withdrawal. */
export type WithdrawalStep = DeclarationStep<WithdrawalDraft, Problems, Withdrawal, WithdrawalReceipt>;

/** One step of a withdrawal. Source: LAW-4. */
export const WithdrawalView = ({
  known,
  busy = false,
  ...page
}: {
  readonly step: WithdrawalStep;
  readonly known?: readonly string[];
} & DeclarationPage) => (
  <DeclarationSteps
    kind="withdrawal"
    problems={(problems: Problems) => <ProblemList problems={problems} />}
    fields={(draft, problems) => (
      <WithdrawalFields draft={draft} problems={problems} {...(known && { known })} />
    )}
    confirm={(withdrawal) => <ConfirmWithdrawal withdrawal={withdrawal} busy={busy} />}
    received={(receipt) => <WithdrawalReceived receipt={receipt} />}
    {...page}
  />
);
