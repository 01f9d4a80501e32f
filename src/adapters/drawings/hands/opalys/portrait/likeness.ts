import type { Person } from '../../../cast.ts';

/** The features of a face. Dimensions are factors around 1, or drawing units of a head 250 high. */
export interface Likeness {
  /** The turn to the left (negative) or right, -1 to 1. */
  readonly turn: number;
  /** In degrees. */
  readonly tilt: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly long: number;
  readonly nose: readonly [wide: number, long: number];
  readonly lips: readonly [wide: number, full: number];
  readonly smile: number;
  readonly brow: readonly [thick: number, high: number, arched: number];
  readonly eye: number;
  readonly dress: 'shirt' | 'round' | 'turtle' | 'suit' | 'blouse' | 'vee';
}

const usual: Likeness = {
  turn: 0.2,
  tilt: 0,
  cheek: 1,
  jaw: 1,
  chin: 1,
  long: 1,
  nose: [1, 1],
  lips: [1, 1],
  smile: 2,
  brow: [1, 0, 1],
  eye: 1,
  dress: 'round',
};

const has = (own: Partial<Likeness>): Likeness => ({ ...usual, ...own });

/** Keyed by skin colour: no two people of the cast have the same. */
const faces: Readonly<Record<string, Likeness>> = {
  '#f2cdb4': has({
    turn: 0.45,
    tilt: -4,
    jaw: 0.9,
    chin: 0.8,
    long: 0.95,
    nose: [0.86, 0.86],
    lips: [0.92, 1.05],
    smile: 3.5,
    brow: [0.8, 0, 1],
    eye: 1.12,
    dress: 'blouse',
  }),
  '#8d5a3b': has({
    turn: -0.4,
    tilt: 3,
    cheek: 1.02,
    jaw: 0.95,
    chin: 0.92,
    nose: [1.22, 0.92],
    lips: [1.12, 1.5],
    smile: 3,
    brow: [1.1, 1, 1.2],
    eye: 1.08,
    dress: 'vee',
  }),
  '#e8b894': has({
    turn: 0.5,
    tilt: 2,
    jaw: 1.08,
    chin: 1.15,
    long: 1.06,
    nose: [1.12, 1.12],
    lips: [1.02, 0.75],
    smile: 1,
    brow: [1.5, -3, 0.5],
    eye: 0.94,
    dress: 'shirt',
  }),
  '#f0c9b0': has({
    turn: -0.3,
    tilt: -3,
    cheek: 1.04,
    jaw: 1,
    chin: 0.9,
    nose: [1, 1.02],
    lips: [0.92, 0.7],
    smile: 3.5,
    brow: [0.7, 0, 0.9],
    eye: 0.92,
    dress: 'blouse',
  }),
  '#edc39b': has({
    turn: -0.5,
    tilt: 0,
    cheek: 1.05,
    jaw: 0.9,
    chin: 0.75,
    long: 1.03,
    nose: [0.98, 0.9],
    lips: [0.95, 1.05],
    smile: 1.5,
    brow: [0.8, 2, 0.7],
    eye: 1,
    dress: 'turtle',
  }),
  '#5c3a28': has({
    turn: 0.3,
    tilt: -2,
    cheek: 1.04,
    jaw: 1.1,
    chin: 1.15,
    long: 1.02,
    nose: [1.35, 1],
    lips: [1.12, 1.3],
    smile: 2.5,
    brow: [1.4, 0, 0.7],
    eye: 1,
    dress: 'suit',
  }),
  '#f5d5bf': has({
    turn: -0.55,
    tilt: 4,
    cheek: 0.96,
    jaw: 0.88,
    chin: 0.85,
    long: 1.02,
    nose: [0.84, 0.95],
    lips: [0.98, 1.2],
    smile: 4,
    brow: [0.8, 1, 1.2],
    eye: 1.12,
    dress: 'round',
  }),
  '#c98e66': has({
    turn: 0.35,
    tilt: 3,
    cheek: 0.98,
    jaw: 0.93,
    chin: 0.88,
    long: 1.05,
    nose: [1.02, 1.1],
    lips: [1.04, 1.15],
    smile: 2.5,
    brow: [1.3, 0, 1.3],
    eye: 1.1,
    dress: 'round',
  }),
  '#a46d49': has({
    turn: -0.45,
    tilt: -2,
    cheek: 1,
    jaw: 1.08,
    chin: 1.05,
    long: 1.08,
    nose: [1.2, 1.16],
    lips: [1, 0.9],
    smile: 2,
    brow: [1.6, -1, 0.7],
    eye: 0.95,
    dress: 'suit',
  }),
  '#e9bd93': has({
    turn: 0.4,
    tilt: 1,
    cheek: 1.02,
    jaw: 1,
    chin: 1.05,
    long: 0.96,
    nose: [1.04, 0.92],
    lips: [0.95, 0.95],
    smile: 2,
    brow: [1.2, 1, 0.5],
    eye: 0.98,
    dress: 'turtle',
  }),
  '#f3cfb8': has({
    turn: 0.55,
    tilt: -3,
    cheek: 1.03,
    jaw: 0.97,
    chin: 0.9,
    long: 0.98,
    nose: [0.94, 0.94],
    lips: [1.08, 1.25],
    smile: 4.5,
    brow: [0.95, 2, 1.4],
    eye: 1.05,
    dress: 'vee',
  }),
  '#eec2a6': has({
    turn: 0.3,
    tilt: 2,
    cheek: 1.02,
    jaw: 1.06,
    chin: 1.1,
    long: 1.04,
    nose: [1.2, 1.18],
    lips: [0.95, 0.7],
    smile: 2,
    brow: [1.5, -2, 0.8],
    eye: 0.92,
    dress: 'shirt',
  }),
  '#f1cbb2': has({
    turn: -0.45,
    tilt: -3,
    cheek: 0.97,
    jaw: 0.94,
    chin: 0.95,
    long: 1.06,
    nose: [0.9, 1.04],
    lips: [1, 1],
    smile: 3.5,
    brow: [0.9, 1, 1],
    eye: 1.04,
    dress: 'blouse',
  }),
  '#b87b52': has({
    turn: 0.45,
    tilt: 2,
    cheek: 0.99,
    jaw: 1.05,
    chin: 1.12,
    long: 1,
    nose: [1.05, 1.04],
    lips: [1.02, 1.1],
    smile: 3,
    brow: [1.5, 0, 0.9],
    eye: 1.05,
    dress: 'shirt',
  }),
  '#f0c8ad': has({
    turn: -0.35,
    tilt: 2,
    cheek: 1,
    jaw: 0.98,
    chin: 0.85,
    long: 1,
    nose: [1.05, 1.06],
    lips: [1.02, 0.8],
    smile: 3,
    brow: [0.85, 1, 1.3],
    eye: 0.98,
    dress: 'blouse',
  }),
};

export const likenessOf = ({ skin }: Person): Likeness => faces[skin] ?? usual;

const channel = (colour: string, from: number): number =>
  Number.parseInt(colour.slice(from, from + 2), 16) / 255;

/** Returns how dark a colour is in print with one ink, 0 (white) to 1. */
export const darkness = (colour: string): number =>
  1 - (0.35 * channel(colour, 1) + 0.45 * channel(colour, 3) + 0.2 * channel(colour, 5));
