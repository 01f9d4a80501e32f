import type { CartDeskView } from '../../application/cart/cart-desk.ts';
import { loading } from '../../application/shared/remote-state.ts';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';

const closed: CartDeskView = {
  link: { link: null },
  coupon: { busy: false },
  lost: {},
  check: { changes: [], obstacles: [] },
  switching: { offer: loading, busy: false },
  gift: { telling: false, busy: false },
  mending: { busy: false },
};

/** Returns the state of the cart's desk. Empty until the desk is loaded. */
export const useDesk = (): CartDeskView => useStream(useServices().desk.state$, closed);
