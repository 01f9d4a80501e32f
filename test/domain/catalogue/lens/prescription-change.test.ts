import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameEye } from '../../../../src/domain/catalogue/lens/eye-prescription.ts';
import { eyesAlike, swapEyes } from '../../../../src/domain/catalogue/lens/eyes.ts';
import {
  type ChangeWarning,
  changeWarnings,
} from '../../../../src/domain/catalogue/lens/prescription-change.ts';
import { eye, eyePrescription, eyesOf } from '../../../arbitraries/eye-prescription.ts';

const flipped = (side: 'right' | 'left', power: string) => ({ _tag: 'SignFlipped', eye: side, power });
const step = (side: 'right' | 'left', power: string, by: number) => ({
  _tag: 'LargeStep',
  eye: side,
  power,
  by,
});
const swapped = { _tag: 'EyesSwapped' };
const noAxis = (side: 'right' | 'left') => ({ _tag: 'CylinderWithoutAxis', eye: side });
const pair = (right: object, left: object) => ({ right: eye(right), left: eye(left) });
const last = pair({ sphere: -250, cylinder: -75, axis: 180 }, { sphere: -300 });

describe('values beside those of the last order', () => {
  it.each([
    ['say nothing when they are the same', last, last, []],
    ['say nothing of a step of 0.75', { right: eye({ sphere: -250 }) }, { right: eye({ sphere: -325 }) }, []],
    [
      'name a step of a full dioptre',
      { right: eye({ sphere: -250 }) },
      { right: eye({ sphere: -350 }) },
      [step('right', 'sphere', 100)],
    ],
    [
      'name a step towards weaker',
      { left: eye({ sphere: -250 }) },
      { left: eye({ sphere: -150 }) },
      [step('left', 'sphere', 100)],
    ],
    [
      'name a step just above',
      { left: eye({ sphere: -250 }) },
      { left: eye({ sphere: -326 }) },
      [step('left', 'sphere', 76)],
    ],
    [
      'name a step of the cylinder',
      { left: eye({ cylinder: -75, axis: 10 }) },
      { left: eye({ cylinder: -175, axis: 10 }) },
      [step('left', 'cylinder', 100)],
    ],
    [
      'name a step of the addition',
      { left: eye({ add: 100 }) },
      { left: eye({ add: 200 }) },
      [step('left', 'add', 100)],
    ],
    ['do not compare grades', { left: eye({ add: 'low' }) }, { left: eye({ add: 'high' }) }, []],
    ['do not compare a grade with a power', { left: eye({ add: 'low' }) }, { left: eye({ add: 300 }) }, []],
    [
      'name a flipped sign, and no step beside it',
      { right: eye({ sphere: -250 }) },
      { right: eye({ sphere: 250 }) },
      [flipped('right', 'sphere')],
    ],
    [
      'name a small flipped sign',
      { right: eye({ sphere: 25 }) },
      { right: eye({ sphere: -25 }) },
      [flipped('right', 'sphere')],
    ],
    [
      'name a flipped cylinder',
      { right: eye({ cylinder: -75, axis: 10 }) },
      { right: eye({ cylinder: 75, axis: 10 }) },
      [flipped('right', 'cylinder')],
    ],
    ['know no sign of zero', { right: eye({ sphere: 0 }) }, { right: eye({ sphere: 50 }) }, []],
    [
      'name a swap, and no step that comes of it',
      pair({ sphere: -100 }, { sphere: 500 }),
      pair({ sphere: 500 }, { sphere: -100 }),
      [swapped],
    ],
    [
      'name no swap of eyes alike',
      pair({ sphere: -100 }, { sphere: -100 }),
      pair({ sphere: -100 }, { sphere: -100 }),
      [],
    ],
    [
      'name no swap when one eye took the other',
      pair({ sphere: -100 }, { sphere: -300 }),
      pair({ sphere: -300 }, { sphere: -300 }),
      [step('right', 'sphere', 200)],
    ],
    ['name no swap of one eye', { right: eye({ sphere: -100 }) }, { left: eye({ sphere: -100 }) }, []],
    ['name a cylinder without an axis', {}, { left: eye({ cylinder: -75 }) }, [noAxis('left')]],
    [
      'do so beside a swap',
      pair({ cylinder: -75 }, { sphere: 0 }),
      pair({ sphere: 0 }, { cylinder: -75 }),
      [swapped, noAxis('left')],
    ],
    ['ask no axis of no cylinder', {}, { left: eye({ cylinder: 0 }) }, []],
    ['take an axis of zero for an axis', {}, { right: eye({ cylinder: -75, axis: 0 }) }, []],
    ['do not compare what was not given', { right: eye({}) }, { right: eye({ sphere: -900 }) }, []],
    ['do not compare what is not given now', { right: eye({ sphere: -900 }) }, { right: eye({}) }, []],
    ['say nothing of no eyes', last, {}, []],
    [
      'name both eyes, the right one first',
      pair({ sphere: 0 }, { sphere: 0 }),
      pair({ sphere: 100 }, { sphere: 200 }),
      [step('right', 'sphere', 100), step('left', 'sphere', 200)],
    ],
  ] as const)('%s', (_fact, before, now, warnings) => expect(changeWarnings(before, now)).toEqual(warnings));

  const eyes = eyesOf(eyePrescription);
  const changes = (warnings: readonly ChangeWarning[]) =>
    warnings.filter(({ _tag }) => _tag !== 'CylinderWithoutAxis');

  it('say nothing of the eyes they were', () =>
    fc.assert(
      fc.property(eyes, (given) => {
        expect(changes(changeWarnings(given, given))).toEqual([]);
      }),
    ));

  it('of the other eye are a swap, unless the eyes are alike', () =>
    fc.assert(
      fc.property(eyePrescription, eyePrescription, (right, left) => {
        const before = { right, left };
        expect(changes(changeWarnings(before, swapEyes(before)))).toEqual(
          eyesAlike(before, sameEye) ? [] : [swapped],
        );
      }),
    ));

  it('warn of the same there and back', () =>
    fc.assert(
      fc.property(eyes, eyes, (before, now) => {
        expect(changes(changeWarnings(before, now))).toEqual(changes(changeWarnings(now, before)));
      }),
    ));

  it('warn of the same on the other side when both pairs are swapped', () =>
    fc.assert(
      fc.property(eyes, eyes, (before, now) => {
        const other = (warning: ChangeWarning) =>
          'eye' in warning ? { ...warning, eye: warning.eye === 'right' ? 'left' : 'right' } : warning;
        const mirrored = changeWarnings(swapEyes(before), swapEyes(now));
        const expected = changeWarnings(before, now).map(other);
        expect(mirrored).toHaveLength(expected.length);
        expect(mirrored).toEqual(expect.arrayContaining(expected));
      }),
    ));
});
