import type { OrderView } from '../../../application/orders/order-session.ts';
import { loading } from '../../../application/shared/remote-state.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';

const initial: OrderView = { order: loading, documents: loading, retrying: false };

/** Returns the order that this page shows. */
export const useOrder = (): OrderView => useStream(useServices().order.state$, initial);
