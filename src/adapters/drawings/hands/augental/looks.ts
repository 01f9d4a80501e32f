import type { Person } from '../../cast.ts';
import { paint } from './kit.ts';

export type HairCut =
  | 'bob'
  | 'afro'
  | 'parted'
  | 'topknot'
  | 'straight'
  | 'shorn'
  | 'tail'
  | 'shawl'
  | 'combed'
  | 'tousled'
  | 'wavy'
  | 'crown'
  | 'knot'
  | 'quiff'
  | 'swept';
export type Nose = 'button' | 'straight' | 'broad' | 'hooked' | 'snub' | 'long';
export type Mouth = 'smile' | 'laugh' | 'half' | 'grin' | 'calm';
export type Dress = 'jumper' | 'roll' | 'shirt' | 'jacket' | 'cardigan' | 'dress' | 'coat' | 'apron';
export type Backdrop = 'ridge' | 'leaves' | 'snow' | 'blossom' | 'sun' | 'plain';

/** The features of a face. Half widths of the face in drawing units; the eyes are at its zero line. */
export interface Look {
  readonly forehead: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  /** The distance from the eyes down to the chin. */
  readonly length: number;
  readonly cut: HairCut;
  readonly nose: Nose;
  readonly mouth: Mouth;
  /** Thickness of the brows, and how much they rise. */
  readonly brows: readonly [number, number];
  readonly tilt: number;
  /** Where the face turns: -1 left to 1 right. */
  readonly turn: number;
  readonly dress: Dress;
  readonly cloth: string;
  readonly trim: string;
  readonly wash: string;
  readonly backdrop: Backdrop;
  readonly lashes?: boolean;
  readonly earrings?: string;
  readonly rims?: string;
  /** The distance of the eyes from the middle, and their size and the size of the head. */
  readonly gap?: number;
  readonly wide?: number;
  readonly scale?: number;
}

const shape = (forehead: number, cheek: number, jaw: number, chin: number, length: number) => ({
  forehead,
  cheek,
  jaw,
  chin,
  length,
});

