import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goesHomeAfterHashFailure,
  profileIn,
  signInOutcome,
} from '../../../src/domain/identity/sign-in-outcome.ts';
import { prefixOf } from '../../../src/domain/shared/paths.ts';
import { profile as someProfile } from '../../arbitraries/identity.ts';
import { locale } from '../../arbitraries/locale.ts';
import { barePath } from '../../arbitraries/path.ts';

const profile = { email: 'mira@shop.example', firstName: 'Mira' };

describe('an identity that signed in', () => {
  it.each(['/', '/checkout/customer', '/reorder/mail/x'])(
    'continues if the backend knows it: %s · AUTH-3',
    (path) => expect(signInOutcome({ _tag: 'Authenticated' }, path)).toEqual({ _tag: 'GoOn' }),
  );

  it.each([
    ['/', 'Register'],
    ['/en/my-account', 'Register'],
    ['/checkout/address', 'Register'],
    ['/checkout/customer/x', 'Register'],
    ['/p/checkout/customer', 'Register'],
    ['/checkout/customer', 'AskInCheckout'],
    ['/fr/checkout/customer', 'AskInCheckout'],
    ['/checkout', 'AskInCheckout'],
    ['/checkout/', 'AskInCheckout'],
  ])('without an account at %s leads to %s, with its profile · AUTH-3', (path, _tag) =>
    expect(signInOutcome({ _tag: 'NoAccount', profile }, path)).toEqual({ _tag, profile }),
  );

  it.each([
    ['/', false],
    ['/p/1', false],
    ['/my-account', false],
    ['/checkout/payment', true],
    ['/it/checkout/customer', true],
    ['/reorder/mail/x', true],
    ['/en/abandoned-cart/mail/x', true],
    ['/authenticate', true],
    ['/checkouts', false],
  ])('that is refused is signed out, at %s with a redirect home %s · AUTH-3', (path, goHome) =>
    expect(signInOutcome({ _tag: 'Failed' }, path)).toEqual({ _tag: 'SignOut', goHome }),
  );

  it.each(['/', '/checkout/customer', '/my-account'])(
    'whose e-mail has an account is asked for its password at %s · AUTH-3',
    (path) => expect(signInOutcome({ _tag: 'ToLink', profile }, path)).toEqual({ _tag: 'Link', profile }),
  );

  it('is handled alike in every language, with its profile unchanged · AUTH-3', () =>
    fc.assert(
      fc.property(locale, barePath, someProfile, (language, path, known) => {
        const answers = [{ _tag: 'NoAccount', profile: known }, { _tag: 'Failed' }] as const;
        for (const answer of answers)
          expect(signInOutcome(answer, prefixOf(language) + path)).toEqual(signInOutcome(answer, path));
        expect(signInOutcome(answers[0], path)).toHaveProperty('profile', known);
      }),
    ));
});

describe('the claims of an identity', () => {
  it.each([
    [
      { email: ' a@b.ch ', given_name: 'Mira', family_name: ' Keller' },
      { email: 'a@b.ch', firstName: 'Mira', lastName: 'Keller' },
    ],
    [{ email: 'a@b.ch', given_name: '', family_name: 7 }, { email: 'a@b.ch' }],
    [{ given_name: 'Mira' }, undefined],
    [{ email: ' ' }, undefined],
    [{ email: null }, undefined],
  ])('%j give the profile %j · AUTH-3', (claims, known) => expect(profileIn(claims)).toEqual(known));
});

describe('a failed sign-in hash', () => {
  it.each([
    ['/reorder/mail/x', true],
    ['/it/abandoned-cart/mail/x', true],
    ['/authenticate', false],
    ['/checkout/payment', false],
    ['/', false],
  ])('at %s redirects home: %s · AUTH-8', (path, home) => expect(goesHomeAfterHashFailure(path)).toBe(home));
});
