import type { NewItemWire } from '../../src/adapters/contract/cart/cart-item.ts';
import type { Db } from '../../src/adapters/sandbox/db/schema.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import { accepted, type Buyer } from './buyer.ts';
import type { Shelf } from './checks.ts';

/** A product that is sold, and its name in the shop. */
export interface Good {
  readonly item: NewItemWire;
  readonly variant: string;
  readonly onHand: number;
  readonly stopOrder: boolean;
}

/** Small and large stocks, so that orders are met from stock, from the supplier, and from both. */
const wanted = [
  { id: '20012', option: {}, onHand: 400 },
  { id: '20051', option: {}, onHand: 30 },
  { id: '10010', option: { sphere: '-2.50' }, onHand: 60 },
  { id: '10010', option: { sphere: '-3.25' }, onHand: 400 },
] as const;
/** Goods that all buyers request and few get: the supplier has none. */
const scarce = { id: '20150', option: {}, onHand: 10 } as const;

export interface Goods {
  readonly plenty: readonly Good[];
  readonly scarce: Good;
}

/** Reads the names of its goods from the shop. */
export const readGoods = async (buyer: Buyer): Promise<Goods> => {
  const { client } = buyer;
  const read = async (good: (typeof wanted)[number] | typeof scarce, stopOrder: boolean): Promise<Good> => {
    const product_id = good.id as ProductId;
    const { options } = await accepted(buyer, client.getProduct({ params: { id: product_id } }));
    const firsts = Object.fromEntries(options.map(({ code, values }) => [code, values[0] ?? '']));
    const item = {
      product: { product_id, option: { ...firsts, ...good.option }, price_channel: 'okulino_web' },
      quantity: 1,
    };
    const { token_value: token } = await accepted(buyer, client.createCart({}));
    const body = { request_id: 'name', items: [item] };
    const { items } = await accepted(buyer, client.addToCart({ params: { token }, body }));
    return { item, variant: items[0]?.variant_id ?? '', onHand: good.onHand, stopOrder };
  };
  return {
    plenty: await Promise.all(wanted.map((good) => read(good, false))),
    scarce: await read(scarce, true),
  };
};

/** Puts the goods into stock, and returns how many of each. */
export const fillShelf = async (db: Db, { plenty, scarce: few }: Goods): Promise<Shelf> => {
  const goods = [...plenty, few];
  const rows = goods.map(({ item, variant, onHand, stopOrder }) => ({
    variant_id: variant,
    product_id: item.product.product_id,
    on_hand: onHand,
    oversold: false,
    stop_order: stopOrder,
  }));
  await db.insertInto('stock').values(rows).execute();
  return new Map(goods.map(({ variant, onHand }) => [variant, onHand]));
};
