import * as E from 'fp-ts/Either';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';
import { productNumber, readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import { labelled } from './get-product-options.ts';
import { largestLimit } from './listing-choice.ts';
import { readTimedContent } from './read-timed-content.ts';

/** Returns several products at once, in the requested order, at most as many as a page holds. Source: CAT-29. */
export const makeGetProductDetails =
  (sandbox: Sandbox): Handler<ShopApi['getProductDetails']> =>
  async ({ channel, query }) => {
    const { db, texts } = sandbox;
    const asked = query.product_id.slice(0, largestLimit).flatMap((id) => productNumber(id) ?? []);
    const cards = await readSummaries(sandbox, channel, asked);
    if (cards.length === 0) return E.right([]);
    const rows = await db
      .selectFrom('product')
      .select(['id', 'options', 'facts', 'replacement_id'])
      .where('id', 'in', asked)
      .execute();
    const rowOf = new Map(rows.map((row) => [String(row.id), row]));
    const say = texts(channel.brand_channel, channel.locale);
    const contentOf = await readTimedContent(db, channel, asked);
    return E.right(
      cards.flatMap((card) => {
        const row = rowOf.get(card.product_id);
        if (!row) return [];
        return {
          ...card,
          options: labelled(row.options, say),
          content: row.facts,
          rich_content: contentOf(row.id).rich_content,
          ...(row.replacement_id !== null && {
            product_replacement: String(row.replacement_id) as ProductId,
          }),
        };
      }),
    );
  };
