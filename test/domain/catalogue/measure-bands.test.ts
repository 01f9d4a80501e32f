import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BandedMeasure,
  bandOf,
  limitsOf,
  measureBands,
} from '../../../src/domain/catalogue/measure-bands.ts';

const measures = Object.keys(measureBands) as BandedMeasure[];
const namesOf = (measure: BandedMeasure): readonly string[] => measureBands[measure].names;

describe('a band of a measure', () => {
  it.each([
    ['water', 38, '0-40'],
    ['water', 40, '0-40'],
    ['water', 40.5, '40-55'],
    ['water', 55, '40-55'],
    ['water', 58, '55-'],
    ['oxygen', 30, '0-30'],
    ['oxygen', 100, '30-100'],
    ['oxygen', 160, '100-'],
    ['box_size', 3, '0-3'],
    ['box_size', 5, '3-6'],
    ['box_size', 30, '6-30'],
    ['box_size', 90, '30-90'],
    ['box_size', 180, '90-'],
    ['wear_cost', 15, '0-15'],
    ['wear_cost', 15.01, '15-30'],
    ['wear_cost', 61, '60-'],
    ['frame_width', 49, 'narrow'],
    ['frame_width', 53, 'medium'],
    ['frame_width', 54, 'wide'],
  ] as const)('of %s %d is %s · CAT-18 · CAT-19', (measure, size, band) =>
    expect(bandOf(measure, size)).toBe(band),
  );

  it.each([
    ['water', '0-40', { to: 40 }],
    ['water', '40-55', { from: 40, to: 55 }],
    ['water', '55-', { from: 55 }],
    ['box_size', '3-6', { from: 4, to: 6 }],
    ['box_size', '90-', { from: 91 }],
    ['frame_width', 'medium', { from: 49, to: 53 }],
    ['water', '40-56', undefined],
    ['water', '', undefined],
  ] as const)('of %s named %j has the limits %j · CAT-18', (measure, name, limits) =>
    expect(limitsOf(measure, name)).toStrictEqual(limits),
  );

  const sized = fc.double({ min: 0, max: 300, noNaN: true });
  const whole = fc.nat({ max: 300 });
  const sizeOf = (measure: BandedMeasure) => (measure === 'box_size' ? whole : sized);

  it.each(measures)('is exactly one for every %s · CAT-18 · CAT-19', (measure) =>
    fc.assert(
      fc.property(sizeOf(measure), (size) => {
        const counted = measure === 'box_size';
        const within = namesOf(measure).filter((name) => {
          const { from = counted ? 0 : -1, to = Number.POSITIVE_INFINITY } = limitsOf(measure, name) ?? {};
          return (counted ? size >= from : size > from) && size <= to;
        });
        expect(within).toEqual([bandOf(measure, size)]);
      }),
    ),
  );

  it.each(measures)('never falls as %s rises · CAT-18 · CAT-19', (measure) =>
    fc.assert(
      fc.property(sizeOf(measure), sizeOf(measure), (a, b) => {
        const place = (size: number) => namesOf(measure).indexOf(bandOf(measure, size));
        expect(place(Math.min(a, b))).toBeLessThanOrEqual(place(Math.max(a, b)));
      }),
    ),
  );
});
