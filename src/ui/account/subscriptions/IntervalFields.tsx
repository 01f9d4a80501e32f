import { useTranslation } from 'react-i18next';
import { intervalChoices } from '../../../domain/orders/subscription/interval.ts';
import { intervalUnits } from '../../../domain/shared/delivery-interval.ts';
import choice from '../../checkout/Choice.module.css';
import { Field, Select } from '../../shared/elements/Field.tsx';
import { type IntervalDraft, ownChoice } from './interval-form.ts';
import css from './subscriptions.module.css';
import { useRhythm } from './use-rhythm.ts';

/** How often to deliver: some common intervals, or a custom number. */
export const IntervalFields = ({
  draft,
  error,
  onChange,
}: {
  readonly draft: IntervalDraft;
  readonly error?: string | undefined;
  readonly onChange: (draft: IntervalDraft) => void;
}) => {
  const { t } = useTranslation('personal');
  const rhythm = useRhythm();
  const radio = (value: string, label: string) => (
    <label key={value} className={`${choice.choice} ${css.choice}`}>
      <input
        type="radio"
        name="interval"
        value={value}
        checked={draft.choice === value}
        onChange={() => onChange({ ...draft, choice: value })}
      />
      <span className={choice.name}>{label}</span>
    </label>
  );
  const isOwn = draft.choice === ownChoice;
  return (
    <fieldset className={choice.choices}>
      <legend className={choice.legend}>{t('subscription.how')}</legend>
      {intervalChoices.map((interval, i) => radio(String(i), rhythm(interval)))}
      {radio(ownChoice, t('subscription.own'))}
      {isOwn && (
        <div className={css.own}>
          <Field
            label={t('subscription.count')}
            inputMode="numeric"
            autoComplete="off"
            value={draft.every}
            error={error}
            onChange={({ currentTarget }) => onChange({ ...draft, every: currentTarget.value })}
          />
          <Select
            label={t('subscription.unitLabel')}
            value={draft.unit}
            onChange={({ currentTarget }) =>
              onChange({
                ...draft,
                unit: intervalUnits.find((unit) => unit === currentTarget.value) ?? draft.unit,
              })
            }
          >
            {intervalUnits.map((unit) => (
              <option key={unit} value={unit}>
                {t(`subscription.unit.${unit}`)}
              </option>
            ))}
          </Select>
        </div>
      )}
      {error && !isOwn && (
        <p className={choice.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};
