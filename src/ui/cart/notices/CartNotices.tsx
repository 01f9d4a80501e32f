import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartChange } from '../../../domain/cart/cart-check.ts';
import { BasePrice } from '../../shared/elements/Price.tsx';
import { useServices } from '../../shared/services.ts';
import { useItemName } from '../item-name.ts';
import { useBuyersCountry } from '../use-buyers-country.ts';
import { useCart } from '../use-cart.ts';
import { useDesk } from '../use-desk.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartNotices.module.css';
import { CartObstacles } from './CartObstacles.tsx';
import { LeftBehind } from './LeftBehind.tsx';

/** Whether the cart cannot be ordered yet: it has unread changes or obstacles. */
export const useCartBlocked = (): boolean => {
  const { changes, obstacles } = useDesk().check;
  return changes.length > 0 || obstacles.length > 0;
};

/** Whether the cart contains something that cannot be ordered as it is. */
export const useCartObstructed = (): boolean => useDesk().check.obstacles.length > 0;

/** What changed since the shopper last saw the cart. */
export const CartChanges = () => {
  const { t } = useTranslation('cart');
  const { desk } = useServices();
  const { money } = useFormats();
  const nameOf = useItemName();
  const country = useBuyersCountry();
  const { changes } = useDesk().check;
  if (changes.length === 0) return null;

  const sentence = (change: CartChange): string => {
    const title = nameOf(change.item);
    switch (change._tag) {
      case 'PriceChanged':
        return t('changed.price', { title, now: money(change.item.unitPrice), from: money(change.from) });
      case 'SentLater':
        return t('changed.later', { title });
    }
  };

  return (
    <div className={styles.changed} role="alert">
      <p className={styles.title}>{t('changed.title')}</p>
      <ul>
        {changes.map((change) => (
          <li key={`${change._tag}${change.item.id}`}>
            {sentence(change)}
            {change._tag === 'PriceChanged' && (
              <BasePrice price={change.item.unitPrice} of={change.item.contents} country={country} />
            )}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.button} onClick={desk.confirmChanges}>
        {t('changed.confirm')}
      </button>
    </div>
  );
};

/** Changes and obstacles of the cart, for the checkout steps, where the lines are read-only. */
export const CartNotices = ({ ref }: { readonly ref?: Ref<HTMLDivElement> }) => {
  const { obstacles } = useDesk().check;
  const cart = useCart().remote.value;
  return (
    <div ref={ref} tabIndex={-1} className={styles.notices}>
      <CartChanges />
      {cart && <LeftBehind cart={cart} />}
      {obstacles.length > 0 && <CartObstacles obstacles={obstacles} />}
    </div>
  );
};
