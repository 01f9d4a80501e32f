import { darker, lighter } from '../../../shared/svg/colour.ts';
import type { Ink } from '../../../shared/svg/ink.ts';

/** Shading of white plastic, from the left edge to the right edge of a round object. */
export const plastic = (ink: Ink, left: number, right: number): string =>
  ink.linear({ from: [left, 0], to: [right, 0], absolute: true }, [
    [0, '#c3ccd4'],
    [0.07, '#e6ebef'],
    [0.24, '#ffffff'],
    [0.5, '#f7f9fb'],
    [0.78, '#e1e7ec'],
    [0.94, '#b9c3cc'],
    [1, '#c9d1d8'],
  ]);

/** Shading of coloured plastic. */
export const gloss = (ink: Ink, left: number, right: number, colour: string): string =>
  ink.linear({ from: [left, 0], to: [right, 0], absolute: true }, [
    [0, darker(colour, 0.42)],
    [0.1, darker(colour, 0.1)],
    [0.26, lighter(colour, 0.42)],
    [0.38, lighter(colour, 0.1)],
    [0.62, colour],
    [0.9, darker(colour, 0.36)],
    [1, darker(colour, 0.16)],
  ]);

/** Shading that makes a flat label look round. */
export const bend = (ink: Ink, left: number, right: number): string =>
  ink.linear({ from: [left, 0], to: [right, 0], absolute: true }, [
    [0, '#04121f', 0.4],
    [0.05, '#04121f', 0.18],
    [0.13, '#ffffff', 0.1],
    [0.22, '#ffffff', 0.42],
    [0.31, '#ffffff', 0.06],
    [0.5, '#ffffff', 0],
    [0.74, '#04121f', 0.06],
    [0.9, '#04121f', 0.26],
    [0.97, '#04121f', 0.4],
    [1, '#04121f', 0.3],
  ]);
