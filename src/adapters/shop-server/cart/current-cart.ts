import * as E from 'fp-ts/Either';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';

/**
 * An add that says `current_cart`: once it is done, a cart without an owner becomes that of the customer who is signed in,
 * with what they had left elsewhere, as when they sign in. A guest has no such cart, and another's is not found by the
 * add already. Asked again it is the same, so that an add whose answer was lost is claimed by the next. Source: CART-4, D85.
 */
export const makeAddToCurrentCart =
  <Customer, Session>(
    add: Handler<ShopApi['addToCart'], Customer, Session>,
    claim: Handler<ShopApi['customerClaimCart'], Customer, Session>,
  ): Handler<ShopApi['addToCart'], Customer, Session> =>
  async (call) => {
    const added = await add(call);
    if (E.isLeft(added) || !call.body.current_cart || !call.channel.customer) return added;
    const { token_value: token, customer } = added.right;
    const isTheirs = customer?.account_id !== undefined;
    if (isTheirs) return added;
    const claimed = await claim({ ...call, params: {}, query: {}, body: { cart_token: token } });
    const cart = E.isRight(claimed) ? claimed.right.cart : undefined;
    return cart?.token_value === token ? E.right(cart) : added;
  };
