import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { ProductWire } from '../../contract/catalogue/product.ts';
import type { Channel } from '../../contract/channel.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import type { Db } from '../db/schema.ts';
import { imageVersion } from '../images/version.ts';
import { productNumber, readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import { wideViewOf } from '../seed/products/picture-views.ts';
import { wayTo } from './get-category.ts';
import { labelled } from './get-product-options.ts';
import { faceView, looksOf } from './looks-of.ts';
import { readTimedContent } from './read-timed-content.ts';

const readRow = (db: Db, id: number, { priceChannel, currency }: Shop) =>
  db
    .selectFrom('product as p')
    .innerJoin('product_price as pp', 'pp.product_id', 'p.id')
    .innerJoin('price_channel as c', 'c.num', 'pp.channel')
    .leftJoin('category_product as home', (join) =>
      join.onRef('home.product_id', '=', 'p.id').on('home.is_home', '=', true),
    )
    .selectAll('p')
    .select(['pp.bulk', 'home.category as home'])
    .select(({ selectFrom, fn }) =>
      selectFrom('product as other')
        .whereRef('other.group_id', '=', 'p.group_id')
        .select(fn.countAll<number>().as('n'))
        .as('group_size'),
    )
    .where('p.id', '=', id)
    .where('c.code', '=', priceChannel)
    .where('c.currency', '=', currency)
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

const readTexts = async (db: Db, id: number, locale: Locale) => {
  const rows = await db
    .selectFrom('product_text')
    .select(['locale', 'title', 'slug', 'description'])
    .where('product_id', '=', id)
    .execute();
  const each = (field: 'title' | 'slug'): Localised => {
    const text = (of: Locale) => rows.find((row) => row.locale === of)?.[field] ?? '';
    return { de: text('de'), en: text('en'), it: text('it'), fr: text('fr') };
  };
  const description = rows.find((row) => row.locale === locale)?.description ?? '';
  return { titles: each('title'), slugs: each('slug'), description };
};

const idOf = (number: number): ProductId => String(number) as ProductId;

/** Reads related products. Only products that can be bought are included. */
const readRelated = async (
  sandbox: Sandbox,
  channel: Channel,
  id: number,
): Promise<Pick<ProductWire, 'similar_products' | 'group_upsell' | 'care_products'>> => {
  const rows = await sandbox.db
    .selectFrom('product_relation as r')
    .innerJoin('product as o', 'o.id', 'r.other_id')
    .select(['r.kind', 'r.other_id'])
    .where('r.product_id', '=', id)
    .where('o.is_active', '=', true)
    .where('o.discontinued', '=', false)
    .orderBy('r.kind')
    .orderBy('r.position')
    .execute();
  const [care, shown] = [
    rows.filter(({ kind }) => kind === 'care'),
    rows.filter(({ kind }) => kind !== 'care'),
  ];
  const read = await readSummaries(
    sandbox,
    channel,
    shown.map(({ other_id }) => other_id),
  );
  const summaries = read.filter(({ withheld }) => !withheld);
  const of = (kind: 'similar' | 'upsell') => {
    const ids = rows.filter((row) => row.kind === kind).map(({ other_id }) => String(other_id));
    return summaries.filter(({ product_id }) => ids.includes(product_id));
  };
  return {
    similar_products: of('similar'),
    group_upsell: of('upsell'),
    care_products: care.map(({ other_id }) => idOf(other_id)),
  };
};

const picturesOf = ({ id, views }: Row, brand: BrandId): Pick<ProductWire, 'images' | 'imagesGallery'> => {
  const address = (view: string) => `/images/${id}/${view}?v=${imageVersion}`;
  const wide = views.filter((view) => wideViewOf(view) === undefined);
  const gallery = Object.fromEntries(wide.map((view) => [view, address(view)]));
  const narrow = views.flatMap((view) => {
    const instead = wideViewOf(view);
    return instead === undefined ? [] : [[instead, address(view)] as const];
  });
  const face = faceView(String(id), brand);
  return {
    images: wide.map(address),
    imagesGallery: {
      ...gallery,
      front: address('front'),
      ...(face !== undefined && { face: address(face) }),
      mobile: { ...gallery, ...Object.fromEntries(narrow) },
    },
  };
};

/** Returns one product with everything that its page shows. Source: CAT-1. */
export const makeGetProduct =
  (sandbox: Sandbox): Handler<ShopApi['getProduct']> =>
  async ({ channel, params }) => {
    const { db, shops, texts } = sandbox;
    const number = productNumber(params.id);
    const row = number && (await readRow(db, number, shops[channel.brand_channel]));
    if (!row) return notFound('product');
    const [summary] = await readSummaries(sandbox, channel, [row.id]);
    if (!summary) return notFound('product');
    const way = row.home === null ? [] : await wayTo(db, channel.locale, row.home);
    return E.right({
      ...summary,
      sku: row.sku,
      ...row.extras,
      is_trial: row.is_trial,
      ...(await readTexts(db, row.id, channel.locale)),
      product_status: row.discontinued ? 'discontinued' : row.is_active ? 'active' : 'inactive',
      ...picturesOf(row, channel.brand_channel),
      bulk_price: row.bulk.map(({ quantity, price }) => ({ quantity, price: price as Minor })),
      options: labelled(row.options, texts(channel.brand_channel, channel.locale)),
      ...looksOf(String(row.id), summary.category, row.options, channel.brand_channel),
      content: row.facts,
      ...(await readRelated(sandbox, channel, row.id)),
      ...(await readTimedContent(db, channel, [row.id]))(row.id),
      breadcrumb: way.map(({ slug, title }) => ({ slug, title })),
      ...(row.replacement_id !== null && { product_replacement: idOf(row.replacement_id) }),
      ...((row.group_size ?? 1) > 1 && {
        product_group: {
          canonical: row.group_id === row.id,
          canonical_product_id: idOf(row.group_id),
        },
      }),
    });
  };
