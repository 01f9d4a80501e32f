import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Failure } from '../../application/shared/failure.ts';
import type {
  Cancellation,
  CancellationDraft,
  CancellationReceipt,
} from '../../domain/orders/cancellation.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { CancellationFacts } from './CancellationFacts.tsx';
import {
  CancellationFields,
  type CancellationProblems,
  useCancellationProblem,
} from './CancellationFields.tsx';
import { CheckWay, ConfirmWays, Declaration, DeclarationReceipt } from './Declaration.tsx';
import css from './order-form.module.css';
import { ProblemBox } from './Problems.tsx';
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

const Received = ({ receipt }: { readonly receipt: CancellationReceipt }) => (
  <DeclarationReceipt
    receipt={receipt}
    facts={(added) => <CancellationFacts cancellation={receipt}>{added}</CancellationFacts>}
  />
);

/** One step of a cancellation, the same with and without scripts. Source: ACC-5. */
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
  const common = { ...form, heading, title: t(titles[step._tag]) };
  switch (step._tag) {
    case 'Form':
      return (
        <Declaration
          {...common}
          above={
            <>
              <p className={css.lead}>{t('cancellation.lead')}</p>
              <Problems problems={step.problems} />
            </>
          }
        >
          <CancellationFields draft={step.draft} problems={step.problems} />
          <CheckWay />
        </Declaration>
      );
    case 'Confirm':
      return (
        <Declaration {...common} above={step.failure && <SendFailure failure={step.failure} />}>
          <Confirm cancellation={step.cancellation} busy={busy} />
        </Declaration>
      );
    case 'Received':
      return (
        <Declaration
          {...common}
          receipt={
            <>
              <Received receipt={step.receipt} />
              {children}
            </>
          }
        />
      );
  }
};
