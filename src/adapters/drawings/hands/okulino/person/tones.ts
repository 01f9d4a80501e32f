import { luminance, mix } from '../../../../shared/svg/colour.ts';
import type { Person } from '../../../cast.ts';
import { ink, magenta } from '../palette.ts';

/** The flat tones of a head: each skin has a light side and a shaded one, tinted with the shop's magenta. */
export interface Tones {
  readonly skin: string;
  readonly shade: string;
  readonly cheek: string;
  readonly lip: string;
  readonly crease: string;
  readonly hair: string;
  readonly strand: string;
  readonly brow: string;
}

export const tonesOf = ({ skin, hair }: Person): Tones => {
  const dark = luminance(skin) < 0.2;
  const shade = dark ? mix(mix(skin, magenta, 0.2), ink, 0.28) : mix(mix(skin, '#d6448a', 0.26), ink, 0.05);
  const grey = luminance(hair) > 0.4;
  return {
    skin,
    shade,
    cheek: mix(skin, magenta, dark ? 0.42 : 0.3),
    lip: mix(skin, magenta, dark ? 0.5 : 0.55),
    crease: mix(skin, ink, dark ? 0.6 : 0.42),
    hair: grey ? mix(hair, '#f3e8ee', 0.25) : hair,
    strand: grey ? mix(hair, ink, 0.28) : mix(hair, luminance(hair) < 0.03 ? '#8d5f86' : '#ffe2c4', 0.32),
    brow: grey ? mix(hair, ink, 0.42) : mix(hair, ink, 0.3),
  };
};
