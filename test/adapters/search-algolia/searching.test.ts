import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../../../scripts/pace.ts';
import { makeBackendPorts } from '../../../src/adapters/backend/backend-ports.ts';
import { hostsOf } from '../../../src/adapters/search-algolia/hosts.ts';
import { backendSettingsOf } from '../../../src/config/backend-settings.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { fillSearchIndex, readWishes } from '../../../src/config/server/services/fill-search-index.ts';
import { withSearch } from '../../../src/config/server/services/search-engine.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { type SearchingPorts, searchingSuite } from '../sandbox/contract/searching-suite.ts';
import { care, done, failed } from '../sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../sandbox/fixtures/start-sandbox.ts';
import { localAlgolia } from './local-algolia.ts';

type Fetch = TestSandbox['fetch'];

let shop: TestSandbox;
let searched: Fetch;
const algolia = localAlgolia();
const reported: unknown[] = [];
const said: string[] = [];
const hosts = hostsOf(algolia.appId, 'read').map((host) => new URL(host).host);

const application = { appId: algolia.appId, prefix: 'test_', fetch: algolia.fetch, now: Date.now };
const fill = (apiKey: string, spoken = locales.slice()) =>
  fillSearchIndex(
    { ...application, apiKey },
    { brands: ['okulino'], locales: spoken, from: 'http://okulino.localhost:4200' },
    shop.fetch,
    (line) => said.push(line),
  );
const searching = () =>
  withSearch(
    { ...application, apiKey: algolia.keys.search, hostTimeoutMs: 500, totalTimeoutMs: 1200 },
    shop.fetch,
    (error) => reported.push(error),
  );

beforeAll(async () => {
  shop = await startSandbox();
  expect(await fill(algolia.keys.write)).toBe(true);
  searched = searching();
}, 60_000);
afterAll(() => shop?.close());
afterEach(() => {
  algolia.faults.clear();
  searched = searching();
});

const portsOver =
  (fetch: () => Fetch) =>
  (locale: (typeof locales)[number]): SearchingPorts =>
    makeBackendPorts(
      backendSettingsOf(brands.okulino.shop, locale, {
        base: 'http://okulino.localhost:4200/api',
        fetch: (request) => fetch()(request),
      }),
    );

describe('searching by the sandbox', () => searchingSuite(portsOver(() => shop.fetch)));
describe('searching by an Algolia-compatible service', () => searchingSuite(portsOver(() => searched)));

