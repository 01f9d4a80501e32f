import type * as t from 'io-ts';
import type { Question } from '../engine.ts';
import { ShopCategoryListC, ShopProductListC, ShopStockC } from './range-codecs.ts';

const query = <Asked, A>(
  name: string,
  asks: Question<Asked, A>['asks'],
  answer: t.Type<A, unknown>,
): Question<Asked, A> => ({ kind: 'query', name, asks, answer });

/** `since`: only what has changed since then, by the engine's clock; null: everything. */
interface Since {
  readonly since: string | null;
}

export const shopProducts = query<
  Since & { readonly take: number; readonly skip: number },
  t.TypeOf<typeof ShopProductListC>
>('shopProducts', { take: 'Int!', skip: 'Int!', since: 'DateTime' }, ShopProductListC);

export const shopCategories = query<Since, t.TypeOf<typeof ShopCategoryListC>>(
  'shopCategories',
  { since: 'DateTime' },
  ShopCategoryListC,
);

interface StockQuestion {
  readonly shopId: string;
  readonly options: readonly { readonly code: string; readonly value: string }[];
}

export const shopStock = query<{ readonly asked: readonly StockQuestion[] }, t.TypeOf<typeof ShopStockC>>(
  'shopStock',
  { asked: '[ShopStockQuestion!]!' },
  ShopStockC,
);
