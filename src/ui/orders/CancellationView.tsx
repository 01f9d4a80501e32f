import { useTranslation } from 'react-i18next';
import type {
  Cancellation,
  CancellationDraft,
  CancellationReceipt,
} from '../../domain/orders/cancellation.ts';
import { CancellationFacts } from './CancellationFacts.tsx';
import {
  CancellationFields,
  type CancellationProblems,
  useCancellationProblem,
} from './CancellationFields.tsx';
import { ConfirmWays, DeclarationReceipt } from './Declaration.tsx';
import { type DeclarationPage, type DeclarationStep, DeclarationSteps } from './DeclarationSteps.tsx';
import { ProblemBox } from './Problems.tsx';

/** A step of cancelling a contract. */
export type CancellationStep = DeclarationStep<
  CancellationDraft,
  CancellationProblems,
  Cancellation,
  CancellationReceipt
>;

const Problems = ({ problems }: { readonly problems: CancellationProblems }) => (
  <ProblemBox problems={problems} textOf={useCancellationProblem(problems)} />
);

const Confirm = ({ cancellation, busy }: { readonly cancellation: Cancellation; readonly busy: boolean }) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <p>{t('cancellation.declaration')}</p>
      <CancellationFacts cancellation={cancellation} />
      <ConfirmWays kept={{ ...cancellation }} label={t('cancellation.confirm')} busy={busy} />
    </>
  );
};

/** One step of a cancellation. Source: ACC-5. */
export const CancellationView = ({
  busy = false,
  ...page
}: { readonly step: CancellationStep } & DeclarationPage) => (
  <DeclarationSteps
    kind="cancellation"
    problems={(problems: CancellationProblems) => <Problems problems={problems} />}
    fields={(draft, problems) => <CancellationFields draft={draft} problems={problems} />}
    confirm={(cancellation) => <Confirm cancellation={cancellation} busy={busy} />}
    received={(receipt) => (
      <DeclarationReceipt
        receipt={receipt}
        facts={(added) => <CancellationFacts cancellation={receipt}>{added}</CancellationFacts>}
      />
    )}
    {...page}
  />
);
