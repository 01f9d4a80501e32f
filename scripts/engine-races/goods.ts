import * as E from 'fp-ts/lib/Either.js';
import type { ShopClient } from '../../src/adapters/backend/client.ts';
import type { NewItemWire } from '../../src/adapters/contract/cart/cart-item.ts';
import type { Configuration } from '../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import type { Ask } from './ask.ts';

export interface Good {
  readonly item: NewItemWire;
  readonly variant: string;
}
export interface Goods {
  /** Each is available for the right and for the left eye. */
  readonly lenses: readonly Good[];
  readonly care: readonly Good[];
  /** Requested by many, with little in stock. */
  readonly scarce: Good;
}

const lensOptions: readonly (readonly [string, Configuration])[] = [
  ['10010', { sphere: '-2.50' }],
  ['10010', { sphere: '-3.25' }],
  ['10050', {}],
];
const stopped: readonly string[] = ['20012', '20051', '20101'];
const supplied = '20061';
export const scarce = '20150';
export const products: readonly string[] = ['10010', '10050', ...stopped, supplied, scarce];

/** Whether the product is sold only from stock. */
export const isStopped = (product: string): boolean => product === scarce || stopped.includes(product);

/** Reads the goods from the shop. */
export const readGoods = async (client: ShopClient, ask: Ask): Promise<Goods> => {
  const must = async <A>(name: string, task: Parameters<typeof ask<A>>[1]): Promise<A> => {
    const answer = await ask(name, task);
    if (E.isLeft(answer)) throw new Error(`${name}: ${answer.left.code}`);
    return answer.right;
  };
  const read = async (product: string, option: Configuration = {}): Promise<Good> => {
    const product_id = product as ProductId;
    const { options } = await must('look at a product', client.getProduct({ params: { id: product_id } }));
    const firsts = Object.fromEntries(options.map(({ code, values }) => [code, values[0] ?? '']));
    const item = {
      product: { product_id, option: { ...firsts, ...option }, price_channel: 'okulino_web' },
      quantity: 1,
    };
    const { token_value: token } = await must('open a cart', client.createCart({}));
    const body = { request_id: 'name', items: [item] };
    const { items } = await must('add', client.addToCart({ params: { token }, body }));
    return { item, variant: items[0]?.variant_id ?? '' };
  };
  const lenses = [];
  for (const [product, option] of lensOptions) lenses.push(await read(product, option));
  const care = [];
  for (const product of [...stopped, supplied]) care.push(await read(product));
  return { lenses, care, scarce: await read(scarce) };
};

/** How many pieces of each power are available now, by variant. The engine's staff do not see this stock. */
export const lensesLeft = async (
  client: ShopClient,
  ask: Ask,
  { lenses }: Goods,
): Promise<ReadonlyMap<string, number>> => {
  const items = lenses.map(({ item: { product } }) => ({
    catalog: 'lens',
    variant_representation: { product_id: product.product_id, option: product.option },
    quantity: 1,
  }));
  const answer = await ask('look at the shelves', client.getDeliveryDates({ body: { items } }));
  if (E.isLeft(answer)) throw new Error(`The stock cannot be read: ${answer.left.code}`);
  return new Map(answer.right.items.map(({ stock, meta }) => [meta.variant_id, stock.available]));
};
