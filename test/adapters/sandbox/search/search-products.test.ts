import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import type { Locale } from '../../../../src/domain/shared/locale.ts';
import { done } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const search = (query: string, locale: Locale = 'de', hitsPerPage = 6, page = 0) =>
  done(shop.client('okulino', locale).searchProducts({ query: { query, hitsPerPage, page } }));
const ids = async (query: string, locale?: Locale, hitsPerPage = 100) =>
  (await search(query, locale, hitsPerPage)).result.map(({ product_id }) => product_id as string);

describe('the search', () => {
  it('answers with hits, their number and the page · SRCH-3', async () => {
    const { result, ...rest } = await search('hydralis');
    expect(result).toHaveLength(6);
    expect(rest).toEqual({ page: 0, nbHits: 15, nbPages: 3, hitsPerPage: 6 });
  });

  it('shows every hit once over its pages · SRCH-3', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => search('hydralis', 'de', 6, page)));
    const all = pages.flatMap(({ result }) => result.map(({ product_id }) => product_id));
    expect(all).toHaveLength(15);
    expect(new Set(all).size).toBe(15);
  });

  it('finds products while a word is being typed', async () => {
    const typed = await Promise.all(['h', 'hy', 'hyd', 'hydralis'].map((query) => search(query)));
    for (const { nbHits } of typed) expect(nbHits).toBeGreaterThanOrEqual(15);
    expect(typed[3]?.result[0]?.product_id).toBe('10010');
  });

  it.each<[string, string, Locale]>([
    ['HYDRALIS', 'hydralis', 'de'],
    ['lösung', 'losung', 'de'],
    ['lösung', 'loesung', 'de'],
    ['journalières', 'journalieres', 'fr'],
    ['œil', 'oeil', 'fr'],
    ['étui', 'ÉTUI', 'fr'],
  ])('finds the same by %s and %s', async (one, other, locale) => {
    const found = await ids(one, locale);
    expect(found.length).toBeGreaterThan(0);
    expect(await ids(other, locale)).toEqual(found);
  });

  it('requires all words, in any order', async () => {
    const found = await ids('toric hydralis 30');
    expect(found).toEqual(['10020']);
    expect(await ids('30 hydralis toric')).toEqual(found);
  });

  it('finds by the words of each language', async () => {
    for (const [query, locale] of [
      ['torische tageslinsen', 'de'],
      ['toric daily lenses', 'en'],
      ['giornaliere toriche', 'it'],
      ['journalières toriques', 'fr'],
    ] as const)
      expect(await ids(query, locale)).toContain('10020');
  });

  it('finds a product by its number and by its article code', async () => {
    expect(await ids('20012')).toEqual(['20012']);
    expect(await ids('BTT')).toEqual(['10231']);
  });

  it('never shows inactive products or trials', async () => {
    expect(await ids('10161')).toEqual([]);
    expect(await ids('10391')).toEqual([]);
  });

  it.each<[string, string, string, Locale]>([
    ['hydrallis', 'hydralis', '10010', 'de'],
    ['hydarlis', 'hydralis', '10010', 'de'],
    ['hydarl', 'hydralis', '10010', 'de'],
    ['hidralys', 'hydralis', '10010', 'de'],
    ['zefira', 'zephira', '10410', 'de'],
    ['hydralis torci', 'hydralis toric', '10020', 'de'],
    ['peroxydlösung', 'peroxidlösung', '20081', 'de'],
    ['sonnenbrile rund', 'sonnenbrille rund', '30010', 'de'],
    ['sunglases', 'sunglasses', '30010', 'en'],
    ['gornaliere', 'giornaliere', '10010', 'it'],
    ['lunetes', 'lunettes', '30010', 'fr'],
  ])('corrects %s to %s and says so', async (query, corrected, id, locale) => {
    const answer = await search(query, locale, 100);
    expect(answer.corrected).toBe(corrected);
    expect(answer.result.map(({ product_id }) => product_id)).toContain(id);
  });

  it('does not correct a word that finds something, nor guess an unknown one', async () => {
    expect((await search('hydralis')).corrected).toBeUndefined();
    const unknown = await search('qqqqzzzz');
    expect(unknown).toEqual({ result: [], page: 0, nbHits: 0, nbPages: 0, hitsPerPage: 6 });
  });

  it.each([
    "'; drop table product; --",
    "':* & !",
    '<script>',
    '\\',
    '%_',
    '   ',
    '🙂',
    'ß'.repeat(300),
    'a '.repeat(500),
  ])('treats %j as plain text', async (query) => {
    const { nbHits } = await search(query);
    expect(nbHits).toBeGreaterThanOrEqual(0);
  });

  it.each(['de', 'en', 'it', 'fr'] as const)('finds every product by its own title in %s', async (locale) => {
    const sold = products.filter(({ isActive, isTrial }) => isActive && !isTrial);
    const missing: string[] = [];
    for (const { id, titles } of sold)
      if (!(await ids(titles[locale], locale)).includes(id)) missing.push(titles[locale]);
    expect(missing).toEqual([]);
  });
});
