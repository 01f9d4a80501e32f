import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Eyes } from '../../../../../src/domain/catalogue/lens/eyes.ts';
import type { EyeValues } from '../../../../../src/domain/catalogue/lens/prescription.ts';
import type { KnownEyes } from '../../../../../src/domain/catalogue/lens/shield/known-eyes.ts';
import { whoseEyes } from '../../../../../src/domain/catalogue/lens/shield/whose-eyes.ts';
import { knownEyesOf, wornEyes } from '../../../../arbitraries/known-eyes.ts';

const person = (name: string, eyes: Eyes<EyeValues>): KnownEyes => ({ ...knownEyesOf(eyes, name), name });
const of = (right?: string, left?: string): Eyes<EyeValues> => ({
  ...(right !== undefined && { right: { sphere: right } }),
  ...(left !== undefined && { left: { sphere: left } }),
});
const mara = person('Mara', of('-2.50', '-3.00'));
const noah = person('Noah', of('-1.00', '-3.00'));
const both = [mara, noah];

describe('the wearer of a pair of lenses', () => {
  it.each([
    ['both eyes of one wearer', both, of('-1.00', '-3.00'), 'Noah'],
    ['one eye that only one wearer has', both, of('-2.50'), 'Mara'],
    ['the same values in another spelling', both, of('−2,5'), 'Mara'],
    ['one eye that two wearers have', both, of(undefined, '-3.00'), undefined],
    ['values that no wearer has', both, of('-4.00', '-3.00'), undefined],
    ['swapped eyes', both, of('-3.00', '-2.50'), undefined],
    [
      'an eye without a lens in the pass',
      [mara, person('Lia', of('-5.00'))],
      of('-5.00', '-5.00'),
      undefined,
    ],
    ['no values', both, {}, undefined],
    ['a single wearer', [mara], of('-2.50', '-3.00'), undefined],
    ['another wearer without a name', [mara, knownEyesOf(of('-1.00'))], of('-2.50', '-3.00'), undefined],
    [
      'another person without a lens pass',
      [mara, { ...noah, source: 'order' } as const],
      of('-2.50', '-3.00'),
      undefined,
    ],
  ])('%s · WEAR-5', (_, known, eyes, name) => expect(whoseEyes(known, eyes)?.name).toBe(name));

  it('is recognised by values of the eye, not by those of the lens · WEAR-5', () => {
    const eyes = { right: { sphere: '-2.50', radius: '8.4', diameter: '14.0' } };
    expect(whoseEyes(both, eyes)?.name).toBe('Mara');
    expect(whoseEyes(both, { right: { ...eyes.right, axis: '90', cylinder: '-0.75' } })).toBeUndefined();
  });

  it('is named only if no other person of the household wears these values · WEAR-5', () =>
    fc.assert(
      fc.property(fc.array(wornEyes, { maxLength: 5 }), wornEyes, (all, eyes) => {
        const known = all.map((worn, index) => person(String(index), worn));
        const found = whoseEyes(known, eyes);
        const alone = (one: KnownEyes) => whoseEyes([one, person('nobody', {})], eyes) !== undefined;
        expect(found === undefined || alone(found)).toBe(true);
        expect(known.filter(alone).length === 1 && known.length > 1).toBe(found !== undefined);
      }),
    ));
});
