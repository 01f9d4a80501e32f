import { describe, expect, it } from 'vitest';
import { contentScene, isContentScene } from '../../../../src/adapters/sandbox/images/content-scenes.ts';
import { artOf } from '../../../../src/adapters/sandbox/seed/products/art.ts';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';

const arts = products.flatMap(({ id }) => artOf(id) ?? []);
const names = ['lenses', 'care', 'drops', 'sun', 'reading', 'parcel'] as const;

describe.each(names)('the still life of %s', (name) => {
  it('is drawn differently for every shop · CONT-6', () => {
    const drawn = brandIds.map((brand) => contentScene(arts, brand, name, 640));
    expect(new Set(drawn).size).toBe(brandIds.length);
    for (const svg of drawn) {
      expect(svg).toContain('width="640"');
      expect(svg.length).toBeGreaterThan(1500);
    }
  });
});

it('a content scene with another name is unknown', () => {
  expect(names.every(isContentScene)).toBe(true);
  expect(isContentScene('toString')).toBe(false);
});
