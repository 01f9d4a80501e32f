import { matchingEmail, matchingPostcode, tidyMatchingText } from '../customer/matching.ts';
import type { BrandId } from '../shared/brand-id.ts';
import type { Minor } from '../shared/money.ts';
import { isSold, type OrderState } from './order-state.ts';

/** The person a bill is addressed to. */
export interface BilledPerson {
  readonly email: string;
  readonly lastName: string;
  readonly postcode: string;
}

const compared = ({ email, lastName, postcode }: BilledPerson): readonly string[] => [
  matchingEmail(email),
  tidyMatchingText(lastName),
  matchingPostcode(postcode),
];

/**
 * Whether two bills are for the same person. An equal e-mail is not enough: name and postcode have to match as well,
 * and none of them may be empty. Source: CHK-16, CHK-19.
 */
export const isSamePerson = (one: BilledPerson, other: BilledPerson): boolean => {
  const its = compared(other);
  return compared(one).every((text, i) => text !== '' && text === its[i]);
};

/** The buyer of the current order. `account`: of the signed-in customer; `person`: set once the billing address is known. */
export interface Buyer {
  readonly brand: BrandId;
  readonly account?: number;
  readonly person?: BilledPerson;
}

/** An earlier order. `account`: the customer it belongs to. */
export interface EarlierOrder extends Buyer {
  readonly state: OrderState;
  /** Whether money was received for it. */
  readonly isPaid: boolean;
  readonly total: Minor;
}

/** Whether an order was paid and is still valid: not free of charge, cancelled or returned. */
const isTrusted = ({ state, isPaid, total }: EarlierOrder): boolean =>
  isPaid && total > 0 && isSold(state) && state !== 'returned';

const isTheirs = ({ account, person }: Buyer, order: EarlierOrder): boolean =>
  (account !== undefined && account === order.account) ||
  (person !== undefined && order.person !== undefined && isSamePerson(person, order.person));

/**
 * Whether the shop knows the buyer: by a paid order of the signed-in account, or with the same e-mail, last name and
 * postcode, at the same brand. Only known customers may buy on account. Source: CHK-19.
 */
export const isKnownCustomer = (buyer: Buyer, earlier: readonly EarlierOrder[]): boolean =>
  earlier.some((order) => order.brand === buyer.brand && isTrusted(order) && isTheirs(buyer, order));
