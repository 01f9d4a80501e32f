import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkLookup, maxNumberLength } from '../../../src/domain/orders/order-lookup.ts';

const problems = (number: string, email: string) => {
  const read = checkLookup({ number, email });
  return E.isLeft(read) ? read.left.map(({ field, reason }) => `${field} ${reason}`) : [];
};

describe('the order lookup form', () => {
  it('accepts number and e-mail in the usual spellings · LAW-5', () =>
    expect(checkLookup({ number: ' oku 4821 9037', email: ' mira@linse.example ' })).toEqual(
      E.right({ number: 'OKU-4821-9037', email: 'mira@linse.example' }),
    ));

  it.each([
    ['', '', ['number missing', 'email missing']],
    ['  ', 'mira@linse.example', ['number missing']],
    ['OKU-1', 'mira@', ['email invalid']],
    ['9'.repeat(maxNumberLength + 1), 'mira@linse.example', ['number invalid']],
    ['9'.repeat(maxNumberLength), 'mira@linse.example', []],
    ['www.gewinn.example/jetzt', 'mira@linse.example', ['number invalid']],
    ['gewinn-jetzt.ch', 'mira@linse.example', ['number invalid']],
    ['ruf@gewinn.example', 'mira@linse.example', ['number invalid']],
    ['OKU-1\nSubject: Gewinn', 'mira@linse.example', ['number invalid']],
    ['Nr. 4821/9037 (2026)', 'mira@linse.example', []],
  ])('reports the errors of %j and %j · ADDR-7 · LAW-5', (number, email, wrong) =>
    expect(problems(number, email)).toEqual(wrong),
  );

  it('accepts its own result unchanged · LAW-5', () =>
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), (number, email) => {
        const read = checkLookup({ number, email });
        if (E.isRight(read)) {
          expect(checkLookup(read.right)).toEqual(read);
        }
      }),
    ));
});
