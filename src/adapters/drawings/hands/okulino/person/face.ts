import { n } from '../../../../shared/svg/ink.ts';
import type { Look } from './look.ts';

/** The outline of the face, with the eye line at 0. */
export const faceOf = ({ face: [w, j, turn, chin, b], top }: Look): string =>
  `M${-w} -14C${-w} ${n(-top * 0.72)} ${n(-w * 0.62)} ${-top} 0 ${-top}C${n(w * 0.62)} ${-top} ${w} ${n(-top * 0.72)} ${w} -14` +
  `C${w} 24 ${n(j + (w - j) * 0.5)} ${n(turn - 34)} ${j} ${turn}C${n(j - 6)} ${n(turn + 28)} ${b + 8} ${chin} 0 ${chin}` +
  `C${-b - 8} ${chin} ${n(-j + 6)} ${n(turn + 28)} ${-j} ${turn}C${n(-j - (w - j) * 0.5)} ${n(turn - 34)} ${-w} 24 ${-w} -14Z`;

/** The shaded side of the face: its edge runs down the forehead, along the bridge of the nose, over the lips to the chin. */
export const shadeOf = ({ face: [, , , chin], top, nose: [length, breadth] }: Look): string =>
  `M34 ${-top - 10}C30 -74 16 -50 8 -30C3 -16 6 2 ${n(breadth * 0.8)} ${n(length * 0.62)}` +
  `C${n(breadth * 1.35)} ${n(length * 0.84)} ${n(breadth * 1.3)} ${length + 1} ${n(breadth * 0.55)} ${length + 4}` +
  `C${n(breadth * 0.1)} ${length + 7} ${n(-breadth * 0.3)} ${length + 5} ${n(-breadth * 0.5)} ${length + 3}C-6 ${length + 11} -3 ${length + 14} 2 ${length + 20}` +
  `C9 ${length + 34} 0 ${length + 48} 7 ${n(chin - 14)}Q10 ${chin} -8 ${chin + 16}H170V${-top - 10}Z`;

/** The wing of the nose on the light side, and its tip. */
export const noseOf = ({ nose: [length, breadth] }: Look): string =>
  `M${-breadth} ${n(length - 9)}C${n(-breadth - 5)} ${n(length - 1)} ${n(-breadth + 2)} ${length + 5} ${n(-breadth * 0.35)} ${length + 2}`;
