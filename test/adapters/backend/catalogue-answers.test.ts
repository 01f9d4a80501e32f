import { describe, expect, it } from 'vitest';
import { makeCatalogueAdapter } from '../../../src/adapters/backend/catalogue-adapter.ts';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import { makeSearchAdapter } from '../../../src/adapters/backend/search-adapter.ts';
import { makeShippingAdapter } from '../../../src/adapters/backend/shipping-adapter.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { euros } from '../../arbitraries/money.ts';
import { card, inLanguages, product, quote, safety, shippingMethod } from './full-answers.ts';
import { channel, readFrom } from './wiretap.ts';

const id = '10010' as ProductId;
const settings = { priceSource: () => ({ channel: 'okulino_web' }), reviews: true };
const catalogue = (client: ShopClient) => makeCatalogueAdapter(client, settings);

const cardRead = {
  id: '10010',
  title: 'Hydralis',
  slug: 'hydralis-30',
  image: '/images/card',
  manufacturer: ['Maker'],
  brand: ['Brand'],
  category: 'lens',
  stock: 17,
  price: { current: euros(2000), original: euros(2600), before: euros(2300) },
  hasBulkPrice: true,
  rating: { average: 4.5, count: 12 },
  contents: { amount: 30, unit: 'lenses' },
  orderable: 'orderable',
  stopOrder: true,
  lensType: 'toric',
  lensUsage: 'daily',
  badge: 'new',
  careYear: euros(3900),
};
const timedRead = { locale: 'fr', brand: 'opalys', start: '2026-11-01 08:00', end: '2026-12-01 20:00' };

it('a product is read with every field of the response · CAT-1 · CAT-14 · PRICE-5', async () => {
  const read = await readFrom(product, (client) => catalogue(client).product(id));
  expect(read).toEqual({
    ...cardRead,
    sku: 'HY-30',
    mpn: 'M-1',
    orderable: 'withheld',
    looks: { each: [{ value: 'honey', swatch: '/swatch' }] },
    isTrial: true,
    titles: inLanguages('title'),
    slugs: inLanguages('slug'),
    description: 'Feucht',
    images: ['/images/cover'],
    gallery: { front: '/front', face: '/face', back: '/back', mobile: { front: '/front-m' } },
    bulkPrices: [{ quantity: 4, price: euros(1800) }],
    options: [{ code: 'sphere', values: ['-2.50'] }],
    facts: [{ code: 'water', value: '58' }],
    similar: [{ ...cardRead, id: '10020' }],
    upsell: [{ ...cardRead, id: '10030' }],
    careProducts: ['20012'],
    marketingImages: [{ ...timedRead, title: 'T', image: '/m', link: '/l', imageType: 'wide' }],
    richContent: [
      { ...timedRead, heading: 'H', paragraphs: ['P'], image: '/r', link: '/rl', imageType: 'left' },
    ],
    breadcrumb: [{ slug: 'kontaktlinsen', title: 'Kontaktlinsen' }],
    replacement: '10371',
    group: { canonical: true, canonicalProductId: '10011' },
  });
});

it.each([
  [{ is_active: false }, 'inactive'],
  [{ discontinued: true }, 'discontinued'],
  [{ is_active: false, discontinued: true }, 'discontinued'],
])('a product card with %j is not orderable: %s · CAT-16', async (change, orderable) => {
  const meta = { total: 41, page: 2, limit: 10, facets: [] };
  const listing = await readFrom({ result: [{ ...card, ...change }], meta }, (client) =>
    catalogue(client).products({}),
  );
  expect(listing).toEqual({
    products: [{ ...cardRead, orderable }],
    total: 41,
    page: 2,
    itemsPerPage: 10,
    facets: [],
  });
});

it('a price is read with every field of the response, per piece and in total · PRICE-2 · PRICE-4', async () => {
  const quoteRead = (base: number) => ({
    current: euros(base),
    original: euros(base + 1),
    before: euros(base + 2),
    website: euros(base + 3),
    savingsFromRegular: euros(4),
    savingsFromWebsite: euros(5),
    savingsFromWebsiteInPercent: 6,
  });
  const pricing = await readFrom(
    { currency: 'EUR', unit: quote(2000), total_excluding_in_cart: quote(6000), product_ids: ['10010'] },
    (client) => catalogue(client).pricing({ productId: id, quantity: 3 }),
  );
  expect(pricing).toEqual({ unit: quoteRead(2000), total: quoteRead(6000), productIds: ['10010'] });
});

it('stock and arrival are read for each item, arrival as earliest and latest day · STOCK-1 · STOCK-3 · STOCK-5', async () => {
  const dates = await readFrom(
    {
      tags: ['all'],
      items: [{ stock: { available: 3 }, tags: ['stop-order'], meta: { variant_id: 'v' } }],
    },
    (client) => catalogue(client).deliveryDates([{ productId: id, options: {}, quantity: 1 }]),
  );
  expect(dates).toEqual({ tags: ['all'], items: [{ variantId: 'v', available: 3, tags: ['stop-order'] }] });
  const from = (day: number) => ({
    calculated_arrival_date_min: `2026-11-${day}`,
    calculated_arrival_date_max: `2026-11-${day + 2}`,
  });
  const read = (day: number) => ({ earliest: `2026-11-${day}`, latest: `2026-11-${day + 2}` });
  const prediction = await readFrom({ ...from(21), items: [from(21), from(24)] }, (client) =>
    catalogue(client).deliveryPrediction([{ productId: id, options: {}, quantity: 1 }]),
  );
  expect(prediction).toEqual({ ...read(21), items: [read(21), read(24)] });
});

