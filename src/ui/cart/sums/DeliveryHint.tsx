import { useTranslation } from 'react-i18next';
import type { CartSidebarState } from '../../../application/cart/cart-sidebar.ts';
import { isNothingToSend } from '../../../domain/cart/cart-check.ts';
import { useCart } from '../use-cart.ts';
import { useDesk } from '../use-desk.ts';
import { useFormats } from '../use-formats.ts';
import styles from './DeliveryHint.module.css';

/** When everything arrives. It keeps its height while loading. Source: CART-7, STOCK-5. */
export const DeliveryHint = ({ delivery }: { readonly delivery: CartSidebarState['delivery'] }) => {
  const { t } = useTranslation('cart');
  const { day, shortDay } = useFormats();
  const cart = useCart().remote.value;
  const { obstacles } = useDesk().check;
  const isBusy = delivery?._tag !== 'Ready' && delivery?._tag !== 'Failed';
  const prediction = delivery?.value?.prediction;
  if (cart && isNothingToSend(cart, obstacles)) return null;
  if (!prediction)
    return (
      <p className={styles.hint} aria-busy={isBusy}>
        {t(isBusy ? 'delivery.loading' : 'delivery.failed')}
      </p>
    );
  if (delivery.value?.allStopped) return <p className={styles.hint}>{t('delivery.allStopped')}</p>;
  const { earliest, latest } = prediction;
  return (
    <p className={styles.hint} aria-busy={isBusy}>
      {earliest === latest
        ? t('delivery.on', { day: day(latest) })
        : t('delivery.between', { from: shortDay(earliest), to: day(latest) })}
    </p>
  );
};
