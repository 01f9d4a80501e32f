import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingLine } from '../../../application/cart/pending-line.ts';
import type { Delivery } from '../../../application/catalogue/delivery-lookup.ts';
import type { Cart, CartItem, CartItemId } from '../../../domain/cart/cart.ts';
import { piecesOfVariant } from '../../../domain/cart/cart-count.ts';
import { isGift } from '../../../domain/cart/gift.ts';
import { lineCards } from '../../../domain/cart/line-cards.ts';
import { pairNumbers } from '../../../domain/cart/pair-numbers.ts';
import { useServices } from '../../shared/services.ts';
import { GiftLine } from '../gift/GiftLine.tsx';
import { CartLine, type LineView } from '../line/CartLine.tsx';
import type { LineActions } from '../line/LineControls.tsx';
import { lineRule } from '../line/line-rule.ts';
import { lineSupply } from '../line/line-supply.ts';
import { PairCard } from '../line/PairCard.tsx';
import { PendingLines } from '../line/PendingLines.tsx';
import { usePairFindings } from '../line/use-pair-findings.ts';
import { useDesk } from '../use-desk.ts';
import styles from './CartContent.module.css';

const nobody: ReadonlySet<CartItemId> = new Set();

/**
 * The lines of a cart. With `actions` they can be changed. Without, they are read-only, as the page server sends them
 * to a visitor without scripts.
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
  /** Shown in the card that holds the last line of its pair. */
  const noteIn = (ids: readonly (CartItemId | undefined)[]) => {
    const pair = guarded.find((lines) => ids.includes(lines.at(-1)?.id));
    return PairFindings && pair ? <PairFindings items={pair} /> : null;
  };
  const own = cart.items.filter((item) => !isGift(item));
  const lineOf = (item: CartItem): LineView => {
    const { variantId } = item;
    const quantity = piecesOfVariant(own, variantId);
    return {
      item,
      rule: lineRule(item, shop, delivery, quantity - item.quantity),
      busy: busy.has(item.id),
      obstacle: obstacles.find((one) => one.item.id === item.id),
      supply: delivery && lineSupply({ variantId, quantity }, cart.items.indexOf(item), delivery),
    };
  };
  return (
    <ul ref={list} className={styles.lines} aria-label={t('title')} tabIndex={-1}>
      {lineCards(own).map(([item, left]) => {
        const card = {
          number: pairs.get(item.id),
          country: cart.shippingAddress?.countryCode,
          actions,
          note: actions && noteIn(left ? [item.id, left.id] : [item.id]),
        };
        return left ? (
          <PairCard key={item.id} sides={[lineOf(item), lineOf(left)]} {...card} />
        ) : (
          <CartLine key={item.id} line={lineOf(item)} {...card} />
        );
      })}
      <PendingLines lines={pending} />
      {cart.items.filter(isGift).map((item) => (
        <GiftLine key={item.id} item={item} mayDecline={actions !== undefined} />
      ))}
    </ul>
  );
};
