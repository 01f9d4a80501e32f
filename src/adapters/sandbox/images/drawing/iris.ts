import { darker, lighter, mix } from '../../../shared/svg/colour.ts';
import { type Ink, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';

/** Colours of an iris, from its centre outwards. */
export interface IrisTones {
  /** Colour around the pupil. */
  readonly inner: string;
  readonly outer: string;
  /** Colour of the dark ring where the white begins. */
  readonly limbus: string;
  /** Contrast of the fibres, 0 to 1. */
  readonly relief: number;
}

/** Fractions of the iris's radius. */
export const pupil = 0.33;
const collarette = 0.52;

const FULL = 2 * Math.PI;
type Random = () => number;

/** A spindle from one radius to another: a fibre of the stroma. */
export const fibre = (r: number, from: number, to: number, angle: number, width: number, lean: number) => {
  const at = (share: number, turn: number) =>
    `${n(r * share * Math.cos(angle + turn))} ${n(r * share * Math.sin(angle + turn))}`;
  const middle = (from + to) / 2;
  const half = width / (2 * middle);
  return `M${at(from, 0)}Q${at(middle, lean - half)} ${at(to, lean)}Q${at(middle, lean + half)} ${at(from, 0)}Z`;
};

const spread = (count: number, random: Random, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(((index + random() * 0.9) / count) * FULL)).join('');

/** A ring with an irregular edge, like the collarette around the pupil. */
const frill = (r: number, share: number, random: Random): string => {
  const points = Array.from({ length: 56 }, (_, index) => {
    const angle = (index / 56) * FULL;
    const far = r * (share + (random() - 0.5) * 0.06);
    return `${n(far * Math.cos(angle))} ${n(far * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
};

/** A natural iris around (0, 0): collarette, fibres, crypts, and the ring at its edge. */
export const iris = (
  ink: Ink,
  r: number,
  { inner, outer, limbus, relief }: IrisTones,
  seed: string,
): string => {
  const random = randomFrom(`iris${seed}`);
  const ground = ink.radial([
    [0.3, darker(inner, 0.25)],
    [0.42, inner],
    [0.56, mix(inner, outer, 0.65)],
    [0.78, outer],
    [0.92, darker(outer, 0.28)],
    [1, limbus],
  ]);
  const layer = (count: number, tone: string, opacity: number, draw: (angle: number) => string) =>
    `<path d="${spread(count, random, draw)}" fill="${tone}" fill-opacity="${n(opacity * 10) === '0' ? 0.05 : Math.round(opacity * 100) / 100}"/>`;
  const long = (width: number) => (angle: number) =>
    fibre(
      r,
      collarette - 0.06 + random() * 0.08,
      0.8 + random() * 0.17,
      angle,
      width * (0.5 + random()),
      (random() - 0.5) * 0.09,
    );
  const short = (angle: number) =>
    fibre(
      r,
      pupil - 0.02,
      collarette - 0.04 + random() * 0.1,
      angle,
      0.016 + random() * 0.012,
      (random() - 0.5) * 0.05,
    );
  const crypt = (angle: number) =>
    random() > 0.62
      ? fibre(
          r,
          collarette + 0.02,
          0.68 + random() * 0.1,
          angle,
          0.07 + random() * 0.05,
          (random() - 0.5) * 0.05,
        )
      : '';
  return `<circle r="${n(r)}" fill="${ground}"/>
${layer(70, darker(outer, 0.55), 0.38 * relief, long(0.05))}
${layer(120, lighter(outer, 0.3), 0.42 * relief, long(0.022))}
${layer(90, darker(outer, 0.6), 0.4 * relief, long(0.014))}
${layer(22, darker(outer, 0.7), 0.4 * relief, crypt)}
${layer(90, lighter(outer, 0.62), 0.5 * relief, long(0.011))}
${layer(80, lighter(inner, 0.35), 0.45 * relief, short)}
${layer(60, darker(inner, 0.55), 0.4 * relief, short)}
<path d="${frill(r, collarette, random)}" fill="none" stroke="${lighter(inner, 0.28)}" stroke-opacity="${n(0.55 * relief + 0.1)}" stroke-width="${n(r * 0.022)}" stroke-linejoin="round"/>
<path d="${frill(r, collarette + 0.03, random)}" fill="none" stroke="${darker(inner, 0.5)}" stroke-opacity="${n(0.4 * relief)}" stroke-width="${n(r * 0.016)}" stroke-linejoin="round"/>
<circle r="${n(r)}" fill="${ink.radial([
    [0.8, limbus, 0],
    [0.91, limbus, 0.42],
    [0.97, limbus, 0.85],
    [1, darker(limbus, 0.3), 0.75],
  ])}"/>`;
};

/** The pupil, with a slightly soft edge. */
export const pupilOf = (ink: Ink, r: number): string =>
  `<circle r="${n(r * pupil * 1.12)}" fill="${ink.radial([
    [0, '#050407'],
    [0.84, '#0a080b'],
    [0.94, '#0d0a0c', 0.85],
    [1, '#120d0d', 0],
  ])}"/>`;
