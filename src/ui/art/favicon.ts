import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { LogoDrawing } from './logos/drawing.ts';
import { logos } from './logos/logos.ts';

interface Tile {
  readonly ground: string;
  readonly second: string;
  /** Corner radius of the tile, 0 (square) to 32 (round). */
  readonly corner: number;
  /** Centre of the symbol in the logo's units, and its scale in the tile. */
  readonly middle: readonly [number, number];
  readonly scale: number;
}

const tiles: Readonly<Record<BrandId, Tile>> = {
  okulino: { ground: '#b5126f', second: '#8ff0bd', corner: 32, middle: [80, 86], scale: 0.31 },
  linsenwerk: { ground: '#12161c', second: '#ffffff', corner: 6, middle: [77, 86], scale: 0.32 },
  viszola: { ground: '#c2410c', second: '#ffffff', corner: 18, middle: [100, 77], scale: 0.25 },
  opalys: { ground: '#1f3a8a', second: '#f0d9a4', corner: 3, middle: [80, 86], scale: 0.33 },
  augental: { ground: '#0f5e63', second: '#d9c9ff', corner: 15, middle: [84, 86], scale: 0.3 },
};
const MARKS: Readonly<Record<BrandId, string>> = {
  okulino: '#ffffff',
  linsenwerk: '#f06bb4',
  viszola: '#ffd9a0',
  opalys: '#ffffff',
  augental: '#ffffff',
};

const draw = ({ mark, second }: LogoDrawing, tile: Tile, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${tile.corner}" fill="${tile.ground}"/><g fill-rule="evenodd" transform="translate(32 32) scale(${tile.scale}) translate(${-tile.middle[0]} ${-tile.middle[1]})"><path fill="${colour}" d="${mark}"/><path fill="${tile.second}" d="${second}"/></g></svg>`;

/** Returns the shop's icon as an SVG document: its symbol on a tile in its colour. */
export const favicon = (brand: BrandId): string => draw(logos[brand], tiles[brand], MARKS[brand]);

/** The icon for a phone's home screen. The phone rounds its corners. */
export const appIcon = (brand: BrandId): string =>
  draw(logos[brand], { ...tiles[brand], corner: 0, scale: tiles[brand].scale * 0.82 }, MARKS[brand]);
