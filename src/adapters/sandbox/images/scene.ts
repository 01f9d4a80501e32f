import type { Sprite } from '../../shared/svg/sprite.ts';
import { type PictureView, viewsOf } from '../seed/products/picture-views.ts';
import type { Art, BoxArt, GlassesArt } from '../seed/range/art-type.ts';
import { cleaned } from './clean-art.ts';
import { box, composed, type PlacedSprite } from './composition.ts';
import { blisterStrip, openBlister } from './drawing/blister.ts';
import { bottleBack, bottleFront } from './drawing/bottle.ts';
import { cartonBack, cartonFront } from './drawing/carton.ts';
import { dropsBack, dropsFront } from './drawing/drops.ts';
import { glassesFront } from './drawing/glasses.ts';
import { glassesSide } from './drawing/glasses-side.ts';
import { caseBack, caseFront } from './drawing/lens-case.ts';
import { frameGuide, lensGuide } from './drawing/parameter-guide.ts';
import type { Size } from './sizes.ts';

type Format = 'portrait' | 'square' | 'landscape' | 'strip';

const formatOf = ({ width, height }: Size): Format => {
  const share = width / height;
  if (share < 0.9) return 'portrait';
  if (share < 1.2) return 'square';
  return share < 2.5 ? 'landscape' : 'strip';
};

const alone = (thing: Sprite): readonly PlacedSprite[] => [[thing, box(0.06, 0.06, 0.88, 0.86)]];

const cartonScene = (art: BoxArt, format: Format): readonly PlacedSprite[] => {
  const carton = cartonFront('c', art);
  switch (format) {
    case 'portrait':
      return [
        [carton, box(0.05, 0.09, 0.9, 0.63, 'bottom')],
        [openBlister(art), box(0.54, 0.66, 0.3, 0.28, 'bottom')],
      ];
    case 'square':
      return alone(carton);
    case 'landscape':
      return [
        [carton, box(0.05, 0.08, 0.66, 0.82, 'bottom')],
        [openBlister(art), box(0.7, 0.48, 0.24, 0.44, 'bottom')],
      ];
    case 'strip':
      return [
        [carton, box(0.28, 0.06, 0.3, 0.86, 'bottom')],
        [blisterStrip('o', art, 4), box(0.56, 0.1, 0.22, 0.84, 'bottom')],
      ];
  }
};

const glassesScene = (art: GlassesArt, format: Format): readonly PlacedSprite[] => {
  const front = glassesFront('f', art);
  switch (format) {
    case 'portrait':
      return [
        [front, box(0.05, 0.16, 0.9, 0.42)],
        [glassesSide(art), box(0.14, 0.62, 0.72, 0.22)],
      ];
    case 'square':
      return [[front, box(0.04, 0.06, 0.92, 0.88)]];
    case 'landscape':
      return [
        [front, box(0.08, 0.06, 0.84, 0.56)],
        [glassesSide(art), box(0.28, 0.68, 0.44, 0.22)],
      ];
    case 'strip':
      return [
        [front, box(0.2, 0.1, 0.34, 0.8)],
        [glassesSide(art), box(0.56, 0.2, 0.24, 0.6)],
      ];
  }
};

const frameScene = (art: GlassesArt, format: Format): readonly PlacedSprite[] => {
  const guide = frameGuide(art);
  if (format !== 'portrait') return alone(guide);
  return [
    [guide, box(0.06, 0.08, 0.88, 0.46)],
    [glassesSide(art), box(0.14, 0.6, 0.72, 0.24)],
  ];
};

/** The number of blisters in a strip that best fills the picture. */
const blisters: Readonly<Record<Format, number>> = { portrait: 2, square: 3, landscape: 4, strip: 6 };

const frontOf = (art: Art, format: Format): readonly PlacedSprite[] => {
  switch (art.kind) {
    case 'box':
      return cartonScene(art, format);
    case 'bottle':
      return [[bottleFront(art), art.ml <= 120 ? box(0.12, 0.16, 0.76, 0.7) : box(0.06, 0.06, 0.88, 0.86)]];
    case 'drops':
      return alone(dropsFront(art));
    case 'case':
      return [[caseFront('k', art), box(0.1, 0.12, 0.8, 0.74)]];
    case 'sunglasses':
    case 'reading':
      return glassesScene(art, format);
  }
};

const backOf = (art: Art): readonly PlacedSprite[] => {
  switch (art.kind) {
    case 'box':
      return alone(cartonBack('c', art));
    case 'bottle':
      return alone(bottleBack(art));
    case 'drops':
      return alone(dropsBack(art));
    case 'case':
      return [[caseBack('k', art), box(0.1, 0.12, 0.8, 0.74)]];
    case 'sunglasses':
    case 'reading':
      return [[glassesSide(art), box(0.05, 0.1, 0.9, 0.8)]];
  }
};

const placementsOf = (art: Art, view: PictureView, format: Format): readonly PlacedSprite[] | undefined => {
  if (!viewsOf(art).includes(view)) return undefined;
  switch (view) {
    case 'front':
      return frontOf(art, format);
    case 'back':
      return backOf(art);
    case 'blister':
      return art.kind === 'box' ? alone(blisterStrip('o', art, blisters[format])) : undefined;
    case 'parameters':
      if (art.kind === 'box') return alone(lensGuide(art));
      return art.kind === 'sunglasses' || art.kind === 'reading' ? frameScene(art, format) : undefined;
    // Its numbers have to be legible. Shown alone, they are larger.
    case 'parameters-mobile':
      return art.kind === 'sunglasses' || art.kind === 'reading' ? alone(frameGuide(art)) : undefined;
  }
};

/**
 * The picture of a product as an SVG document, composed for the proportions of the size. Undefined if the product lacks
 * this view. Without `ground` the background is transparent.
 */
export const sceneOf = (art: Art, view: PictureView, size: Size, ground?: string): string | undefined => {
  const placements = placementsOf(cleaned(art), view, formatOf(size));
  return placements && composed(placements, size, ground);
};
