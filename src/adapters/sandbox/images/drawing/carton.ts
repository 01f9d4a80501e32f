import type { BoxArt } from '../../seed/art-type.ts';
import { makeInk, n } from '../svg/ink.ts';
import { randomFrom } from '../svg/random.ts';
import { edgeShadow } from '../svg/shadow.ts';
import { type Sprite, sprite } from '../svg/sprite.ts';
import { frontFace } from './carton-front-face.ts';
import { backFace, sideFace, topFace } from './carton-other-faces.ts';
import type { CartonSheet } from './carton-sheet.ts';
import { projectionOf, type Solid } from './projection.ts';

const solids: Readonly<Record<BoxArt['format'], Solid>> = {
  small: { width: 560, height: 370, depth: 180 },
  flat: { width: 640, height: 410, depth: 200 },
  cube: { width: 620, height: 570, depth: 270 },
  large: { width: 700, height: 640, depth: 400 },
};

type Point = readonly [number, number];

const solidSprite = (prefix: string, art: BoxArt, face: (sheet: CartonSheet) => string): Sprite => {
  const ink = makeInk(prefix);
  const solid = solids[art.format];
  const random = randomFrom(`${art.manufacturer}/${art.name}/${art.lenses}`);
  const sheet: CartonSheet = { ink, solid, art, random };
  const { extent, at, front, side, top } = projectionOf(solid);
  const { width, height, depth } = solid;
  const left = at(0, height, 0);
  const near = at(width, height, 0);
  const right = at(width, height, depth);
  const shadow = (from: Point, to: Point, shift: Point, reach: number, opacity: number, grow: number) =>
    edgeShadow(ink, [from[0] + shift[0], from[1] + shift[1]], [to[0] + shift[0], to[1] + shift[1]], {
      reach,
      opacity,
      grow,
    });
  const points = (...corners: readonly Point[]) => corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
  const rim = points(at(0, 0, 0), at(width, 0, 0), at(width, 0, depth));
  const corner = points(at(width, 0, 0), near);
  const body = [
    shadow(left, near, [16, 8], 58, 0.3, 1.12),
    shadow(near, right, [30, 6], 66, 0.34, 1.2),
    shadow(left, near, [0, 4], 20, 0.85, 1.04),
    shadow(near, right, [4, 4], 20, 0.85, 1.06),
    `<g transform="${top}">${topFace(sheet)}</g>`,
    `<g transform="${side}">${sideFace(sheet)}</g>`,
    `<g transform="${front}">${face(sheet)}</g>`,
    `<g fill="none" stroke="#fff" stroke-linejoin="round" stroke-width="2.4"><path d="M${rim}" stroke-opacity=".6"/>`,
    `<path d="M${corner}" stroke-opacity=".42"/></g>`,
  ].join('');
  return sprite(ink, extent.width, extent.height, body);
};

/** A carton of lenses seen from above and from the right, its front toward the viewer. */
export const cartonFront = (prefix: string, art: BoxArt): Sprite => solidSprite(prefix, art, frontFace);

/** The same carton turned round. */
export const cartonBack = (prefix: string, art: BoxArt): Sprite => solidSprite(prefix, art, backFace);
