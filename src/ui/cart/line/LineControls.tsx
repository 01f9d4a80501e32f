import type { CartItem, CartItemId } from '../../../domain/cart/cart.ts';
import type { QuantityRule } from '../../../domain/cart/quantity.ts';
import { TrashIcon } from '../../art/icons/actions.ts';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useItemName } from '../item-name.ts';
import styles from './CartLine.module.css';
import { LineQuantity } from './LineQuantity.tsx';

export interface LineActions {
  readonly setQuantity: (item: CartItemId, quantity: number, once?: boolean) => void;
  readonly remove: (item: CartItemId) => void;
}

/** How many of a line there are, and the way out of the cart. Without `actions` it is only read. */
export const LineControls = ({
  item,
  rule,
  busy,
  actions,
}: {
  readonly item: CartItem;
  readonly rule?: QuantityRule | undefined;
  readonly busy: boolean;
  readonly actions?: LineActions | undefined;
}) => {
  const { t } = useTranslation('cart');
  const name = useItemName()(item);
  return (
    <div className={styles.actions}>
      {actions && rule ? (
        <>
          <LineQuantity
            name={name}
            quantity={item.quantity}
            rule={rule}
            busy={busy}
            onChange={(quantity) => actions.setQuantity(item.id, quantity)}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={t('line.removeTitle', { title: name })}
            title={t('line.remove')}
            onClick={() => actions.remove(item.id)}
          >
            <TrashIcon />
            <span className={styles.removeText}>{t('line.remove')}</span>
          </button>
        </>
      ) : (
        <p className={styles.each}>{t('line.quantityIs', { count: item.quantity })}</p>
      )}
      <VisuallyHidden>
        <span role="status">{busy ? t('line.updating') : ''}</span>
      </VisuallyHidden>
    </div>
  );
};
