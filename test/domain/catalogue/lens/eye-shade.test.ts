import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eyeShades, readShade, usualShade } from '../../../../src/domain/catalogue/lens/eye-shade.ts';

describe('the stored eye shade', () => {
  it.each(eyeShades)('is read as it was stored: %s · EYE-2', (shade) => expect(readShade(shade)).toBe(shade));

  it('is the default for any other stored text · EYE-2', () =>
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), (kept) => {
        fc.pre(!eyeShades.some((shade) => shade === kept));
        expect(readShade(kept)).toBe(usualShade);
      }),
    ));
});
