import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, type GeoPoint } from '../../../src/domain/shared/geo.ts';

const zurich = { latitude: 47.3769, longitude: 8.5417 };
const point = fc.record<GeoPoint>({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('a distance', () => {
  it.each([
    [zurich, zurich, 0],
    [zurich, { latitude: 46.948, longitude: 7.4474 }, 95],
    [zurich, { latitude: 52.52, longitude: 13.405 }, 669],
    [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20015],
  ])('from %j to %j is %d km · ACC-8', (a, b, km) => {
    expect(Math.round(distanceKm(a, b))).toBe(km);
  });

  it('is symmetric, never negative, and at most half the circumference of the earth · ACC-8', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const km = distanceKm(a, b);
        expect(km).toBeCloseTo(distanceKm(b, a), 6);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(20016);
      }),
    );
  });
});
