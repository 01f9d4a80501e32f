import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSocialProvider,
  providerLanguage,
  type SocialSetting,
  signInForm,
  socialProviders,
} from '../../../src/domain/identity/social-sign-in.ts';
import { locale } from '../../arbitraries/locale.ts';

describe('social sign-in', () => {
  it('knows three providers and the merchant’s own service · AUTH-6 · AUTH-27', () =>
    expect(socialProviders).toEqual(['google', 'apple', 'facebook', 'house']));

  it('recognises providers by their exact names · AUTH-6', () =>
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...socialProviders), fc.anything()), (input) => {
        expect(isSocialProvider(input)).toBe(
          ['google', 'apple', 'facebook', 'house'].includes(input as string),
        );
      }),
    ));

  it.each([
    [true, false, 'Social'],
    [true, true, 'Social'],
    ['wip', true, 'Social'],
    ['wip', false, 'Classic'],
    [false, true, 'Classic'],
    [false, false, 'Classic'],
  ] as const)('set to %j, with work in progress %s, shows the form %s · AUTH-6', (setting, wip, form) =>
    expect(signInForm(setting, wip)).toEqual(
      form === 'Social' ? { _tag: form, providers: ['google', 'apple', 'facebook'] } : { _tag: form },
    ),
  );

  it.each([true, false, 'wip'] as const)(
    'offers only the merchant’s own service if there is one, set to %j · AUTH-27',
    (setting) =>
      expect(signInForm(setting, false, 'Hausanmeldung')).toEqual({ _tag: 'Social', providers: ['house'] }),
  );

  it('never offers less with work in progress on · AUTH-6', () =>
    fc.assert(
      fc.property(fc.constantFrom<SocialSetting>(true, false, 'wip'), (setting) => {
        if (signInForm(setting, false)._tag === 'Social')
          expect(signInForm(setting, true)._tag).toBe('Social');
      }),
    ));

  it('uses the language of the page, German by default · AUTH-6', () => {
    expect(providerLanguage()).toBe('de');
    fc.assert(
      fc.property(locale, (language) => {
        expect(providerLanguage(language)).toBe(language);
      }),
    );
  });
});
