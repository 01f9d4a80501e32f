import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakpoints, layoutWidths, viewportOf } from '../../../src/domain/layout/breakpoints.ts';

describe('a width', () => {
  it.each([
    [-1, 'mobile'],
    [0, 'mobile'],
    [767, 'mobile'],
    [767.9, 'mobile'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [Number.POSITIVE_INFINITY, 'desktop'],
    [Number.NaN, 'mobile'],
  ])('of %d px is %s · UI-7', (width, expected) => expect(viewportOf(width)).toBe(expected));

  it('is never smaller where it is larger · UI-7', () => {
    const rank = { mobile: 0, tablet: 1, desktop: 2 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.nat(500), (width, more) => {
        expect(rank[viewportOf(width)]).toBeLessThanOrEqual(rank[viewportOf(width + more)]);
      }),
    );
  });

  it('changes at six points, and parts have their own · UI-7', () => {
    expect(Object.values(breakpoints)).toEqual([320, 640, 768, 1024, 1280, 1536]);
    expect(layoutWidths).toEqual({
      content: 1240,
      container: 1280,
      columns: [300, 480, 600, 960],
      topBarHeight: 50,
      logo: [233, 43],
      searchThumbnail: 34,
      cartSidebarRem: 32,
      notifications: 320,
    });
  });
});
