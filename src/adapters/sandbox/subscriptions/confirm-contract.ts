import { changesContract } from '../../../domain/orders/subscription/changes-contract.ts';
import { cartWire } from '../cart/cart-wire.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import { storeLaw } from '../law/law-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { agreedGoods } from '../subscription-rows/agreed-goods.ts';
import { note } from '../subscription-rows/subscription-store.ts';
import { viewAsCart } from './view-subscription.ts';

/**
 * Records that a subscription was made or changed, and requests its confirmation: with the prices and the legal texts of
 * now. Source: LAW-39, LAW-45.
 */
export const confirmContract = async (
  trx: Trx,
  sandbox: Sandbox,
  row: SubscriptionRow,
  kind: 'created' | 'changed',
  customer: Pick<CustomerRow, 'id' | 'email'>,
): Promise<void> => {
  const { brand, locale, every, unit, next_date: next } = row;
  const { country_code: country } = row.shipping_address;
  const view = await viewAsCart(trx, sandbox, { brand_channel: brand, locale }, row, customer);
  const { shipping, rounding } = view.totals;
  const contract = {
    every,
    unit,
    goods: agreedGoods(cartWire(sandbox, locale, view).items),
    currency: sandbox.shops[brand].currency,
    ...(view.lines.length === row.lines.length && { shipping, rounding }),
    law: await storeLaw(trx, sandbox, { brand, locale, country }),
  };
  await note(trx, row, kind, new Date(sandbox.clock.now()), { detail: { next, contract } });
};

const termsOf = ({ every, unit, shipping_address, lines }: SubscriptionRow) => ({
  every,
  unit,
  country: shipping_address.country_code,
  goods: lines.map(({ variant_id: variant, quantity }) => ({ variant, quantity })),
});

/** Confirms a change, if it changes what was agreed and the subscription goes on. Source: LAW-45. */
export const confirmChange = async (
  trx: Trx,
  sandbox: Sandbox,
  before: SubscriptionRow,
  after: SubscriptionRow,
  customer: Pick<CustomerRow, 'id' | 'email'>,
): Promise<void> => {
  if (after.state === 'cancelled' || !changesContract(termsOf(before), termsOf(after))) return;
  await confirmContract(trx, sandbox, after, 'changed', customer);
};
