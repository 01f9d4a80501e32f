import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../../src/config/brands/brands.ts';
import { localeConfigs } from '../../../../src/domain/shared/locale-config.ts';
import { type OpenShop, openShop } from './open-shop.ts';

let shop: OpenShop;
const speakFrench = (active: boolean) => Object.assign(localeConfigs.fr, { active });
beforeAll(async () => {
  speakFrench(false);
  shop = await openShop();
});
afterAll(async () => {
  speakFrench(true);
  await shop.close();
});

describe('an inactive language', () => {
  it.each(['/fr', '/fr/c/lentilles-de-contact', '/fr/cart'])('has no page at %s · I18N-2', async (path) =>
    expect((await shop.get('okulino', path)).status).toBe(404),
  );

  it('is not among the languages of a page · I18N-2', async () => {
    const { status, languages, data } = await shop.crawl('okulino', '/');
    expect(status).toBe(200);
    expect(Object.keys(languages)).toEqual(['de', 'en', 'it', 'x-default']);
    expect(JSON.stringify(data)).not.toContain('"fr"');
  });

  it('has no sitemap · I18N-2', async () => {
    const list = await (await shop.get('okulino', '/sitemap.xml')).text();
    expect(list).toContain(`${brands.okulino.shop.origin}/sitemap-pages-it.xml`);
    expect(list).not.toContain('-fr');
  });

  it('is not among the languages of security.txt · I18N-2', async () =>
    expect(await (await shop.get('okulino', '/.well-known/security.txt')).text()).toMatch(
      /^Preferred-Languages: de, en, it$/m,
    ));
});
