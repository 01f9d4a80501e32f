import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { distance, lighter } from '../../shared/svg/colour.ts';
import type { Art } from '../seed/range/art-type.ts';
import { cleaned } from './clean-art.ts';
import { box, composed, type PlacedSprite } from './composition.ts';
import { blisterStrip, openBlister } from './drawing/blister.ts';
import { bottleFront } from './drawing/bottle.ts';
import { cartonFront } from './drawing/carton.ts';
import { dropsFront } from './drawing/drops.ts';
import { glassesFront } from './drawing/glasses.ts';
import { caseFront } from './drawing/lens-case.ts';
import { leading } from './heroes.ts';
import { contentProportion, type Size } from './sizes.ts';

const sceneNames = ['lenses', 'care', 'drops', 'sun', 'reading', 'parcel'] as const;
export type ContentScene = (typeof sceneNames)[number];
export const isContentScene = (input: string): input is ContentScene =>
  sceneNames.some((name) => name === input);

type Kind<K extends Art['kind']> = Extract<Art, { readonly kind: K }>;

/** Returns products of a kind, those in the shop's colour first. */
const of = <K extends Art['kind']>(arts: readonly Art[], kind: K, brand: BrandId): readonly Kind<K>[] =>
  arts
    .filter((art): art is Kind<K> => art.kind === kind)
    .toSorted((a, b) => distance(a.colours.main, leading[brand]) - distance(b.colours.main, leading[brand]));

const onTable = (x: number, y: number, width: number, height: number) => box(x, y, width, height, 'bottom');

const placed = (arts: readonly Art[], brand: BrandId, name: ContentScene): readonly PlacedSprite[] => {
  const [carton, second = carton] = of(arts, 'box', brand);
  const [bottle] = of(arts, 'bottle', brand);
  const [drops] = of(arts, 'drops', brand);
  const [lensCase] = of(arts, 'case', brand);
  const [sun, otherSun = sun] = of(arts, 'sunglasses', brand);
  const [reading, otherReading = reading] = of(arts, 'reading', brand);
  switch (name) {
    case 'lenses':
      if (!carton) return [];
      return [
        [blisterStrip('s', carton, 3), onTable(0.08, 0.1, 0.42, 0.76)],
        [openBlister(carton), onTable(0.54, 0.36, 0.34, 0.5)],
      ];
    case 'parcel':
      if (!carton || !second) return [];
      return [
        [cartonFront('c', second), onTable(0.1, 0.14, 0.44, 0.7)],
        [cartonFront('d', carton), onTable(0.42, 0.26, 0.46, 0.62)],
      ];
    case 'care':
      if (!bottle || !lensCase) return [];
      return [
        [bottleFront(bottle), onTable(0.16, 0.06, 0.36, 0.84)],
        [caseFront('k', lensCase), onTable(0.5, 0.5, 0.36, 0.4)],
      ];
    case 'drops':
      if (!drops || !lensCase) return [];
      return [
        [dropsFront(drops), onTable(0.2, 0.1, 0.34, 0.8)],
        [caseFront('k', lensCase), onTable(0.54, 0.54, 0.32, 0.36)],
      ];
    case 'sun':
      if (!sun || !otherSun) return [];
      return [
        [glassesFront('s', otherSun), box(0.06, 0.04, 0.56, 0.42)],
        [glassesFront('f', sun), box(0.3, 0.42, 0.64, 0.5)],
      ];
    case 'reading':
      if (!reading || !otherReading) return [];
      return [
        [glassesFront('s', otherReading), box(0.08, 0.06, 0.54, 0.4)],
        [glassesFront('f', reading), box(0.28, 0.44, 0.64, 0.48)],
      ];
  }
};

/** A still life in a shop's style, for banners and services, as an SVG document. Source: CONT-6. */
export const contentScene = (
  arts: readonly Art[],
  brand: BrandId,
  name: ContentScene,
  width: number,
): string => {
  const size: Size = { width, height: Math.round(width * contentProportion) };
  return composed(placed(arts.map(cleaned), brand, name), size, lighter(leading[brand], 0.9));
};
