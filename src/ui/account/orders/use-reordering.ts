import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import type { ReorderView, ReorderWish } from '../../../application/orders/reorder-desk.ts';
import { taxNumberRuleIn } from '../../../domain/customer/tax-number.ts';
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
 * Reorders and navigates to the next page. The desk keeps the result for that page.
 * `fromLink`: the reorder was started from a mail. `replaces`: the current page is replaced in the history, because it
 * only starts the reorder. Source: REO-1, REO-2, REO-4.
 */
export const useReordering = ({ reorder: desk }: CustomerDesk, fromLink = false, replaces = fromLink) => {
  const { shop, locale } = useServices();
  const navigate = useNavigate();
  const view = useStream(desk.state$, nothing);
  /** The desk is shared by all pages of the customer. This flag marks a click on this page. */
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
        // Other items in the cart were not part of the reorder.
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
    if (target !== undefined) void navigate(target, { replace: replaces });
  }, [done, target, replaces, navigate]);

  /** A customer who leaves the page has seen the result. */
  useEffect(() => {
    pressed.current = false;
    desk.acknowledge();
  }, [desk]);
  return {
    view,
    begin,
    /** There is no next page, so the result is shown here. */
    stays: done !== undefined && target === undefined,
  };
};
