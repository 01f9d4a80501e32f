import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { volumeUnitFor } from '../../../application/shared/volume-unit.ts';
import { basePriceOf, comparedPrice } from '../../../domain/catalogue/price/price-indication.ts';
import type { Price as Amounts, Contents } from '../../../domain/catalogue/product.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { useServices } from '../services.ts';
import css from './Price.module.css';

/**
 * The price of goods, with their earlier or recommended price struck through, and the base price below. Source: LAW-2,
 * LAW-16, PRICE-4.
 */
export const Price = ({
  price,
  of,
  size = 'm',
  children,
}: {
  readonly price: Amounts;
  /** The contents for the base price; undefined if the base price is shown elsewhere. */
  readonly of: Contents | undefined;
  readonly size?: 's' | 'm' | 'l';
  /** What the price is for, in a word. */
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation();
  const { shop } = useServices();
  const compared = comparedPrice(price, shop.features.struckThroughPrice);
  return (
    <>
      <span className={`${css.price} ${css[size]}`}>
        <strong className={compared ? css.reduced : css.current}>
          {formatMoney(price.current, shop.amountLocale)}
        </strong>
        {compared && (
          <span className={css.original}>
            {compared.kind === 'before' ? (
              t('price.before', { days: shop.law.reductionDays })
            ) : (
              <abbr title={t('price.original')}>{t('price.originalShort')}</abbr>
            )}{' '}
            <s>{formatMoney(compared.amount, shop.amountLocale)}</s>
          </span>
        )}
      </span>
      {children}
      <BasePrice price={price.current} of={of} />
    </>
  );
};

interface BasePriceProps {
  /** The price of one piece. */
  readonly price: Money;
  /** The contents of one piece. Nothing is shown if they are unknown or if the product is sold by the piece. */
  readonly of: Contents | undefined;
  /** The delivery country, once known. */
  readonly country?: CountryCode | undefined;
}

/** The price of one lens or of a litre, shown beside each price of goods. Source: LAW-16, PRICE-5. */
export const BasePrice = ({ price, of, country }: BasePriceProps) => {
  const { t } = useTranslation();
  const { shop } = useServices();
  const base = of && basePriceOf(price, of, volumeUnitFor(shop, country));
  return (
    base && (
      <span className={css.unit}>
        {t(`price.per.${base.unit}`, { amount: formatMoney(base.price, shop.amountLocale) })}
      </span>
    )
  );
};
