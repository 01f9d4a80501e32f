import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { accountLoader } from '../../../src/ui/routes/account/loader.ts';
import { categoryLoader } from '../../../src/ui/routes/category/loader.ts';
import { firstStepLoader } from '../../../src/ui/routes/checkout/loader.ts';
import { compareLoader } from '../../../src/ui/routes/compare/loader.ts';
import { contentLoader } from '../../../src/ui/routes/content/loader.ts';
import { downloadLoader } from '../../../src/ui/routes/download/loader.ts';
import { findLoader } from '../../../src/ui/routes/find/loader.ts';
import { ledTo, loaderArgs } from '../loader-args.ts';

const right = (value: unknown) => async () => ({ _tag: 'Right', right: value });

describe('the account', () => {
  const at = (address: string, params: Readonly<Record<string, string>> = {}) =>
    ledTo(accountLoader(loaderArgs({ shop: { accountEntry: 'profile' } }, address, params)));

  it('opens the entry page of its shop, and keeps the query · ROUTE-6', async () => {
    expect(await at('/my-account')).toBe('302 /my-account/profile');
    expect(await at('/it/my-account?x=1')).toBe('302 /it/my-account/profile?x=1');
  });
  it('redirects a mail’s link to all subscriptions, without its token · ROUTE-5', async () =>
    expect(await at('/my-account/s3cr3t', { token: 's3cr3t' })).toBe('302 /my-account/my-subscriptions'));
  const features = brands.okulino.shop.features;
  it.each([
    ['/my-account/history', { pageName: 'history' }],
    ['/my-account/order/A-1', { pageName: 'order', id: 'A-1' }],
  ])('stays on a page named in the address: %s · ROUTE-6', async (address, params) =>
    expect(await accountLoader(loaderArgs({ shop: { features } }, address, params))).toBeNull(),
  );
  it.each([
    ['/my-account/nothing', { pageName: 'nothing' }, features],
    ['/my-account/history/7', { pageName: 'history', id: '7' }, features],
    ['/my-account/my-subscriptions', { pageName: 'my-subscriptions' }, { ...features, subscriptions: false }],
    [
      '/my-account/subscription/7',
      { pageName: 'subscription', id: '7' },
      { ...features, subscriptions: false },
    ],
  ])('has no page at %s · ROUTE-6 · NOTE-3', async (address, params, offered) => {
    const opened = accountLoader(loaderArgs({ shop: { features: offered } }, address, params));
    await expect(opened).rejects.toMatchObject({ init: { status: 404 } });
  });
});

it.each([
  ['/checkout', '302 /checkout/customer'],
  ['/fr/checkout', '302 /fr/checkout/customer'],
])('the checkout at %s redirects to its first step · ROUTE-4', async (address, to) =>
  expect(await ledTo(Promise.resolve(firstStepLoader(loaderArgs({}, address))))).toBe(to),
);

describe('a document that cannot be downloaded', () => {
  const at = (file: string, locale = 'de') =>
    downloadLoader(loaderArgs({ locale }, `/download${file}`)).then(
      ({ init }) => `${init?.status}`,
      (thrown: unknown) => ledTo(Promise.reject(thrown)),
    );

  it('gives status 404 · ROUTE-2', async () => expect(await at('?file=/files/invoice.pdf')).toBe('404'));
  it.each(['', '?file=', '?file=/cart', '?file=//elsewhere.example/x.pdf'])(
    'redirects to the home page if no document is named: “%s” · ROUTE-16',
    async (query) => {
      expect(await at(query)).toBe('302 /');
      expect(await at(query, 'it')).toBe('302 /it');
    },
  );
});

