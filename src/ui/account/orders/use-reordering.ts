import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import type { ReorderView, ReorderWish } from '../../../application/orders/reorder-desk.ts';
import { taxNumberRuleIn } from '../../../domain/customer/tax-number.ts';
import { unavailableProducts } from '../../../domain/orders/reorder-result.ts';
import { type ReorderTarget, reorderTarget } from '../../../domain/orders/reorder-target.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';

const nothing: ReorderView = {};

const addressOf = (target: ReorderTarget, locale: Locale): string | undefined => {
  switch (target._tag) {
    case 'Stay':
      return undefined;
    case 'Home':
      return pathTo.home(locale);
    case 'Step':
      return pathTo.checkout(locale, target.step);
    case 'Payment':
      return `${pathTo.checkout(locale, 'payment')}?isReorder=true#${target.anchor}`;
  }
};

/**
 * Orders again, says what is missing, and leads on. What came of it stays with the desk, for the page where the shopper
 * arrives. `fromLink`: it began from a mail. `replaces`: nobody comes back to the page that
 * only ordered again. Source: REO-1, REO-2, REO-4.
 */
export const useReordering = ({ reorder: desk }: CustomerDesk, fromLink = false, replaces = fromLink) => {
  const { shop, locale, notifications } = useServices();
  const navigate = useNavigate();
  const view = useStream(desk.state$, nothing);
  /** The desk is the customer's, the press is this page's. */
  const pressed = useRef(false);

  const begin = useCallback(
    (wish: ReorderWish) => {
      pressed.current = true;
      desk.begin(wish);
    },
    [desk],
  );
  const { reorder } = view;
  const done = reorder?._tag === 'Reordered' ? reorder : undefined;
  const cart = done?.cart;
  const target =
    cart &&
    addressOf(
      reorderTarget({
        // What else lies in the cart is not what was asked for.
        cart: { ...cart, items: done.result.items },
        fromLink,
        taxNumber: taxNumberRuleIn(shop, cart.billingAddress?.countryCode ?? shop.country),
        signedIn: true,
      }),
      locale,
    );
  useEffect(() => {
    if (!pressed.current || !done) return;
    pressed.current = false;
    const missing = unavailableProducts(done.result);
    if (missing.length > 0) {
      notifications.notify({
        key: 'reorder_warning',
        tone: 'warning',
        title: { key: 'history:reorder.warning' },
        text: { key: 'history:reorder.unavailable' },
      });
      notifications.notify({
        key: 'reorder_non_reorderable',
        tone: 'warning',
        text: {
          key: 'history:reorder.missing',
          values: { products: missing.map(({ title }) => title).join(', ') },
        },
      });
    }
    if (target !== undefined) void navigate(target, { replace: replaces });
  }, [done, target, notifications, replaces, navigate]);

  /** A customer who goes elsewhere of their own accord has seen it. */
  useEffect(() => {
    pressed.current = false;
    desk.acknowledge();
  }, [desk]);
  return {
    view,
    begin,
    /** Nothing came of it: it is said here. */
    stays: done !== undefined && target === undefined,
  };
};