const looks: readonly (readonly [skin: string, look: Look])[] = [
  [
    '#f2cdb4',
    {
      ...{ gap: 43, wide: 1.08, scale: 1.18 },
      ...shape(84, 96, 78, 34, 106),
      ...{ cut: 'bob', nose: 'button', mouth: 'smile', brows: [5, 4], tilt: -5, turn: 0.5 },
      ...{ dress: 'jumper', cloth: paint.honey, trim: paint.brick, wash: '#cfe4dd', backdrop: 'leaves' },
      lashes: true,
    },
  ],
  [
    '#8d5a3b',
    {
      ...{ gap: 42, wide: 1.06, scale: 1.16 },
      ...shape(82, 87, 62, 24, 122),
      ...{ cut: 'afro', nose: 'broad', mouth: 'laugh', brows: [6, 6], tilt: 4, turn: -0.4 },
      ...{ dress: 'dress', cloth: '#d9694f', trim: paint.honey, wash: '#f3d9a4', backdrop: 'sun' },
      lashes: true,
      earrings: paint.honey,
    },
  ],
  [
    '#e8b894',
    {
      ...{ gap: 39, wide: 0.94, scale: 1.24 },
      ...shape(84, 84, 79, 44, 132),
      ...{ cut: 'parted', nose: 'hooked', mouth: 'half', brows: [10, 1], tilt: 3, turn: 0.7 },
      ...{ dress: 'shirt', cloth: '#5d8a93', trim: '#e9efe6', wash: '#ecdcc4', backdrop: 'ridge' },
    },
  ],
  [
    '#f0c9b0',
    {
      ...{ gap: 40, scale: 1.14 },
      ...shape(78, 92, 80, 34, 108),
      ...{ cut: 'topknot', nose: 'snub', mouth: 'smile', brows: [4, 3], tilt: -3, turn: -0.5 },
      ...{ dress: 'cardigan', cloth: '#8f5f86', trim: '#f3dfc9', wash: '#b9c3e2', backdrop: 'blossom' },
      rims: '#a4402f',
      earrings: paint.teal,
    },
  ],
  [
    '#edc39b',
    {
      ...{ gap: 42, wide: 1.02 },
      ...shape(76, 87, 66, 20, 122),
      ...{ cut: 'straight', nose: 'straight', mouth: 'calm', brows: [5, 2], tilt: 2, turn: -0.6 },
      ...{ dress: 'roll', cloth: paint.teal, trim: '#3f8d8a', wash: '#f2cfc0', backdrop: 'blossom' },
      lashes: true,
    },
  ],
  [
    '#5c3a28',
    {
      ...{ gap: 42, wide: 1.02, scale: 1.26 },
      ...shape(82, 89, 84, 48, 124),
      ...{ cut: 'shorn', nose: 'broad', mouth: 'smile', brows: [9, 3], tilt: -2, turn: 0.4 },
      ...{ dress: 'jacket', cloth: '#c98a34', trim: '#f0e2c4', wash: '#bcd7d6', backdrop: 'snow' },
    },
  ],
  [
    '#f5d5bf',
    {
      ...{ gap: 40, wide: 1.08, scale: 1.16 },
      ...shape(82, 84, 60, 18, 116),
      ...{ cut: 'tail', nose: 'snub', mouth: 'laugh', brows: [5, 5], tilt: 6, turn: 0.5 },
      ...{ dress: 'jacket', cloth: '#3f8d8a', trim: paint.honey, wash: '#dfe6c6', backdrop: 'ridge' },
      lashes: true,
    },
  ],
  [
    '#c98e66',
    {
      ...{ gap: 40, wide: 1.06 },
      ...shape(80, 84, 66, 26, 122),
      ...{ cut: 'shawl', nose: 'long', mouth: 'smile', brows: [7, 4], tilt: -4, turn: -0.6 },
      ...{ dress: 'jumper', cloth: '#4d6f5c', trim: '#e8dcc0', wash: '#f1dcb4', backdrop: 'plain' },
      lashes: true,
    },
  ],
  [
    '#a46d49',
    {
      ...{ gap: 39, wide: 0.92, scale: 1.2 },
      ...shape(76, 79, 70, 42, 144),
      ...{ cut: 'combed', nose: 'long', mouth: 'calm', brows: [10, 3], tilt: 2, turn: -0.5 },
      ...{ dress: 'cardigan', cloth: paint.brick, trim: '#f2e6cf', wash: '#c9dcc8', backdrop: 'leaves' },
      rims: '#33241c',
    },
  ],
  [
    '#e9bd93',
    {
      ...{ gap: 42, scale: 1.2 },
      ...shape(86, 91, 80, 34, 106),
      ...{ cut: 'tousled', nose: 'button', mouth: 'grin', brows: [8, 2], tilt: -6, turn: 0.3 },
      ...{ dress: 'jumper', cloth: '#5a4a86', trim: '#efe3c8', wash: '#f4d8a8', backdrop: 'sun' },
      rims: '#1f5f66',
    },
  ],
  [
    '#f3cfb8',
    {
      ...{ gap: 39, wide: 1.04 },
      ...shape(74, 77, 62, 28, 134),
      ...{ cut: 'wavy', nose: 'straight', mouth: 'grin', brows: [5, 6], tilt: -3, turn: -0.4 },
      ...{ dress: 'dress', cloth: '#2f6f5c', trim: '#f0d9a8', wash: '#d9cfe4', backdrop: 'leaves' },
      lashes: true,
      rims: '#1d6a63',
      earrings: '#d9694f',
    },
  ],
  [
    '#eec2a6',
    {
      ...{ gap: 41, wide: 0.96, scale: 1.24 },
      ...shape(90, 92, 86, 52, 122),
      ...{ cut: 'crown', nose: 'broad', mouth: 'smile', brows: [11, 2], tilt: 3, turn: 0.6 },
      ...{ dress: 'roll', cloth: '#3d5d84', trim: '#5f7fa5', wash: '#e8d9c2', backdrop: 'snow' },
    },
  ],
  [
    '#f1cbb2',
    {
      ...{ gap: 41, wide: 1.06 },
      ...shape(80, 90, 71, 28, 114),
      ...{ cut: 'knot', nose: 'snub', mouth: 'smile', brows: [6, 5], tilt: -4, turn: 0.5 },
      ...{ dress: 'apron', cloth: '#f4ead6', trim: paint.teal, wash: '#f3d7a6', backdrop: 'plain' },
      lashes: true,
      rims: paint.plum,
      earrings: paint.brick,
    },
  ],
  [
    '#b87b52',
    {
      ...{ gap: 40, wide: 1, scale: 1.18 },
      ...shape(80, 83, 74, 40, 130),
      ...{ cut: 'quiff', nose: 'straight', mouth: 'grin', brows: [9, 4], tilt: 3, turn: -0.4 },
      ...{ dress: 'coat', cloth: '#f7f5ee', trim: paint.teal, wash: '#bfdcd9', backdrop: 'plain' },
    },
  ],
  [
    '#f0c8ad',
    {
      ...{ gap: 39, wide: 0.98 },
      ...shape(74, 81, 64, 26, 130),
      ...{ cut: 'swept', nose: 'hooked', mouth: 'half', brows: [4, 6], tilt: 4, turn: 0.5 },
      ...{ dress: 'coat', cloth: '#f7f5ee', trim: paint.plum, wash: '#e3d3e2', backdrop: 'plain' },
      lashes: true,
      rims: '#7a2f4a',
      earrings: paint.honey,
    },
  ],
];

const plain: Look = {
  ...shape(80, 86, 70, 32, 120),
  ...{ cut: 'parted', nose: 'straight', mouth: 'smile', brows: [6, 3], tilt: 0, turn: 0.4 },
  ...{ dress: 'jumper', cloth: paint.teal, trim: paint.honey, wash: '#d6e6df', backdrop: 'plain' },
};

/** Returns the look of a person, found by skin colour: no two people of the cast have the same. */
export const lookOf = ({ skin }: Person): Look => looks.find(([known]) => known === skin)?.[1] ?? plain;
