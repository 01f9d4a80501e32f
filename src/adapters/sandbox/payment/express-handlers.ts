import * as E from 'fp-ts/Either';
import type { ExpressId } from '../../../application/checkout/express-ports.ts';
import type { WalletStanding } from '../../../application/checkout/express-provider.ts';
import { expressStanding } from '../../../domain/checkout/express/approval.ts';
import { regularCode } from '../../../domain/checkout/express/express-end.ts';
import { walletsOf } from '../../../domain/checkout/express/express-wallet.ts';
import type { WalletAddress } from '../../../domain/checkout/express/wallet-address.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import { notFound, type Refusal, refuse, violate } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';
import { type ExpressRow, noteExpress, openExpress, paymentOfExpress, readExpress } from './express-store.ts';
import { expressSum } from './express-sum.ts';
import { isReturnPath, withParameter } from './return-path.ts';
import { walletOwner } from './wallet-owners.ts';

/** Within this time, a repeated request opens no second wallet. It is longer for the sandbox's own wallet. Units: ms. */
const twiceInARow = { own: 30 * 60_000, elsewhere: 5000 } as const;

const away = refuse(503, 'payment.provider_unavailable');

/**
 * Returns the page to which the wallet's owner is sent: the sandbox's own wallet, or the page of the provider, where
 * the wallet is opened now.
 */
const pageOf = async (sandbox: Sandbox, id: string): Promise<E.Either<Refusal, string>> => {
  const row = await readExpress(sandbox.db, id);
  if (!row) return away;
  if (!sandbox.provider) return E.right(`/pay/express/${id}`);
  const shop = sandbox.publicUrl(row.brand);
  const opened = await sandbox.provider.express.open({
    express: id as ExpressId,
    wallet: row.wallet,
    amount: row.amount as Minor,
    currency: row.currency,
    locale: row.locale,
    returnUrl: shop + withParameter(row.return_path, 'express', id),
    noticeUrl: `${shop}/pay/notices`,
  })();
  if (E.isLeft(opened)) return away;
  const { reference, url } = opened.right;
  await sandbox.db.updateTable('express').set({ reference }).where('id', '=', id).execute();
  return E.right(url);
};

/** Returns the wallet's state: from the provider, or from the database if there is none. */
const askedWallet = async (sandbox: Sandbox, row: ExpressRow): Promise<E.Either<Refusal, WalletStanding>> => {
  const { provider, db, shops } = sandbox;
  if (!provider) {
    const payer = row.chosen === null ? undefined : walletOwner(shops[row.brand], row.chosen);
    return E.right({ status: row.status, ...(payer && { payer }) });
  }
  if (row.reference === null) return E.right({ status: row.status });
  const standing = await provider.express.standing(row.reference)();
  if (E.isLeft(standing)) return away;
  const { status } = standing.right;
  if (status === 'authenticated' || status === 'failed' || status === 'canceled')
    await noteExpress(db, row.id, { status });
  return standing;
};

const addressToWire = ({ firstName, lastName, ...rest }: WalletAddress) => ({
  ...rest,
  ...(firstName !== undefined && { first_name: firstName }),
  ...(lastName !== undefined && { last_name: lastName }),
});

/**
 * `getCart`: the handler of the system that keeps the carts. A caller who may not see a cart does not see its wallets
 * either. Source: EXP-7.
 */
export const makeExpressHandlers = (sandbox: Sandbox, getCart: Handlers['getCart']) =>
  ({
    startExpress: async (call) => {
      const { channel, params, body } = call;
      const { brand_channel: brand, locale } = channel;
      const shop = sandbox.shops[brand];
      const found = await getCart({ ...call, params, query: {}, body: undefined });
      if (E.isLeft(found)) return found;
      const cart = found.right;
      if (!isReturnPath(body.return_path))
        return violate([{ path: 'return_path', code: 'validation.invalid' }]);
      if (cart.items.length === 0) return violate([{ path: 'items', code: 'cart.empty' }]);
      // A wallet pays only once. A subscription needs a payment method that can be stored.
      if (cart.subscription) return violate([{ path: 'wallet', code: regularCode }]);
      const isTaken = walletsOf(shop.marks.payment).includes(body.wallet);
      if (!isTaken || cart.total === 0) return violate([{ path: 'wallet', code: 'payment.not_available' }]);
      const now = new Date(sandbox.clock.now());
      const since = now.getTime() - (sandbox.provider ? twiceInARow.elsewhere : twiceInARow.own);
      const wish = {
        cart_token: params.token,
        brand,
        locale,
        wallet: body.wallet,
        amount: expressSum(cart),
        currency: shop.currency,
        return_path: body.return_path,
      };
      const id = await openExpress(sandbox.db, wish, now, new Date(since));
      return E.map((redirect_url: string) => ({ express_id: id as ExpressId, redirect_url }))(
        await pageOf(sandbox, id),
      );
    },

    getExpress: async (call) => {
      const { channel, params } = call;
      const found = await getCart({ ...call, params: { token: params.token } });
      if (E.isLeft(found)) return found;
      const row = await readExpress(sandbox.db, params.express);
      const isOfCart = row?.cart_token === params.token && row.brand === channel.brand_channel;
      if (!row || !isOfCart) return notFound('express');
      const asked = await askedWallet(sandbox, row);
      if (E.isLeft(asked)) return asked;
      const { status, payer } = asked.right;
      const payment = await paymentOfExpress(sandbox.db, row.id);
      const now = sandbox.clock.now();
      const standing = payment ? 'used' : expressStanding(status, row.created_at.getTime(), now);
      return E.right({
        wallet: row.wallet,
        standing,
        ...(standing === 'approved' &&
          payer && {
            email: payer.email,
            address: addressToWire(payer.address),
            up_to: row.amount as Minor,
            currency_code: row.currency,
          }),
      });
    },
  }) satisfies Partial<Handlers>;
