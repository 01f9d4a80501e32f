import { useTranslation } from 'react-i18next';
import { volumeUnitFor } from '../../../application/shared/volume-unit.ts';
import { basePriceOf } from '../../../domain/catalogue/price/price-indication.ts';
import type { Contents } from '../../../domain/catalogue/product.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { useServices } from '../services.ts';
import { useMoney } from '../use-money.ts';
import css from './Price.module.css';

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
  const money = useMoney();
  const { shop } = useServices();
  const base = of && basePriceOf(price, of, volumeUnitFor(shop, country));
  return (
    base && <span className={css.unit}>{t(`price.per.${base.unit}`, { amount: money(base.price) })}</span>
  );
};
