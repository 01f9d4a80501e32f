import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { atLeast, atMost, dayText, numbersOnly } from '../../../src/domain/customer/text-rules.ts';
import { day } from '../../arbitraries/day.ts';
import { anyCharacter } from '../../arbitraries/text.ts';

const text = fc.string({ unit: anyCharacter, maxLength: 12 });

describe('the text rules', () => {
  it.each([
    ['0', true],
    ['0123456789', true],
    ['', false],
    ['12 3', false],
    ['-1', false],
    ['1.5', false],
    ['٣', false],
    ['1\n', false],
  ])('find only digits in %j: %s · ADDR-4', (input, numeric) =>
    expect(numbersOnly(input)).toEqual(numeric ? E.right(input) : E.left({ _tag: 'NumbersOnly' })),
  );

  it.each([
    ['', 1, false],
    ['ab', 2, true],
    ['a', 2, false],
    ['😀', 2, false],
    ['', 0, true],
  ])('find in %j at least %i characters: %s · ADDR-4', (input, length, long) =>
    expect(atLeast(length)(input)).toEqual(long ? E.right(input) : E.left({ _tag: 'TooShort', length })),
  );

  it.each([
    ['', 0, true],
    ['ab', 2, true],
    ['abc', 2, false],
    ['😀😀', 2, true],
  ])('find in %j at most %i characters: %s · ADDR-4', (input, max, short) =>
    expect(atMost(max)(input)).toEqual(short ? E.right(input) : E.left({ _tag: 'TooLong', max })),
  );

  it('find a text shorter than a minimum exactly if it does not exceed a maximum of one less · ADDR-4', () =>
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 12 }), (input, length) => {
        expect(E.isRight(atLeast(length)(input))).toBe(E.isLeft(atMost(length - 1)(input)));
      }),
    ));

  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-13-01', false],
    ['24-02-29', false],
    ['29.02.2024', false],
    ['2024-02-29T10:00', false],
    ['', false],
  ])('find a calendar day in %j: %s · ADDR-4', (input, isDay) =>
    expect(dayText(input)).toEqual(isDay ? E.right(input) : E.left({ _tag: 'NotADay' })),
  );

  it('accept every day of the calendar · ADDR-4', () =>
    fc.assert(
      fc.property(day, (one) => {
        expect(dayText(one)).toEqual(E.right(one));
      }),
    ));
});
