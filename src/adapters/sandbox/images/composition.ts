import { type Place, picture, placed, type Sprite } from '../../shared/svg/sprite.ts';
import type { Size } from './sizes.ts';

/** A sprite and the box into which it is fitted, in fractions of the canvas. */
export type PlacedSprite = readonly [thing: Sprite, box: Place];

/** A box in fractions of the canvas: left, top, width, height. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  align: Place['align'] = 'middle',
): Place => ({
  x,
  y,
  width,
  height,
  align,
});

/** Puts sprites on a canvas of the size's proportions. */
export const composed = (placements: readonly PlacedSprite[], size: Size, ground?: string): string => {
  const canvas = { width: 1000, height: (1000 * size.height) / size.width };
  const scaled = ({ x, y, width, height, align = 'bottom' }: Place): Place => ({
    x: x * canvas.width,
    y: y * canvas.height,
    width: width * canvas.width,
    height: height * canvas.height,
    align,
  });
  return picture(canvas, size.width, {
    defs: placements.map(([thing]) => thing.defs).join(''),
    body: placements.map(([thing, place]) => placed(thing, scaled(place))).join(''),
    ...(ground === undefined ? {} : { ground }),
  });
};
