import { useTranslation } from 'react-i18next';
import { costOfWearingOf } from '../../../domain/catalogue/lens/cost-of-wearing.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { useMoney } from '../../shared/use-money.ts';
import css from './price-notes.module.css';

/** The monthly cost of wearing a lens, with its care. Renders nothing for other products. Source: LAW-17. */
export const MonthlyCost = ({ product }: { readonly product: ProductSummary }) => {
  const { t } = useTranslation('catalogue');
  const money = useMoney();
  const cost = costOfWearingOf(product);
  return (
    cost && (
      <span className={css.monthly}>
        {t(cost.care ? 'monthlyCare' : 'monthly', { amount: money(cost.month) })}
      </span>
    )
  );
};
