import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { patience } from '../../../scripts/pace.ts';
import { checkEmail } from '../../../src/domain/customer/email.ts';

const invalid = E.left({ _tag: 'InvalidEmail' });
const readLong = (input: string) => E.isRight(checkEmail(input));

describe('e-mail validation', () => {
  it.each([
    'mira@linse.example',
    'mira.keller+shop@mail.linse.example',
    "o'neil@linse.example",
    'mira@grün.example',
    'm@a-b.co',
  ])('accepts %s · ADDR-2', (email) => expect(checkEmail(email)).toEqual(E.right(email)));

  it('trims surrounding spaces · ADDR-2', () =>
    expect(checkEmail('  mira@linse.example\n')).toEqual(E.right('mira@linse.example')));

  it.each([
    ['\u202amira@linse.example\u202c'],
    ['\u2068mira@linse.example\u2069'],
    ['\u200bmira@linse.example'],
    ['mira@linse.example\u200e'],
    ['mira@\u2060linse.example '],
    ['\ufeffmira@lin\u00adse.example'],
  ])('removes what nobody sees from %j, as copied from a contact card · ADDR-2 · ADDR-8', (input) =>
    expect(checkEmail(input)).toEqual(E.right('mira@linse.example')),
  );

  it.each(['', '   ', '\t', '\u200b\u202a'])('reports a missing address for %j · ADDR-2', (input) =>
    expect(checkEmail(input)).toEqual(E.left({ _tag: 'EmailMissing' })),
  );

  it.each([
    'mira',
    'mira@',
    '@linse.example',
    'mira@linse',
    'mira@linse.e',
    'mira@.example',
    'mira@linse..example',
    'mira@@linse.example',
    'mira keller@linse.example',
    'mira@linse .example',
    '<mira@linse.example>',
    'mira,tom@linse.example',
    'mi\u0000ra@linse.example',
    `${'a'.repeat(250)}@linse.example`,
  ])('rejects %j · ADDR-2', (input) => expect(checkEmail(input)).toEqual(invalid));

  it('allows at most 254 characters · ADDR-2', () => {
    const longest = `${'a'.repeat(240)}@linse.example`;
    expect(longest).toHaveLength(254);
    expect(readLong(longest)).toBe(true);
    expect(readLong(`a${longest}`)).toBe(false);
  });

  it('uses the pattern that the shop configures · ADDR-2', () => {
    expect(checkEmail('mira@linse.example', /@optik\.example$/)).toEqual(invalid);
    expect(checkEmail('mira@optik.example', /@optik\.example$/)).toEqual(E.right('mira@optik.example'));
  });

  it('gives the same result when run again, and accepts only one @ and no space · ADDR-2', () =>
    fc.assert(
      fc.property(fc.emailAddress(), (input) => {
        const read = checkEmail(` ${input} `);
        if (E.isRight(read)) {
          expect(checkEmail(read.right)).toEqual(read);
          expect(read.right).toMatch(/^[^@\s]+@[^@\s]+$/);
        }
      }),
    ));

  it('is fast, however long the text · ADDR-2', () => {
    const began = performance.now();
    checkEmail(`a@${'a.'.repeat(100_000)}`);
    checkEmail(`a@${'a-'.repeat(100_000)}@`);
    expect(performance.now() - began).toBeLessThan(patience(500));
  });
});
