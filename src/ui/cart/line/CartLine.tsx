import type { ReactNode } from 'react';
import type { CartItem, CartItemId } from '../../../domain/cart/cart.ts';
import type { CartObstacle } from '../../../domain/cart/cart-check.ts';
import type { QuantityRule } from '../../../domain/cart/quantity.ts';
import { savedAmount } from '../../../domain/cart/shown-savings.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { TrashIcon } from '../../art/icons/actions.ts';
import { BasePrice } from '../../shared/elements/BasePrice.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useItemName } from '../item-name.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartLine.module.css';
import { LineBrand } from './LineBrand.tsx';
import { LineDelivery } from './LineDelivery.tsx';
import { LineObstacle } from './LineObstacle.tsx';
import { LinePicture } from './LinePicture.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import { LineRhythm } from './LineRhythm.tsx';
import { LineValues } from './LineValues.tsx';
import type { LineSupply } from './line-supply.ts';

export interface LineActions {
  readonly setQuantity: (item: CartItemId, quantity: number, once?: boolean) => void;
  readonly remove: (item: CartItemId) => void;
}

/** One line of the cart. Without `actions` it is only read: in the order's review and on the server. */
export const CartLine = ({
  item,
  pair,
  rule,
  busy = false,
  supply,
  obstacle,
  actions,
  country,
  note,
}: {
  readonly item: CartItem;
  readonly pair?: number | undefined;
  readonly rule?: QuantityRule;
  readonly busy?: boolean;
  readonly supply?: LineSupply;
  readonly obstacle?: CartObstacle | undefined;
  readonly actions?: LineActions;
  /** Where it goes, once that is known. */
  readonly country?: CountryCode | undefined;
  /** What is to be read of it, over its whole width. */
  readonly note?: ReactNode;
}) => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  const { money } = useFormats();
  const saved = savedAmount(item.savings);
  const name = useItemName()(item);
  return (
    <li className={styles.line} aria-busy={busy}>
      <LinePicture image={item.image} to={pathTo.product(locale, item.productId, item.slug)} />
      <div className={styles.what}>
        <LineBrand item={item} className={styles.each} />
        <PreLink className={styles.title ?? ''} to={pathTo.product(locale, item.productId, item.slug)}>
          {item.title}
        </PreLink>
        <LineValues item={item} pair={pair} />
        <p className={styles.each}>
          {t(item.category === 'lens' ? 'line.eachBox' : 'line.each', { price: money(item.unitPrice) })}{' '}
          <BasePrice price={item.unitPrice} of={item.contents} country={country} />{' '}
          {saved && <span className={styles.saving}>{t('line.saving', { amount: money(saved) })}</span>}
        </p>
        <LineRhythm
          item={item}
          className={styles.each}
          onOnce={actions && (() => actions.setQuantity(item.id, item.quantity, true))}
        />
        {obstacle ? (
          <LineObstacle obstacle={obstacle} />
        ) : supply ? (
          <LineDelivery supply={supply} />
        ) : (
          actions && <p className={`${styles.each} ${styles.coming}`} />
        )}
      </div>
      <p className={styles.total}>{money(item.total)}</p>
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
      {note && <div className={styles.note}>{note}</div>}
    </li>
  );
};
