import * as E from 'fp-ts/Either';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';

/**
 * An add with `current_cart`: afterwards a cart without an owner is claimed by the signed-in customer, with what they
 * left elsewhere, as at sign-in. A guest has no such cart; another customer's is not found by the add. Repeatable: if a
 * response was lost, the next add claims it. Source: CART-4.
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
