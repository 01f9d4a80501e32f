import { type Ink, n } from '../../../shared/svg/ink.ts';
import type { ArtColours } from '../../seed/range/art-type.ts';

/** A face to print on: its size, its colours, and random numbers that differ for each product. */
export interface Canvas {
  readonly ink: Ink;
  readonly width: number;
  readonly height: number;
  readonly colours: ArtColours;
  readonly random: () => number;
}

/** Draws the print of a face. It stays in the lower right, where there is no text. */
export type Pattern = (canvas: Canvas) => string;

/** Repeats a drawing. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The area under a wave from the left edge to the right edge, `lift` higher at its end. */
export const crest = (
  width: number,
  height: number,
  from: number,
  lift: number,
  swing: number,
  phase: number,
): string => {
  const points = Array.from({ length: 25 }, (_, step) => {
    const share = step / 24;
    return `${n(width * share)} ${n(from + swing * Math.sin(phase + share * 3.6) - share * lift)}`;
  });
  return `M${points.join('L')}V${height}H0Z`;
};
