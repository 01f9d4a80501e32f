import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  type OwnEye,
  ownValuesIn,
  readOwnValues,
  writeOwnValues,
} from '../../../../src/domain/catalogue/lens/own-values.ts';
import { ownValues, typedEye } from '../../../arbitraries/own-values.ts';

const typed = (right: OwnEye, left: OwnEye) =>
  readOwnValues((eye, code) => ({ right, left })[eye][code] ?? '');

describe('the visitor’s own lens values', () => {
  it.each([
    [
      'of both eyes',
      { sphere: '-2,5' },
      { sphere: '+1' },
      { right: { sphere: '-2.50' }, left: { sphere: '+1.00' } },
    ],
    ['of one eye', {}, { sphere: '0' }, { left: { sphere: '0.00' } }],
    [
      'with a cylinder and its axis',
      { sphere: '−1.00', cylinder: '-0,75', axis: '180' },
      {},
      { right: { sphere: '-1.00', cylinder: '-0.75', axis: '180' } },
    ],
    [
      'with a cylinder of zero',
      { sphere: '-1', cylinder: '0', axis: '0' },
      {},
      { right: { sphere: '-1.00' } },
    ],
    ['with an addition', { sphere: '-1', add: 'high' }, {}, { right: { sphere: '-1.00', add: 'high' } }],
  ] as const)('are read %s · FIND-1', (_, right, left, values) =>
    expect(typed(right, left)).toEqual(E.right(values)),
  );

  it.each([
    ['nothing', {}, {}, [{ _tag: 'NoValues' }]],
    ['spaces', { sphere: ' ' }, {}, [{ _tag: 'NoValues' }]],
    [
      'a text that is not a measure',
      { sphere: 'x' },
      { sphere: '-1', add: 'y' },
      [
        { _tag: 'Unreadable', eye: 'right', code: 'sphere' },
        { _tag: 'Unreadable', eye: 'left', code: 'add' },
      ],
    ],
    ['no power', { cylinder: '-0.75', axis: '10' }, {}, [{ _tag: 'NoSphere', eye: 'right', code: 'sphere' }]],
    [
      'a cylinder without an axis',
      { sphere: '-1', cylinder: '-0.75' },
      {},
      [{ _tag: 'HalfCylinder', eye: 'right', code: 'axis' }],
    ],
    [
      'an axis without a cylinder',
      {},
      { sphere: '-1', axis: '10' },
      [{ _tag: 'HalfCylinder', eye: 'left', code: 'cylinder' }],
    ],
    [
      'an axis beyond 180',
      { sphere: '-1', cylinder: '-0.75', axis: '181' },
      {},
      [{ _tag: 'Unreadable', eye: 'right', code: 'axis' }],
    ],
  ] as const)('are refused where there is %s · FIND-1', (_, right, left, wrong) =>
    expect(typed(right, left)).toEqual(E.left(wrong)),
  );

  it('are unchanged when they are read again, whatever was typed · FIND-1', () =>
    fc.assert(
      fc.property(typedEye, typedEye, (right, left) => {
        const read = typed(right, left);
        if (E.isRight(read)) expect(typed(read.right.right ?? {}, read.right.left ?? {})).toEqual(read);
      }),
    ));

  it('read back from a link unchanged · FIND-4', () =>
    fc.assert(
      fc.property(ownValues, (values) => {
        expect(ownValuesIn(writeOwnValues(values))).toEqual(values);
      }),
    ));

  it.each(['', '~', 'x', '-2.50_-0.75', '__~', '-99'])('are not found in %j · FIND-4', (text) =>
    expect(ownValuesIn(text)).toBeUndefined(),
  );

  it('are short in a link · FIND-4', () =>
    expect(
      writeOwnValues({
        right: { sphere: '-2.50' },
        left: { sphere: '-3.00', cylinder: '-0.75', axis: '180' },
      }),
    ).toBe('-2.50~-3.00_-0.75_180'));
});
