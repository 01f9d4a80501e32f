import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameShapes } from '../../../src/domain/catalogue/facet-values.ts';
import { faceShapes, frameSize, suitedFaces } from '../../../src/domain/catalogue/frame-size.ts';

const facts = (lens: string, bridge: string, temple: string) => [
  { code: 'lens_width', value: lens },
  { code: 'bridge_width', value: bridge },
  { code: 'temple_length', value: temple },
];

describe('the size of a frame', () => {
  it.each([
    [49, 'narrow'],
    [50, 'medium'],
    [53, 'medium'],
    [54, 'wide'],
  ])('with a lens of %i mm is %s · EYE-5', (lens, band) =>
    expect(frameSize({ facts: facts(`${lens} mm`, '18 mm', '140 mm') })).toEqual({
      lens,
      bridge: 18,
      temple: 140,
      across: 2 * lens + 18,
      band,
    }),
  );

  it('is unknown if a measure is missing or invalid · EYE-5', () => {
    const whole = facts('52 mm', '18 mm', '140 mm');
    for (const { code } of whole) {
      expect(frameSize({ facts: whole.filter((fact) => fact.code !== code) })).toBeUndefined();
      expect(
        frameSize({ facts: whole.map((fact) => (fact.code === code ? { code, value: '52' } : fact)) }),
      ).toBeUndefined();
    }
  });

  it('has the printed measures, and spans both lenses and the bridge · EYE-5', () => {
    const measure = fc.integer({ min: 1, max: 199 });
    fc.assert(
      fc.property(measure, measure, measure, (lens, bridge, temple) => {
        const size = frameSize({ facts: facts(`${lens} mm`, `${bridge} mm`, `${temple} mm`) });
        expect(size).toMatchObject({ lens, bridge, temple, across: lens + bridge + lens });
      }),
    );
  });
});

describe('the faces that a frame suits', () => {
  it('exist for each frame shape, and always include the oval one · EYE-6', () => {
    for (const shape of frameShapes) {
      expect(suitedFaces(shape)).toContain('oval');
      expect(faceShapes).toEqual(expect.arrayContaining([...suitedFaces(shape)]));
    }
  });

  it('are round for angular frames, and angular for round ones · EYE-6', () => {
    expect(suitedFaces('square')).toEqual(['round', 'oval']);
    expect(suitedFaces('round')).toEqual(['square', 'heart', 'oval']);
  });

  it.each([undefined, 'star', 'toString'])('are none for the shape %s · EYE-6', (shape) =>
    expect(suitedFaces(shape)).toEqual([]),
  );
});
