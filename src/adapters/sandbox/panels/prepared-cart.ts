import { variantId } from '../../../domain/catalogue/variant.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { Asker } from '../call.ts';
import { writeLines } from '../cart/add-to-cart.ts';
import { insertCart, patchCart } from '../cart/cart-store.ts';
import type { PlannedLine } from '../cart/planned-lines.ts';
import { json } from '../db/json.ts';
import { updateRow } from '../db/rows.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';

/** How far a shopper has come in the checkout, and with which cart. */
export type Prepared = 'lenses' | 'gift' | 'misspelt' | 'addressed' | 'succeeded';

interface Goods {
  readonly id: string;
  readonly quantity: number;
  readonly eye?: 'right' | 'left';
}
const pair: readonly Goods[] = [
  { id: '10010', quantity: 1, eye: 'right' },
  { id: '10010', quantity: 1, eye: 'left' },
];

/**
 * The goods of each prepared cart. A line with a discontinued product looks as if it was added while the product was
 * still sold.
 */
const goods: Readonly<Record<Prepared, readonly Goods[]>> = {
  lenses: pair,
  gift: [...pair, { id: '20012', quantity: 8 }],
  misspelt: pair,
  addressed: pair,
  succeeded: [{ id: '10261', quantity: 1, eye: 'right' }],
};

/** An address to which every shop delivers. The address check suggests another spelling. */
const misspelt: AddressWire = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Mönckebergstrasse',
  street_number: '12',
  postcode: '20095',
  city: 'Hambrug',
  country_code: 'DE',
};
const steps: Readonly<Partial<Record<Prepared, 'address' | 'addressed'>>> = {
  misspelt: 'address',
  addressed: 'addressed',
};

/**
 * Creates a cart in the given state and returns its token. Its contents are not validated here: the shop does that when
 * the cart is shown.
 */
export const prepareCart = async (sandbox: Sandbox, asker: Asker, prepared: Prepared): Promise<string> => {
  const { db, clock } = sandbox;
  const now = clock.now();
  const products = await readProducts(
    db,
    sandbox,
    asker,
    goods[prepared].map(({ id }) => id),
  );
  const lines = goods[prepared].flatMap(({ id, quantity, eye }, item): readonly PlannedLine[] => {
    const product = products.get(id);
    if (!product) return [];
    // The two eyes get different values if the product offers more than one.
    const options = Object.fromEntries(
      product.optionsFor({}).map(({ code, values }) => [code, values[item] ?? values[0] ?? '']),
    );
    return [
      {
        productId: product.id,
        variantId: variantId(product.id, options),
        options,
        meta: eye ? { eye, pair_id: 'pair' } : {},
        quantity,
        item,
      },
    ];
  });
  return db.transaction().execute(async (trx) => {
    const { token } = await insertCart(trx, asker, now);
    await writeLines(trx, token, lines);
    const checkout_state = steps[prepared];
    if (checkout_state) {
      await patchCart(trx, token, { email: 'mara@example.org', checkout_state }, now);
      const address = json(misspelt);
      await updateRow(trx, 'cart', { token }, { billing_address: address, shipping_address: address });
    }
    return token;
  });
};
