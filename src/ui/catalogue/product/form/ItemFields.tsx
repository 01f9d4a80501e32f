import { useTranslation } from 'react-i18next';
import { fieldName } from '../../../../application/cart/add-form.ts';
import type { QuantityRule } from '../../../../domain/cart/quantity.ts';
import type { ColourLooks } from '../../../../domain/catalogue/colour-looks.ts';
import type { OptionCode, ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import { QuantityInput } from '../../../shared/elements/QuantityInput.tsx';
import css from './product-form.module.css';
import { type FieldErrors, ValueFields } from './ValueFields.tsx';

interface ItemFieldsProps {
  readonly options: readonly ProductOption[];
  readonly given: readonly OptionCode[];
  readonly errors: FieldErrors;
  readonly looks?: ColourLooks | undefined;
  readonly colours?: readonly string[] | undefined;
  readonly quantity: number;
  readonly rule: QuantityRule;
  readonly onQuantity: (quantity: number) => void;
}

/** The values and the quantity of a product that is not chosen per eye. */
export const ItemFields = ({
  options,
  given,
  errors,
  looks,
  colours,
  quantity,
  rule,
  onQuantity,
}: ItemFieldsProps) => {
  const { t } = useTranslation('catalogue');
  return (
    <div className={css.item}>
      <ValueFields
        group="item"
        options={options}
        given={given}
        errors={errors}
        looks={looks}
        colours={colours}
      />
      <div className={css.quantity}>
        <span aria-hidden="true">{t('product.pieces')}</span>
        <QuantityInput
          name={fieldName('item', 'quantity')}
          label={t('product.pieces')}
          value={quantity}
          max={rule._tag === 'Range' ? rule.max : 1}
          disabled={rule._tag === 'Disabled'}
          onChange={onQuantity}
        />
      </div>
    </div>
  );
};
