import type { AliasId, PaymentAlias } from '../../domain/checkout/payment-alias.ts';
import type { PaymentAliasPort } from './ports/payment-aliases.ts';
import { ignoringNotFound, makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

export type PaymentAliasTask = 'remove';

/** The payment means that the signed-in customer has stored. Source: ACC-7. */
export interface PaymentAliases extends RemoteCollection<readonly PaymentAlias[], PaymentAliasTask> {
  readonly remove: (id: AliasId) => void;
}

export const makePaymentAliases = (port: PaymentAliasPort): PaymentAliases => {
  const { during, ...collection } = makeRemoteCollection<readonly PaymentAlias[], PaymentAliasTask>(
    port.aliases,
  );
  return {
    ...collection,
    remove: (id) => during('remove', ignoringNotFound(port.remove(id)), id),
  };
};
