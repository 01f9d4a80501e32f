import { useTranslation } from 'react-i18next';
import type { CartItem, CartItemId } from '../../domain/cart/cart.ts';
import type { QuantityRule } from '../../domain/cart/quantity.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { Picture } from '../shared/Picture.tsx';
import { PreLink } from '../shared/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import styles from './CartLine.module.css';
import { LineQuantity } from './LineQuantity.tsx';
import { LineValues } from './LineValues.tsx';
import { useFormats } from './use-formats.ts';

export interface LineActions {
  readonly setQuantity: (item: CartItemId, quantity: number) => void;
  readonly remove: (item: CartItemId) => void;
}

/** One line of the cart. Without `actions` it is only read: in the order's review and on the server. */
export const CartLine = ({
  item,
  rule,
  busy = false,
  actions,
}: {
  readonly item: CartItem;
  readonly rule?: QuantityRule;
  readonly busy?: boolean;
  readonly actions?: LineActions;
}) => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  const { money } = useFormats();
  return (
    <li className={styles.line} aria-busy={busy}>
      <PreLink
        className={styles.picture ?? ''}
        to={pathTo.product(locale, item.productId, item.slug)}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture image={item.image} size="cart" alt="" />
      </PreLink>
      <div className={styles.what}>
        <PreLink className={styles.title ?? ''} to={pathTo.product(locale, item.productId, item.slug)}>
          {item.title}
        </PreLink>
        <LineValues item={item} />
        <p className={styles.each}>{t('line.each', { price: money(item.unitPrice) })}</p>
      </div>
      <p className={styles.total}>
        {money(item.total)}
        {item.savings && item.savings.minor > 0 && (
          <span className={styles.saving}>{t('line.saving', { amount: money(item.savings) })}</span>
        )}
      </p>
      <div className={styles.actions}>
        {actions && rule ? (
          <>
            <LineQuantity
              item={item}
              rule={rule}
              busy={busy}
              onChange={(quantity) => actions.setQuantity(item.id, quantity)}
            />
            <button
              type="button"
              className={styles.remove}
              aria-label={t('line.removeTitle', { title: item.title })}
              onClick={() => actions.remove(item.id)}
            >
              {t('line.remove')}
            </button>
          </>
        ) : (
          <p className={styles.each}>{t('line.quantityIs', { count: item.quantity })}</p>
        )}
        <span className={styles.busy} role="status">
          {busy ? t('line.updating') : ''}
        </span>
      </div>
    </li>
  );
};
