import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  maxPasswordLength,
  minPasswordLength,
  password,
  repeatedPassword,
} from '../../../src/domain/identity/password.ts';
import { passwordText } from '../../arbitraries/identity.ts';
import { anyText } from '../../arbitraries/text.ts';

const short = E.left({ _tag: 'PasswordTooShort', length: 8 });
const long = E.left({ _tag: 'PasswordTooLong', max: 128 });
const noLetter = E.left({ _tag: 'PasswordWithoutLetter' });
const noDigit = E.left({ _tag: 'PasswordWithoutDigit' });

describe('a password', () => {
  it.each([
    ['', E.left({ _tag: 'PasswordMissing' })],
    ['abcdef1', short],
    ['abcdefg1', E.right('abcdefg1')],
    [' abcde1 ', E.right(' abcde1 ')],
    ['12345678', noLetter],
    ['1234-678', noLetter],
    ['abcdefgh', noDigit],
    ['abcdef-h', noDigit],
    ['äöüßéèà1', E.right('äöüßéèà1')],
    ['пароль٣٣', E.right('пароль٣٣')],
    ['😀😀😀a1', short],
    ['😀😀😀😀😀😀a1', E.right('😀😀😀😀😀😀a1')],
    [`a1${'x'.repeat(126)}`, E.right(`a1${'x'.repeat(126)}`)],
    [`a1${'x'.repeat(127)}`, long],
  ])('typed as %j is validated · ADDR-4 · AUTH-9', (input, expected) =>
    expect(password(input)).toEqual(expected),
  );

  it('needs 8 to 128 characters, a letter and a digit, and nothing else · ADDR-4', () => {
    expect([minPasswordLength, maxPasswordLength]).toEqual([8, 128]);
    fc.assert(
      fc.property(fc.oneof(passwordText, anyText), (text) => {
        const length = [...text].length;
        const holds = length >= 8 && length <= 128 && /\p{L}/u.test(text) && /\p{Nd}/u.test(text);
        expect(E.isRight(password(text))).toBe(holds);
        if (holds) expect(password(text)).toEqual(E.right(text));
      }),
    );
  });

  it('stays valid if characters are appended · ADDR-4', () =>
    fc.assert(
      fc.property(passwordText, passwordText, (text, more) => {
        if (E.isRight(password(text))) expect(password(text + more)).toEqual(E.right(text + more));
      }),
    ));

  it.each([
    ['abcdefg1', 'abcdefg1', E.right('abcdefg1')],
    ['abcdefg1', 'abcdefg2', E.left({ _tag: 'PasswordsDiffer' })],
    ['abcdefg1', 'abcdefg1 ', E.left({ _tag: 'PasswordsDiffer' })],
    ['abcdefg1', '', E.left({ _tag: 'PasswordsDiffer' })],
    ['abc', 'abc', short],
    ['abc', 'abd', short],
  ])('typed as %j and repeated as %j: %j · ADDR-4', (first, again, expected) =>
    expect(repeatedPassword(first, again)).toEqual(expected),
  );

  it('is accepted if it is valid and repeated identically · ADDR-4', () =>
    fc.assert(
      fc.property(passwordText, passwordText, (first, again) => {
        expect(repeatedPassword(first, first)).toEqual(password(first));
        expect(E.isRight(repeatedPassword(first, again))).toBe(E.isRight(password(first)) && first === again);
      }),
    ));
});