describe('a category', () => {
  const category = {
    id: 'c1',
    paths: { de: 'linsen/tag', it: 'lenti/giorno' },
  };
  const asked: string[] = [];
  const services = (locale = 'de') => ({
    locale,
    shop: { itemsPerPage: 16 },
    clock: { now: () => 0 },
    content: { addresses: () => right([]) },
    catalogue: {
      category: (path: string) => {
        asked.push(path);
        return right(category);
      },
      products: (query: { readonly category?: string }) => {
        asked.push(`products of ${query.category}`);
        return right({ products: [], total: 0, facets: [] });
      },
    },
  });
  const load = (address: string, rest: string, locale?: string) =>
    categoryLoader(loaderArgs(services(locale), address, { '*': rest }));

  it('is shown at its canonical address, with its products · ROUTE-15', async () => {
    asked.length = 0;
    expect(await load('/c/linsen/tag', 'linsen/tag')).toMatchObject({
      category: { id: 'c1' },
      listing: { total: 0 },
      query: { page: 1 },
    });
    expect(asked).toEqual(['linsen/tag', 'products of c1']);
  });
  it('redirects there from every other address, with its query · ROUTE-15', async () => {
    expect(await ledTo(load('/c/tag?page=2', 'tag'))).toBe('301 /c/linsen/tag?page=2');
    expect(await ledTo(load('/it/c/linsen/tag', 'linsen/tag', 'it'))).toBe('301 /it/c/lenti/giorno');
  });
  it('gives 404 at a sixth level, without a request', async () => {
    asked.length = 0;
    expect(await ledTo(load('/c/a/b/c/d/e/f', 'a/b/c/d/e/f'))).toBe('404');
    expect(asked).toEqual([]);
  });
});

const left = (failure: object) => () => async () => ({ _tag: 'Left', left: failure });
const down = { _tag: 'Unavailable', status: 503 };

describe('a comparison', () => {
  const load = (details: unknown, address: string) =>
    compareLoader(loaderArgs({ catalogue: { details } }, address));

  it('cannot be shown without an answer: it never says then that nothing was chosen · CAT-21 · CALL-3', async () =>
    expect(await ledTo(load(left(down), '/compare?products=1,2'))).toBe('503'));
  it('of nothing asks for nothing · CAT-21', async () =>
    expect(await load(() => right([]), '/compare')).toEqual({ lenses: [], isCut: false }));
});

describe('the search by values in a category', () => {
  const load = (category: unknown, address = '/find?in=linsen/tag') =>
    findLoader(loaderArgs({ locale: 'de', shop: { itemsPerPage: 16 }, catalogue: { category } }, address));

  it('is one in the whole shop if there is no such category · FIND-2', async () => {
    expect(await load(left({ _tag: 'NotFound' }))).not.toHaveProperty('category');
    const known = () => right({ title: 'Tageslinsen', paths: { de: 'linsen/tag' } });
    expect(await load(known)).toMatchObject({ category: { title: 'Tageslinsen', path: 'linsen/tag' } });
  });
  it('is no other search while the category is unknown only now · FIND-2 · CALL-3', async () =>
    expect(await ledTo(load(left(down)))).toBe('503'));
});

describe('a content page', () => {
  const story = (kind: string) => ({
    kind,
    slugs: { de: 'ueber-uns', it: 'chi-siamo' },
    blocks: [],
    title: 'Über uns',
  });
  const asked: string[] = [];
  const load = (address: string, slug: string, { locale = 'de', kind = 'page' } = {}) =>
    contentLoader(
      loaderArgs(
        {
          locale,
          shop: { hero: 'wide', countries: [] },
          content: {
            story: (name: string) => {
              asked.push(name);
              return right(story(kind));
            },
          },
        },
        address,
        { '*': slug },
      ),
    );

  it('is shown at its canonical address · ROUTE-2', async () => {
    asked.length = 0;
    expect(await load('/ueber-uns', 'ueber-uns')).toMatchObject({ story: { title: 'Über uns', blocks: [] } });
    expect(await load('/ueber-uns/', 'ueber-uns/')).toMatchObject({ story: { title: 'Über uns' } });
    expect(asked).toEqual(['about', 'about']);
  });
  it('redirects there from the address of another language, with its query', async () => {
    expect(await ledTo(load('/it/ueber-uns?x=1', 'ueber-uns', { locale: 'it' }))).toBe(
      '301 /it/chi-siamo?x=1',
    );
    expect(await ledTo(load('/deutsch', 'deutsch'))).toBe('301 /ueber-uns');
  });
  it('gives 404 if the story is a part of another page', async () =>
    expect(await ledTo(load('/ueber-uns', 'ueber-uns', { kind: 'head' }))).toBe('404'));
});
