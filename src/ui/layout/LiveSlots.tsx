import { island } from '../shared/island.tsx';
import { NotificationRegion } from '../shared/notifications/NotificationRegion.tsx';
import { WishlistSlot } from '../wishlist/WishlistSlot.tsx';
import { CartSlot } from './CartSlot.tsx';
import { ProductMarks } from './ProductMarks.tsx';

/** What opens over a page: notifications, the cart and the wishlist. Also the marks on the products of the page. */
const LiveSlotsView = () => (
  <>
    <NotificationRegion />
    <CartSlot />
    <WishlistSlot />
    <ProductMarks />
  </>
);

export const LiveSlots = island('live', LiveSlotsView);
