import { useTranslation } from 'react-i18next';
import { piecesIn } from '../../../domain/cart/cart-count.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { CartIcon } from '../../art/icons/header.ts';
import { pendingOf } from '../../cart/pending-of.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useFetchCart } from '../../cart/use-fetch-cart.ts';
import { island } from '../../shared/island.tsx';
import { opensElsewhere } from '../../shared/opens-elsewhere.ts';
import { useServices } from '../../shared/services.ts';
import css from './Header.module.css';

/** A link to the cart page until the app has loaded; after that it opens the cart sidebar. Source: CART-6. */
const CartButtonView = ({ badge }: { readonly badge: boolean }) => {
  const { t } = useTranslation();
  const { locale, sidebar } = useServices();
  const cart = useCart();
  const onIntent = useFetchCart();
  /** Added pieces count at once; if the shop refuses them, they are removed again. */
  const coming = pendingOf(cart).reduce((sum, { line }) => sum + line.quantity, 0);
  const count = badge ? piecesIn(cart.remote.value) + coming : 0;
  return (
    <a
      href={pathTo.cart(locale)}
      className={css.tool}
      aria-label={count > 0 ? t('header.cartCount', { count }) : t('header.cart')}
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        sidebar.open();
      }}
    >
      <CartIcon />
      <span className={css.toolText}>{t('header.cart')}</span>
      {/*
       * The starter script updates the count in this element before React hydrates. Its key replaces the element once
       * the cart has loaded.
       */}
      <span
        key={cart.loads}
        className={css.badge}
        hidden={count === 0}
        data-more={coming > 0 || undefined}
        data-count={count > 99 ? '99+' : count || undefined}
        suppressHydrationWarning
      />
    </a>
  );
};

export const CartButton = island('cart', CartButtonView);
