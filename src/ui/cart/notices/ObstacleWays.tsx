import { useTranslation } from 'react-i18next';
import type { CartObstacle } from '../../../domain/cart/cart-check.ts';
import { useServices } from '../../shared/services.ts';
import styles from './CartNotices.module.css';

/** Alternatives to removing a line that cannot be ordered as it is. Source: STOCK-3, CAT-6. */
export const ObstacleWays = ({ obstacle }: { readonly obstacle: CartObstacle }) => {
  const { t } = useTranslation('cart');
  const { cart, desk } = useServices();
  const { _tag, item } = obstacle;
  if (_tag === 'TooMany')
    return (
      <button
        type="button"
        className={styles.button}
        onClick={() => cart.setQuantity(item.id, obstacle.stock)}
      >
        {t('obstacle.reduce', { stock: obstacle.stock })}
      </button>
    );
  return (
    item.replacement !== undefined && (
      <button type="button" className={styles.button} onClick={() => desk.offerSwitch(item)}>
        {t('obstacle.alternative')}
      </button>
    )
  );
};
