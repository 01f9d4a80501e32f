import { makeInk } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { type Sprite, sprite } from '../../../shared/svg/sprite.ts';
import type { BoxArt } from '../../seed/range/art-type.ts';
import { frontFace } from './carton-front-face.ts';
import { backFace, sideFace, topFace } from './carton-other-faces.ts';
import type { CartonSheet } from './carton-sheet.ts';
import type { Solid } from './projection.ts';
import { standing } from './solid.ts';

const solids: Readonly<Record<BoxArt['format'], Solid>> = {
  small: { width: 560, height: 370, depth: 180 },
  flat: { width: 640, height: 410, depth: 200 },
  cube: { width: 620, height: 570, depth: 270 },
  large: { width: 700, height: 640, depth: 400 },
};

const carton = (prefix: string, art: BoxArt, face: (sheet: CartonSheet) => string): Sprite => {
  const ink = makeInk(prefix);
  const random = randomFrom(`${art.manufacturer}/${art.name}/${art.lenses}`);
  const sheet: CartonSheet = { ink, solid: solids[art.format], art, random };
  const faces = { top: topFace(sheet), side: sideFace(sheet), front: face(sheet) };
  const { width, height, body } = standing(ink, sheet.solid, faces);
  return sprite(ink, width, height, body);
};

/** A carton of lenses seen from above and from the right, its front toward the viewer. */
export const cartonFront = (prefix: string, art: BoxArt): Sprite => carton(prefix, art, frontFace);

/** The same carton from behind. */
export const cartonBack = (prefix: string, art: BoxArt): Sprite => carton(prefix, art, backFace);
