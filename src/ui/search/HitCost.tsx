import { useTranslation } from 'react-i18next';
import { costOfWearingOf } from '../../domain/catalogue/lens/cost-of-wearing.ts';
import type { ProductSummary } from '../../domain/catalogue/product.ts';
import { useMoney } from '../shared/use-money.ts';
import css from './suggestions.module.css';

/**
 * The cost of wearing a lens for a month. The price of a single lens is misleading: a daily lens costs less per piece.
 * Source: LAW-17.
 */
export const HitCost = ({ hit }: { readonly hit: ProductSummary }) => {
  const { t } = useTranslation('search');
  const money = useMoney();
  const cost = costOfWearingOf(hit);
  return (
    cost && (
      <span className={css.cost}>
        {t(cost.care ? 'hits.monthlyCare' : 'hits.monthly', { amount: money(cost.month) })}
      </span>
    )
  );
};
