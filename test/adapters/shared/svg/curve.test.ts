import { expect, it } from 'vitest';
import { points } from '../../../../src/adapters/shared/svg/curve.ts';

it('reads points as SVG writes them', () =>
  expect(points('0,0 12.5,-4 600,.5')).toEqual([
    [0, 0],
    [12.5, -4],
    [600, 0.5],
  ]));
