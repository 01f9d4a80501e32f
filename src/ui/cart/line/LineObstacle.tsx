import { useTranslation } from 'react-i18next';
import type { CartObstacle } from '../../../domain/cart/cart-check.ts';
import styles from '../notices/CartNotices.module.css';
import { ObstacleWays } from '../notices/ObstacleWays.tsx';

/** Why this line cannot be ordered as it is, and what to do. The checkout button leads here. Source: CART-9. */
export const LineObstacle = ({ obstacle }: { readonly obstacle: CartObstacle }) => {
  const { t } = useTranslation('cart');
  const { _tag } = obstacle;
  return (
    <div className={styles.obstacle} role="alert" tabIndex={-1} data-obstacle>
      <p>{t(`obstacle.here.${_tag}`, { stock: _tag === 'TooMany' ? obstacle.stock : 0 })}</p>
      <ObstacleWays obstacle={obstacle} />
    </div>
  );
};

/** Focuses the first line that has to be changed. */
export const focusObstacle = (): void => document.querySelector<HTMLElement>('[data-obstacle]')?.focus();
