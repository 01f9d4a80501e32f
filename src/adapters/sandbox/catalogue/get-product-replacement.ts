import * as E from 'fp-ts/Either';
import { changedParameters } from '../../../domain/catalogue/lens/changed-parameters.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import { productNumber, readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';

/** Returns the product to buy instead. Empty if there is no successor, or if the successor cannot be bought. Source: CAT-6. */
export const makeGetProductReplacement =
  (sandbox: Sandbox): Handler<ShopApi['getProductReplacement']> =>
  async ({ channel, params }) => {
    const row = await sandbox.db
      .selectFrom('product as p')
      .innerJoin('product as successor', 'successor.id', 'p.replacement_id')
      .select(['successor.id', 'successor.options as after', 'p.options as before'])
      .where('p.id', '=', productNumber(params.id) ?? 0)
      .where('successor.is_active', '=', true)
      .where('successor.discontinued', '=', false)
      .executeTakeFirst();
    const [summary] = row ? await readSummaries(sandbox, channel, [row.id]) : [];
    return row && summary && !summary.withheld
      ? E.right({ ...summary, changed_parameters: changedParameters(row.before, row.after) })
      : notFound('product_replacement');
  };
