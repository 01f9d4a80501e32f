import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../../../src/domain/shared/locale.ts';
import { done, failed } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const category = (path?: string, locale?: Locale) =>
  shop.client('okulino', locale).getCategory({ query: path === undefined ? {} : { path } });

describe('a category', () => {
  it('is the whole shop without a path', async () => {
    const { breadcrumb, children } = await done(category());
    expect(breadcrumb).toEqual([]);
    expect(children.map(({ path }) => path)).toEqual([
      'kontaktlinsen',
      'pflegemittel',
      'sonnenbrillen',
      'lesebrillen',
    ]);
  });

  it('is found five levels deep, with its breadcrumb · ROUTE-15', async () => {
    const path = 'contact-lenses/daily-lenses/toric/velmora/hydralis';
    const { breadcrumb, children } = await done(category(path, 'en'));
    expect(breadcrumb.map((step) => step.path)).toEqual([
      'contact-lenses',
      'contact-lenses/daily-lenses',
      'contact-lenses/daily-lenses/toric',
      'contact-lenses/daily-lenses/toric/velmora',
      path,
    ]);
    expect(children).toEqual([]);
  });

  it('has a path in every language, and each path leads back to it', async () => {
    const { id, paths } = await done(category('kontaktlinsen/monatslinsen/farbig'));
    for (const locale of locales) expect((await done(category(paths[locale], locale))).id).toBe(id);
  });

  it('counts the products of each child as its listing does', async () => {
    const { children } = await done(category('kontaktlinsen'));
    expect(children.length).toBeGreaterThan(3);
    for (const { id, count } of children) {
      const { meta } = await done(shop.client().getProducts({ query: { category: id } }));
      expect({ id, count }).toEqual({ id, count: meta.total });
    }
  });

  it('is found by its path in another language, and names its path in the current one · ROUTE-15', async () => {
    const found = await done(category('contact-lenses', 'de'));
    expect(found.paths.de).toBe('kontaktlinsen');
  });

  it.each(['nirgends', 'kontaktlinsen/nirgends', 'kontaktlinsen/', "' or 1=1"])(
    'is not found at %s in German',
    async (path) => {
      expect(await failed(category(path))).toEqual({ _tag: 'NotFound', code: 'category.not_found' });
    },
  );
});
