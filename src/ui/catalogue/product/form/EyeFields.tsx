import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../../../../application/cart/add-form.ts';
import type { QuantityRule } from '../../../../domain/cart/quantity.ts';
import type { ColourLooks } from '../../../../domain/catalogue/colour-looks.ts';
import type { OptionCode, ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import { QuantityInput } from '../../../shared/elements/QuantityInput.tsx';
import css from './product-form.module.css';
import { type FieldErrors, ValueFields } from './ValueFields.tsx';

interface EyeFieldsProps {
  readonly eye: 'right' | 'left';
  readonly options: readonly ProductOption[];
  readonly given: readonly OptionCode[];
  readonly errors: FieldErrors;
  readonly looks?: ColourLooks | undefined;
  readonly colours?: readonly string[] | undefined;
  readonly quantity: number;
  readonly rule: QuantityRule;
  readonly onQuantity: (quantity: number) => void;
  /** What is known about these values. */
  readonly children?: ReactNode;
}

/** The values and the number of boxes for one eye. While both eyes are the same, the right one counts for both. */
export const EyeFields = ({
  eye,
  options,
  given,
  errors,
  looks,
  colours,
  quantity,
  rule,
  onQuantity,
  children,
}: EyeFieldsProps) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const name = t(`common:eye.${eye}`);
  return (
    // A border on the fieldset itself would be drawn through its legend.
    <div className={`${css.eye} ${css[eye]}`}>
      <fieldset>
        <legend>
          <span className={css.mark} aria-hidden="true">
            {t(`common:eye.short.${eye}`)}
          </span>
          <span className={css.oneEye}>{name}</span>
          {eye === 'right' && <span className={css.bothEyes}>{t('common:eye.both')}</span>}
        </legend>
        <ValueFields
          group={eye}
          options={options}
          given={given}
          errors={errors}
          looks={looks}
          colours={colours}
        />
        <div className={css.quantity}>
          <span aria-hidden="true">
            {`${t('product.boxes')} `}
            <span className={css.bothEyes}>{t('product.perEye')}</span>
          </span>
          <QuantityInput
            name={fieldName(eye, 'quantity')}
            label={t('common:named', { name, text: t('product.boxes') })}
            value={quantity}
            max={rule._tag === 'Range' ? rule.max : 1}
            disabled={rule._tag === 'Disabled'}
            onChange={onQuantity}
          />
        </div>
        <div className={css.state} aria-live="polite">
          {children}
        </div>
      </fieldset>
    </div>
  );
};
