import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkEmail } from '../../../src/domain/customer/email.ts';
import { password } from '../../../src/domain/identity/password.ts';
import {
  checkLogin,
  checkRegistration,
  failureKeys,
  type SignInMode,
  successKeys,
} from '../../../src/domain/identity/sign-in-form.ts';
import { passwordText } from '../../arbitraries/identity.ts';

const mail = 'mira@shop.example';
const tags = (result: E.Either<readonly { readonly _tag: string }[], unknown>): readonly string[] =>
  E.isLeft(result) ? result.left.map(({ _tag }) => _tag) : [];
const someMail = fc.constantFrom('', ' ', 'mira', mail, ` ${mail} `);
const someName = fc.constantFrom('', '  ', 'Mira', ' Jean-Luc ');
const mode = fc.constantFrom<SignInMode>('password', 'passwordless');

describe('the sign-in form', () => {
  it('accepts e-mail and password · AUTH-9', () =>
    expect(checkLogin({ email: ` ${mail} `, password: 'old' }, 'password')).toEqual(
      E.right({ _tag: 'WithPassword', email: mail, password: 'old' }),
    ));

  it('needs no password for a login link · AUTH-9', () => {
    const passwordless = E.right({ _tag: 'Passwordless', email: mail });
    expect(checkLogin({ email: mail }, 'passwordless')).toEqual(passwordless);
    expect(checkLogin({ email: mail, password: 'typed all the same' }, 'passwordless')).toEqual(passwordless);
  });

  it.each([
    ['', '', 'password', ['EmailMissing', 'PasswordMissing']],
    ['mira', undefined, 'password', ['InvalidEmail', 'PasswordMissing']],
    [mail, '', 'password', ['PasswordMissing']],
    ['mira', 'old', 'password', ['InvalidEmail']],
    ['', '', 'passwordless', ['EmailMissing']],
    ['mira', '', 'passwordless', ['InvalidEmail']],
  ] as const)(
    'refuses e-mail %j with password %j in the mode %s: %j · AUTH-9',
    (email, typed, by, refusals) =>
      expect(tags(checkLogin({ email, password: typed }, by))).toEqual(refusals),
  );
});

describe('the e-mail pattern of a shop', () => {
  const own = /@optik\.example$/;
  const person = { firstName: 'Mira', lastName: 'Keller', password: 'abcdefg1' };
  it.each([
    ['mira@optik.example', true],
    ['mira@linse.example', false],
  ])('accepts %s for sign-in and registration: %s · ADDR-2 · AUTH-9', (email, isRight) => {
    expect(E.isRight(checkLogin({ email, password: 'old' }, 'password', own))).toBe(isRight);
    expect(E.isRight(checkRegistration({ ...person, email }, 'password', own))).toBe(isRight);
    expect(E.isRight(checkLogin({ email, password: 'old' }, 'password'))).toBe(true);
  });
});

describe('the registration form', () => {
  const draft = { firstName: ' Mira ', lastName: 'Keller', email: mail, password: 'abcdefg1' };

  it('accepts first name, last name, e-mail and a password · AUTH-9', () => {
    const person = { firstName: 'Mira', lastName: 'Keller', email: mail };
    expect(checkRegistration(draft, 'password')).toEqual(
      E.right({ ...person, _tag: 'WithPassword', password: 'abcdefg1' }),
    );
    expect(checkRegistration(draft, 'passwordless')).toEqual(E.right({ ...person, _tag: 'Passwordless' }));
  });

  it.each([
    [{ firstName: ' ' }, 'password', ['FirstNameMissing']],
    [{ lastName: '' }, 'password', ['LastNameMissing']],
    [{ email: 'mira' }, 'password', ['InvalidEmail']],
    [{ password: 'short1' }, 'password', ['PasswordTooShort']],
    [{ password: undefined }, 'password', ['PasswordMissing']],
    [{ password: undefined }, 'passwordless', []],
    [{ firstName: '' }, 'passwordless', ['FirstNameMissing']],
    [
      { firstName: '', lastName: '', email: '', password: '' },
      'password',
      ['FirstNameMissing', 'LastNameMissing', 'EmailMissing', 'PasswordMissing'],
    ],
  ] as const)('with %j in the mode %s reports %j · AUTH-9', (change, by, refusals) =>
    expect(tags(checkRegistration({ ...draft, ...change }, by))).toEqual(refusals),
  );

  it.each([
    [{ firstName: 'Visit https://evil.example' }, { field: 'firstName', code: 'carries_link' }],
    [{ lastName: 'evil.ch' }, { field: 'lastName', code: 'carries_link' }],
    [{ firstName: 'a\u0007b' }, { field: 'firstName', code: 'invalid_characters' }],
    [{ lastName: 'x'.repeat(65) }, { field: 'lastName', code: 'too_long', max: 64 }],
  ])('rejects the invalid name %j: %j · ADDR-4 · ADDR-7', (change, refusal) =>
    expect(checkRegistration({ ...draft, ...change }, 'password')).toEqual(
      E.left([{ _tag: 'NotAName', ...refusal }]),
    ),
  );
});

it('the sign-in and registration forms report one error for each invalid field, all at once · AUTH-9', () =>
  fc.assert(
    fc.property(someName, someName, someMail, passwordText, mode, (firstName, lastName, email, typed, by) => {
      const asksPassword = by === 'password';
      const wrong = [
        firstName.trim() === '',
        lastName.trim() === '',
        E.isLeft(checkEmail(email)),
        asksPassword && E.isLeft(password(typed)),
      ].filter(Boolean).length;
      expect(tags(checkRegistration({ firstName, lastName, email, password: typed }, by))).toHaveLength(
        wrong,
      );
      const wrongLogin = [E.isLeft(checkEmail(email)), asksPassword && typed === ''].filter(Boolean).length;
      expect(tags(checkLogin({ email, password: typed }, by))).toHaveLength(wrongLogin);
    }),
  ));

it('the sign-in and registration forms have a message for success and for failure · AUTH-9', () => {
  expect(failureKeys.login).toEqual({ tone: 'danger', title: 'Failed!', key: 'login_failed' });
  expect(failureKeys.register).toEqual({ tone: 'danger', title: 'Failed!', key: 'register_failed' });
  expect(successKeys).toEqual({ login: 'shop.user.sign_in_success', register: 'shop.user.sign_up_success' });
});
