import * as E from 'fp-ts/Either';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';
import { productNumber } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import { labelled } from './get-product-options.ts';
import { largestLimit } from './listing-choice.ts';
import { readTimedContent } from './read-timed-content.ts';

/** What lists say beside cards, in the order asked for: of as many products as a page holds at most. Source: CAT-29. */
export const makeGetProductDetails =
  ({ db, shops, texts }: Sandbox): Handler<ShopApi['getProductDetails']> =>
  async ({ channel, query }) => {
    const asked = query.product_id.slice(0, largestLimit).flatMap((id) => productNumber(id) ?? []);
    if (asked.length === 0) return E.right([]);
    const { priceChannel, currency } = shops[channel.brand_channel];
    const rows = await db
      .selectFrom('product as p')
      .innerJoin('product_price as pp', 'pp.product_id', 'p.id')
      .innerJoin('price_channel as c', 'c.num', 'pp.channel')
      .select(['p.id', 'p.options', 'p.facts'])
      .where('p.id', 'in', asked)
      .where('c.code', '=', priceChannel)
      .where('c.currency', '=', currency)
      .execute();
    const say = texts(channel.brand_channel, channel.locale);
    const contentOf = await readTimedContent(db, channel, asked);
    return E.right(
      rows
        .toSorted((a, b) => asked.indexOf(a.id) - asked.indexOf(b.id))
        .map(({ id, options, facts }) => ({
          product_id: String(id) as ProductId,
          options: labelled(options, say),
          content: facts,
          rich_content: contentOf(id).rich_content,
        })),
    );
  };
