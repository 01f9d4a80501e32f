import * as E from 'fp-ts/Either';
import type { ReorderRefusal } from '../../../domain/orders/reorder-refusal.ts';
import type { Refusal } from '../refusal.ts';

/** An order that is not repeated: one sentence for every cause, for the customer can mend none. Source: REO-4. */
export const refuseReorder = (cause: ReorderRefusal): E.Either<Refusal, never> =>
  E.left({ status: 422, code: `reorder.${cause}`, words: ['server:refusal.reorder'] });
