import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import card from '../Card.module.css';
import styles from './NextSteps.module.css';

/** What happens with the order until it is delivered. Renders nothing for a shipped order. Source: ORD-1. */
export const NextSteps = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  if (order.state === 'shipped' || order.state === 'returned') return null;
  return (
    <section className={card.card} aria-labelledby="next-steps">
      <h2 id="next-steps" className={card.subtitle}>
        {t('thankYou.next')}
      </h2>
      <ol className={styles.steps}>
        <li>{t('thankYou.nextCheck')}</li>
        <li>{t('thankYou.nextShip')}</li>
      </ol>
    </section>
  );
};