it('a shipping method is read with every field of the response · CHK-9 · STOCK-5', async () => {
  expect(
    await readFrom([shippingMethod], (client) => makeShippingAdapter(client).shippingOptions('CH')),
  ).toEqual([
    {
      key: 'dhl',
      price: euros(590),
      earliest: '2026-11-21',
      latest: '2026-11-24',
      workingDays: { min: 2, max: 4 },
      cutOff: '16:00',
      announced: true,
    },
  ]);
});

it('reviews and scores are read from the response, by star and by category · CAT-15 · CAT-17', async () => {
  const review = {
    id: 'R-1',
    author: 'Mara K.',
    rating: 4,
    title: 'Gut',
    text: 'Feucht bis abends.',
    locale: 'de',
    created_at: '2026-11-02',
  };
  expect(
    await readFrom({ result: [review], meta: { total: 23, page: 2, limit: 5 } }, (client) =>
      catalogue(client).reviews(id, 2, 5),
    ),
  ).toEqual({
    reviews: [
      {
        id: 'R-1',
        author: 'Mara K.',
        stars: 4,
        title: 'Gut',
        text: 'Feucht bis abends.',
        date: '2026-11-02',
      },
    ],
    total: 23,
  });
  const scores = {
    rating_total: 4.5,
    rating_count: 12,
    given: [7, 3, 1, 0, 1],
    categories: [
      { code: 'comfort', rating_total: 4.2 },
      { code: 'sight', rating_total: 4.8 },
    ],
  };
  expect(await readFrom(scores, (client) => catalogue(client).reviewScores(id))).toEqual({
    rating: { average: 4.5, count: 12 },
    given: [7, 3, 1, 0, 1],
    categories: [
      { code: 'comfort', average: 4.2 },
      { code: 'sight', average: 4.8 },
    ],
  });
});

it('search hits are read with the counts of the response · SRCH-3', async () => {
  const result = await readFrom(
    { result: [card], page: 1, nbHits: 23, nbPages: 4, hitsPerPage: 6, corrected: 'mareo' },
    (client) => makeSearchAdapter(client, { channel, priceChannel: 'okulino_web' }).search('maero', 6),
  );
  expect(result).toEqual({
    query: 'maero',
    hits: [cardRead],
    page: 1,
    hitCount: 23,
    pageCount: 4,
    hitsPerPage: 6,
    corrected: 'mareo',
  });
});

it('the manufacturer and the safety markings of a product are read from the response · LAW-6', async () => {
  expect(await readFrom(safety, (client) => catalogue(client).safety(id))).toEqual({
    manufacturer: safety.manufacturer,
    representatives: safety.representatives,
    batch: safety.batch,
    warnings: safety.warnings,
    instructions: safety.instructions,
    udiDi: '02000000100104',
    gtin: '02000000100104',
    guaranteeYears: 3,
    ceMark: { kind: 'medical_device', deviceClass: 'IIa', body: '0197' },
  });
});

describe('instructions', () => {
  const told = async (instructions: object) =>
    (await readFrom({ ...safety, instructions }, (client) => catalogue(client).safety(id))) as object;

  it('are linked by an https address, and their text is read unchanged · LAW-20', async () => {
    const url = 'https://maker.example/ifu?of=1#de';
    expect(await told({ url })).toMatchObject({ instructions: { url } });
    expect(await told({ text: ['Aufsetzen.'] })).toMatchObject({ instructions: { text: ['Aufsetzen.'] } });
  });

  it.each(['javascript:alert(1)', 'http://maker.example/ifu', '/ifu', 'https://'])(
    'are not linked by any other address: %j · LAW-20',
    async (url) => expect(await told({ url })).not.toHaveProperty('instructions'),
  );
});

it('a replacement product is read as a card with the changed parameters · CAT-6', async () => {
  const changed_parameters = [{ code: 'sphere', before: ['-2.50'], after: ['-2.50', '-2.75'] }];
  expect(
    await readFrom({ ...card, changed_parameters }, (client) => catalogue(client).replacement(id)),
  ).toEqual({ ...cardRead, changed: changed_parameters });
});

it('a product list by ids is read as cards with the total · SRCH-4', async () => {
  const search = (client: ShopClient) => makeSearchAdapter(client, { channel, priceChannel: 'okulino_web' });
  expect(
    await readFrom({ result: [card], meta: { total: 41, page: 2, limit: 10 } }, (client) =>
      search(client).products({ productIds: [id], cacheKey: 'popular' }),
    ),
  ).toEqual({ products: [cardRead], total: 41, page: 2 });
});
