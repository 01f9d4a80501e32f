import type { EyeShade } from '../../../domain/catalogue/lens/eye-shade.ts';
import { safeColour } from '../../shared/svg/colour.ts';
import { box, composed } from './composition.ts';
import { eye } from './drawing/eye.ts';
import type { Size } from './sizes.ts';

/** How much of the natural iris a print hides. */
const cover = 0.9;

/** An eye that fills the picture, with a coloured lens or none. Source: EYE-1. */
export const eyeScene = (shade: EyeShade, lens: string | undefined, size: Size): string =>
  composed(
    [
      [
        eye('e', shade, lens === undefined ? undefined : { colour: safeColour(lens), cover }),
        box(0, 0, 1, 1),
      ],
    ],
    size,
  );
