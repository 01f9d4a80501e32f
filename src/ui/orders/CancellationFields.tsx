import { useTranslation } from 'react-i18next';
import {
  type CancellationDraft,
  type CancellationProblem,
  cancellationKinds,
} from '../../domain/orders/cancellation.ts';
import { Field, Labelled } from '../shared/elements/Field.tsx';
import { BuyersEmail } from './BuyersEmail.tsx';
import { OrderNumberField } from './OrderNumberField.tsx';
import css from './order-form.module.css';

export type CancellationProblems = readonly CancellationProblem[];

/** Returns the message to show below a field. */
export const useCancellationProblem = (problems: CancellationProblems) => {
  const { t } = useTranslation('orders');
  return (field: CancellationProblem['field']): string | undefined => {
    const found = problems.find((problem) => problem.field === field);
    if (!found) return undefined;
    const { reason } = found;
    if (field === 'number' || field === 'reason') return t(`cancellation.problem.${field}.${reason}`);
    if (field === 'endsOn') return t('cancellation.problem.endsOn');
    return t(`problem.${field}.${reason}`);
  };
};

/**
 * The fields for who ends which contract, how and when: what section 312k BGB allows a shop to ask, and no more.
 * Source: ACC-5.
 */
export const CancellationFields = ({
  draft,
  problems,
}: {
  readonly draft: CancellationDraft;
  readonly problems: CancellationProblems;
}) => {
  const { t } = useTranslation('orders');
  const textOf = useCancellationProblem(problems);
  return (
    <>
      <Field
        label={t('field.name')}
        name="name"
        defaultValue={draft.name}
        error={textOf('name')}
        autoComplete="name"
        required
      />
      <OrderNumberField
        label={t('cancellation.number')}
        name="number"
        defaultValue={draft.number}
        hint={t('cancellation.numberHint')}
        error={textOf('number')}
      />
      <BuyersEmail
        label={t('field.email')}
        name="email"
        defaultValue={draft.email}
        hint={t('cancellation.emailHint')}
        error={textOf('email')}
      />
      <fieldset className={css.choices}>
        <legend>{t('cancellation.kind')}</legend>
        {cancellationKinds.map((kind) => (
          <label key={kind} className={css.choice}>
            <input type="radio" name="kind" value={kind} defaultChecked={draft.kind === kind} />
            <span>{t(`cancellation.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <Labelled label={t('cancellation.reason')} hint={t('cancellation.reasonHint')} error={textOf('reason')}>
        {(parts) => <textarea name="reason" rows={3} defaultValue={draft.reason} {...parts} />}
      </Labelled>
      <Field
        label={t('cancellation.endsOn')}
        name="endsOn"
        type="date"
        defaultValue={draft.endsOn}
        hint={t('cancellation.endsHint')}
        error={textOf('endsOn')}
      />
    </>
  );
};
