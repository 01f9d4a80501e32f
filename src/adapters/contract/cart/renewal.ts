import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { CartC } from './cart.ts';

/** Operations for carts whose token others may know. */
export const renewalOperations = {
  /**
   * Gives the cart a new token and keeps everything else of it, except for a guest's consent to a reminder that was
   * not sent yet; the old token opens nothing any more. The same
   * `request_id`, 16 to 128 unguessable letters, digits, `-` and `_`, gets the same cart again for a day; nobody else
   * who has the old token learns the new one.
   */
  renewCart: operation({
    method: 'POST',
    path: '/carts/:token/renewal',
    body: t.type({ request_id: t.string }),
    answer: CartC,
    refusals: [404, 422, 429],
  }),
} as const;
