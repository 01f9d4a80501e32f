import { useTranslation } from 'react-i18next';
import { type CostOfWearing, costOfWearingOf } from '../../../domain/catalogue/lens/cost-of-wearing.ts';
import type { ShownProduct } from '../../../domain/catalogue/product.ts';
import { productAlertLink } from '../../../domain/shared/product-alert-path.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useMoney } from '../../shared/use-money.ts';
import css from './price-block.module.css';

/** The cost of wearing a lens with its care, and a way to request a mail when it costs less. Source: LAW-17, STOCK-8. */
export const WearCost = ({ product }: { readonly product: ShownProduct }) => {
  const { t } = useTranslation(['facts']);
  const money = useMoney();
  const locale = useLocale();
  const cost = costOfWearingOf(product);
  const withCare = ({ care }: CostOfWearing): string =>
    care
      ? t('wearCare.care', { care: money(care) })
      : t(product.lensUsage === 'daily' ? 'wearCare.daily' : 'wearCare.unknown');
  return (
    <p className={css.small}>
      {cost && (
        <span>
          {t('wearCost', { day: money(cost.day), month: money(cost.month), year: money(cost.year) })}{' '}
          {withCare(cost)}
        </span>
      )}
      {product.orderable === 'orderable' && (
        <a href={productAlertLink(locale, 'price', product.id)} rel="nofollow">
          {t('alert.price')}
        </a>
      )}
    </p>
  );
};
