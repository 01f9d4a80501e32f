import { useTranslation } from 'react-i18next';
import type { WithdrawalProblem } from '../../domain/orders/withdrawal.ts';
import look from '../shared/elements/problem-box.module.css';

export type Problems = readonly WithdrawalProblem[];

/** Returns the message to show below a field. */
export const useProblemText = (problems: Problems) => {
  const { t } = useTranslation('orders');
  return (field: WithdrawalProblem['field']): string | undefined => {
    const found = problems.find((problem) => problem.field === field);
    return found && t(`problem.${found.field}.${found.reason}` as 'problem.name.missing');
  };
};

/** A summary of all validation errors above the form. */
export const ProblemBox = <Field extends string>({
  problems,
  textOf,
}: {
  readonly problems: readonly { readonly field: Field }[];
  readonly textOf: (field: Field) => string | undefined;
}) => {
  const { t } = useTranslation('orders');
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

/** The validation errors of a withdrawal or an order look-up. */
export const ProblemList = ({ problems }: { readonly problems: Problems }) => (
  <ProblemBox problems={problems} textOf={useProblemText(problems)} />
);
