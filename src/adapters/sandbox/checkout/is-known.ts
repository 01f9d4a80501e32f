import { matchingEmail } from '../../../domain/customer/matching.ts';
import {
  type BilledPerson,
  type Buyer,
  type EarlierOrder,
  isKnownCustomer,
} from '../../../domain/orders/known-customer.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { CartRow, OrderRow } from '../db/commerce-tables.ts';
import type { Db } from '../db/schema.ts';

/** Returns the person who is billed. Undefined while the e-mail or the billing address is unknown. */
export const personOf = (
  email: string | null,
  billing: Pick<AddressWire, 'last_name' | 'postcode'> | null | undefined,
): BilledPerson | undefined =>
  email !== null && billing ? { email, lastName: billing.last_name, postcode: billing.postcode } : undefined;

/** Returns the buyer of a cart: the customer who owns it and the person who is billed. */
export const buyerOfCart = ({
  brand,
  customer_id,
  email,
  billing_address,
}: Pick<CartRow, 'brand' | 'customer_id' | 'email' | 'billing_address'>): Buyer => {
  const person = personOf(email, billing_address);
  return { brand, ...(customer_id !== null && { account: Number(customer_id) }), ...(person && { person }) };
};

/** Returns the buyer of an order. */
export const buyerOfOrder = ({
  brand,
  customer_id,
  email,
  basket,
}: Pick<OrderRow, 'brand' | 'customer_id' | 'email' | 'basket'>): Buyer => {
  const person = personOf(email, basket.billing_address);
  return { brand, ...(customer_id !== null && { account: customer_id }), ...(person && { person }) };
};

/** Source: CHK-19. */
export const isKnown = async (db: Db, buyer: Buyer): Promise<boolean> => {
  const { brand, account, person } = buyer;
  const earlier = await db
    .selectFrom('shop_order')
    .select(['brand', 'customer_id', 'email', 'basket', 'state', 'paid_at', 'total'])
    .where('brand', '=', brand)
    .where('paid_at', 'is not', null)
    .where((row) =>
      row.or([
        row('customer_id', '=', account ?? null),
        row('email_key', '=', person ? matchingEmail(person.email) : null),
      ]),
    )
    .execute();
  return isKnownCustomer(
    buyer,
    earlier.map(
      (order): EarlierOrder => ({
        ...buyerOfOrder(order),
        state: order.state,
        isPaid: order.paid_at !== null,
        total: order.total as Minor,
      }),
    ),
  );
};
