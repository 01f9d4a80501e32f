import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heroOf } from '../../../../src/adapters/sandbox/images/heroes.ts';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';

const arts = products.map(({ art }) => art);

/** Painted shares of the left and the right half. */
const painted = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const halves = { left: 0, right: 0 };
  for (let at = 3; at < data.length; at += 4) {
    const x = ((at - 3) / 4) % info.width;
    if ((data[at] ?? 0) > 12) halves[x < info.width / 2 ? 'left' : 'right'] += 1;
  }
  const half = (info.width * info.height) / 2;
  return { left: halves.left / half, right: halves.right / half };
};

describe('the hero pictures of shops', () => {
  it.each(brandIds)('of %s fill a hero on a transparent background · CONT-6', async (brand) => {
    const { left, right } = await painted(heroOf(arts, brand, 'hero', { width: 160, height: 120 }));
    expect(left).toBeGreaterThan(0.25);
    expect(right).toBeGreaterThan(0.25);
    expect(left + right).toBeLessThan(1.9);
  });

  it.each(brandIds)('of %s leave the left of a banner free for text · CONT-6', async (brand) => {
    for (const size of [
      { width: 310, height: 75 },
      { width: 320, height: 134 },
    ]) {
      const { left, right } = await painted(heroOf(arts, brand, size.height < 100 ? 'banner' : 'wide', size));
      expect(left).toBeLessThan(0.08);
      expect(right).toBeGreaterThan(0.2);
    }
  });

  it('differ from shop to shop · CONT-6', () => {
    const drawn = brandIds.map((brand) => heroOf(arts, brand, 'hero', { width: 160, height: 120 }));
    expect(new Set(drawn).size).toBe(brandIds.length);
  });

  it('are empty, not broken, without products · CONT-6', () => {
    expect(heroOf([], 'augental', 'hero', { width: 160, height: 120 })).toMatch(
      /^<svg[^>]*><defs><\/defs><\/svg>$/,
    );
  });
});
