import type { ReactNode } from 'react';
import type { CartItem } from '../../../domain/cart/cart.ts';
import type { CartObstacle } from '../../../domain/cart/cart-check.ts';
import type { QuantityRule } from '../../../domain/cart/quantity.ts';
import { savedAmount } from '../../../domain/cart/shown-savings.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartLine.module.css';
import { LineBrand } from './LineBrand.tsx';
import { type LineActions, LineControls } from './LineControls.tsx';
import { LineDelivery } from './LineDelivery.tsx';
import { LineObstacle } from './LineObstacle.tsx';
import { LinePicture } from './LinePicture.tsx';
import { LinePrice } from './LinePrice.tsx';
import { LineRhythm } from './LineRhythm.tsx';
import { LineValues } from './LineValues.tsx';
import type { LineSupply } from './line-supply.ts';

/** A line of the cart, with the data known about it. */
export interface LineView {
  readonly item: CartItem;
  readonly rule: QuantityRule;
  readonly busy: boolean;
  readonly supply?: LineSupply | undefined;
  readonly obstacle?: CartObstacle | undefined;
}

/** What a card shows in addition to its lines. */
export interface CardAround {
  /** The number of its pair, if it could be confused with another one. */
  readonly number?: number | undefined;
  /** If absent, the card is read-only. */
  readonly actions?: LineActions | undefined;
  /** The destination country, once known. */
  readonly country?: CountryCode | undefined;
  /** A note across the full width of the card. */
  readonly note?: ReactNode;
}

/** One line of the cart. Without `actions` it is read-only, as in the order review and on the server. */
export const CartLine = ({
  line: { item, rule, busy, supply, obstacle },
  number,
  actions,
  country,
  note,
}: CardAround & { readonly line: LineView }) => {
  const { locale } = useServices();
  const { money } = useFormats();
  return (
    <li className={styles.line} aria-busy={busy}>
      <LinePicture image={item.image} to={pathTo.product(locale, item.productId, item.slug)} />
      <div className={styles.what}>
        <LineBrand item={item} className={styles.each} />
        <PreLink className={styles.title ?? ''} to={pathTo.product(locale, item.productId, item.slug)}>
          {item.title}
        </PreLink>
        <LineValues item={item} pair={number} />
        <LinePrice item={item} saved={savedAmount(item.savings)} country={country} />
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
      <LineControls item={item} rule={rule} busy={busy} actions={actions} />
      {note && <div className={styles.note}>{note}</div>}
    </li>
  );
};
