import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isGift } from '../../../domain/cart/gift.ts';
import { articlesOf } from '../../../domain/orders/articles.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { LinePicture } from '../../cart/line/LinePicture.tsx';
import { useFormats } from '../../cart/use-formats.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Fact } from '../../shared/elements/Fact.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { OrderState } from './OrderState.tsx';
import css from './orders.module.css';

/** How many articles are named. For the others only their number is shown. */
const named = 3;

/** An order in a list: date, state and articles. `heading`: the heading level of its number. */
export const OrderEntry = ({
  order,
  heading: Heading,
  children,
}: {
  readonly order: Order;
  readonly heading: 'h2' | 'h3';
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('history');
  const { locale } = useServices();
  const { mediumDay: day, money } = useFormats();
  const articles = articlesOf(order.items.filter((item) => !isGift(item)));
  const rest = articles.length - named;
  return (
    <article className={css.entry}>
      <div className={css.head}>
        <Heading className={css.number}>
          <Whole of={order.number} text={t('order', { number: order.number })} />
        </Heading>
        <span>
          {order.subscription && <span className={css.state}>{t('subscription')}</span>}{' '}
          <OrderState order={order} />
        </span>
        <p className={css.when}>{t('placed', { day: day(order.createdAt) })}</p>
      </div>
      <ul className={css.articles}>
        {articles.slice(0, named).map(({ title, image, quantity }) => (
          <li key={title} className={css.article}>
            <LinePicture image={image} of="order" />
            <span>{t('article', { quantity, title })}</span>
          </li>
        ))}
        {rest > 0 && <li className={css.rest}>{t('more', { count: rest })}</li>}
      </ul>
      <dl className={css.facts}>
        <Fact name={t('total')}>{money(order.total)}</Fact>
        {order.tracking !== undefined && (
          <Fact name={t('tracking')}>
            <Whole of={order.tracking} />
          </Fact>
        )}
      </dl>
      <div className={css.ways}>
        {children}
        <PreLink
          className={buttonClass('secondary')}
          to={pathTo.account(locale, `order/${order.number}`)}
          aria-label={t('detailsOf', { number: order.number })}
        >
          {t('details')}
        </PreLink>
      </div>
    </article>
  );
};
