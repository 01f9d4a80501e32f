import type { Order } from '../../../domain/orders/order.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import card from '../Card.module.css';
import styles from './NextSteps.module.css';

/** What happens with the order now, until it is in the letter box. */
export const NextSteps = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { day, shortDay } = useFormats();
  const { delivery } = order;
  const arrival =
    delivery &&
    (delivery.earliest === delivery.latest
      ? t('thankYou.nextArriveOn', { day: day(delivery.latest) })
      : t('thankYou.nextArrive', { from: shortDay(delivery.earliest), to: day(delivery.latest) }));
  return (
    <section className={card.card} aria-labelledby="next-steps">
      <h2 id="next-steps" className={card.subtitle}>
        {t('thankYou.next')}
      </h2>
      <ol className={styles.steps}>
        <li>{t('thankYou.nextCheck')}</li>
        <li>{t('thankYou.nextShip')}</li>
        {arrival && <li>{arrival}</li>}
      </ol>
    </section>
  );
};
