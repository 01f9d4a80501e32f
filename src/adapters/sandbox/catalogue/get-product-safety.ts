import * as E from 'fp-ts/Either';
import { ceMarkOf, representedIn } from '../../../domain/catalogue/product-safety.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound } from '../../shop-server/call.ts';
import type { Handler } from '../call.ts';
import { productNumber } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';

const disinfecting: ReadonlySet<string | null> = new Set(['multi_purpose', 'peroxide', 'cleaner', 'saline']);

/** Who made a product and who answers for it; not found where nothing is known of its maker. Source: LAW-6. */
export const makeGetProductSafety =
  ({ db, shops }: Sandbox): Handler<ShopApi['getProductSafety']> =>
  async ({ channel, params }) => {
    const row = await db
      .selectFrom('product as p')
      .innerJoin('maker as m', 'm.name', 'p.manufacturer')
      .select(['p.category', 'p.care_kind', 'm.country', 'm.party', 'm.in_eu', 'm.in_ch', 'm.notified_body'])
      .where('p.id', '=', productNumber(params.id) ?? 0)
      .executeTakeFirst();
    if (!row) return notFound('product');
    const mark = ceMarkOf(row.category, disinfecting.has(row.care_kind), row.notified_body);
    const market = representedIn(row.country, shops[channel.brand_channel].law.country, mark.kind);
    const responsible = market && (market === 'EU' ? row.in_eu : row.in_ch);
    return E.right({
      manufacturer: row.party,
      ...(responsible && { responsible_person: responsible }),
      ce_mark: {
        kind: mark.kind,
        ...(mark.deviceClass && { device_class: mark.deviceClass }),
        ...(mark.body !== undefined && { notified_body: mark.body }),
      },
    });
  };
