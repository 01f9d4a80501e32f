import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import type { ReorderView } from '../../../application/orders/reorder-desk.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { useStream } from '../../shared/use-stream.ts';
import { ReorderOutcome } from './ReorderOutcome.tsx';

const nothing: ReorderView = {};

/** The result of a reorder on the page that it leads to. It is shown until its cart is ordered. Source: REO-3. */
export const ReorderedNote = ({
  desk,
  cart,
  quiet = false,
}: {
  readonly desk: CustomerDesk;
  readonly cart: Pick<Cart, 'token' | 'checkoutState'>;
  readonly quiet?: boolean;
}) => {
  const view = useStream(desk.reorder.state$, nothing);
  const { reorder } = view;
  return reorder?._tag === 'Reordered' && reorder.cart.token === cart.token ? (
    <ReorderOutcome view={view} now={cart} quiet={quiet} />
  ) : null;
};
