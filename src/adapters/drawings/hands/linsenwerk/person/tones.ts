import { darker, lighter, luminance, mix } from '../../../../shared/svg/colour.ts';
import type { Person } from '../../../cast.ts';
import { INK } from '../sheet.ts';

/** The colours of a person: washes of skin and hair, and lines visible on both. */
export interface Tones {
  readonly skin: string;
  /** The wash for shadow. */
  readonly soft: string;
  /** The line colour on skin. */
  readonly dark: string;
  readonly lip: string;
  readonly ink: string;
  readonly hair: string;
  /** The line colour on hair. */
  readonly strand: string;
  readonly iris: string;
  readonly rim: string;
}

const irises = { light: '#8fb0c4', middle: '#9a7a45', dark: '#4a2c1b' } as const;

export const tonesOf = ({ skin, hair, eyes }: Person): Tones => {
  const deep = luminance(skin) < 0.2;
  const iris = irises[eyes];
  return {
    skin: mix(skin, '#ffffff', deep ? 0.06 : 0.22),
    soft: darker(mix(skin, '#8a5a4a', 0.3), deep ? 0.32 : 0.1),
    dark: darker(mix(skin, '#6a3a30', 0.4), deep ? 0.72 : 0.5),
    lip: mix(skin, deep ? '#7a2f38' : '#c0565c', deep ? 0.42 : 0.46),
    ink: INK,
    hair,
    strand: luminance(hair) > 0.12 ? darker(hair, 0.55) : lighter(hair, 0.42),
    iris,
    rim: darker(iris, 0.6),
  };
};
