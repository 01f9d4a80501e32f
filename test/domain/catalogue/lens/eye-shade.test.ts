import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eyeShades, readShade, usualShade } from '../../../../src/domain/catalogue/lens/eye-shade.ts';

describe('the shade of one’s own eyes', () => {
  it.each(eyeShades)('is read as it was kept: %s · EYE-2', (shade) => expect(readShade(shade)).toBe(shade));

  it('is the usual one for whatever else was kept · EYE-2', () =>
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), (kept) => {
        fc.pre(!eyeShades.some((shade) => shade === kept));
        expect(readShade(kept)).toBe(usualShade);
      }),
    ));
});
