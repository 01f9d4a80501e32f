import * as E from 'fp-ts/Either';
import { mayRenew } from '../../../domain/cart/cart-renewal.ts';
import { type Configuration, optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { variantId } from '../../../domain/catalogue/variant.ts';
import type { NewItemWire } from '../../contract/cart/cart-item.ts';
import type { Asker, Handlers } from '../../shop-server/call.ts';
import type { CartFacts } from '../../shop-server/cart/cart-facts.ts';
import { cartWire } from '../../shop-server/cart/cart-wire.ts';
import { makeAddToCurrentCart } from '../../shop-server/cart/current-cart.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import { refuse, refuseAny, tooOften, violate } from '../../shop-server/refusal.ts';
import type { ReadCoupon } from '../checkout/coupon-tries.ts';
import { accountOf, change, type Desk, limitsOf, look, nameOf, wireOf } from '../desk.ts';
import { claimCart, type NewLineForEngine, openCart, renewCart } from '../questions.ts';

type CartOperation =
  | 'createCart'
  | 'getCart'
  | 'setCurrentCart'
  | 'renewCart'
  | 'addToCart'
  | 'updateCartQuantity'
  | 'removeFromCart'
  | 'applyCoupon'
  | 'deleteCouponCode'
  | 'productOptOut'
  | 'productOptIn'
  | 'customerClaimCart';
export type CartHandlers<Customer, Session> = Pick<Handlers<Customer, Session>, CartOperation>;

/** Keeps only existing options, in the order in which a lens is described. */
const valuesOf = (option: Configuration): NewLineForEngine['options'] =>
  optionCodes.flatMap((code) => {
    const value = option[code];
    return value === undefined ? [] : [{ code, value }];
  });

/** Converts a new line to the engine's format. */
export const lineForEngine = (
  { product, quantity, meta, created_from: from }: NewItemWire,
  ownChannel: string,
): NewLineForEngine => {
  const options = valuesOf(product.option);
  const configuration = Object.fromEntries(options.map(({ code, value }) => [code, value])) as Configuration;
  return {
    shopId: product.product_id,
    variantId: variantId(product.product_id, configuration),
    quantity,
    options,
    ...(meta?.eye && { eye: meta.eye }),
    ...(meta?.pair_id && { pairId: meta.pair_id }),
    ...(product.price_channel !== ownChannel && { priceChannel: product.price_channel }),
    ...(product.fk !== undefined && { partnerMark: product.fk }),
    ...(from && {
      recommendedBy: {
        recommendationId: from.data.recommendation_id,
        source: from.data.source,
        itemPosition: from.data.item_position,
      },
    }),
  };
};

/** Makes the handlers for carts that the engine stores. Source: CART-1 to CART-17. */
export const makeCartHandlers = <Customer, Session>(
  desk: Desk<Customer>,
  readCoupon: ReadCoupon,
): CartHandlers<Customer, Session> => {
  const { server, companion, ask } = desk;
  const begun = makeRateLimit(server.clock, server.limits.cartsPerMinute, {
    tally: server.fleet?.tally('carts begun'),
  });
  /** Limits the rate, so that no one can find a cart by trying tokens. */
  const opened = makeRateLimit(server.clock, server.limits.cartsPerMinute, {
    tally: server.fleet?.tally('carts opened'),
  });
  const renewals = makeRateLimit(server.clock, server.limits.cartsPerMinute, {
    tally: server.fleet?.tally('carts renewed'),
  });
  const shopOf = (brand: keyof typeof server.shops) => server.shops[brand];

  const claim: CartHandlers<Customer, Session>['customerClaimCart'] = async ({ channel, body }) => {
    const account = accountOf(desk, channel);
    if (!account) return refuse(401, 'customer.not_signed_in');
    const token = body.cart_token;
    const claimed = await ask(channel, claimCart, {
      account: account.id,
      email: account.email,
      ...(token !== undefined && { token }),
      limits: limitsOf(shopOf(channel.brand_channel)),
    });
    if (E.isLeft(claimed)) return claimed;
    return E.right(claimed.right ? { cart: wireOf(desk, channel, claimed.right) } : {});
  };

  const seen = async (channel: Asker<Customer>, token: string) =>
    E.map((cart: CartFacts) => cartWire(server, channel, cart))(await look(desk, channel, token));

  return {
    createCart: async ({ channel, client }) => {
      const wait = begun.take(client);
      if (wait > 0) return tooOften(wait);
      const account = accountOf(desk, channel);
      const made = await ask(channel, openCart, {
        locale: channel.locale,
        ...(account && { account: account.id, email: account.email }),
      });
      return E.isLeft(made) ? made : E.right(wireOf(desk, channel, made.right));
    },

    getCart: ({ channel, params: { token } }) => seen(channel, token),

    /** The link carries the cart's own token. Source: REO-5. */
    setCurrentCart: async ({ channel, client, body: { abandoned_cart_token: token } }) => {
      const wait = opened.take(client);
      return wait > 0 ? tooOften(wait) : seen(channel, token);
    },

    /** What the shop keeps beside the cart follows, also if an earlier answer was lost. Source: CART-25. */
    renewCart: async ({ channel, client, params: { token }, body: { request_id: requestId } }) => {
      const wait = renewals.take(client);
      if (wait > 0) return tooOften(wait);
      if (!mayRenew(requestId)) return violate([{ path: 'request_id', code: 'validation.invalid' }]);
      const renewed = await ask(channel, renewCart, { ...nameOf(desk, channel, token), requestId });
      if (E.isLeft(renewed)) return renewed;
      const cart = wireOf(desk, channel, renewed.right);
      await companion.followToken(token, cart.token_value, cart.customer?.account_id !== undefined);
      return E.right(cart);
    },

    addToCart: makeAddToCurrentCart(async (call) => {
      const { channel, params, body } = call;
      const refused = refuseAny(await companion.refuseItems(channel, body.items));
      if (refused) return refused;
      const { priceChannel } = shopOf(channel.brand_channel);
      return change(desk, call, params.token, {
        add: {
          requestId: body.request_id,
          items: body.items.map((item) => lineForEngine(item, priceChannel)),
          ...(body.replaces && { replaces: body.replaces }),
        },
      });
    }, claim),

    updateCartQuantity: (call) =>
      change(desk, call, call.params.token, {
        quantity: { line: call.params.item, quantity: call.body.quantity },
      }),

    removeFromCart: (call) => change(desk, call, call.params.token, { remove: call.params.item }),

    /** Source: COUP-2, COUP-4. */
    applyCoupon: async (call) => {
      const { params, body, client } = call;
      const code = readCoupon(client, body.couponCode, 'couponCode');
      return E.isLeft(code) ? code : change(desk, call, params.token, { coupon: code.right });
    },

    deleteCouponCode: (call) => change(desk, call, call.params.token, { couponOff: true }),

    productOptOut: (call) => change(desk, call, call.body.cart_token, { gift: false }),
    productOptIn: (call) => change(desk, call, call.body.cart_token, { gift: true }),

    customerClaimCart: claim,
  };
};
