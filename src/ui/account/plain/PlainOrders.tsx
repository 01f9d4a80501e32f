import { useTranslation } from 'react-i18next';
import { articlesOf } from '../../../domain/orders/articles.ts';
import { downloadPath } from '../../../domain/shared/after-sign-in.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { numberIn, titleOf } from '../../checkout/order/document-name.ts';
import { Fact } from '../../shared/elements/Fact.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { OrderState } from '../orders/OrderState.tsx';
import css from '../orders/orders.module.css';
import type { PlainOrders as Orders, PlainOrder } from './plain-screen.ts';

/** One order, with its state, its articles and its files. */
export const PlainOrderFacts = ({ order, documents }: PlainOrder) => {
  const { t } = useTranslation(['history', 'checkout']);
  const { locale } = useServices();
  const { day, money } = useFormats();
  return (
    <article className={css.entry}>
      <div className={css.head}>
        <h3 className={css.number}>
          <Whole of={order.number} text={t('order', { number: order.number })} />
        </h3>
        <OrderState order={order} />
        <p className={css.when}>{t('placed', { day: day(order.createdAt) })}</p>
      </div>
      <p className={card.text}>
        {articlesOf(order.items)
          .map(({ quantity, title }) => t('article', { quantity, title }))
          .join(', ')}
      </p>
      <dl className={css.facts}>
        <Fact name={t('total')}>{money(order.total)}</Fact>
        {order.tracking !== undefined && (
          <Fact name={t('tracking')}>
            <Whole of={order.tracking} />
          </Fact>
        )}
      </dl>
      {documents.map((path) => (
        <p key={path} className={card.text}>
          <a href={downloadPath(path, locale)}>
            <Whole of={numberIn(path)} text={titleOf(path, (kind) => t(`checkout:documents.kind.${kind}`))} />
          </a>
        </p>
      ))}
    </article>
  );
};

/** The customer's newest orders, with state and files. Source: ORD-1, ORD-2. */
export const PlainOrders = ({ orders }: { readonly orders: Orders }) => {
  const { t } = useTranslation(['history', 'account']);
  const rest = orders ? orders.total - orders.newest.length : 0;
  return (
    <section className={card.form} aria-labelledby="orders">
      <h2 id="orders" className={card.subtitle}>
        {t('title')}
      </h2>
      {!orders && (
        <p className={card.text} role="alert">
          {t('account:failed')}
        </p>
      )}
      {orders?.total === 0 && <p className={card.text}>{t('none')}</p>}
      {orders && orders.total > 0 && (
        <ul className={css.list}>
          {orders.newest.map((one) => (
            <li key={one.order.number}>
              <PlainOrderFacts {...one} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className={card.note}>{t('moreOrders', { count: rest })}</p>}
    </section>
  );
};
