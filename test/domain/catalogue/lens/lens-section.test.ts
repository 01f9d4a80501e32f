import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontRadius, lensSection } from '../../../../src/domain/catalogue/lens/lens-section.ts';

const options = (radius: readonly string[], diameter: readonly string[]) => [
  { code: 'radius' as const, values: radius },
  { code: 'diameter' as const, values: diameter },
];

describe('the cross-section of a lens', () => {
  it('has the depth of each base curve, the steepest first · FACE-7', () => {
    const section = lensSection({
      facts: [{ code: 'center_thickness', value: '80 µm' }],
      options: options(['8.6', '8.3'], ['14.2']),
    });
    expect(section?.thickness).toBe(0.08);
    expect(section?.curves.map(({ radius }) => radius)).toEqual([8.3, 8.6]);
    expect(section?.curves[1]?.depth).toBeCloseTo(3.747, 3);
  });

  it('has no thickness if it is unknown', () => {
    expect(lensSection({ facts: [], options: options(['8.6'], ['14.2']) })).not.toHaveProperty('thickness');
  });

  it.each([
    [[], ['14.2']],
    [['8.6'], []],
    [['7.0'], ['14.2']],
  ])('is not drawn for the base curves %j and the diameters %j', (radius, diameter) => {
    expect(lensSection({ facts: [], options: options(radius, diameter) })).toBeUndefined();
  });

  it('is not drawn without base curve and diameter', () => {
    expect(lensSection({ facts: [], options: [] })).toBeUndefined();
  });

  it('has a flatter front the thinner the lens is, within the limit of its edge', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 13, max: 15, noNaN: true }),
        fc.double({ min: 3, max: 5, noNaN: true }),
        (diameter, height) => {
          expect(frontRadius(diameter, height)).toBeGreaterThanOrEqual(diameter / 2 - 1e-9);
          expect(frontRadius(diameter, height + 0.1)).toBeLessThanOrEqual(frontRadius(diameter, height));
        },
      ),
    ));
});
