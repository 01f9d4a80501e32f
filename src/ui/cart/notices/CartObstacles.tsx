import type { CartObstacle } from '../../../domain/cart/cart-check.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useItemName } from '../line/item-name.ts';
import styles from './CartNotices.module.css';

/** Each line that cannot be had as it is, with what can be done about it. Source: STOCK-3, CART-9. */
export const CartObstacles = ({ obstacles }: { readonly obstacles: readonly CartObstacle[] }) => {
  const { t } = useTranslation('cart');
  const { cart, desk } = useServices();
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
                {_tag === 'TooMany' ? (
                  <button
                    type="button"
                    className={styles.button}
                    onClick={() => cart.setQuantity(item.id, obstacle.stock)}
                  >
                    {t('obstacle.reduce', { stock: obstacle.stock })}
                  </button>
                ) : (
                  item.replacement !== undefined && (
                    <button type="button" className={styles.button} onClick={() => desk.offerSwitch(item)}>
                      {t('obstacle.alternative')}
                    </button>
                  )
                )}
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
