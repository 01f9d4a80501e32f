import { packOf, pricePerLens } from '../../../../../domain/catalogue/lens/supply.ts';
import type { Money } from '../../../../../domain/shared/money.ts';
import { useTranslation } from '../../../../shared/translation/use-translation.ts';
import { useMoney } from '../../../../shared/use-money.ts';
import type { FormProduct } from '../form-product.ts';
import css from './live-form.module.css';

interface LensPriceProps {
  readonly product: FormProduct;
  /** What a box costs when so many are bought. */
  readonly box: Money;
}

/** What one lens of a box costs; nothing for what is no lens. Source: PRICE-5. */
export const LensPrice = ({ product, box }: LensPriceProps) => {
  const { t } = useTranslation();
  const money = useMoney();
  const pack = packOf(product);
  if (pack._tag === 'Left') return null;
  return (
    <span className={css.lensPrice}>
      {t('price.per.lens', { amount: money(pricePerLens(box, pack.right)) })}
    </span>
  );
};
