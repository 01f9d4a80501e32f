import { ContainerModule } from 'inversify';
import { datatransHosts } from '../../../adapters/payment-datatrans/settings.ts';
import type { Environment } from '../../environment.ts';
import { TOKENS } from './tokens.ts';

/** Chooses the payment provider. Source: CHK-11. */
export const paymentModule = ({
  payment,
  datatransWorld,
  datatransMerchant: merchantId,
  datatransPassword: password,
  datatransHmacKey: hmacKey,
}: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (payment === 'datatrans' && merchantId && password && hmacKey)
      bind(TOKENS.payment).toResolvedValue(
        async (clock) => {
          const { makeDatatransAdapter } = await import(
            '../../../adapters/payment-datatrans/datatrans-adapter.ts'
          );
          const said = { ...datatransHosts[datatransWorld], merchantId, password, hmacKey };
          return makeDatatransAdapter({ ...said, fetch: (request) => fetch(request) }, clock);
        },
        [TOKENS.clock],
      );
    else bind(TOKENS.payment).toConstantValue(undefined);
  });

/** Returns the origins from which pages may load a payment provider's script and frame, besides our own. Source: CHK-11. */
export const paymentOriginsOf = ({
  payment,
  datatransWorld,
  paymentOrigins,
}: Environment): readonly string[] =>
  payment === 'datatrans'
    ? [...new Set([...paymentOrigins, datatransHosts[datatransWorld].payBase])]
    : paymentOrigins;
