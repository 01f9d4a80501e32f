import { island } from '../shared/island.tsx';
import { NotificationRegion } from '../shared/notifications/NotificationRegion.tsx';
import { WishlistSlot } from '../wishlist/WishlistSlot.tsx';
import { CartSlot } from './CartSlot.tsx';
import { ProductMarks } from './ProductMarks.tsx';

/** What opens over a page: what just happened, the cart, what was put aside; and the marks on what it shows. */
const LiveSlotsView = () => (
  <>
    <NotificationRegion />
    <CartSlot />
    <WishlistSlot />
    <ProductMarks />
  </>
);

export const LiveSlots = island('live', LiveSlotsView);
