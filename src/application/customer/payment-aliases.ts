import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { AliasId, PaymentAlias } from '../../domain/checkout/payment-alias.ts';
import { type Kept, makeKeeping } from './keeping.ts';
import type { PaymentAliasPort } from './ports/payment-aliases.ts';

export type PaymentAliasTask = 'remove';

/** The ways to pay that the signed-in customer had kept. Source: ACC-7. */
export interface PaymentAliases {
  readonly state$: Observable<Kept<readonly PaymentAlias[], PaymentAliasTask>>;
  readonly load: () => void;
  readonly remove: (id: AliasId) => void;
  readonly acknowledge: () => void;
}

export const makePaymentAliases = (port: PaymentAliasPort): PaymentAliases => {
  const { state$, load, during, acknowledge } = makeKeeping<readonly PaymentAlias[], PaymentAliasTask>(
    port.aliases,
  );
  return {
    state$,
    load,
    remove: (id) =>
      during(
        'remove',
        pipe(
          port.remove(id),
          // Gone already: the answer of a press before was lost, or it was another tab.
          TE.orElse((failure) => (failure._tag === 'NotFound' ? TE.right(undefined) : TE.left(failure))),
        ),
        id,
      ),
    acknowledge,
  };
};
