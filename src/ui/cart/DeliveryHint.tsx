import type { CartSidebarState } from '../../application/cart/cart-sidebar.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import styles from './DeliveryHint.module.css';
import { useFormats } from './use-formats.ts';

/** When everything arrives. Source: CART-7, STOCK-5. */
export const DeliveryHint = ({ delivery }: { readonly delivery: CartSidebarState['delivery'] }) => {
  const { t } = useTranslation('cart');
  const { day, shortDay } = useFormats();
  if (!delivery) return null;
  const prediction = delivery.value?.prediction;
  if (!prediction)
    return (
      <p className={styles.hint} aria-busy={delivery._tag === 'Loading'}>
        {t(delivery._tag === 'Failed' ? 'delivery.failed' : 'delivery.loading')}
      </p>
    );
  const { earliest, latest } = prediction;
  return (
    <p className={styles.hint} aria-busy={delivery._tag === 'Loading'}>
      {earliest === latest
        ? t('delivery.on', { day: day(latest) })
        : t('delivery.between', { from: shortDay(earliest), to: day(latest) })}
    </p>
  );
};
