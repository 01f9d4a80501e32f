import { useTranslation } from 'react-i18next';
import { articlesOf } from '../../../domain/orders/articles.ts';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';
import type { Minor, Money } from '../../../domain/shared/money.ts';
import { Fact } from '../../shared/elements/Fact.tsx';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';
import css from './subscriptions.module.css';

/** One article to subscribe to, with its total price. */
export interface Wanted {
  readonly title: string;
  readonly quantity: number;
  readonly total: Money;
}

/**
 * The terms of a subscription: articles, price, interval and duration. They are shown beside the button that concludes
 * the contract. Source: LAW-12.
 */
export const Terms = ({
  goods,
  pricedIn,
  interval,
}: {
  readonly goods: readonly [Wanted, ...Wanted[]];
  /** Whether the prices come from the cart or from an order. */
  readonly pricedIn: 'cart' | 'order';
  readonly interval: DeliveryInterval | undefined;
}) => {
  const { t } = useTranslation('personal');
  const money = useMoney();
  const { regularSaving: saving = 0 } = useServices().shop;
  const { currency } = goods[0].total;
  const minor = goods.reduce((sum, { total }) => sum + total.minor, 0) as Minor;
  return (
    <dl className={css.facts}>
      <Fact name={t('subscription.terms.goods')}>
        {articlesOf(goods).map(({ title, quantity }) => (
          <span key={title} className={css.article}>
            {t('subscription.article', { quantity, title })}
          </span>
        ))}
      </Fact>
      <Fact name={t('subscription.terms.price')}>
        {t(`subscription.terms.priceIs.${pricedIn}`, { amount: money({ minor, currency }) })}
        {saving > 0 && t('subscription.terms.saving', { percent: saving })}
      </Fact>
      <Fact name={t('subscription.terms.interval')}>
        {interval
          ? t(`subscription.every.${interval.unit}`, { count: interval.every })
          : t('subscription.terms.notYet')}
      </Fact>
      <Fact name={t('subscription.terms.term')}>{t('subscription.terms.termIs')}</Fact>
    </dl>
  );
};
