import { expect, it } from 'vitest';
import { points } from '../../../../src/adapters/shared/svg/curve.ts';

it('SVG points are read as numbers', () =>
  expect(points('0,0 12.5,-4 600,.5')).toEqual([
    [0, 0],
    [12.5, -4],
    [600, 0.5],
  ]));
