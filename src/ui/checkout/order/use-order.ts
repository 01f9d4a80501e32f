import type { OrderView } from '../../../application/orders/order-session.ts';
import { loading } from '../../../application/shared/remote-state.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';

const initial: OrderView = { order: loading, documents: loading, retrying: false };

/** The order that this page is about. */
export const useOrder = (): OrderView => useStream(useServices().order.state$, initial);
