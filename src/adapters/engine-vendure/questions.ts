import * as t from 'io-ts';
import type { CartItemId } from '../../domain/cart/cart.ts';
import { LocaleC } from '../contract/scalars.ts';
import type { AddressOfEngine } from './carts/address-answer.ts';
import { type OrderOfEngine, OrderOfEngineC } from './carts/cart-answer.ts';
import type { Question } from './engine.ts';
import { AmountC, orNull } from './scalars.ts';

/** A cart's token, and the account of the request. */
export interface CartName {
  readonly token: string;
  readonly account?: string;
}

export interface NewLineForEngine {
  readonly shopId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly options: readonly { readonly code: string; readonly value: string }[];
  readonly eye?: string;
  readonly pairId?: string;
  readonly priceChannel?: string;
  readonly partnerMark?: string;
  readonly recommendedBy?: {
    readonly recommendationId: string;
    readonly source: string;
    readonly itemPosition: number;
  };
}

export interface UpdateForEngine {
  readonly email?: string;
  /** The e-mail of the requesting account: only the engine knows who owns the cart without another request. */
  readonly accountEmail?: string;
  readonly billing?: Partial<AddressOfEngine>;
  readonly shippingAddress?: Partial<AddressOfEngine>;
  readonly destination?: string;
  readonly comment?: string;
  readonly coupon?: string;
  readonly loyaltyNumber?: string;
}

/** The limits of a cart. */
export interface LimitsForEngine {
  /** The maximum number of different lines. */
  readonly lines: number;
  /** The maximum number of pieces of a line. */
  readonly pieces: number;
  /** The maximum number of pieces of a trial product, over all its lines. */
  readonly trials: number;
  /** Products of which only one is allowed, by id or sku. */
  readonly oneOnly: readonly string[];
}

/** One change of a cart. */
export type ChangeForEngine =
  | {
      readonly add: {
        readonly requestId: string;
        readonly items: readonly NewLineForEngine[];
        readonly replaces?: readonly CartItemId[];
      };
    }
  | { readonly quantity: { readonly line: string; readonly quantity: number } }
  | { readonly remove: string }
  | { readonly coupon: string }
  | { readonly couponOff: true }
  | { readonly update: UpdateForEngine }
  | { readonly shipping: { readonly method: string; readonly carrierMayAnnounce: boolean } }
  | { readonly payment: string }
  /** True: the gift is wanted again; false: it is declined. */
  | { readonly gift: boolean };

/** What the buyer saw. */
export interface SeenForEngine {
  readonly total?: number;
  readonly currency?: string;
  readonly gift?: boolean;
  readonly lines?: readonly {
    readonly shopId: string;
    readonly variantId: string;
    readonly quantity: number;
    readonly unitPrice: number;
  }[];
}

const ShippingC = t.type({ code: t.string, price: AmountC });
export type ShippingOfEngine = t.TypeOf<typeof ShippingC>;

export const question = <Asked, A>(
  kind: 'query' | 'mutation',
  name: string,
  asks: Readonly<Record<keyof Asked & string, string>>,
  answer: t.Type<A, unknown>,
): Question<Asked, A> => ({ kind, name, asks, answer });

const name = { token: 'String!', account: 'String' } as const;

export const openCart = question<{ locale: string; account?: string; email?: string }, OrderOfEngine>(
  'mutation',
  'shopOpenCart',
  { locale: 'String!', account: 'String', email: 'String' },
  OrderOfEngineC,
);

export const lookAtCart = question<CartName, OrderOfEngine>('query', 'shopCart', name, OrderOfEngineC);

export const changeCart = question<
  CartName & { locale: string; limits: LimitsForEngine; change: ChangeForEngine },
  OrderOfEngine
>(
  'mutation',
  'shopChangeCart',
  { ...name, locale: 'String', limits: 'ShopLimits!', change: 'ShopChange!' },
  OrderOfEngineC,
);

export const claimCart = question<
  { account: string; email: string; token?: string; limits: LimitsForEngine },
  OrderOfEngine | null
>(
  'mutation',
  'shopClaimCart',
  { account: 'String!', email: 'String!', token: 'String', limits: 'ShopLimits!' },
  orNull(OrderOfEngineC),
);

export const renewCart = question<CartName & { requestId: string }, OrderOfEngine>(
  'mutation',
  'shopRenewCart',
  { ...name, requestId: 'String!' },
  OrderOfEngineC,
);

