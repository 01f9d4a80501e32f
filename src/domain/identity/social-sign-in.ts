/** The ways to sign in that a shop offers. */

import { defaultLocale, type Locale } from '../shared/locale.ts';

/** Each opens a popup of its own. `house`: the merchant's own identity service. Source: AUTH-6, AUTH-27. */
export const socialProviders = ['google', 'apple', 'facebook', 'house'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Whether the input names one of them. Source: AUTH-6. */
export const isSocialProvider = (input: unknown): input is SocialProvider =>
  socialProviders.some((provider) => provider === input);

/** A shop's setting: on, on for visitors who see work in progress, or off. Source: AUTH-6. */
export type SocialSetting = boolean | 'wip';

export type SignInForm =
  | { readonly _tag: 'Classic' }
  | { readonly _tag: 'Social'; readonly providers: readonly SocialProvider[] };

/** The providers that do not belong to the merchant. */
const worldProviders = socialProviders.filter((provider) => provider !== 'house');

/**
 * Returns the form: with the providers if the setting is on, or if it is `wip` and the visitor sees work in progress.
 * `house`: the name of the merchant's own service. If there is one, it replaces all others, for every visitor. Source:
 * AUTH-6, AUTH-27.
 */
export const signInForm = (setting: SocialSetting, wip: boolean, house?: string): SignInForm => {
  if (house !== undefined) return { _tag: 'Social', providers: ['house'] };
  return setting === true || (setting === 'wip' && wip)
    ? { _tag: 'Social', providers: worldProviders }
    : { _tag: 'Classic' };
};

/** The language of the provider's popup. Source: AUTH-6. */
export const providerLanguage = (locale: Locale = defaultLocale): Locale => locale;
