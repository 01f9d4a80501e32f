import type { people } from '../../domain/content/drawing.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Pair } from '../shared/glasses/fitted.ts';
import { hash } from '../shared/svg/random.ts';
import { cast } from './cast.ts';
import { hands } from './hands.ts';

type Person = (typeof people)[number];

/** Which portraits wear which glasses: anyone sunglasses, older people reading glasses. */
const wearers: Readonly<Record<Pair['kind'], readonly Person[]>> = {
  sunglasses: [
    'person-7',
    'person-2',
    'person-5',
    'person-3',
    'person-11',
    'person-6',
    'person-1',
    'person-10',
  ],
  reading: ['person-4', 'person-8', 'person-9', 'person-11', 'person-12', 'person-3'],
};

/** Returns always the same portrait for a model. */
const wearerOf = ({ kind, manufacturer, name }: Pair): Person => {
  const all = wearers[kind];
  return all[hash(`${manufacturer}/${name}`) % all.length] ?? 'person-3';
};

/** Returns the crop of a portrait, 400 units wide and 500 high, for other proportions: it keeps the face. */
const cropOf = (share: number): readonly [left: number, top: number, width: number, height: number] => {
  const [most, middle] = share < 0.9 ? [500, 250] : [300, 245];
  const width = Math.min(400, most * share);
  const height = width / share;
  return [200 - width / 2, middle - height / 2, width, height];
};

/** Returns a person wearing a pair of glasses, in a shop's style, as an SVG document of this size. Source: EYE-8. */
export const wearing = (
  brand: BrandId,
  pair: Pair,
  { width, height }: { readonly width: number; readonly height: number },
): string => {
  const drawn = hands[brand].person({ ...cast[wearerOf(pair)], pair }, false);
  const crop = cropOf(width / height).map((value) => Math.round(value * 100) / 100);
  return drawn.replace(
    /viewBox="[^"]*" width="\d+" height="\d+"/,
    `viewBox="${crop.join(' ')}" width="${width}" height="${height}"`,
  );
};
