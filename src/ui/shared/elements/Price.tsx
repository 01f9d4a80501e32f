import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { comparedPrice } from '../../../domain/catalogue/price/price-indication.ts';
import type { Price as Amounts, Contents } from '../../../domain/catalogue/product.ts';
import { useServices } from '../services.ts';
import { useMoney } from '../use-money.ts';
import { BasePrice } from './BasePrice.tsx';
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
  const money = useMoney();
  const { features, law } = useServices().shop;
  const compared = comparedPrice(price, features.struckThroughPrice);
  return (
    <>
      <span className={`${css.price} ${css[size]}`}>
        <strong className={compared ? css.reduced : css.current}>{money(price.current)}</strong>
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
      {children}
      <BasePrice price={price.current} of={of} />
    </>
  );
};