export const shippingMethods = question<CartName, readonly ShippingOfEngine[]>(
  'query',
  'shopShippingMethods',
  name,
  t.readonlyArray(ShippingC),
);

export const placeOrder = question<CartName & { locale: string; seen: SeenForEngine }, OrderOfEngine>(
  'mutation',
  'shopPlaceOrder',
  { ...name, locale: 'String!', seen: 'ShopSeen' },
  OrderOfEngineC,
);

/** A subscription delivery of an account, ordered without its customer being present. */
export interface DeliveryForEngine
  extends Pick<UpdateForEngine, 'billing' | 'shippingAddress' | 'destination' | 'loyaltyNumber'> {
  readonly account: string;
  readonly email: string;
  readonly items: readonly NewLineForEngine[];
  readonly method?: string;
  readonly payment: string;
}

export const weighDelivery = question<{ locale: string; delivery: DeliveryForEngine }, OrderOfEngine>(
  'query',
  'shopWeighDelivery',
  { locale: 'String!', delivery: 'ShopDelivery!' },
  OrderOfEngineC,
);

export const placeDelivery = question<
  { token: string; locale: string; delivery: DeliveryForEngine; seen: SeenForEngine },
  OrderOfEngine
>(
  'mutation',
  'shopPlaceDelivery',
  { token: 'String!', locale: 'String!', delivery: 'ShopDelivery!', seen: 'ShopSeen' },
  OrderOfEngineC,
);

export const lookAtOrder = question<{ order: string }, OrderOfEngine>(
  'query',
  'shopOrder',
  { order: 'String!' },
  OrderOfEngineC,
);

const OrdersC = t.type({ orders: t.readonlyArray(OrderOfEngineC) });

export const ordersOfAccount = question<
  { account: string; take: number; skip: number },
  t.TypeOf<typeof OrdersC>
>('query', 'shopOrders', { account: 'String!', take: 'Int!', skip: 'Int!' }, OrdersC);

export const reportPaid = question<{ orderToken: string; method: string; reference: string }, OrderOfEngine>(
  'mutation',
  'shopPaid',
  { orderToken: 'String!', method: 'String!', reference: 'String!' },
  OrderOfEngineC,
);

export const reportPaidLater = question<{ orderToken: string; method: string }, OrderOfEngine>(
  'mutation',
  'shopPaidLater',
  { orderToken: 'String!', method: 'String!' },
  OrderOfEngineC,
);

export const reportRefunded = question<
  { orderToken: string; amount: number; reference: string; reason?: string },
  OrderOfEngine
>(
  'mutation',
  'shopRefunded',
  { orderToken: 'String!', amount: 'Int!', reference: 'String!', reason: 'String' },
  OrderOfEngineC,
);

export const forgetValues = question<{ orderToken: string }, boolean>(
  'mutation',
  'shopForgetValues',
  { orderToken: 'String!' },
  t.boolean,
);

export const makeCoupon = question<
  { code: string; amount: number; account: string; endsAt: string },
  boolean
>(
  'mutation',
  'shopMakeCoupon',
  { code: 'String!', amount: 'Int!', account: 'String!', endsAt: 'DateTime!' },
  t.boolean,
);

const LeftCartC = t.type({
  token: t.string,
  locale: LocaleC,
  email: t.string,
  account: orNull(t.string),
});
export type LeftCartOfEngine = t.TypeOf<typeof LeftCartC>;

export const leftCarts = question<{ before: string; take: number }, readonly LeftCartOfEngine[]>(
  'query',
  'shopLeftCarts',
  { before: 'DateTime!', take: 'Int!' },
  t.readonlyArray(LeftCartC),
);

export const cartReminded = question<{ token: string }, boolean>(
  'mutation',
  'shopCartReminded',
  { token: 'String!' },
  t.boolean,
);

const TokensC = t.readonlyArray(t.string);

export const accountCarts = question<{ account: string }, readonly string[]>(
  'query',
  'shopAccountCarts',
  { account: 'String!' },
  TokensC,
);

export const forgetCarts = question<{ account: string }, readonly string[]>(
  'mutation',
  'shopForgetCarts',
  { account: 'String!' },
  TokensC,
);

export const forgetOldCarts = question<{ before: string }, readonly string[]>(
  'mutation',
  'shopForgetOldCarts',
  { before: 'DateTime!' },
  TokensC,
);
