import { darker, mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { fill, HAIR, INK, LINE, line, shape } from './sheet.ts';

export const lineOn = (skin: string): string => darker(mix(skin, '#6a3a30', 0.4), 0.45);

interface Finger {
  readonly tip: readonly [number, number];
  readonly length: number;
  readonly width: number;
  /** The direction of the finger, in degrees from upright. */
  readonly turn: number;
  readonly skin: string;
  readonly nail?: boolean;
  /** Whether to draw the lines of the fingertip. */
  readonly print?: boolean;
}

/** A finger up to its tip; the lines go around it as around a cylinder. */
export const finger = ({
  tip: [x, y],
  length,
  width: w,
  turn,
  skin,
  nail = false,
  print = false,
}: Finger): string => {
  const dark = lineOn(skin);
  const r = w / 2;
  const d = `M${-r * 1.06} ${length}C${-r * 1.02} ${length * 0.7} ${n(-r * 1.1)} ${n(length * 0.62)} ${-r} ${n(length * 0.46)}C${n(-r * 1.02)} ${n(w * 0.8)} ${n(-r * 0.98)} ${n(w * 0.5)} ${n(-r * 0.84)} ${n(w * 0.26)}C${n(-r * 0.6)} ${n(-w * 0.06)} ${n(r * 0.6)} ${n(-w * 0.06)} ${n(r * 0.84)} ${n(w * 0.26)}C${n(r * 0.98)} ${n(w * 0.5)} ${n(r * 1.02)} ${n(w * 0.8)} ${r} ${n(length * 0.46)}C${n(r * 1.1)} ${n(length * 0.62)} ${n(r * 1.02)} ${n(length * 0.7)} ${n(r * 1.06)} ${length}`;
  const around = Array.from(
    { length: Math.floor((length - w * 0.5) / 4.6) },
    (_, i) =>
      `M${n(r * (0.4 + (i % 2) * 0.22))} ${n(w * 0.42 + i * 4.6)}Q${n(r * 0.76)} ${n(w * 0.42 + i * 4.6 + 1)} ${n(r * 0.98)} ${n(w * 0.42 + i * 4.6 - 2)}`,
  ).join('');
  const creases = `M${n(-r * 0.7)} ${n(length * 0.46)}Q0 ${n(length * 0.46 + 5)} ${n(r * 0.7)} ${n(length * 0.46)}M${n(-r * 0.5)} ${n(length * 0.46 + 6)}Q0 ${n(length * 0.46 + 10)} ${n(r * 0.5)} ${n(length * 0.46 + 6)}`;
  const loops = print
    ? Array.from(
        { length: 7 },
        (_, i) =>
          `M${n(-r * 0.1 * (i + 1))} ${n(w * 0.85)}C${n(-r * 0.12 * (i + 1))} ${n(w * (0.6 - i * 0.06))} ${n(r * 0.12 * (i + 1))} ${n(w * (0.6 - i * 0.06))} ${n(r * 0.1 * (i + 1))} ${n(w * 0.85)}`,
      ).join('')
    : '';
  const plate = nail
    ? shape(
        `M${n(-r * 0.56)} ${n(w * 0.56)}C${n(-r * 0.62)} ${n(w * 0.1)} ${n(-r * 0.4)} ${n(w * 0.05)} 0 ${n(w * 0.04)}C${n(r * 0.4)} ${n(w * 0.05)} ${n(r * 0.62)} ${n(w * 0.1)} ${n(r * 0.56)} ${n(w * 0.56)}Q0 ${n(w * 0.74)} ${n(-r * 0.56)} ${n(w * 0.56)}Z`,
        mix(skin, '#ffffff', 0.4),
        HAIR,
        dark,
      )
    : '';
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${fill(d, skin)}${line(d, LINE)}${line(around + creases + loops, HAIR, dark, ' opacity=".75"')}${plate}</g>`;
};

/** The cuff of a sleeve. */
export const cuff = (x: number, y: number, w: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(`M${-w / 2} 0H${w / 2}L${w * 0.56} 240H${-w * 0.56}Z`, INK, LINE)}${line(`M${-w / 2} 18H${w / 2}`, HAIR, '#8b95a3')}</g>`;
