import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem, CartItemId } from '../../../domain/cart/cart.ts';
import type { QuantityRule } from '../../../domain/cart/quantity.ts';
import { EditIcon, TrashIcon } from '../../art/icons/actions.ts';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useItemName } from '../item-name.ts';
import styles from './CartLine.module.css';
import { ChangeValues } from './ChangeValues.tsx';
import { LineQuantity } from './LineQuantity.tsx';

export interface LineActions {
  readonly setQuantity: (item: CartItemId, quantity: number, once?: boolean) => void;
  readonly remove: (item: CartItemId) => void;
}

/** The quantity of a line, a button to remove it, and for a lens a button to change its values. Read-only without `actions`. */
export const LineControls = ({
  item,
  card = [item],
  rule,
  busy,
  actions,
}: {
  readonly item: CartItem;
  /** All lines of its card, including this one. */
  readonly card?: readonly CartItem[];
  readonly rule?: QuantityRule | undefined;
  readonly busy: boolean;
  readonly actions?: LineActions | undefined;
}) => {
  const { t } = useTranslation('cart');
  const name = useItemName()(item);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const hasValues = item.category === 'lens' && item.eye !== undefined && item.options.length > 0;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
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
            {hasValues && (
              <button
                ref={opener}
                type="button"
                className={styles.remove}
                aria-label={t('line.changeTitle', { title: name })}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                title={t('line.change')}
                onClick={() => setOpen(!isOpen)}
              >
                <EditIcon />
                <span className={styles.removeText}>{t('line.change')}</span>
              </button>
            )}
          </>
        ) : (
          <p className={styles.each}>{t('line.quantityIs', { count: item.quantity })}</p>
        )}
        <VisuallyHidden>
          <span role="status">{busy ? t('line.updating') : ''}</span>
        </VisuallyHidden>
      </div>
      {isOpen && actions && <ChangeValues id={id} items={card} item={item} onClose={() => setOpen(false)} />}
    </>
  );
};
