import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenShop, openShop } from './open-shop.ts';

describe('an outdated address', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop();
    const rename = (locale: 'de' | 'fr', path: string) =>
      shop.sandbox.sandbox.db
        .updateTable('category_text')
        .set({ path })
        .where('locale', '=', locale)
        .where('path', '=', locale === 'de' ? 'kontaktlinsen' : 'lentilles-de-contact')
        .execute();
    await rename('de', 'linsen');
    await rename('fr', 'lentilles');
  });
  afterAll(() => shop.close());

  it.each([
    ['/c/kontaktlinsen?page=2', '/c/linsen?page=2'],
    ['/fr/c/lentilles-de-contact', '/fr/c/lentilles'],
    ['/c/lentilles', '/c/linsen'],
    ['/fr/c/kontaktlinsen', '/fr/c/lentilles'],
    ['/c/contact-lenses', '/c/linsen'],
    ['/p/10010/alter-name', '/p/10010/hydralis-30-tageslinsen'],
    ['/p/10010', '/p/10010/hydralis-30-tageslinsen'],
    ['/en/p/10010/hydralis-30-tageslinsen', '/en/p/10010/hydralis-30-daily-lenses'],
    ['/C/Linsen', '/c/linsen'],
    ['/de/shipping', '/versand'],
    ['/Shipping/', '/versand'],
    ['/about?x=1', '/ueber-uns?x=1'],
    ['/fr/returns', '/fr/retours'],
    ['/it/rueckgabe', '/it/resi'],
  ])('is redirected permanently, in one step: %s · ROUTE-2 · ROUTE-15', async (path, address) => {
    const answer = await shop.get('okulino', path);
    expect([answer.status, answer.headers.get('location')?.replace(/^https?:\/\/[^/]+/, '')]).toEqual([
      301,
      address,
    ]);
    expect((await shop.get('okulino', address)).status).toBe(200);
  });

  it('belongs to another page once that page uses it', async () => {
    // Uses an address that was not requested before: read data stays cached for a while.
    for (const [was, is] of [
      ['lesebrillen', 'lesehilfen'],
      ['sonnenbrillen', 'lesebrillen'],
    ] as const)
      await shop.sandbox.sandbox.db
        .updateTable('category_text')
        .set({ path: is })
        .where('locale', '=', 'de')
        .where('path', '=', was)
        .execute();
    expect((await shop.get('okulino', '/c/lesebrillen')).status).toBe(200);
  });

  it.each(['/p/99999/x', '/c/nie-gewesen', '/c/linsen/nie-gewesen', '/nie-gewesen'])(
    'that never existed is not found: %s · NOTE-3',
    async (path) => {
      expect((await shop.get('okulino', path)).status).toBe(404);
    },
  );
});
