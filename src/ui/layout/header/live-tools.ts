/** The parts of the frame that live from the first sign of a visitor on: one file for what is always wanted together. */
export { ConnectionHint } from '../ConnectionHint.tsx';
export { LiveSlots } from '../LiveSlots.tsx';
export { AccountColumn } from './AccountColumn.tsx';
export { AccountLink } from './AccountLink.tsx';
export { CartButton } from './CartButton.tsx';
export { WishesButton } from './WishesButton.tsx';
