import type { Ink } from './ink.ts';
import { n } from './ink.ts';

/** A drawing in its own units. Its box contains the object without its shadow; (0, 0) is the top left corner. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly defs: string;
  readonly body: string;
}

/** The position of a sprite: the box into which it is fitted, keeping its proportions, at the bottom centre by default. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align?: 'bottom' | 'middle';
  readonly turn?: number;
}

export const sprite = (ink: Ink, width: number, height: number, body: string): Sprite => ({
  width,
  height,
  defs: ink.defs(),
  body,
});

/** Returns the size of a sprite fitted into a box. */
export const fitted = (
  thing: Sprite,
  width: number,
  height: number,
): { width: number; height: number; scale: number } => {
  const scale = Math.min(width / thing.width, height / thing.height);
  return { width: thing.width * scale, height: thing.height * scale, scale };
};

export const placed = (thing: Sprite, place: Place): string => {
  const { width, height, scale } = fitted(thing, place.width, place.height);
  const x = place.x + (place.width - width) / 2;
  const y = place.y + (place.align === 'middle' ? (place.height - height) / 2 : place.height - height);
  const turn = place.turn ? ` rotate(${place.turn} ${n(thing.width / 2)} ${n(thing.height / 2)})` : '';
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(4)})${turn}">${thing.body}</g>`;
};

/** Returns a complete picture, drawn on a canvas in its own units and `pixels` wide. Without a ground it is transparent. */
export const picture = (
  canvas: { readonly width: number; readonly height: number },
  pixels: number,
  { defs, body, ground }: { readonly defs: string; readonly body: string; readonly ground?: string },
): string => {
  const { width, height } = canvas;
  const back =
    ground === undefined ? '' : `<rect width="${n(width)}" height="${n(height)}" fill="${ground}"/>`;
  const size = `width="${pixels}" height="${Math.round((pixels * height) / width)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${n(width)} ${n(height)}"><defs>${defs}</defs>${back}${body}</svg>`;
};
