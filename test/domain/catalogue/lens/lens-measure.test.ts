import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  degrees,
  dioptres,
  millimetres,
  writeDegrees,
  writeDioptres,
  writeMillimetres,
} from '../../../../src/domain/catalogue/lens/lens-measure.ts';
import { anyText } from '../../../arbitraries/text.ts';

const numberOf = (read: E.Either<unknown, number>): number | undefined =>
  E.isRight(read) ? read.right : undefined;

describe('dioptres', () => {
  it.each([
    ['-2.50', -250],
    ['+1,25', 125],
    ['\u22123', -300],
    ['0.00', 0],
    ['-0.00', 0],
    [' +0.5 ', 50],
    ['40', 4000],
    ['-40.00', -4000],
    ['40.01', undefined],
    ['-40.25', undefined],
    ['999', undefined],
    ['1000', undefined],
    ['2.505', undefined],
    ['2.', undefined],
    ['.5', undefined],
    ['--2', undefined],
    ['+-2', undefined],
    ['', undefined],
    ['plano', undefined],
    ['1e2', undefined],
    ['0x10', undefined],
    ['2.5.0', undefined],
    ['x2', undefined],
  ])('%j are %s', (text, power) => expect(numberOf(dioptres(text))).toBe(power));

  it('are written with their sign and two decimals', () => {
    expect([-250, 125, 0, -25, 5, 1000, -5].map(writeDioptres)).toEqual([
      '-2.50',
      '+1.25',
      '0.00',
      '-0.25',
      '+0.05',
      '+10.00',
      '-0.05',
    ]);
  });

  it('are read as they were written', () =>
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (power) => {
        expect(dioptres(writeDioptres(power))).toEqual(E.right(power));
      }),
    ));
});

describe('degrees', () => {
  it.each([
    ['0', 0],
    ['5', 5],
    ['180', 180],
    ['90.0', 90],
    ['181', undefined],
    ['-1', undefined],
    ['-0', 0],
    ['90.5', undefined],
    ['90°', undefined],
    ['', undefined],
  ])('%j are %s', (text, turned) => expect(numberOf(degrees(text))).toBe(turned));

  it('are read as they were written', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 180 }), (turned) => {
        const read = degrees(String(turned));
        expect(read).toEqual(E.right(turned));
        expect(E.map(writeDegrees)(read)).toEqual(E.right(String(turned)));
      }),
    ));
});

describe('millimetres', () => {
  it.each([
    ['8.6', 860],
    ['14,25', 1425],
    ['30', 3000],
    ['0.01', 1],
    ['30.01', undefined],
    ['0', undefined],
    ['-8.6', undefined],
    ['8.6mm', undefined],
    ['', undefined],
  ])('%j are %s', (text, width) => expect(numberOf(millimetres(text))).toBe(width));

  it.each([
    [860, '8.6'],
    [1400, '14.0'],
    [1425, '14.25'],
    [905, '9.05'],
    [1, '0.01'],
  ])('%i are written as %s, and read again', (width, text) => {
    expect(E.map(writeMillimetres)(millimetres(text))).toEqual(E.right(text));
    expect(numberOf(millimetres(text))).toBe(width);
  });
});

describe('a text read as a measure', () => {
  it('is accepted or refused, and an accepted measure is the same after writing and reading', () =>
    fc.assert(
      fc.property(fc.oneof(anyText, fc.double().map(String)), (text) => {
        const power = dioptres(text);
        if (E.isRight(power)) expect(dioptres(writeDioptres(power.right))).toEqual(power);
        else expect(power.left).toEqual({ _tag: 'NotDioptres' });
        const turned = degrees(text);
        if (E.isRight(turned)) expect(degrees(writeDegrees(turned.right))).toEqual(turned);
        else expect(turned.left).toEqual({ _tag: 'NotDegrees' });
        const width = millimetres(text);
        if (E.isRight(width)) expect(millimetres(writeMillimetres(width.right))).toEqual(width);
        else expect(width.left).toEqual({ _tag: 'NotMillimetres' });
      }),
    ));
});
