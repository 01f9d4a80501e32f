/** Code needed only for ordering: one chunk, loaded from the checkout on. */
export { makeOrderingPorts } from '../../adapters/backend/ordering-ports.ts';
export { lightbox } from '../../adapters/browser/lightbox.ts';
export { makeOrderAttempts } from '../../adapters/browser/order-attempts.ts';
export { orderSourceOf } from '../../adapters/browser/order-source.ts';
export { makeOrderTraces } from '../../adapters/browser/order-traces.ts';
export { fetchForOwnCart as fetch } from '../../adapters/browser/own-cart.ts';
