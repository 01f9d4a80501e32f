import { matchingEmail, matchingPostcode, tidyMatchingText } from '../customer/matching.ts';
import type { BrandId } from '../shared/brand-id.ts';
import type { Minor } from '../shared/money.ts';
import { isSold, type OrderState } from './order-state.ts';

/** Whom a bill goes to. */
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

/** Whoever knows an e-mail only is nobody: name and postcode have to match as well, and none of them may be empty. Source: CHK-16, CHK-19, D95. */
export const isSamePerson = (one: BilledPerson, other: BilledPerson): boolean => {
  const its = compared(other);
  return compared(one).every((text, i) => text !== '' && text === its[i]);
};

/** Who orders now. `account`: of who is signed in; `person`: once a bill's address is known. */
export interface Buyer {
  readonly brand: BrandId;
  readonly account?: number;
  readonly person?: BilledPerson;
}

/** An order that somebody made before; `account`: it is that customer's. */
export interface EarlierOrder extends Buyer {
  readonly state: OrderState;
  /** Money came for it. */
  readonly isPaid: boolean;
  readonly total: Minor;
}

/** What was paid and stands: not a sale for nothing, nor one that was called off or went back. */
const isTrusted = ({ state, isPaid, total }: EarlierOrder): boolean =>
  isPaid && total > 0 && isSold(state) && state !== 'returned';

const isTheirs = ({ account, person }: Buyer, order: EarlierOrder): boolean =>
  (account !== undefined && account === order.account) ||
  (person !== undefined && order.person !== undefined && isSamePerson(person, order.person));

/**
 * Whether the shop knows who orders: by a paid order of the account that is signed in, or of the same e-mail, last name
 * and postcode, each at the same brand. Only they may buy on account. Source: CHK-19, D95.
 */
export const isKnownCustomer = (buyer: Buyer, earlier: readonly EarlierOrder[]): boolean =>
  earlier.some((order) => order.brand === buyer.brand && isTrusted(order) && isTheirs(buyer, order));