describe('a shop with a search service', () => {
  const ports = () => portsOver(() => searched)('de');
  const hostsAsked = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = algolia.asked.length;
    await work();
    return algolia.asked.slice(before).map(({ host }) => host);
  };

  it('asks it once, for ids only, with a key that can only search · SRCH-1', async () => {
    expect(await hostsAsked(() => done(ports().search.search('hydralis', 6)))).toEqual([hosts[0]]);
    expect(algolia.asked.at(-1)).toMatchObject({
      path: '/1/indexes/*/queries',
      body: {
        requests: [
          {
            indexName: 'test_products_okulino_de',
            query: 'hydralis',
            page: 0,
            hitsPerPage: 6,
            attributesToRetrieve: ['objectID'],
          },
        ],
      },
    });
    expect(await fill(algolia.keys.search, ['de'])).toBe(false);
    expect(said.at(-1)).toBe('okulino de: Unavailable');
  });

  it('sends no query without a word, and at most 512 letters · SRCH-2', async () => {
    expect(await hostsAsked(() => done(ports().search.search('?!', 6)))).toEqual([]);
    await done(ports().search.search('ö'.repeat(600), 6));
    expect(algolia.asked.at(-1)?.body).toMatchObject({ requests: [{ query: 'ö'.repeat(512) }] });
  });

  it.each(['down', 'cut', 'silent'] as const)(
    'asks the next host if one is %s, and starts there from then on · CALL-2',
    async (fault) => {
      algolia.faults.set(hosts[0] ?? '', fault);
      const work = () => done(ports().search.search('hydralis', 6));
      expect(await hostsAsked(work)).toEqual([hosts[0], hosts[1]]);
      expect(await hostsAsked(work)).toEqual([hosts[1]]);
    },
  );

  it('responds 503 in time if no host responds, and continues to sell · CALL-2', async () => {
    for (const host of hosts) algolia.faults.set(host, 'silent');
    const since = performance.now();
    const unavailable = { _tag: 'Unavailable', status: 503 };
    expect(await failed(ports().search.search('hydralis', 6))).toEqual(unavailable);
    expect(performance.now() - since).toBeLessThan(patience(6000));
    expect(await failed(ports().catalogue.products({ search: 'hydralis' }))).toEqual(unavailable);
    expect(reported.length).toBeGreaterThan(0);
    expect(String(reported.at(-1))).not.toContain('hydralis');
    expect((await done(ports().catalogue.products({}))).total).toBeGreaterThan(100);
    expect((await done(ports().catalogue.product(care))).id).toBe(care);
  });

  it('takes a chosen value as it is written, also with a hyphen before it · SRCH-3', async () => {
    const found = await done(
      ports().catalogue.products({ search: 'hydralis', filters: { brand: ['-Zephira'] } }),
    );
    expect(found.products).toEqual([]);
    expect(found.total).toBe(0);
  });

  it.each(['nonsense', 'wrong'] as const)('rejects a response that is %s · CALL-3', async (fault) => {
    algolia.faults.set(hosts[0] ?? '', fault);
    expect(await failed(ports().search.search('hydralis', 6))).toEqual({ _tag: 'Unavailable', status: 503 });
  });

  it('leaves other requests to the backend: a category, other price channels, invalid ones · SRCH-4', async () => {
    const client = shop.client();
    const address = (path: string) =>
      new Request(`http://okulino.localhost:4200/api/${path}&brand_channel=okulino&locale=de`);
    for (const path of [
      `products?category=lens&search=linsen`,
      `product-list?product_id=${care}&price_channel=okulino_partner`,
      `product-list?product_id=${care}&price_channel=opalys_web`,
      // The data that fills an index, also for a shop whose index does not exist yet.
      'product-list?cacheKey=all&limit=5',
      'search?hitsPerPage=6',
      'search?query=x&hitsPerPage=viele',
    ]) {
      const [own, twin] = [await shop.fetch(address(path)), await searched(address(path))];
      expect([twin.status, await twin.text()]).toEqual([own.status, await own.text()]);
    }
    expect((await done(client.searchProducts({ query: { query: care } }))).nbHits).toBe(1);
  });

  it('leaves out products that are in the index but no longer sold · SRCH-3', async () => {
    const index = algolia.indexes.get('test_products_okulino_de');
    const [first] = index?.records.values() ?? [];
    if (!index || !first) throw new Error('no index');
    index.records.set('99999', { ...first, objectID: '99999', title: 'Hydralis Gestrig', popularity: 9999 });
    const { hits } = await done(ports().search.search('hydralis gestrig', 6));
    expect(hits).toEqual([]);
    index.records.delete('99999');
  });

  it('has one index for each language, with its replicas, and no temporary ones', async () => {
    const names = [...algolia.indexes.keys()].sort();
    expect(names.filter((name) => name.endsWith('_new'))).toEqual([]);
    expect(names.filter((name) => /_(de|en|it|fr)$/.test(name))).toEqual(
      ['de', 'en', 'fr', 'it'].map((locale) => `test_products_okulino_${locale}`),
    );
    expect(algolia.indexes.get('test_products_okulino_de')?.settings).toMatchObject({
      replicas: expect.arrayContaining(['test_products_okulino_de_price_asc']),
    });
    const index = algolia.indexes.get('test_products_okulino_fr');
    expect(index?.records.get('10020')).toMatchObject({
      lens_type: 'toric',
      price_band: expect.stringMatching(/^\d+-/),
      availability: expect.stringMatching(/_stock|on_order|sold_out/),
    });
  });
});

it('the script reads its arguments, and says what is wrong', () => {
  expect(readWishes(['--shop', 'opalys', '--language', 'fr', '--from', 'https://x.example/'])).toMatchObject({
    right: { brands: ['opalys'], locales: ['fr'], from: 'https://x.example' },
  });
  expect(readWishes([])).toMatchObject({ right: { locales, from: 'http://localhost:3000' } });
  for (const wrong of [['--shop', 'acme'], ['--language', 'es'], ['--from', 'x'], ['--all']])
    expect(readWishes(wrong)).toMatchObject({ _tag: 'Left' });
});
