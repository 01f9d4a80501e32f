import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitHouseNumber } from '../../../src/domain/customer/house-number.ts';

describe('splitting a house number from a street line', () => {
  it.each([
    ['Lindenstrasse 12a', 'Lindenstrasse', '12a'],
    [' Am Hafen 3-5 ', 'Am Hafen', '3-5'],
    ['Am Hafen 3-15b', 'Am Hafen', '3-15b'],
    ['Via Roma, 12/B', 'Via Roma', '12/B'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Via 4 Novembre 8', 'Via 4 Novembre', '8'],
    ['Q7 24', 'Q7', '24'],
    ['12 rue de la Paix', 'rue de la Paix', '12'],
    ['7 bis, avenue Foch', 'avenue Foch', '7 bis'],
  ])('splits %j into %j and %j · CHK-7', (line, street, streetNumber) =>
    expect(splitHouseNumber(line)).toEqual({ street, streetNumber }),
  );

  it.each([
    'Lindenstrasse',
    'Straße des 17. Juni',
    'Haus 12 Nord',
    '1. Gasse',
    '2e Dwarsweg',
    'Hof\nLindenstrasse 12',
    '12 rue\nde la Paix',
    '12',
    '12 3',
    '',
  ])('leaves %j whole · CHK-7', (line) => expect(splitHouseNumber(line)).toBeUndefined());

  it.each([
    ['a'.repeat(197), '12'],
    ['a'.repeat(195), '12/B'],
  ])('splits the longest line: %s and %s', (street, streetNumber) =>
    expect(splitHouseNumber(`${street} ${streetNumber}`)).toEqual({ street, streetNumber }),
  );

  it('leaves a line whole that is longer than any street, at once', () => {
    expect(splitHouseNumber(`${'a'.repeat(198)} 12`)).toBeUndefined();
    expect(splitHouseNumber(`12 ${'a'.repeat(198)}`)).toBeUndefined();
    expect(splitHouseNumber(`${'a'.repeat(3000)}${','.repeat(3000)}12!`)).toBeUndefined();
  });

  it('finds the number in any street of the usual form · CHK-7', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z][a-zäöü]{1,20}(strasse|weg| platz)$/),
        fc.stringMatching(/^[1-9]\d{0,2}[a-z]?$/),
        (street, streetNumber) => {
          expect(splitHouseNumber(`${street} ${streetNumber}`)).toEqual({ street, streetNumber });
        },
      ),
    ));
});
