import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkNotGuessable, minOtherCharacters } from '../../../src/domain/identity/guessable-password.ts';
import { type Password, password } from '../../../src/domain/identity/password.ts';
import { passwordText } from '../../arbitraries/identity.ts';

const guesses = {
  isCommon: (folded: string) => folded === 'passwort1',
  shop: 'Okulino',
  email: 'Mara.Keller@example.org',
};
const judged = (text: string, about = guesses) => checkNotGuessable(text as Password, about);
const common = E.left({ _tag: 'PasswordCommon' });
const shop = E.left({ _tag: 'PasswordNamesShop' });
const email = E.left({ _tag: 'PasswordNamesEmail' });

describe('the check for guessable passwords', () => {
  it.each([
    ['passwort1', common],
    ['PassWort1', common],
    ['passwort12', E.right('passwort12')],
    ['Okulino1', shop],
    ['1okulino', shop],
    ['OKULINO-2026!', shop],
    ['o.k.u.l.i.n.o.99', shop],
    ['okulinookulino1', shop],
    ['okulino12345', E.right('okulino12345')],
    ['Linse mit okulino 1', E.right('Linse mit okulino 1')],
    ['mara.keller1', email],
    ['MaraKeller2026', email],
    ['mara.keller@example.org1', email],
    ['marakeller-lampe7', E.right('marakeller-lampe7')],
    ['mara und 7 Linsen', E.right('mara und 7 Linsen')],
  ])('gives the expected result for %j · AUTH-18', (text, expected) =>
    expect(judged(text)).toEqual(expected),
  );

  it('ignores a name that is too short to matter · AUTH-18', () => {
    expect(judged('ab345678', { ...guesses, email: 'ab@x.org' })).toEqual(E.right('ab345678'));
    expect(judged('abc34567', { ...guesses, email: 'abc@x.org' })).toEqual(E.right('abc34567'));
    expect(judged('abc3456!', { ...guesses, email: 'abc@x.org' })).toEqual(email);
    expect(judged('abcd3456', { ...guesses, email: 'no address' })).toEqual(E.right('abcd3456'));
  });

  const name = fc.stringMatching(/^[a-z]{8,12}$/);
  const tail = fc.stringMatching(/^[0-9]{1,4}$/);

  it('rejects a name with a few digits, in any spelling · AUTH-18', () =>
    fc.assert(
      fc.property(name, tail, fc.boolean(), fc.boolean(), (typed, digits, isLoud, isShop) => {
        expect(digits.length).toBeLessThan(minOtherCharacters);
        const text = isLoud ? `${typed.toUpperCase()}-${digits}` : digits + typed;
        const about = isShop
          ? { ...guesses, shop: typed }
          : { ...guesses, shop: 'Zz', email: `${typed}@example.org` };
        expect(judged(text, about)).toEqual(isShop ? shop : email);
      }),
    ));

  it('accepts a password without any name, and leaves it unchanged · AUTH-18', () =>
    fc.assert(
      fc.property(passwordText, (text) => {
        const kept = password(text);
        fc.pre(E.isRight(kept));
        const answer = checkNotGuessable(kept.right, { isCommon: () => false, shop: '', email: '' });
        expect(answer).toEqual(E.right(text));
      }),
    ));
});
