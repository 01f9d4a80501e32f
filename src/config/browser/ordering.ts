/** What only those need who order: one chunk, fetched from the checkout on. */
export { makeOrderingPorts } from '../../adapters/backend/ordering-ports.ts';
export { lightbox } from '../../adapters/browser/lightbox.ts';
export { makeOrderAttempts } from '../../adapters/browser/order-attempts.ts';
export { orderSourceOf } from '../../adapters/browser/order-source.ts';
export { makeOrderTraces } from '../../adapters/browser/order-traces.ts';
