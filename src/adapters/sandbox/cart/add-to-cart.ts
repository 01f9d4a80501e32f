import * as E from 'fp-ts/Either';
import { maxLines } from '../../../domain/cart/quantity.ts';
import { type Configuration, optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { variantId } from '../../../domain/catalogue/variant.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { NewItemWire } from '../../contract/cart/cart-item.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { refuse, refuseAny, violate } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import type { CartLineRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import { newId } from '../db/new-token.ts';
import { deleteRow, findRow } from '../db/rows.ts';
import type { Db, Trx } from '../db/schema.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { readStock } from '../stock/stock.ts';
import { refuseItem, refuseQuantity, refuseSource } from './check-lines.ts';
import { editCart } from './edit-cart.ts';
import { type PlannedLine, planLines } from './planned-lines.ts';
import { inOneRhythm, refuseRhythm } from './rhythm.ts';

/** The maximum length of a request id. Units: characters. */
const maxRequestId = 100;

/** Keeps only existing options, in their order; anything else in the body is not stored. */
export const optionsOf = (option: Configuration): Configuration =>
  Object.fromEntries(
    optionCodes.flatMap((code) => (option[code] === undefined ? [] : [[code, option[code]]])),
  );

export const newLine = (
  { product, quantity, meta, created_from }: NewItemWire,
  ownChannel: string,
): PlannedLine => {
  const options = optionsOf(product.option);
  return {
    productId: product.product_id,
    variantId: variantId(product.product_id, options),
    options,
    meta: {
      ...(meta?.eye && { eye: meta.eye }),
      ...(meta?.pair_id && { pair_id: meta.pair_id.slice(0, 64) }),
      ...(meta?.subscription_frequency !== undefined && {
        subscription_frequency: meta.subscription_frequency,
        subscription_frequency_unit: meta.subscription_frequency_unit ?? 'day',
      }),
    },
    ...(created_from && { createdFrom: created_from }),
    ...(product.price_channel !== ownChannel && { priceChannel: product.price_channel }),
    ...(product.fk !== undefined && { fk: product.fk }),
    quantity,
  };
};

export const presentLine = (row: CartLineRow): PlannedLine => ({
  id: row.id,
  productId: row.product_id,
  variantId: row.variant_id,
  options: row.options,
  meta: row.meta,
  ...(row.price_channel !== null && { priceChannel: row.price_channel }),
  ...(row.fk !== null && { fk: row.fk }),
  quantity: row.quantity,
});

/** Writes the new and changed lines of a plan. */
export const writeLines = async (trx: Trx, token: string, lines: readonly PlannedLine[]) => {
  for (const line of lines.filter(({ item }) => item !== undefined)) {
    if (line.id !== undefined) {
      await trx
        .updateTable('cart_line')
        .set({
          quantity: line.quantity,
          meta: json(line.meta),
          price_channel: line.priceChannel ?? null,
          fk: line.fk ?? null,
        })
        .where('id', '=', line.id)
        .execute();
      continue;
    }
    await trx
      .insertInto('cart_line')
      .values({
        id: newId(),
        cart_token: token,
        product_id: line.productId,
        variant_id: line.variantId,
        options: json(line.options),
        meta: json(line.meta),
        ...(line.createdFrom && { created_from: json(line.createdFrom) }),
        quantity: line.quantity,
        price_channel: line.priceChannel ?? null,
        fk: line.fk ?? null,
      })
      .execute();
  }
};

/** Returns the price channels of a shop. */
export const channelsOf = async (trx: Db, brand: BrandId): Promise<ReadonlySet<string>> => {
  const rows = await trx.selectFrom('price_channel').select('code').where('brand', '=', brand).execute();
  return new Set(rows.map(({ code }) => code));
};

const wasDone = async (trx: Trx, token: string, requestId: string): Promise<boolean> =>
  (await findRow(trx, 'cart_request', { cart_token: token, request_id: requestId }, ['request_id'])) !==
  undefined;

/** Adds all lines or none; a repeated request has no effect. Source: CART-11, CART-13, CART-17. */
export const makeAddToCart =
  (sandbox: Sandbox): Handler<ShopApi['addToCart']> =>
  ({ channel, params: { token }, body }) =>
    editCart(sandbox, channel, token, async (trx, view) => {
      const requestId = body.request_id;
      if (requestId === '' || requestId.length > maxRequestId)
        return violate([{ path: 'request_id', code: 'validation.invalid' }]);
      if (await wasDone(trx, token, requestId)) return E.right(undefined);
      const shop = sandbox.shops[channel.brand_channel];
      const added = body.items.map((item) => newLine(item, shop.priceChannel));
      const products = await readProducts(trx, sandbox, channel, [
        ...new Set([
          ...added.map(({ productId }) => productId),
          ...view.lines.map(({ product }) => product.id),
        ]),
      ]);
      const channels = await channelsOf(trx, channel.brand_channel);
      const wrong = added.flatMap((line, i) => {
        const path = `items[${i}]`;
        const product = products.get(line.productId);
        const refusal =
          refuseItem(product, line, path) ??
          refuseSource(line, channels, path) ??
          refuseRhythm(shop, product, line, path);
        return refusal ? [refusal] : [];
      });
      const refused = refuseAny(wrong);
      if (refused) return refused;

      const before = view.lines.map(({ row }) => presentLine(row));
      const gone = new Set<string>(body.replaces);
      const after = planLines(
        before.filter(({ id }) => !gone.has(id ?? '')),
        added,
        (id) => products.get(id)?.isTrial ?? false,
      );
      if (after.length > maxLines) return refuse(422, 'cart.too_many_lines', { max: maxLines });
      const changed = after.filter(({ item }) => item !== undefined);
      const stock = await readStock(trx, withProduct(changed, products));
      const tooMany = changed.flatMap((line) => {
        const product = products.get(line.productId);
        const path = `items[${line.item ?? 0}].quantity`;
        const refusal = product && refuseQuantity(shop, product, stock, { before, after }, line, path);
        return refusal ? [refusal] : [];
      });
      const short = refuseAny(tooMany);
      if (short) return short;

      for (const id of gone) await deleteRow(trx, 'cart_line', { cart_token: token, id });
      await writeLines(trx, token, after);
      await inOneRhythm(trx, token, added);
      await trx.insertInto('cart_request').values({ cart_token: token, request_id: requestId }).execute();
      return E.right(undefined);
    });

const withProduct = (lines: readonly PlannedLine[], products: Awaited<ReturnType<typeof readProducts>>) =>
  lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ product, variantId: line.variantId }] : [];
  });
