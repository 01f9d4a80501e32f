import * as E from 'fp-ts/Either';
import { type LeftBehind, mergeLines, piecesTaken } from '../../../domain/cart/cart-merge.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Asker, Handler } from '../call.ts';
import { presentLine } from '../cart/add-to-cart.ts';
import { cartOf, patchCart, readCart, type StoredCart } from '../cart/cart-store.ts';
import { viewCart } from '../cart/cart-view.ts';
import { cartWire } from '../cart/cart-wire.ts';
import { refuseQuantity } from '../cart/check-lines.ts';
import { keyOf, type PlannedLine, withKnownPairs } from '../cart/planned-lines.ts';
import { inOneRhythm } from '../cart/rhythm.ts';
import { settledSteps } from '../cart/settled-steps.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { claimPrescription } from '../prescriptions/given-prescription.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { holdCustomer } from './hold-customer.ts';
import { forCustomer } from './signed-in.ts';

/** Reads the open cart that a customer has left. Locks the customer, so that another sign-in at the same time waits. */
const leftBy = async (trx: Trx, asker: Asker, customer: CustomerRow): Promise<StoredCart | undefined> => {
  await holdCustomer(trx, customer);
  const left = await trx
    .selectFrom('cart')
    .select('token')
    .where('customer_id', '=', String(customer.id))
    .where('brand', '=', asker.brand_channel)
    .where('checkout_state', '!=', 'completed')
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  return left && readCart(trx, asker, left.token, true);
};

const counted = (line: PlannedLine) => ({ ...line, key: keyOf(line) });

/**
 * Returns a check whether a cart may hold a line beside others, where the limits of trials and of single pieces apply, and
 * what the products are called.
 */
const limitsOf = async (trx: Trx, sandbox: Sandbox, asker: Asker, lines: readonly PlannedLine[]) => {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = await readProducts(trx, sandbox, asker, ids);
  const isAllowed = (line: PlannedLine, beside: readonly PlannedLine[]): boolean => {
    const product = products.get(line.productId);
    const cart = { before: [], after: [...beside, line] };
    return (
      !product || !refuseQuantity(sandbox.shops[asker.brand_channel], product, new Map(), cart, line, '')
    );
  };
  return { isAllowed, titleOf: (productId: string) => products.get(productId as ProductId)?.title ?? '' };
};

/**
 * Moves the lines that the current cart lacks, raises the quantities that are smaller in it, and deletes the other cart.
 * What would exceed the limit of a product stays behind, and is returned. Regular lines get the interval of the current
 * cart. Source: CART-8, CART-24, SUBS-3.
 */
const moveInto = async (
  trx: Trx,
  sandbox: Sandbox,
  asker: Asker,
  atHand: StoredCart,
  left: StoredCart,
): Promise<readonly LeftBehind[]> => {
  const { token } = atHand.row;
  const present = atHand.lines.map(presentLine);
  const before = new Map(present.map((line) => [line.id, line.quantity]));
  const others = withKnownPairs(present, left.lines.map(presentLine));
  const { isAllowed, titleOf } = await limitsOf(trx, sandbox, asker, others);
  let merged: readonly PlannedLine[] = present;
  /** Pieces that stay behind, by product. */
  const missing = new Map<string, number>();
  for (const line of mergeLines(present.map(counted), others.map(counted))) {
    const { id, quantity: wanted } = line;
    if (id === undefined || before.get(id) === wanted) continue;
    const beside = merged.filter((other) => other.id !== id);
    const held = before.get(id) ?? 0;
    const quantity = piecesTaken(held, wanted, (pieces) => isAllowed({ ...line, quantity: pieces }, beside));
    if (quantity < wanted)
      missing.set(line.productId, (missing.get(line.productId) ?? 0) + wanted - quantity);
    if (quantity === held) continue;
    merged = [...beside, { ...line, quantity }];
    const change = before.has(id) ? { quantity } : { quantity, cart_token: token };
    await trx.updateTable('cart_line').set(change).where('id', '=', id).execute();
  }
  await inOneRhythm(trx, token, [...others, ...present]);
  await trx.deleteFrom('cart').where('token', '=', left.row.token).execute();
  return [...missing].map(([productId, behind]) => {
    const held = merged.filter((line) => line.productId === productId);
    return {
      title: titleOf(productId),
      taken: held.reduce((sum, { quantity }) => sum + quantity, 0),
      left: behind,
    };
  });
};

/** Returns the token of the cart that a customer continues with: the current one, unless it is empty or missing. */
const claimed = async (
  trx: Trx,
  sandbox: Sandbox,
  asker: Asker,
  customer: CustomerRow,
  { token, now }: { readonly token: string | undefined; readonly now: number },
): Promise<string | undefined> => {
  const left = await leftBy(trx, asker, customer);
  const atHand = token === undefined ? undefined : await readCart(trx, asker, token, true);
  if (!atHand || (atHand.lines.length === 0 && left)) return left?.row.token;
  const { row } = atHand;
  if (row.customer_id !== null) return row.token;
  const leftBehind = left ? await moveInto(trx, sandbox, asker, atHand, left) : [];
  if (leftBehind.length > 0)
    await updateRow(trx, 'cart', { token: row.token }, { left_behind: json(leftBehind) });
  await patchCart(
    trx,
    row.token,
    {
      ...cartOf(customer),
      coupon_code: row.coupon_code ?? left?.row.coupon_code ?? null,
      // A gift that was declined on one device stays declined.
      gift_declined: row.gift_declined || left?.row.gift_declined === true,
      ...(row.checkout_state === 'cart' && { checkout_state: 'address' }),
    },
    now,
  );
  await claimPrescription(trx, row.token, customer.id);
  return row.token;
};

/**
 * Returns the cart of a customer who has signed in. The current cart becomes theirs, and the cart they left elsewhere
 * is merged into it; see `mergeLines`. A repeated request returns the same. Source: CART-4.
 */
export const makeClaimCart = (sandbox: Sandbox): Handler<ShopApi['customerClaimCart']> =>
  forCustomer(async (call, customer) => {
    const asker = { ...call.channel, customer };
    const now = sandbox.clock.now();
    return sandbox.db.transaction().execute(async (trx) => {
      const token = await claimed(trx, sandbox, asker, customer, { token: call.body.cart_token, now });
      const stored = token === undefined ? undefined : await readCart(trx, asker, token);
      if (!stored) return E.right({});
      const view = await viewCart(trx, sandbox, asker, stored);
      const change = settledSteps(view);
      if (change) await patchCart(trx, stored.row.token, change, now);
      const row = { ...stored.row, ...change };
      const settled = change ? await viewCart(trx, sandbox, asker, { ...stored, row }) : view;
      return E.right({ cart: cartWire(sandbox, asker.locale, settled) });
    });
  });
