import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { distance } from '../../shared/svg/colour.ts';
import type { Art } from '../seed/range/art-type.ts';
import { cleaned } from './clean-art.ts';
import { box as boxAt, composed, type PlacedSprite } from './composition.ts';
import { openBlister } from './drawing/blister.ts';
import { bottleFront } from './drawing/bottle.ts';
import { cartonFront } from './drawing/carton.ts';
import { glassesFront } from './drawing/glasses.ts';
import { lensTypeOf } from './drawing/lens.ts';
import { type HeroShape, heroShapes, type Size } from './sizes.ts';

type Arts = readonly Art[];
type Kind<K extends Art['kind']> = Extract<Art, { readonly kind: K }>;

const box = (x: number, y: number, width: number, height: number) => boxAt(x, y, width, height, 'bottom');

/** The preferred pack colour of each shop. */
export const leading: Readonly<Record<BrandId, string>> = {
  okulino: '#b5126f',
  linsenwerk: '#12324f',
  viszola: '#c2410c',
  opalys: '#1f3a8a',
  augental: '#0f5e63',
};

/** Returns the product of a kind whose ground colour is closest to the shop's colour. */
const closest = <K extends Art['kind']>(
  arts: Arts,
  kind: K,
  brand: BrandId,
  fits: (art: Kind<K>) => boolean,
) =>
  arts
    .filter((art): art is Kind<K> => art.kind === kind)
    .filter(fits)
    .toSorted(
      (one, other) =>
        distance(one.colours.main, leading[brand]) - distance(other.colours.main, leading[brand]),
    )
    .at(0);

const carton = (arts: Arts, brand: BrandId) =>
  closest(
    arts,
    'box',
    brand,
    (art) => art.lenses >= 6 && art.lenses <= 90 && lensTypeOf(art) === 'spherical',
  );

const boxAnd = (arts: Arts, brand: BrandId, shape: HeroShape): readonly PlacedSprite[] => {
  const art = carton(arts, brand);
  if (!art) return [];
  const near = openBlister(art);
  return shape === 'hero'
    ? [
        [cartonFront('c', art), box(0.06, 0.02, 0.82, 0.88)],
        [near, box(0.64, 0.56, 0.32, 0.4)],
      ]
    : [
        [cartonFront('c', art), box(0.5, 0.03, 0.36, 0.9)],
        [near, box(0.8, 0.5, 0.15, 0.46)],
      ];
};

const onlyBox = (arts: Arts, brand: BrandId, shape: HeroShape): readonly PlacedSprite[] => {
  const art = carton(arts, brand);
  if (!art) return [];
  return [
    [cartonFront('c', art), shape === 'hero' ? box(0.1, 0.05, 0.8, 0.86) : box(0.56, 0.04, 0.38, 0.88)],
  ];
};

const glasses = (arts: Arts, _: BrandId, shape: HeroShape): readonly PlacedSprite[] => {
  const sun = arts.filter((art): art is Kind<'sunglasses'> => art.kind === 'sunglasses');
  const first = sun.find(({ shape: frame, finish }) => frame === 'cateye' && finish !== 'metal');
  const second =
    sun.find(({ shape: frame, finish }) => frame === 'round' && finish === 'tortoise') ?? sun.at(0);
  if (!first || !second) return [];
  return shape === 'hero'
    ? [
        [glassesFront('s', second), box(0.02, 0.02, 0.68, 0.44)],
        [glassesFront('f', first), box(0.14, 0.4, 0.84, 0.54)],
      ]
    : [
        [glassesFront('s', second), box(0.4, 0.0, 0.28, 0.5)],
        [glassesFront('f', first), box(0.54, 0.2, 0.44, 0.76)],
      ];
};

const careSet = (arts: Arts, brand: BrandId, shape: HeroShape): readonly PlacedSprite[] => {
  const bottle = closest(
    arts,
    'bottle',
    brand,
    ({ withCase, count, ml }) => withCase && count === 1 && ml > 200,
  );
  const art = carton(arts, brand);
  if (!bottle || !art) return [];
  return shape === 'hero'
    ? [
        [cartonFront('c', art), box(0.34, 0.22, 0.6, 0.66)],
        [bottleFront(bottle), box(0.04, 0.03, 0.56, 0.93)],
      ]
    : [
        [cartonFront('c', art), box(0.66, 0.1, 0.3, 0.82)],
        [bottleFront(bottle), box(0.5, 0.03, 0.24, 0.94)],
      ];
};

const scenes: Readonly<
  Record<BrandId, (arts: Arts, brand: BrandId, shape: HeroShape) => readonly PlacedSprite[]>
> = {
  okulino: boxAnd,
  linsenwerk: boxAnd,
  viszola: glasses,
  opalys: onlyBox,
  augental: careSet,
};

export const isHeroShape = (input: string): input is HeroShape => input in heroShapes;

/**
 * A shop's own picture as an SVG document with a transparent background, so that the shop's tint shows through. In a
 * `banner` and a `wide` picture the left half stays free for text.
 */
export const heroOf = (arts: Arts, brand: BrandId, shape: HeroShape, size: Size): string =>
  composed(scenes[brand](arts.map(cleaned), brand, shape), size);
