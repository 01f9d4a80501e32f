import { type FieldGroup, fieldName } from '../../../../application/cart/add-form.ts';
import { isNumeric, type ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import { Labelled } from '../../../shared/elements/Field.tsx';
import { useServices } from '../../../shared/services.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import { groupValues } from './option-groups.ts';
import { ValueSteps } from './ValueSteps.tsx';

interface OptionSelectProps {
  readonly group: FieldGroup;
  readonly option: ProductOption;
  /** Why what is chosen, or not chosen, does not do. */
  readonly error?: string | undefined;
}

/** One value of an eye. Native and uncontrolled: what was chosen before the scripts came stays chosen. */
export const OptionSelect = ({ group, option: { code, values }, error }: OptionSelectProps) => {
  const { t } = useTranslation('catalogue');
  const words = useOptionWords();
  const { hero } = useServices().shop;
  const { plain, minus, plus } = groupValues(code, values);
  /** With the minus of the keyboard, so that a value can be typed. */
  const entries = (list: readonly string[]) =>
    list.map((value) => (
      <option key={value} value={value}>
        {words.value(code, value).replace('−', '-')}
      </option>
    ));
  const steps = hero === 'blob' && values.every(isNumeric);
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
        return steps ? <ValueSteps name={words.short(code)}>{select}</ValueSteps> : select;
      }}
    </Labelled>
  );
};
