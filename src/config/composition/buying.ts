export { makeCheckoutSession } from '../../application/checkout/checkout-session.ts';
export { addressDesk } from './address-desk.ts';
