import type { Person } from '../../../cast.ts';
import { ink } from '../kit/palette.ts';

/** What tells one face from another, in units of the head: the eyes' line is 0, the face is about 160 wide. */
export interface Face {
  /** Half widths. */
  readonly temple: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  /** How far the chin is below the eyes. */
  readonly length: number;
  /** How far the head is turned: the features move aside by this. */
  readonly turn: number;
  readonly tilt: number;
  readonly scale: number;
  readonly at: readonly [number, number];
  readonly nose: readonly [length: number, width: number];
  readonly mouth: readonly [width: number, fullness: number, lift: number];
  readonly brow: readonly [height: number, weight: number, arch: number];
  /** Half the distance of the eyes. */
  readonly eyes: number;
  readonly neck: number;
  /** Paints lips and lids. */
  readonly paint?: { readonly lips: string; readonly lids: string };
  readonly ground: readonly [back: string, form: string, shadow: string];
  readonly form: 'sun' | 'arch' | 'awning' | 'cypress' | 'stairs' | 'tram' | 'window';
  readonly wear: 'stripes' | 'turtle' | 'trench' | 'blouse' | 'polo' | 'suit' | 'dress' | 'scarf' | 'jumper' | 'coat' | 'apron';
  readonly cloth: readonly [main: string, second: string];
}

const { orange, terracotta, brick, ochre, butter, sand, cream, sage, moss, forest, sky, lagoon, night, plum, rose } =
  ink;

