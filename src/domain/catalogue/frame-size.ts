import type { FrameShape } from './facet-values.ts';
import { bandOf } from './measure-bands.ts';
import { factOf, type ShownProduct } from './product.ts';

/** The measures of a frame, as printed inside its temple: 52 □ 18 – 140. Units: millimetres. */
export interface FrameSize {
  readonly lens: number;
  readonly bridge: number;
  readonly temple: number;
  /** The width from the outer edge of one lens to the outer edge of the other. */
  readonly across: number;
  readonly band: 'narrow' | 'medium' | 'wide';
}

const millimetres = (glasses: Pick<ShownProduct, 'facts'>, code: string): number | undefined => {
  const [, digits] = /^(\d{1,3}) mm$/.exec(factOf(glasses, code) ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Returns the size of a pair of glasses from its facts. Undefined if a measure is missing. Source: EYE-5. */
export const frameSize = (glasses: Pick<ShownProduct, 'facts'>): FrameSize | undefined => {
  const lens = millimetres(glasses, 'lens_width');
  const bridge = millimetres(glasses, 'bridge_width');
  const temple = millimetres(glasses, 'temple_length');
  if (lens === undefined || bridge === undefined || temple === undefined) return undefined;
  return {
    lens,
    bridge,
    temple,
    across: 2 * lens + bridge,
    band: bandOf('frame_width', lens) as FrameSize['band'],
  };
};

export const faceShapes = ['round', 'oval', 'square', 'heart'] as const;
export type FaceShape = (typeof faceShapes)[number];

/**
 * The face shapes that suit each frame shape, as opticians advise: angular frames suit round faces, curved frames suit
 * angular faces, and every frame suits an oval face.
 */
const suited: Readonly<Record<FrameShape, readonly FaceShape[]>> = {
  round: ['square', 'heart', 'oval'],
  panto: ['square', 'heart', 'oval'],
  oval: ['square', 'heart', 'oval'],
  aviator: ['square', 'heart', 'oval'],
  square: ['round', 'oval'],
  rectangle: ['round', 'heart', 'oval'],
  wayfarer: ['round', 'heart', 'oval'],
  cateye: ['round', 'square', 'oval'],
  hexagon: ['round', 'oval'],
};

/** Returns the face shapes that a frame suits. Empty for an unknown frame shape. Source: EYE-6. */
export const suitedFaces = (shape: string | undefined): readonly FaceShape[] =>
  shape !== undefined && Object.hasOwn(suited, shape) ? suited[shape as FrameShape] : [];
