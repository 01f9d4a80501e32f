import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../../src/config/brands/brands.ts';
import { readWords } from '../../../../src/config/words/word-files.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { namespaces } from '../../../../src/ui/shared/namespaces.ts';
import { done } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const swiss = 'okulino';
const german = 'linsenwerk';
const wordsOf = (brand: (typeof brandIds)[number]): string =>
  namespaces
    .map((namespace) =>
      JSON.stringify(readWords('src/ui/words', brands[brand].shop, { brand, locale: 'de', namespace })),
    )
    .join();

describe('German in a Swiss shop', () => {
  it('has no ß in the texts of its pages, unlike all other shops · I18N-10', () => {
    for (const brand of brandIds)
      expect(/[ß„]/.test(wordsOf(brand)), brand).toBe(brands[brand].shop.country !== 'CH');
  });

  it('has no ß in its product descriptions · I18N-10', async () => {
    const described = async (brand: typeof swiss | typeof german) =>
      (await done(shop.client(brand).getProduct({ params: { id: '20012' } }))).description;
    expect(await described(german)).toContain('in fünf Größen');
    expect(await described(swiss)).toContain('in fünf Grössen');
  });

  it('has no ß in its stories · I18N-10', async () => {
    const rows = await shop.sandbox.db
      .selectFrom('story')
      .selectAll()
      .where('brand', '=', swiss)
      .where('locale', '=', 'de')
      .execute();
    expect(rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(rows)).not.toMatch(/[ß„]/);
  });
});
