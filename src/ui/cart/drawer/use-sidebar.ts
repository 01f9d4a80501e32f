import type { CartSidebarState } from '../../../application/cart/cart-sidebar.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';

const closed: CartSidebarState = { open: false, delivery: null, recommendation: null };

/** Whether the cart is open, and the data that was loaded for it. */
export const useSidebar = (): CartSidebarState => useStream(useServices().sidebar.state$, closed);
