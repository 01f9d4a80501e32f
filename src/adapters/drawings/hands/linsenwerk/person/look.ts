import type { Person } from '../../../cast.ts';

type Clothes = 'crew' | 'roll' | 'shirt' | 'vest' | 'blazer' | 'drape' | 'knit' | 'coat' | 'apron';
export type Mark = 'distance' | 'axis' | 'rings' | 'vertex';

/** Measures of a head. Units: drawing units from the middle between the eyes, down and to one side. */
export interface Look {
  readonly temple: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  /** How far down the chin stands. */
  readonly length: number;
  readonly brow: number;
  readonly nose: number;
  readonly noseLength: number;
  readonly mouth: number;
  readonly lips: number;
  readonly smile: number;
  readonly neck: number;
  readonly eye: number;
  /** Which way the head is turned, -1 to 1, and by how much it leans. Units of `lean`: degrees. */
  readonly turn: number;
  readonly lean: number;
  readonly lashes: boolean;
  readonly clothes: Clothes;
  readonly mark: Mark;
  readonly scale: number;
}

const usual: Look = {
  temple: 88, cheek: 92, jaw: 72, chin: 30, length: 134, brow: 3, nose: 15, noseLength: 58, mouth: 27, lips: 1,
  smile: 2, neck: 46, eye: 1, turn: 0, lean: 0, lashes: false, clothes: 'crew', mark: 'distance', scale: 1.16,
};

/** By the colour of the skin, which no two of the cast share. */
const looks: Readonly<Record<string, Partial<Look>>> = {
  '#f2cdb4': { temple: 87, cheek: 93, jaw: 70, chin: 27, length: 119, nose: 13, noseLength: 52, mouth: 25, lips: 1.05, smile: 4, neck: 40, eye: 1.1, turn: -0.6, lean: -2, lashes: true, clothes: 'roll', mark: 'distance' },
  '#8d5a3b': { temple: 82, cheek: 90, jaw: 64, chin: 24, length: 133, nose: 18, noseLength: 55, mouth: 29, lips: 1.45, smile: 4, neck: 41, eye: 1.08, turn: 0.7, lean: 2, lashes: true, clothes: 'vest', mark: 'axis' },
  '#e8b894': { temple: 88, cheek: 90, jaw: 83, chin: 41, length: 144, brow: 4.6, nose: 16, noseLength: 62, mouth: 30, lips: 0.8, smile: 1, neck: 56, eye: 0.95, turn: 0.8, lean: 0, clothes: 'shirt', mark: 'vertex' },
  '#f0c9b0': { temple: 85, cheek: 93, jaw: 82, chin: 36, length: 122, brow: 2.4, nose: 15, noseLength: 60, mouth: 26, lips: 0.72, smile: 5, neck: 42, eye: 0.98, turn: 0.5, lean: -2, lashes: true, clothes: 'knit', mark: 'vertex', scale: 1.06 },
  '#edc39b': { temple: 87, cheek: 95, jaw: 66, chin: 20, length: 130, brow: 2.6, nose: 14, noseLength: 52, mouth: 25, lips: 1.02, smile: 3, neck: 39, eye: 1.02, turn: -0.5, lean: 1, lashes: true, clothes: 'blazer', mark: 'rings' },
  '#5c3a28': { temple: 90, cheek: 95, jaw: 90, chin: 48, length: 136, brow: 4.4, nose: 20, noseLength: 58, mouth: 31, lips: 1.4, smile: 3, neck: 60, eye: 1, turn: -0.7, lean: 0, clothes: 'crew', mark: 'axis' },
  '#f5d5bf': { temple: 80, cheek: 83, jaw: 65, chin: 25, length: 142, nose: 13, noseLength: 56, mouth: 27, lips: 0.98, smile: 4, neck: 40, eye: 1.05, turn: 0.9, lean: 3, lashes: true, clothes: 'crew', mark: 'vertex' },
  '#c98e66': { temple: 84, cheek: 88, jaw: 71, chin: 26, length: 134, brow: 3.6, nose: 16, noseLength: 62, mouth: 27, lips: 1.2, smile: 3, neck: 42, eye: 1.1, turn: -0.8, lean: -1, lashes: true, clothes: 'drape', mark: 'distance' },
  '#a46d49': { temple: 86, cheek: 88, jaw: 80, chin: 42, length: 150, brow: 4.6, nose: 18, noseLength: 66, mouth: 28, lips: 0.9, smile: 2, neck: 52, eye: 0.92, turn: 0.6, lean: 0, clothes: 'shirt', mark: 'vertex', scale: 1.14 },
  '#e9bd93': { temple: 84, cheek: 93, jaw: 74, chin: 30, length: 127, brow: 3.8, nose: 16, noseLength: 54, mouth: 26, lips: 1.05, smile: 2, neck: 48, eye: 1, turn: -0.9, lean: 2, clothes: 'knit', mark: 'distance' },
  '#f3cfb8': { temple: 86, cheek: 90, jaw: 78, chin: 38, length: 129, nose: 14, noseLength: 56, mouth: 29, lips: 1.2, smile: 5, neck: 42, eye: 1.06, turn: 0.5, lean: -3, lashes: true, clothes: 'blazer', mark: 'vertex' },
  '#eec2a6': { temple: 92, cheek: 94, jaw: 82, chin: 40, length: 142, brow: 4.2, nose: 19, noseLength: 65, mouth: 27, lips: 0.75, smile: 2, neck: 58, eye: 0.92, turn: -0.5, lean: 0, clothes: 'roll', mark: 'axis', scale: 1.14 },
  '#f1cbb2': { temple: 85, cheek: 89, jaw: 68, chin: 25, length: 132, brow: 2.8, nose: 14, noseLength: 58, mouth: 26, lips: 1, smile: 4, neck: 41, eye: 1.05, turn: -0.4, lean: 1, lashes: true, clothes: 'coat', mark: 'distance', scale: 0.96 },
  '#b87b52': { temple: 87, cheek: 91, jaw: 79, chin: 35, length: 138, brow: 4.4, nose: 17, noseLength: 60, mouth: 29, lips: 1.1, smile: 4, neck: 52, eye: 1.02, turn: 0.6, lean: -1, clothes: 'apron', mark: 'distance', scale: 0.96 },
  '#f0c8ad': { temple: 87, cheek: 94, jaw: 80, chin: 36, length: 126, brow: 2.6, nose: 16, noseLength: 60, mouth: 28, lips: 0.8, smile: 6, neck: 43, eye: 0.98, turn: 0.3, lean: -2, lashes: true, clothes: 'coat', mark: 'distance', scale: 0.96 },
};

export const lookOf = ({ skin }: Person): Look => ({ ...usual, ...looks[skin] });
