import { expect, it } from 'vitest';
import { brands } from '../../../../src/config/brands/brands.ts';
import { brandLogo } from '../../../../src/config/server/files/brand-logo.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';

it.each(brandIds)('the logo of %s is 233 by 43 px, however long its name is · UI-7', (brand) => {
  const logo = brandLogo(brand);
  expect(logo).toContain(' width="233" height="43" ');
  const [, width] = /viewBox="0 0 (\d+) 188"/.exec(logo) ?? [];
  // No logo is wider than the space at that height: otherwise it would be drawn smaller than the others.
  expect((Number(width) * 43) / 188).toBeLessThanOrEqual(233);
});

it.each(brandIds)('the logo of %s is light on a dark header or a dark page · DARK-3', (brand) => {
  const { shop, theme } = brands[brand];
  const logo = brandLogo(brand);
  const light = shop.header === 'dark' ? '#ffffff' : theme.night.colours.text;
  expect(logo).toContain(light);
  expect(logo.includes('prefers-color-scheme:dark')).toBe(shop.header !== 'dark');
});
