import { darker, lighter, luminance, mix } from '../../../shared/svg/colour.ts';
import { type Ink, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { fibre } from './iris.ts';

const FULL = 2 * Math.PI;

/**
 * The print of a coloured lens, around (0, 0): strokes that let the eye's own colour through towards the pupil, and a
 * ring. `under`: the iris beneath, which darkens the print. `cover`: how much of it the print hides, 0 to 1.
 */
export const printedIris = (
  ink: Ink,
  r: number,
  { colour, under, cover }: { readonly colour: string; readonly under: string; readonly cover: number },
): string => {
  const random = randomFrom(`print${colour}`);
  const depth = Math.max(0, 0.16 - luminance(under)) * 1.1;
  const main = mix(colour, under, depth);
  const strokes = (count: number, from: number, reach: number, width: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + random() * 0.8) / count) * FULL;
      const start = from + random() * reach;
      return fibre(
        r,
        start,
        0.93 + random() * 0.05,
        angle,
        width * (0.6 + random() * 0.8),
        (random() - 0.5) * 0.06,
      );
    }).join('');
  const veil = ink.radial([
    [0.36, main, 0],
    [0.52, main, 0.55 * cover],
    [0.74, main, 0.9 * cover],
    [0.95, darker(main, 0.12), 0.94 * cover],
    [1, darker(main, 0.5), 0.8],
  ]);
  return `<circle r="${n(r)}" fill="${veil}"/>
<path d="${strokes(110, 0.4, 0.18, 0.05)}" fill="${main}" fill-opacity=".${Math.round(70 * cover)}"/>
<path d="${strokes(90, 0.44, 0.26, 0.03)}" fill="${lighter(main, 0.38)}" fill-opacity=".5"/>
<path d="${strokes(70, 0.5, 0.3, 0.02)}" fill="${darker(main, 0.5)}" fill-opacity=".42"/>
<path d="${strokes(80, 0.46, 0.3, 0.012)}" fill="${lighter(main, 0.68)}" fill-opacity=".55"/>
<circle r="${n(r)}" fill="${ink.radial([
    [0.82, darker(main, 0.7), 0],
    [0.92, darker(main, 0.72), 0.5],
    [0.97, darker(main, 0.8), 0.86],
    [1, darker(main, 0.85), 0.8],
  ])}"/>`;
};
