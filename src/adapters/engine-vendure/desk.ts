import * as E from 'fp-ts/Either';
import type { Shop } from '../../application/shared/shop.ts';
import { maxLines, trialsOfOne } from '../../domain/cart/quantity.ts';
import type { CartWire } from '../contract/cart/cart.ts';
import type { Channel } from '../contract/channel.ts';
import type { Asker, Call } from '../shop-server/call.ts';
import type { CartFacts } from '../shop-server/cart/cart-facts.ts';
import { cartWire } from '../shop-server/cart/cart-wire.ts';
import type { Account, Companion } from '../shop-server/engine/companion.ts';
import type { Refusal } from '../shop-server/refusal.ts';
import type { ShopServer } from '../shop-server/shop-server.ts';
import type { OrderOfEngine } from './carts/cart-answer.ts';
import { cartFacts, hasBarredGift } from './carts/cart-facts.ts';
import { type Engine, EngineAway, engineIsAway, type Question } from './engine.ts';
import {
  type CartName,
  type ChangeForEngine,
  changeCart,
  type LimitsForEngine,
  lookAtCart,
} from './questions.ts';
import { saidRefusal } from './said-refusal.ts';

export type Answered<A> = Promise<E.Either<Refusal, A>>;

/** What every handler that uses an engine needs. */
export interface Desk<Customer> {
  readonly server: ShopServer;
  readonly companion: Companion<Customer>;
  /** Returns the engine's answer, or its refusal in the shop's words; 503 while it is unavailable. */
  readonly ask: <Asked extends object, A>(
    channel: Channel,
    question: Question<Asked, A>,
    asked: Asked,
  ) => Answered<A>;
}

export const makeDesk = <Customer>(
  server: ShopServer,
  engine: Engine,
  companion: Companion<Customer>,
): Desk<Customer> => ({
  server,
  companion,
  ask: async ({ brand_channel: brand, locale }, question, asked) => {
    try {
      const answer = await engine.ask({ brand, locale }, question, asked);
      return E.isLeft(answer) ? saidRefusal(server.shops[brand], answer.left) : answer;
    } catch (error) {
      if (error instanceof EngineAway) return engineIsAway;
      throw error;
    }
  },
});

export const accountOf = <Customer>(
  { companion }: Desk<Customer>,
  { customer }: Asker<Customer>,
): Account | undefined => (customer === undefined ? undefined : companion.accountOf(customer));

/** Returns the name of a cart for this request; the engine treats another customer's cart as not found. */
export const nameOf = <Customer>(desk: Desk<Customer>, channel: Asker<Customer>, token: string): CartName => {
  const account = accountOf(desk, channel);
  return { token, ...(account && { account: account.id }) };
};

export const factsOf = <Customer>(
  desk: Desk<Customer>,
  channel: Asker<Customer>,
  order: OrderOfEngine,
): CartFacts =>
  cartFacts(desk.server.shops[channel.brand_channel], channel.locale, order, accountOf(desk, channel));

export const wireOf = <Customer>(
  desk: Desk<Customer>,
  channel: Asker<Customer>,
  order: OrderOfEngine,
): CartWire => cartWire(desk.server, channel, factsOf(desk, channel, order));

/** Loads a cart without changing it. */
export const look = async <Customer>(
  desk: Desk<Customer>,
  channel: Asker<Customer>,
  token: string,
): Answered<CartFacts> =>
  E.map((order: OrderOfEngine) => factsOf(desk, channel, order))(
    await desk.ask(channel, lookAtCart, nameOf(desk, channel, token)),
  );

/** Limits from the shop's own settings; the engine has none itself. Source: CART-8. */
export const limitsOf = ({ quantity: { max, cappedCodes } }: Shop): LimitsForEngine => ({
  lines: maxLines,
  pieces: max,
  trials: trialsOfOne,
  oneOnly: cappedCodes,
});

/**
 * Makes one change of a cart in one call. Returns the whole cart with new prices. The engine does not know the laws
 * about gifts: one that may not go where the goods go is declined for its buyer. Source: LAW-42.
 */
export const change = async <Customer>(
  desk: Desk<Customer>,
  { channel }: Pick<Call<unknown, Customer>, 'channel'>,
  token: string,
  wanted: ChangeForEngine,
): Answered<CartWire> => {
  const shop = desk.server.shops[channel.brand_channel];
  const ask = (one: ChangeForEngine): Answered<OrderOfEngine> =>
    desk.ask(channel, changeCart, {
      ...nameOf(desk, channel, token),
      locale: channel.locale,
      limits: limitsOf(shop),
      change: one,
    });
  const changed = await ask(wanted);
  const isAllowed = E.isLeft(changed) || !hasBarredGift(shop, changed.right);
  return E.map((order: OrderOfEngine) => wireOf(desk, channel, order))(
    isAllowed ? changed : await ask({ gift: false }),
  );
};
