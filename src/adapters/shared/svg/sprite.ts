import type { Ink } from './ink.ts';
import { n } from './ink.ts';

/** A drawn thing in its own units. Its box holds the thing without its shadow; (0, 0) is the top left corner. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly defs: string;
  readonly body: string;
}

/** Where a sprite goes: the box it is fitted into, keeping its proportions, standing at the box's bottom middle. */
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

/** The size that a sprite has once fitted into a box. */
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

/** A whole picture, drawn on a canvas of units and `pixels` wide. Without a ground it is transparent. */
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
