import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swapEyes } from '../../../../src/domain/catalogue/lens/eyes.ts';
import { bothAlike, sameValues } from '../../../../src/domain/catalogue/lens/prescription.ts';
import { prescription } from '../../../arbitraries/prescription.ts';

const eye = (sphere: string, quantity: number) => ({ values: { sphere, radius: '8.6' }, quantity });

describe('swapping the eyes', () => {
  it('twice changes nothing, and once changes unlike eyes only', () => {
    const [near, far] = [eye('-2.50', 2), eye('+1.00', 1)];
    expect(swapEyes({ right: near })).toEqual({ left: near });
    expect(swapEyes({ right: near, left: far })).toEqual({ right: far, left: near });
    fc.assert(
      fc.property(prescription, (given) => {
        expect(swapEyes(swapEyes(given))).toEqual(given);
        expect(bothAlike(swapEyes(given))).toBe(bothAlike(given));
        if (bothAlike(given) || !(given.right ?? given.left)) expect(swapEyes(given)).toEqual(given);
        else expect(swapEyes(given)).not.toEqual(given);
      }),
    );
  });
});

describe('both eyes alike', () => {
  it.each([
    [{}, false],
    [{ right: eye('-2.50', 1) }, false],
    [{ left: eye('-2.50', 1) }, false],
    [{ right: eye('-2.50', 1), left: eye('-2.50', 1) }, true],
    [{ right: eye('-2.50', 1), left: eye('-2.50', 2) }, false],
    [{ right: eye('-2.50', 1), left: { values: { sphere: '-2.50' }, quantity: 1 } }, false],
  ])('%j: %s', (given, alike) => expect(bothAlike(given)).toBe(alike));
});

describe('the values of two eyes', () => {
  it.each([
    [{}, {}, true],
    [{ sphere: '-2.50' }, { sphere: '-2.50' }, true],
    [{ sphere: '-2.50' }, { sphere: '-2.75' }, false],
    [{ sphere: '-2.50' }, { sphere: '-2.50', axis: '10' }, false],
    [{ sphere: '-2.50', color: 'hazel' }, { sphere: '-2.50', color: 'ocean-blue' }, false],
  ])('%j and %j are the same: %s', (a, b, same) => {
    expect(sameValues(a, b)).toBe(same);
    expect(sameValues(b, a)).toBe(same);
  });
});
