import { comparedPrice } from '../../../domain/catalogue/price/compared-price.ts';
import type { Price as Amounts, ProductSummary } from '../../../domain/catalogue/product.ts';
import { useServices } from '../services.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useMoney } from '../use-money.ts';
import css from './Price.module.css';

/** What it costs, and struck through what it cost before, or what its maker recommends. Source: LAW-2, PRICE-4, D20. */
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
  const { features, law } = useServices().shop;
  const current = money(price.current);
  const compared = comparedPrice(price, features.struckThroughPrice);
  return (
    <span className={`${css.price} ${css[size]}`}>
      <strong className={compared ? css.reduced : css.current}>
        {from ? t('price.from', { amount: current }) : current}
      </strong>
      {compared && (
        <span className={css.original}>
          {compared.kind === 'before' ? (
            t('price.before', { days: law.reductionDays })
          ) : (
            <abbr title={t('price.original')}>{t('price.originalShort')}</abbr>
          )}{' '}
          <s>{money(compared.amount)}</s>
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
