import * as E from 'fp-ts/Either';
import type { Cart, CartItem } from '../cart/cart.ts';
import { isServiceItem } from '../cart/service-item.ts';
import type { Address } from '../customer/address.ts';
import { genderOf } from '../customer/salutation.ts';
import type { Money } from '../shared/money.ts';

/** The profile by which the service matches people. Source: CHK-16. */
export const matchingProfile = 4;

/** `studio`: the order contains a service or came from an optician's shop. `internal`: only the last payment is looked up. */
export type ScoreTag = 'studio' | 'internal';

export interface ScoreAddress extends Address {
  readonly email: string;
  /** Absent if no salutation was chosen. */
  readonly gender?: 'm' | 'f';
}

/** The request for a credit check. Source: CHK-16. */
export interface ScoreRequest {
  readonly billingAddress: ScoreAddress;
  readonly shippingAddress: ScoreAddress;
  /** Minor units; the adapter writes `value` and `currency`. Source: CHK-16. */
  readonly orderTotal: Money;
  readonly priceChannel: string;
  readonly items: readonly CartItem[];
  /** `yyyy-MM-dd`. Absent for a first order. */
  readonly lastOrderDate?: string;
  readonly tags: readonly ScoreTag[];
  readonly matchingProfile: typeof matchingProfile;
}

/** Which required value is missing. */
export type ScoreRefusal =
  | { readonly _tag: 'NoBillingAddress' }
  | { readonly _tag: 'NoShippingAddress' }
  | { readonly _tag: 'NoEmail' };

export interface ScoreInput {
  readonly cart: Pick<
    Cart,
    'billingAddress' | 'shippingAddress' | 'customer' | 'total' | 'priceChannel' | 'items'
  >;
  readonly lastOrderDate?: string;
  /** From the tracking cookie. Source: TRK-2. */
  readonly orderType?: string;
  /** Whether only the last payment is looked up, without judging a new order. */
  readonly isLastPaymentLookup: boolean;
}

const studioTypes = ['service', 'studio'] as const;

/** Returns the tags, each at most once. Source: CHK-16. */
export const scoreTags = ({ cart, orderType, isLastPaymentLookup }: ScoreInput): readonly ScoreTag[] => [
  ...(studioTypes.some((type) => type === orderType) || cart.items.some(isServiceItem)
    ? (['studio'] as const)
    : []),
  ...(isLastPaymentLookup ? (['internal'] as const) : []),
];

const scoreAddress = (address: Address, email: string): ScoreAddress => {
  const gender = genderOf(address.salutation);
  return { ...address, email, ...(gender && { gender }) };
};

/**
 * Builds the request with both addresses, each with its own e-mail or else the customer's. Refuses if an address or an
 * e-mail is missing. Source: CHK-16.
 */
export const scoreRequest = (input: ScoreInput): E.Either<ScoreRefusal, ScoreRequest> => {
  const { billingAddress, shippingAddress, customer, total, priceChannel, items } = input.cart;
  if (!billingAddress) return E.left({ _tag: 'NoBillingAddress' });
  if (!shippingAddress) return E.left({ _tag: 'NoShippingAddress' });
  const billingEmail = billingAddress.email ?? customer?.email;
  const shippingEmail = shippingAddress.email ?? customer?.email ?? billingEmail;
  if (!billingEmail || !shippingEmail) return E.left({ _tag: 'NoEmail' });
  return E.right({
    billingAddress: scoreAddress(billingAddress, billingEmail),
    shippingAddress: scoreAddress(shippingAddress, shippingEmail),
    orderTotal: total,
    priceChannel,
    items,
    ...(input.lastOrderDate !== undefined && { lastOrderDate: input.lastOrderDate }),
    tags: scoreTags(input),
    matchingProfile,
  });
};
