import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Art } from '../seed/art-type.ts';
import { openBlister } from './drawing/blister.ts';
import { bottleFront } from './drawing/bottle.ts';
import { cartonFront } from './drawing/carton.ts';
import { glassesFront } from './drawing/glasses.ts';
import { composed, type Placement } from './scene.ts';
import { type HeroShape, heroShapes, type Size } from './sizes.ts';
import { hash } from './svg/random.ts';
import type { Place } from './svg/sprite.ts';

type Arts = readonly Art[];
type Kind<K extends Art['kind']> = Extract<Art, { readonly kind: K }>;

const box = (x: number, y: number, width: number, height: number): Place => ({
  x,
  y,
  width,
  height,
  align: 'bottom',
});

/** One product of a kind, the same one for the same shop. */
const chosen = <K extends Art['kind']>(
  arts: Arts,
  kind: K,
  brand: string,
  fits: (art: Kind<K>) => boolean,
) => {
  const all = arts.filter((art): art is Kind<K> => art.kind === kind).filter(fits);
  return all.at(hash(brand) % Math.max(1, all.length));
};

const carton = (arts: Arts, brand: BrandId) => chosen(arts, 'box', brand, ({ format }) => format === 'cube');

const boxAnd = (arts: Arts, brand: BrandId, shape: HeroShape): readonly Placement[] => {
  const art = carton(arts, brand);
  if (!art) return [];
  const near = openBlister('o', art);
  return shape === 'hero'
    ? [
        [cartonFront('c', art), box(0.06, 0.02, 0.82, 0.88)],
        [near, box(0.64, 0.56, 0.32, 0.4)],
      ]
    : [
        [cartonFront('c', art), box(0.56, 0.05, 0.3, 0.86)],
        [near, box(0.8, 0.5, 0.14, 0.46)],
      ];
};

const onlyBox = (arts: Arts, brand: BrandId, shape: HeroShape): readonly Placement[] => {
  const art = carton(arts, brand);
  if (!art) return [];
  return [[cartonFront('c', art), shape === 'hero' ? box(0.1, 0.05, 0.8, 0.86) : box(0.62, 0.06, 0.3, 0.84)]];
};

const glasses = (arts: Arts, brand: BrandId, shape: HeroShape): readonly Placement[] => {
  const sun = arts.filter((art): art is Kind<'sunglasses'> => art.kind === 'sunglasses');
  const first = sun.find(({ shape: frame, finish }) => frame === 'cateye' && finish !== 'metal');
  const second =
    sun.find(({ shape: frame, finish }) => frame === 'round' && finish === 'tortoise') ??
    sun.at(hash(brand) % Math.max(1, sun.length));
  if (!first || !second) return [];
  return shape === 'hero'
    ? [
        [glassesFront('s', second), box(0.02, 0.02, 0.68, 0.44)],
        [glassesFront('f', first), box(0.14, 0.4, 0.84, 0.54)],
      ]
    : [
        [glassesFront('s', second), box(0.42, 0.04, 0.26, 0.62)],
        [glassesFront('f', first), box(0.58, 0.14, 0.4, 0.82)],
      ];
};

const careSet = (arts: Arts, brand: BrandId, shape: HeroShape): readonly Placement[] => {
  const bottle = chosen(
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
        [bottleFront('b', bottle), box(0.04, 0.03, 0.56, 0.93)],
      ]
    : [
        [cartonFront('c', art), box(0.68, 0.12, 0.26, 0.78)],
        [bottleFront('b', bottle), box(0.54, 0.04, 0.22, 0.92)],
      ];
};

const scenes: Readonly<
  Record<BrandId, (arts: Arts, brand: BrandId, shape: HeroShape) => readonly Placement[]>
> = {
  okulino: boxAnd,
  linsenwerk: boxAnd,
  viszola: glasses,
  opalys: onlyBox,
  augental: careSet,
};

export const isHeroShape = (input: string): input is HeroShape => input in heroShapes;

/**
 * A shop's own picture as an SVG document on a transparent ground, so that the shop's tint shows through. In a `banner`
 * and a `wide` picture the left half stays free for words.
 */
export const heroOf = (arts: Arts, brand: BrandId, shape: HeroShape, size: Size): string =>
  composed(scenes[brand](arts, brand, shape), size);
