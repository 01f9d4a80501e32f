import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { galleryViews } from '../../../src/domain/catalogue/product.ts';
import { shownGallery } from '../../../src/domain/catalogue/shown-gallery.ts';

const wide = { front: '/f', parameters: '/p' };

describe('the gallery of a page', () => {
  it.each([
    ['another picture', { parameters: '/p-mobile' }, { ...wide, mobile: { parameters: '/p-mobile' } }],
    ['the same picture', { front: '/f', parameters: '/p' }, wide],
    ['a picture of a missing view', { blister: '/b-mobile' }, wide],
    ['an empty URL', { front: '' }, wide],
    ['nothing', {}, wide],
  ])('with %s for narrow screens · CAT-1', (_, mobile, shown) =>
    expect(shownGallery({ ...wide, mobile })).toEqual(shown),
  );

  it('shows the pictures given for narrow screens there, and keeps all others · CAT-1', () => {
    const address = fc.constantFrom('', '/a', '/b', '/c');
    const views = fc.record(Object.fromEntries(galleryViews.map((view) => [view, address])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(views, views, address, (some, mobile, front) => {
        const { mobile: narrow = {}, ...kept } = shownGallery({ ...some, front, mobile });
        expect(kept).toEqual({ ...some, front });
        for (const view of galleryViews) {
          const onNarrow = narrow[view] ?? kept[view];
          expect(onNarrow).toBe((kept[view] && mobile[view]) || kept[view]);
        }
      }),
    );
  });
});
