import { useRef } from 'react';
import type { PendingLine } from '../../../application/cart/pending-line.ts';
import type { Delivery } from '../../../application/catalogue/delivery-lookup.ts';
import type { Cart, CartItemId } from '../../../domain/cart/cart.ts';
import { isGift } from '../../../domain/cart/gift.ts';
import { pairNumbers } from '../../../domain/cart/pair-numbers.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { GiftLine } from '../gift/GiftLine.tsx';
import { CartLine, type LineActions } from '../line/CartLine.tsx';
import { lineRule } from '../line/line-rule.ts';
import { lineSupply } from '../line/line-supply.ts';
import { PendingLines } from '../line/PendingLines.tsx';
import { usePairFindings } from '../line/use-pair-findings.ts';
import { useDesk } from '../use-desk.ts';
import styles from './CartContent.module.css';

const nobody: ReadonlySet<CartItemId> = new Set();

/**
 * The lines of a cart. With `actions` they can be changed; without, they are only read, which is what the page server
 * sends to a visitor without scripts.
 */
export const CartContent = ({
  cart,
  pending = [],
  busy = nobody,
  delivery,
  actions,
}: {
  readonly cart: Pick<Cart, 'items' | 'shippingAddress'>;
  readonly pending?: readonly PendingLine[];
  readonly busy?: ReadonlySet<CartItemId>;
  readonly delivery?: Delivery | undefined;
  readonly actions?: LineActions;
}) => {
  const { t } = useTranslation('cart');
  const { shop } = useServices();
  const pairs = pairNumbers(cart.items);
  const { obstacles } = useDesk().check;
  const list = useRef<HTMLUListElement>(null);
  const { PairFindings, pairs: guarded } = usePairFindings(cart.items, list);
  /** Below the last line of its pair. */
  const noteAfter = (id: CartItemId) => {
    const pair = guarded.find((lines) => lines.at(-1)?.id === id);
    return PairFindings && pair ? <PairFindings items={pair} /> : null;
  };
  return (
    <ul ref={list} className={styles.lines} aria-label={t('title')} tabIndex={-1}>
      {cart.items.map((item, index) =>
        isGift(item) ? null : (
          <CartLine
            key={item.id}
            item={item}
            country={cart.shippingAddress?.countryCode}
            pair={pairs.get(item.id)}
            busy={busy.has(item.id)}
            obstacle={obstacles.find((one) => one.item.id === item.id)}
            rule={lineRule(item, shop, delivery)}
            {...(delivery && { supply: lineSupply(item, index, delivery) })}
            {...(actions && { actions })}
            note={actions && noteAfter(item.id)}
          />
        ),
      )}
      <PendingLines lines={pending} />
      {cart.items.filter(isGift).map((item) => (
        <GiftLine key={item.id} item={item} mayDecline={actions !== undefined} />
      ))}
    </ul>
  );
};
