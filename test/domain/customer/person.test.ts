import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkAddress, personViolations } from '../../../src/domain/customer/address-rules.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { anyText } from '../../arbitraries/text.ts';

const today = '2026-11-21' as Day;
const wrong = (draft: Parameters<typeof personViolations>[0]) =>
  personViolations({ firstName: 'Mara', lastName: 'Keller', ...draft }, today).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('the validation of a person', () => {
  it.each([
    [{}, []],
    [{ phone: ' ', birthday: '' }, []],
    [{ firstName: ' ' }, ['firstName required']],
    [{ lastName: 'x'.repeat(65) }, ['lastName too_long']],
    [{ lastName: 'x\u0007' }, ['lastName invalid_characters']],
    [{ phone: 'abc' }, ['phone invalid_phone']],
    [{ birthday: '2026-11-21' }, ['birthday invalid_date']],
    [{ birthday: '2026-11-20' }, []],
    [{ birthday: '1990-02-30', firstName: '' }, ['firstName required', 'birthday invalid_date']],
  ])('reports for %j: %j · ADDR-2 · ADDR-4 · ACC-2', (draft, expected) => {
    expect(wrong(draft)).toEqual(expected);
  });

  it('reports the same errors as the validation of an address · ADDR-4 · ACC-2', () =>
    fc.assert(
      fc.property(fc.record({ firstName: anyText, lastName: anyText, phone: anyText }), (draft) => {
        const address = checkAddress({ ...plainAddress, ...draft }, { countries: ['CH'], today });
        expect(personViolations(draft, today)).toEqual(
          expect.arrayContaining(
            E.isLeft(address)
              ? address.left.filter(({ field }) => ['firstName', 'lastName', 'phone'].includes(field))
              : [],
          ),
        );
        expect(personViolations(draft, today)).toHaveLength(E.isLeft(address) ? address.left.length : 0);
      }),
    ));
});
