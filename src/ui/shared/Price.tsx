import type { Price as Amounts, ProductSummary } from '../../domain/catalogue/product.ts';
import css from './Price.module.css';
import { useServices } from './services.ts';
import { useTranslation } from './translation/use-translation.ts';
import { useMoney } from './use-money.ts';

/** What it costs, and struck through what it costs elsewhere, where the shop shows that. Source: PRICE-4, D20. */
export const Price = ({
  price,
  size = 'm',
  from = false,
}: {
  readonly price: Amounts;
  readonly size?: 's' | 'm' | 'l';
  /** The lowest of several. */
  readonly from?: boolean;
}) => {
  const { t } = useTranslation();
  const money = useMoney();
  const { features } = useServices().shop;
  const current = money(price.current);
  const original =
    features.struckThroughPrice && price.original && price.original.minor > price.current.minor
      ? price.original
      : undefined;
  return (
    <span className={`${css.price} ${css[size]}`}>
      <strong className={original ? css.reduced : css.current}>
        {from ? t('price.from', { amount: current }) : current}
      </strong>
      {original && (
        <span className={css.original}>
          <abbr title={t('price.original')}>{t('price.originalShort')}</abbr> <s>{money(original)}</s>
        </span>
      )}
    </span>
  );
};

/** What one lens, or 100 ml, costs. Source: PRICE-5. */
export const UnitPrice = ({
  unitPrice,
}: {
  readonly unitPrice: NonNullable<ProductSummary['pricePerUnit']>;
}) => {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <span className={css.unit}>{t(`price.per.${unitPrice.unit}`, { amount: money(unitPrice.price) })}</span>
  );
};
