import type { WantedLine } from '../../../domain/orders/subscription/goods.ts';
import type { Db } from '../db/schema.ts';
import type { KeptLine, SubscriptionRow } from '../db/subscription-tables.ts';
import { isLineAvailable, type StockOf } from '../orders/repeat-lines.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';

export interface StandingLine extends WantedLine {
  readonly line: KeptLine;
  /** Empty if the shop does not know the product any more. */
  readonly title: string;
}

/** Returns which lines of a subscription are available now. `stockOf`: the sandbox's own stock if omitted. */
export const standingOf = async (
  db: Db,
  sandbox: Sandbox,
  { brand, locale, lines }: SubscriptionRow,
  stockOf?: StockOf,
): Promise<readonly StandingLine[]> => {
  const products = await readProducts(db, sandbox, { brand_channel: brand, locale }, [
    ...new Set(lines.map(({ product_id }) => product_id)),
  ]);
  const standing: StandingLine[] = [];
  for (const line of lines) {
    const product = products.get(line.product_id);
    const pair = line.meta.pair_id;
    const wanted = product && {
      productId: product.id,
      variantId: line.variant_id,
      options: line.options,
      meta: line.meta,
      quantity: line.quantity,
    };
    const isHere = wanted && (await isLineAvailable(db, product, wanted, stockOf));
    standing.push({
      line,
      title: product?.title ?? '',
      ...(pair !== undefined && { pairId: pair }),
      standing: isHere ? 'Here' : product?.orderable ? 'NotNow' : 'Gone',
    });
  }
  return standing;
};
