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
  it('is by three providers, and by the merchant’s own service · AUTH-6 · AUTH-27', () =>
    expect(socialProviders).toEqual(['google', 'apple', 'facebook', 'house']));

  it('knows them by their exact names · AUTH-6', () =>
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
  ] as const)('set to %j, work in progress %s: %s · AUTH-6', (setting, wip, form) =>
    expect(signInForm(setting, wip)).toEqual(
      form === 'Social' ? { _tag: form, providers: ['google', 'apple', 'facebook'] } : { _tag: form },
    ),
  );

  it.each([true, false, 'wip'] as const)(
    'is by the merchant’s own alone where there is one, set to %j · AUTH-27',
    (setting) =>
      expect(signInForm(setting, false, 'Hausanmeldung')).toEqual({ _tag: 'Social', providers: ['house'] }),
  );

  it('never shows less to those who see work in progress · AUTH-6', () =>
    fc.assert(
      fc.property(fc.constantFrom<SocialSetting>(true, false, 'wip'), (setting) => {
        if (signInForm(setting, false)._tag === 'Social')
          expect(signInForm(setting, true)._tag).toBe('Social');
      }),
    ));

  it('speaks the page’s language, German by default · AUTH-6', () => {
    expect(providerLanguage()).toBe('de');
    fc.assert(
      fc.property(locale, (language) => {
        expect(providerLanguage(language)).toBe(language);
      }),
    );
  });
});
