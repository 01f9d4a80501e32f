import { describe, expect, it } from 'vitest';
import { brands } from '../../../../src/config/brands/brands.ts';
import { makeSiteFiles } from '../../../../src/config/server/files/site-files.ts';
import { webManifest } from '../../../../src/config/server/files/web-manifest.ts';
import type { Visit } from '../../../../src/config/server/visit.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';

describe('the web manifest', () => {
  it.each(brandIds)('of %s names the shop and its start page in each language · APP-1', async (brand) => {
    const { deliveryDays, law } = brands[brand].shop;
    const all = await Promise.all(locales.map((locale) => webManifest(brand, locale)));
    for (const { name, short_name } of all) expect(name.startsWith(`${short_name} · `)).toBe(true);
    expect(all.map(({ lang, start_url }) => [lang, start_url])).toEqual([
      ['de', '/'],
      ['en', '/en'],
      ['it', '/it'],
      ['fr', '/fr'],
    ]);
    expect(new Set(all.map(({ description }) => description)).size).toBe(locales.length);
    for (const { description } of all) {
      expect(description).not.toContain('{{');
      for (const figure of [deliveryDays.min, deliveryDays.max, law.withdrawalDays])
        expect(description).toContain(String(figure));
    }
    for (const { icons } of all)
      expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
        '192x192',
        '512x512',
      ]);
  });

  it('is that of the shop of the host · APP-1', async () => {
    const files = makeSiteFiles({
      visitOf: () => ({ brand: 'opalys' }) as Visit,
      assets: () => {
        throw new Error('not asked');
      },
    });
    const answer = await files.request('/fr.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    expect(await answer.json()).toEqual(await webManifest('opalys', 'fr'));
  });
});
