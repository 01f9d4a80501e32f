import { makeDatatransAdapter } from '../../../adapters/payment-datatrans/datatrans-adapter.ts';
import { datatransHosts } from '../../../adapters/payment-datatrans/settings.ts';
import type { PaymentProvider } from '../../../application/checkout/payment-provider.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { Environment } from '../../environment.ts';

type Said = Pick<
  Environment,
  'payment' | 'datatransWorld' | 'datatransMerchant' | 'datatransPassword' | 'datatransHmacKey'
>;

/** Who takes the money; none: the sandbox's own pay page. Source: CHK-11. */
export const paymentProviderOf = (
  { payment, datatransWorld, datatransMerchant, datatransPassword, datatransHmacKey }: Said,
  clock: ClockPort,
): PaymentProvider | undefined =>
  payment === 'datatrans' && datatransMerchant && datatransPassword && datatransHmacKey
    ? makeDatatransAdapter(
        {
          ...datatransHosts[datatransWorld],
          merchantId: datatransMerchant,
          password: datatransPassword,
          hmacKey: datatransHmacKey,
          fetch: (request) => fetch(request),
        },
        clock,
      )
    : undefined;

/** Where pages may load a payment provider's script and page from, besides here. Source: CHK-11. */
export const paymentOriginsOf = ({
  payment,
  datatransWorld,
  paymentOrigins,
}: Pick<Environment, 'payment' | 'datatransWorld' | 'paymentOrigins'>): readonly string[] =>
  payment === 'datatrans'
    ? [...new Set([...paymentOrigins, datatransHosts[datatransWorld].payBase])]
    : paymentOrigins;
