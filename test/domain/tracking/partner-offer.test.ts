import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import {
  keptOffer,
  noOffer,
  offerCookies,
  offerIn,
  priceSource,
} from '../../../src/domain/tracking/partner-offer.ts';

const shop = { priceChannel: 'shop_web', partnerChannels: ['shop_partner'] };
const id = '10010' as ProductId;
const offerOf = (query: string) => offerIn(new URLSearchParams(query));
const jarOf = (query: string) =>
  new Map(offerCookies(offerOf(query) ?? noOffer, shop).map(([{ name }, value]) => [name, value]));

it.each([
  ['', undefined],
  ['utm_source=mail&fkk=1', undefined],
  ['sdp=shop_partner', { channel: 'shop_partner', products: [] }],
  [
    'sdp=shop_partner&sdp-product=10010,20012,10010',
    { channel: 'shop_partner', products: ['10010', '20012'] },
  ],
  ['fk=studio-7.a', { products: [], fk: 'studio-7.a' }],
  // Products are dropped without their channel, and so are hostile values.
  ['sdp-product=10010', { products: [] }],
  ['sdp=shop%20partner&fk=%3Cscript%3E', { products: [] }],
  ['sdp=shop_partner&sdp-product=x,1e3,-4,', { channel: 'shop_partner', products: [] }],
])('a partner link with the query “%s” is read · PRICE-6', (query, offer) =>
  expect(offerOf(query)).toEqual(offer),
);

it('a partner offer is stored with channel, products and mark, and clears earlier products · PRICE-6 · TRK-3', () => {
  expect(jarOf('sdp=shop_partner&sdp-product=1,2&fk=a')).toEqual(
    new Map([
      ['vsf-sdp', 'shop_partner'],
      ['vsf-sdp-product', '1.2'],
      ['vsf-fs', 'a'],
    ]),
  );
  expect(jarOf('sdp=shop_partner').get('vsf-sdp-product')).toBe('');
  expect(jarOf('fk=b')).toEqual(new Map([['vsf-fs', 'b']]));
});

it('a partner channel that is not one of the shop is not stored · PRICE-6', () =>
  expect(jarOf('sdp=other_partner&sdp-product=1')).toEqual(new Map()));

const products = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }).map(String), { maxLength: 50 });
const mark = fc.stringMatching(/^[\w.-]{1,64}$/);

it('a stored partner offer is read back, for any partner link · PRICE-6', () =>
  fc.assert(
    fc.property(products, fc.option(mark, { nil: undefined }), (ids, fk) => {
      const query = new URLSearchParams({ sdp: 'shop_partner', 'sdp-product': ids.join(',') });
      if (fk !== undefined) query.set('fk', fk);
      const jar = new Map(
        offerCookies(offerIn(query) ?? noOffer, shop).map(([cookie, value]) => [cookie.name, value]),
      );
      expect(keptOffer(({ name }) => jar.get(name))).toEqual(offerIn(query));
    }),
  ));

it('prices use the shop’s own channel for any cookie that names no partner channel of the shop · PRICE-6', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (sdp, list, fk) => {
      const values = new Map([
        ['vsf-sdp', sdp],
        ['vsf-sdp-product', list],
        ['vsf-fs', fk],
      ]);
      const source = priceSource(
        shop,
        keptOffer(({ name }) => values.get(name)),
        id,
      );
      expect(source.channel).toBe(sdp === 'shop_partner' ? source.channel : 'shop_web');
      expect(source.fk ?? 'none').toMatch(/^[\w.-]{1,64}$/);
    }),
  ));

it.each([
  [{ products: [] }, { channel: 'shop_web' }],
  [
    { products: [], fk: 'a' },
    { channel: 'shop_web', fk: 'a' },
  ],
  [{ channel: 'shop_partner', products: [] }, { channel: 'shop_partner' }],
  [
    { channel: 'shop_partner', products: ['10010'], fk: 'a' },
    { channel: 'shop_partner', fk: 'a' },
  ],
  [{ channel: 'shop_partner', products: ['20012'] }, { channel: 'shop_web' }],
  [{ channel: 'gone_partner', products: [] }, { channel: 'shop_web' }],
])('the offer %j requests prices from %j · PRICE-6', (offer, source) =>
  expect(priceSource(shop, offer, id)).toEqual(source),
);
