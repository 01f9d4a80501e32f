/**
 * The parts of the frame that hydrate at the visitor's first interaction. They share one file because they are always
 * needed together.
 */
export { ConnectionHint } from '../ConnectionHint.tsx';
export { LiveSlots } from '../LiveSlots.tsx';
export { AccountColumn } from './AccountColumn.tsx';
export { AccountLink } from './AccountLink.tsx';
export { CartButton } from './CartButton.tsx';
export { WishesButton } from './WishesButton.tsx';
