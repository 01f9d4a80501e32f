import { useTranslation } from 'react-i18next';
import type { SubscriptionOrder } from '../../../domain/orders/subscription/subscription.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { OrderState } from '../orders/OrderState.tsx';
import css from './subscriptions.module.css';

/** The orders placed by a subscription, newest first. */
export const MadeOrders = ({ orders }: { readonly orders: readonly SubscriptionOrder[] }) => {
  const { t } = useTranslation(['personal', 'history']);
  const { locale } = useServices();
  const { day, money } = useFormats();
  if (orders.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="made-orders">
      <h2 id="made-orders" className={css.title}>
        {t('subscription.orders')}
      </h2>
      <ul className={css.orders}>
        {orders.map(({ number, createdAt, state, total }) => (
          <li key={number}>
            <PreLink to={pathTo.account(locale, `order/${number}`)}>
              <Whole of={number} text={t('history:order', { number })} />
            </PreLink>
            <span>{day(createdAt)}</span>
            <span>{money(total)}</span>
            <OrderState order={{ state, items: [] }} />
          </li>
        ))}
      </ul>
    </section>
  );
};
