import { describe, expect, it } from 'vitest';
import { heroSizes, productSizes, readSize } from '../../../../src/adapters/sandbox/images/sizes.ts';

describe('sizes of pictures', () => {
  it('are those of the shop and no other · CAT-13', () => {
    expect(productSizes).toEqual(
      expect.arrayContaining(['300x300', '140x140', '140x200', '216x268', '1080x1340', '1240x300', '34x34']),
    );
    expect(readSize(productSizes, '216x268', undefined)).toEqual({ width: 216, height: 268 });
    expect(readSize(productSizes, '217x268', undefined)).toBeUndefined();
    expect(readSize(productSizes, undefined, undefined)).toBeUndefined();
  });

  it('include the squares and rectangles of rich results · CAT-12', () => {
    expect(productSizes).toEqual(expect.arrayContaining(['1000x1000', '1200x900', '1600x900']));
  });

  it('are doubled for dense screens only · CAT-13', () => {
    expect(readSize(productSizes, '140x140', '2')).toEqual({ width: 280, height: 280 });
    expect(readSize(productSizes, '140x140', '1')).toEqual({ width: 140, height: 140 });
    expect(readSize(productSizes, '140x140', '3')).toBeUndefined();
  });

  it('are not doubled for a large picture', () => {
    expect(readSize(productSizes, '1080x1340', '2')).toBeUndefined();
    expect(readSize(heroSizes('hero'), '1920x1440', '2')).toBeUndefined();
  });

  it('include the widths of the source set for banners · CONT-6', () => {
    const widths = heroSizes('banner').map((size) => Number(size.split('x')[0]));
    expect(widths).toEqual(expect.arrayContaining([320, 500, 640, 768, 920, 1024, 1280, 1400, 1536, 1920]));
    expect(heroSizes('banner')).toContain('1240x300');
  });
});
