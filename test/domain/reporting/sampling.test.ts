import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSampled, samplingOf } from '../../../src/domain/reporting/sampling.ts';
import { answered, grantOf } from '../../../src/domain/tracking/consent.ts';

const granted = grantOf('statistics', answered(['statistics']));
const visits = Array.from({ length: 100_000 }, (_, at) => at / 100_000);
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the monitoring data sent for a visit besides errors', () => {
  it('includes page load times for one visit in a hundred · TRK-6', () =>
    expect(visits.filter((visit) => samplingOf(visit, 0.5, granted).traces)).toHaveLength(1000));

  it('includes a replay of the whole visit for one in two thousand · TRK-6', () =>
    expect(visits.filter((visit) => samplingOf(visit, 0.5, granted).replay === 'visit')).toHaveLength(50));

  it('includes a replay after an error for one in ten · TRK-6', () =>
    expect(visits.filter((failed) => samplingOf(0.5, failed, granted).replay === 'onError')).toHaveLength(
      10_000,
    ));

  it('is empty for all other visits, despite consent · TRK-6', () =>
    expect(samplingOf(0.5, 0.5, granted)).toEqual({ traces: false, replay: 'no' }));

  it('is empty without consent · TRK-6 · TRK-7', () =>
    fc.assert(
      fc.property(chance, chance, (visit, failed) => {
        expect(samplingOf(visit, failed, undefined)).toEqual({ traces: false, replay: 'no' });
      }),
    ));

  it('loads its code only for sampled visits · TRK-6', () =>
    fc.assert(
      fc.property(chance, (visit) => {
        const { traces, replay } = samplingOf(visit, 1, granted);
        expect(isSampled(visit)).toBe(traces || replay === 'visit');
        expect(traces && replay === 'visit').toBe(false);
      }),
    ));
});
