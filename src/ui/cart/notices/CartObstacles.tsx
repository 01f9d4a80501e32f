import { useTranslation } from 'react-i18next';
import type { CartObstacle } from '../../../domain/cart/cart-check.ts';
import { useServices } from '../../shared/services.ts';
import { useItemName } from '../item-name.ts';
import styles from './CartNotices.module.css';
import { ObstacleWays } from './ObstacleWays.tsx';

/**
 * Lists the lines that cannot be ordered as they are, by name, where the lines themselves are read-only. Source:
 * STOCK-3, CART-9.
 */
export const CartObstacles = ({ obstacles }: { readonly obstacles: readonly CartObstacle[] }) => {
  const { t } = useTranslation('cart');
  const { cart } = useServices();
  const nameOf = useItemName();
  return (
    <div className={styles.obstacle} role="alert">
      <p className={styles.title}>{t('obstacle.title')}</p>
      <ul>
        {obstacles.map((obstacle) => {
          const { _tag, item } = obstacle;
          const title = nameOf(item);
          return (
            <li key={item.id}>
              <p>{t(`obstacle.${_tag}`, { title, stock: _tag === 'TooMany' ? obstacle.stock : 0 })}</p>
              <div className={styles.ways}>
                <ObstacleWays obstacle={obstacle} />
                <button
                  type="button"
                  className={styles.button}
                  aria-label={t('line.removeTitle', { title })}
                  onClick={() => cart.remove(item.id)}
                >
                  {t('line.remove')}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