const faces: Readonly<Record<string, Face>> = {
  'bob-young': {
    temple: 70, cheek: 77, jaw: 52, chin: 26, length: 116, turn: -6, tilt: -4, scale: 1.34, at: [196, 232],
    nose: [47, 13], mouth: [21, 1.15, 3], brow: [-29, 5, 3], eyes: 35, neck: 31,
    paint: { lips: '#d2402a', lids: '#c9d6b0' },
    ground: [sky, cream, lagoon], form: 'sun', wear: 'stripes', cloth: [cream, orange],
  },
  'curls-young': {
    temple: 71, cheek: 76, jaw: 56, chin: 22, length: 122, turn: 8, tilt: 5, scale: 1.22, at: [196, 258],
    nose: [49, 19], mouth: [25, 1.5, 3], brow: [-29, 6, 5], eyes: 36, neck: 33,
    paint: { lips: '#a3263a', lids: '#d08a3c' },
    ground: [terracotta, ochre, brick], form: 'arch', wear: 'dress', cloth: [cream, ochre],
  },
  'short-middle': {
    temple: 74, cheek: 77, jaw: 66, chin: 36, length: 130, turn: 9, tilt: 3, scale: 1.24, at: [194, 232],
    nose: [57, 17], mouth: [25, 0.75, 1], brow: [-24, 10, 2], eyes: 36, neck: 44,
    ground: [sage, forest, moss], form: 'cypress', wear: 'suit', cloth: [night, cream],
  },
  'bun-old': {
    temple: 71, cheek: 79, jaw: 57, chin: 30, length: 121, turn: 6, tilt: -5, scale: 1.2, at: [204, 266],
    nose: [54, 15], mouth: [22, 0.75, 4], brow: [-30, 5, 3], eyes: 35, neck: 31,
    paint: { lips: '#c0453c', lids: '#d9b9a6' },
    ground: [orange, butter, brick], form: 'awning', wear: 'scarf', cloth: [forest, ochre],
  },
  'long-middle': {
    temple: 72, cheek: 80, jaw: 55, chin: 20, length: 126, turn: -8, tilt: 4, scale: 1.25, at: [206, 236],
    nose: [49, 15], mouth: [21, 1.15, 2], brow: [-31, 6, 1], eyes: 37, neck: 30,
    paint: { lips: '#b9302c', lids: '#dba184' },
    ground: [butter, terracotta, ochre], form: 'sun', wear: 'turtle', cloth: [forest, forest],
  },
  'cropped-middle': {
    temple: 75, cheek: 79, jaw: 71, chin: 42, length: 126, turn: -7, tilt: -3, scale: 1.3, at: [202, 226],
    nose: [53, 22], mouth: [27, 1.2, 3], brow: [-26, 9, 2], eyes: 38, neck: 48,
    ground: [sky, lagoon, lagoon], form: 'stairs', wear: 'polo', cloth: [ochre, cream],
  },
  'ponytail-young': {
    temple: 68, cheek: 72, jaw: 49, chin: 19, length: 126, turn: 10, tilt: 7, scale: 1.28, at: [188, 244],
    nose: [50, 12], mouth: [22, 1.1, 5], brow: [-28, 5, 4], eyes: 34, neck: 29,
    paint: { lips: '#d9573f', lids: '#9cc3c9' },
    ground: [sage, butter, moss], form: 'sun', wear: 'blouse', cloth: [terracotta, cream],
  },
  'scarf-middle': {
    temple: 70, cheek: 75, jaw: 55, chin: 25, length: 121, turn: -5, tilt: 2, scale: 1.28, at: [200, 240],
    nose: [53, 15], mouth: [22, 1.2, 3], brow: [-26, 8, 5], eyes: 36, neck: 32,
    paint: { lips: '#9c2f38', lids: '#7c4b5b' },
    ground: [terracotta, cream, brick], form: 'window', wear: 'trench', cloth: [sand, ochre],
  },
  'short-old': {
    temple: 73, cheek: 77, jaw: 64, chin: 32, length: 134, turn: 7, tilt: -2, scale: 1.2, at: [196, 240],
    nose: [62, 20], mouth: [24, 0.6, 1], brow: [-26, 10, 3], eyes: 37, neck: 42,
    ground: [butter, orange, ochre], form: 'tram', wear: 'suit', cloth: [plum, sky],
  },
  'short-young': {
    temple: 72, cheek: 80, jaw: 61, chin: 24, length: 121, turn: -9, tilt: -6, scale: 1.3, at: [208, 236],
    nose: [48, 17], mouth: [22, 0.95, 2], brow: [-28, 8, 0], eyes: 38, neck: 39,
    ground: [forest, sage, '#0d3d21'], form: 'arch', wear: 'jumper', cloth: [orange, cream],
  },
  'waves-middle': {
    temple: 72, cheek: 75, jaw: 60, chin: 25, length: 128, turn: -7, tilt: -6, scale: 1.24, at: [204, 242],
    nose: [53, 14], mouth: [25, 1.2, 4], brow: [-31, 5, 5], eyes: 36, neck: 31,
    paint: { lips: '#c22a22', lids: '#a8c2a0' },
    ground: [sky, sage, lagoon], form: 'awning', wear: 'blouse', cloth: [forest, cream],
  },
  'bald-old': {
    temple: 75, cheek: 81, jaw: 70, chin: 40, length: 122, turn: 6, tilt: 4, scale: 1.22, at: [198, 240],
    nose: [60, 21], mouth: [23, 0.7, 3], brow: [-25, 10, 4], eyes: 37, neck: 46,
    ground: [terracotta, rose, brick], form: 'stairs', wear: 'jumper', cloth: [night, ochre],
  },
  'bun-middle-work': {
    temple: 72, cheek: 74, jaw: 62, chin: 32, length: 118, turn: 5, tilt: 3, scale: 1.14, at: [196, 246],
    nose: [50, 15], mouth: [26, 1.1, 5], brow: [-30, 6, 3], eyes: 36, neck: 31,
    paint: { lips: '#c9412f', lids: '#d8a78a' },
    ground: [sage, cream, moss], form: 'window', wear: 'coat', cloth: [cream, forest],
  },
  'short-young-work': {
    temple: 71, cheek: 73, jaw: 63, chin: 29, length: 133, turn: -8, tilt: -3, scale: 1.14, at: [204, 232],
    nose: [57, 17], mouth: [26, 1, 4], brow: [-25, 10, 3], eyes: 36, neck: 41,
    ground: [butter, terracotta, ochre], form: 'window', wear: 'apron', cloth: [cream, orange],
  },
  'bob-old-work': {
    temple: 69, cheek: 72, jaw: 55, chin: 23, length: 130, turn: 7, tilt: -4, scale: 1.16, at: [196, 240],
    nose: [58, 15], mouth: [23, 0.8, 4], brow: [-31, 5, 5], eyes: 35, neck: 29,
    paint: { lips: '#b93a3a', lids: '#b9c7b4' },
    ground: [sky, orange, lagoon], form: 'arch', wear: 'coat', cloth: [cream, plum],
  },
};

/** The face that somebody of the cast has by this shop's hand. */
export const faceOf = ({ style, age }: Person, atWork: boolean): Face => {
  const name = `${style}-${age}${atWork ? '-work' : ''}`;
  const known = faces[name] ?? faces['bob-young'];
  if (!known) throw new Error('No face is drawn');
  return known;
};
