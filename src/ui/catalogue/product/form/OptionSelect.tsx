import { useTranslation } from 'react-i18next';
import { type FieldGroup, fieldName } from '../../../../application/cart/add-form.ts';
import { isNumeric, type ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import { Labelled } from '../../../shared/elements/Field.tsx';
import stepper from '../../../shared/elements/QuantityInput.module.css';
import { useServices } from '../../../shared/services.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import { fetchMore } from '../fetch-more.ts';
import { groupValues } from './option-groups.ts';
import css from './value-steps.module.css';

interface OptionSelectProps {
  readonly group: FieldGroup;
  readonly option: ProductOption;
  /** Why the chosen or missing value is invalid. */
  readonly error?: string | undefined;
}

/**
 * A selection of one value of an eye. It is a native, uncontrolled select, so a choice made before hydration is kept.
 * In a shop with step buttons it looks like a wheel, but is still the browser's own list. Source: CAT-25.
 */
export const OptionSelect = ({ group, option: { code, values }, error }: OptionSelectProps) => {
  const { t } = useTranslation('catalogue');
  const words = useOptionWords();
  const { hero } = useServices().shop;
  const { plain, minus, plus } = groupValues(code, values);
  /** Uses the minus sign of the keyboard, so that a value can be found by typing. */
  const entries = (list: readonly string[]) =>
    list.map((value) => (
      <option key={value} value={value}>
        {words.value(code, value).replace('−', '-')}
      </option>
    ));
  const stepped = hero === 'blob' && values.every(isNumeric);
  const step = (by: -1 | 1, label: string) => (
    <button
      type="button"
      className={stepper.step}
      aria-label={label}
      onClick={({ currentTarget }) => {
        fetchMore().then((more) => more.stepField(currentTarget, by));
      }}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <Labelled label={words.name(code)} error={error}>
      {(parts) => {
        const select = (
          <select name={fieldName(group, code)} defaultValue="" aria-required {...parts}>
            <option value="">{t('product.choose')}</option>
            {entries(plain)}
            {minus.length > 0 && <optgroup label={t('product.minus')}>{entries(minus)}</optgroup>}
            {plus.length > 0 && <optgroup label={t('product.plus')}>{entries(plus)}</optgroup>}
          </select>
        );
        const name = words.short(code);
        return stepped ? (
          <div className={`${stepper.stepper} ${css.wheel}`}>
            {step(-1, t('product.lower', { name }))}
            {select}
            {step(1, t('product.higher', { name }))}
          </div>
        ) : (
          select
        );
      }}
    </Labelled>
  );
};
