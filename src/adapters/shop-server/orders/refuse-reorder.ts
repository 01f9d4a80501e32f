import * as E from 'fp-ts/Either';
import type { ReorderRefusal } from '../../../domain/orders/reorder-refusal.ts';
import type { Refusal } from '../refusal.ts';

/** Refuses to repeat an order. All causes have the same message, since the customer can fix none of them. Source: REO-4. */
export const refuseReorder = (cause: ReorderRefusal): E.Either<Refusal, never> =>
  E.left({ status: 422, code: `reorder.${cause}`, words: ['server:refusal.reorder'] });
