import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import { quantityRule, trialsOfOne } from '../../../domain/cart/quantity.ts';
import { checkQuantity } from '../../../domain/cart/stock-check.ts';
import { isComplete } from '../../../domain/catalogue/variant.ts';
import type { FieldRefusal } from '../../shop-server/refusal.ts';
import type { ProductFacts } from '../products/product-facts.ts';
import type { StockOfVariants } from '../stock/stock.ts';
import type { PlannedLine } from './planned-lines.ts';

/** Whether a product can be bought, with these values. `path` names the item in the request. */
export const refuseItem = (
  product: ProductFacts | undefined,
  line: PlannedLine,
  path: string,
): FieldRefusal | undefined => {
  if (!product) return { path: `${path}.product.product_id`, code: 'product.not_orderable' };
  if (product.withheld) return { path: `${path}.product.product_id`, code: 'product.withheld' };
  if (!product.orderable) return { path: `${path}.product.product_id`, code: 'product.not_orderable' };
  if (!isComplete(product.optionsFor(line.options), line.options))
    return { path: `${path}.product.option`, code: 'product.variant_does_not_exist' };
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1)
    return { path: `${path}.quantity`, code: 'validation.invalid' };
  if (product.isTrial && line.quantity !== 1)
    return { path: `${path}.quantity`, code: 'product.quantity_fixed' };
  return undefined;
};

/**
 * Whether a line may be bought at these prices. Rejects another shop's price channel and a malformed partner mark.
 * Source: PRICE-6.
 */
export const refuseSource = (
  { priceChannel, fk }: Pick<PlannedLine, 'priceChannel' | 'fk'>,
  channels: ReadonlySet<string>,
  path: string,
): FieldRefusal | undefined => {
  if (priceChannel !== undefined && !channels.has(priceChannel))
    return { path: `${path}.product.price_channel`, code: 'validation.invalid' };
  return fk === undefined || /^[\w.-]{1,64}$/.test(fk)
    ? undefined
    : { path: `${path}.product.fk`, code: 'validation.invalid' };
};

const piecesOf = (lines: readonly PlannedLine[], same: (line: PlannedLine) => boolean): number =>
  lines.filter(same).reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a line may have this quantity, given the rest of the cart. Source: CART-8, CART-9. */
export const refuseQuantity = (
  shop: Shop,
  product: ProductFacts,
  stock: StockOfVariants,
  lines: { readonly before: readonly PlannedLine[]; readonly after: readonly PlannedLine[] },
  line: PlannedLine,
  path: string,
): FieldRefusal | undefined => {
  const { max, cappedCodes } = shop.quantity;
  const level = stock.get(line.variantId) ?? { onHand: 0, stopOrder: false };
  const sameVariant = ({ variantId }: PlannedLine) => variantId === line.variantId;
  const sameProduct = ({ productId }: PlannedLine) => productId === line.productId;
  const checked = checkQuantity({
    stopOrder: level.stopOrder,
    stock: level.onHand,
    quantity: piecesOf(lines.after, sameVariant),
    current: piecesOf(lines.before, sameVariant),
  });
  if (E.isLeft(checked))
    return checked.left._tag === 'ReduceStock'
      ? { path, code: 'product.stock.reduce_stock', values: { stock: checked.left.stock } }
      : { path, code: 'product.stock.no_stock_available' };
  const rule = quantityRule({
    isTrial: false,
    codes: { productId: product.id, sku: product.sku },
    cappedCodes,
    configMax: max,
    stopOrder: false,
    stock: level.onHand,
  });
  const most = product.isTrial ? trialsOfOne : rule._tag === 'Range' ? rule.max : 1;
  const pieces = product.isTrial || most === 1 ? piecesOf(lines.after, sameProduct) : line.quantity;
  return pieces > most ? { path, code: 'product.max_quantity_exceeded', values: { max: most } } : undefined;
};
