import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAt, imageWidths, srcSetOf } from '../../../src/domain/content/content-image.ts';
import { contentImage } from '../../arbitraries/blocks.ts';

const image = { template: '/images/{width}/a-{width}.webp', alt: '', width: 1240, height: 300 };

describe('an image of the content service', () => {
  it('gets its width at every placeholder of its URL', () =>
    expect(imageAt(image, 640)).toBe('/images/640/a-640.webp'));

  it('is offered in ten widths, from phone to wide screen · CONT-6', () => {
    expect(imageWidths).toEqual([320, 500, 640, 768, 920, 1024, 1280, 1400, 1536, 1920]);
    const set = srcSetOf({ ...image, template: '/{width}' });
    expect(set).toBe(
      '/320 320w, /500 500w, /640 640w, /768 768w, /920 920w, /1024 1024w, /1280 1280w, /1400 1400w, /1536 1536w, /1920 1920w',
    );
  });

  it('has no width placeholder left in its srcset · CONT-6', () =>
    fc.assert(
      fc.property(contentImage, (any) => {
        expect(srcSetOf(any)).not.toContain('{width}');
        expect(srcSetOf(any).split(', ')).toHaveLength(imageWidths.length);
      }),
    ));
});
