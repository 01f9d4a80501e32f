import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ExpressPort } from '../../application/checkout/express-ports.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { WalletAddress } from '../../domain/checkout/express/wallet-address.ts';
import { providerAddress } from '../../domain/shared/redirect.ts';
import type { expressOperations, WalletAddressWire } from '../contract/checkout/express.ts';
import type { ClientOf } from './client.ts';

const addressFromWire = ({ first_name, last_name, ...rest }: WalletAddressWire): WalletAddress => ({
  ...rest,
  ...(first_name !== undefined && { firstName: first_name }),
  ...(last_name !== undefined && { lastName: last_name }),
});

export const makeExpressAdapter = (client: ClientOf<typeof expressOperations>): ExpressPort => ({
  begin: (token, { wallet, returnPath }) =>
    pipe(
      client.startExpress({ params: { token }, body: { wallet, return_path: returnPath } }),
      TE.flatMapEither(({ express_id: express, redirect_url }) =>
        pipe(
          providerAddress(redirect_url),
          E.bimap(
            (): Failure => ({ _tag: 'Unreadable', at: 'startExpress: redirect_url' }),
            (url) => ({ express, url }),
          ),
        ),
      ),
    ),
  standing: (token, express) =>
    pipe(
      client.getExpress({ params: { token, express } }),
      TE.map(({ wallet, standing, email, address, up_to: minor, currency_code: currency }) => ({
        wallet,
        standing,
        ...(email !== undefined &&
          address !== undefined && { payer: { email, address: addressFromWire(address) } }),
        ...(minor !== undefined && currency !== undefined && { upTo: { minor, currency } }),
      })),
    ),
});
