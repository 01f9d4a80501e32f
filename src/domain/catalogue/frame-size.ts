import type { FrameShape } from './facet-values.ts';
import { bandOf } from './measure-bands.ts';
import type { ProductFact } from './product.ts';

/** What a frame measures, as it is printed inside its temple: 52 □ 18 – 140. Units: millimetres. */
export interface FrameSize {
  readonly lens: number;
  readonly bridge: number;
  readonly temple: number;
  /** From the outer edge of one lens to that of the other. */
  readonly across: number;
  readonly band: 'narrow' | 'medium' | 'wide';
}

const millimetres = (facts: readonly ProductFact[], code: string): number | undefined => {
  const [, digits] = /^(\d{1,3}) mm$/.exec(facts.find((fact) => fact.code === code)?.value ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** The size of a pair of glasses by its facts; nothing where a measure is not told. Source: EYE-5. */
export const frameSize = (facts: readonly ProductFact[]): FrameSize | undefined => {
  const lens = millimetres(facts, 'lens_width');
  const bridge = millimetres(facts, 'bridge_width');
  const temple = millimetres(facts, 'temple_length');
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

/** What opticians say: edges suit round faces, curves suit edged ones, and an oval face is suited by all. */
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

/** The faces that a frame is said to suit; none for a shape that is not known. Source: EYE-6. */
export const suitedFaces = (shape: string | undefined): readonly FaceShape[] =>
  shape !== undefined && Object.hasOwn(suited, shape) ? suited[shape as FrameShape] : [];
