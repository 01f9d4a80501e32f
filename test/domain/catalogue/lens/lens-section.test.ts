import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontRadius, lensSection } from '../../../../src/domain/catalogue/lens/lens-section.ts';

const options = (radius: readonly string[], diameter: readonly string[]) => [
  { code: 'radius' as const, values: radius },
  { code: 'diameter' as const, values: diameter },
];

describe('a lens cut through its middle', () => {
  it('is as deep as its curve makes it, the steepest first · FACE-7', () => {
    const section = lensSection({
      facts: [{ code: 'center_thickness', value: '80 µm' }],
      options: options(['8.6', '8.3'], ['14.2']),
    });
    expect(section?.thickness).toBe(0.08);
    expect(section?.curves.map(({ radius }) => radius)).toEqual([8.3, 8.6]);
    expect(section?.curves[1]?.depth).toBeCloseTo(3.747, 3);
  });

  it('says nothing of a thickness that nobody knows', () => {
    expect(lensSection({ facts: [], options: options(['8.6'], ['14.2']) })).not.toHaveProperty('thickness');
  });

  it.each([
    [[], ['14.2']],
    [['8.6'], []],
    [['7.0'], ['14.2']],
  ])('is not drawn of curves %j across %j', (radius, diameter) => {
    expect(lensSection({ facts: [], options: options(radius, diameter) })).toBeUndefined();
  });

  it('is not drawn of what has neither', () => {
    expect(lensSection({ facts: [], options: [] })).toBeUndefined();
  });

  it('has a front that is flatter the thinner it is, and never flatter than its edge allows', () =>
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
