import { points } from '../../../../shared/svg/curve.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Plate } from '../engraving/plate.ts';
import { alongLine, curve } from '../engraving/shape.ts';
import { lower, upper } from './shades.ts';

export const lashesOf = (drawn: Plate): void => {
  const random = randomFrom('lashes');
  for (let index = 0; index < 42; index++) {
    const share = 0.08 + (index / 41) * 0.92;
    const [x, y] = alongLine(upper, share);
    const sweep = (share - 0.36) * 1.7 + ((index % 3) - 1) * 0.1;
    const long = (26 + 34 * Math.sin(Math.PI * Math.min(1, 0.1 + share * 0.64))) * (0.78 + random() * 0.34);
    const turn = sweep * 1.5;
    drawn.stroke(
      curve([
        [x, y + 2],
        [x + Math.sin(sweep * 0.7) * long * 0.5, y - Math.cos(sweep * 0.7) * long * 0.45],
        [x + Math.sin(turn) * long, y - Math.cos(turn) * long * 0.86],
      ]),
      (at) => 3.2 * (1 - at) ** 0.8 + 0.3,
    );
  }
  for (let index = 0; index < 26; index++) {
    const share = 0.06 + (index / 25) * 0.72;
    const [x, y] = alongLine(lower, share);
    const sweep = (0.42 - share) * 1.5;
    const long = (11 + 9 * (1 - share)) * (0.7 + random() * 0.5);
    drawn.stroke(
      curve([
        [x, y + 5],
        [x + Math.sin(sweep * 0.6) * long * 0.5, y + 5 + long * 0.5],
        [x + Math.sin(sweep * 1.4) * long, y + 4 + long],
      ]),
      (at) => 1.5 * (1 - at) + 0.3,
    );
  }
};

/** An eyebrow that extends beyond the top of the drawing. */
export const browOf = (drawn: Plate): void => {
  const random = randomFrom('brow');
  const spine = curve(points('84,78 160,40 270,20 396,26 524,72'));
  for (let index = 0; index < 64; index++) {
    const share = index / 63;
    const [x, y] = alongLine(spine, share);
    const off = (random() - 0.5) * 16 * (1 - share * 0.75);
    const lean = 0.35 + share * 1.25;
    const long = 25 - share * 7;
    drawn.stroke(
      curve([
        [x - Math.sin(lean) * long * 0.4, y + off + Math.cos(lean) * long * 0.45],
        [x + 2, y + off],
        [x + Math.sin(lean) * long * 0.7, y + off - Math.cos(lean) * long * 0.3 + share * 5],
      ]),
      (at) => 2.6 * Math.sin(Math.PI * (0.15 + at * 0.8)),
    );
  }
};
