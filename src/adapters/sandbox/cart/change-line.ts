import * as E from 'fp-ts/Either';
import type { ShopApi } from '../../contract/shop-api.ts';
import { refuse, violate } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';
import { readStock } from '../stock/stock.ts';
import { presentLine } from './add-to-cart.ts';
import { giftLineId } from './cart-gift.ts';
import { patchCart } from './cart-store.ts';
import { refuseItem, refuseQuantity } from './check-lines.ts';
import { editCart } from './edit-cart.ts';
import { comesOnce } from './rhythm.ts';

/** Sets the quantity of a line. A smaller quantity is always allowed. Source: CART-8, CART-9. */
export const makeUpdateQuantity =
  (sandbox: Sandbox): Handler<ShopApi['updateCartQuantity']> =>
  ({ channel, params: { token, item }, body: { quantity, once } }) =>
    editCart(sandbox, channel, token, async (trx, { row: cart, lines }) => {
      if (item === giftLineId(cart)) return violate([{ path: 'quantity', code: 'product.quantity_fixed' }]);
      const found = lines.find(({ row }) => row.id === item);
      if (!found) return refuse(422, 'cart.line_gone');
      const before = lines.map(({ row }) => presentLine(row));
      const after = before.map((line) => (line.id === item ? { ...line, quantity } : line));
      const line = { ...presentLine(found.row), quantity };
      const { product } = found;
      const fewer = quantity >= 1 && quantity < found.quantity;
      const stock = await readStock(trx, [{ product, variantId: line.variantId }]);
      const shop = sandbox.shops[cart.brand];
      const refusal = fewer
        ? undefined
        : (refuseItem(product, line, 'item') ??
          refuseQuantity(shop, product, stock, { before, after }, line, 'quantity'));
      if (refusal) return violate([{ ...refusal, path: 'quantity' }]);
      if (once) await comesOnce(trx, token, product.id);
      await trx.updateTable('cart_line').set({ quantity }).where('id', '=', item).execute();
      return E.right(undefined);
    });

/**
 * Removes a line. A line that no longer exists is no error: the result is what the shopper wanted. Removing the gift
 * declines it.
 */
export const makeRemove =
  (sandbox: Sandbox): Handler<ShopApi['removeFromCart']> =>
  ({ channel, params: { token, item } }) =>
    editCart(sandbox, channel, token, async (trx, { row: cart }) => {
      if (item === giftLineId(cart))
        await patchCart(trx, token, { gift_declined: true }, sandbox.clock.now());
      await trx.deleteFrom('cart_line').where('cart_token', '=', token).where('id', '=', item).execute();
      return E.right(undefined);
    });
