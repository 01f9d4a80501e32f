import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LoyaltyPort } from '../../../application/customer/ports/loyalty.ts';
import type { PersonalClient } from '../client.ts';

/** Source: MILES-3. */
export const makeLoyaltyAdapter = (client: PersonalClient): LoyaltyPort => ({
  points: () =>
    pipe(
      client.customerGetMilesAndMorePoints({ query: { 'order[order_created_at]': 'desc' } }),
      TE.map((entries) =>
        entries.map((entry) => ({
          orderNumber: entry.order_number,
          orderedAt: entry.order_created_at,
          number: entry.miles_and_more_number,
          points: entry.points,
        })),
      ),
    ),
});
