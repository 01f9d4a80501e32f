import { expect, it } from 'vitest';
import { brandLogo } from '../../../../src/config/server/files/brand-logo.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';

it.each(brandIds)('the logo of %s takes 233 by 43 px, whatever its name is · UI-7', (brand) => {
  const logo = brandLogo(brand);
  expect(logo).toContain(' width="233" height="43" ');
  const [, width] = /viewBox="0 0 (\d+) 188"/.exec(logo) ?? [];
  // None is wider than its room at that height: none would be drawn smaller than the others.
  expect((Number(width) * 43) / 188).toBeLessThanOrEqual(233);
});
