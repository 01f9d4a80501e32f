/** Which ways to sign in a shop offers. */

import { defaultLocale, type Locale } from '../shared/locale.ts';

/** Each opens a popup of its own. `house`: the identity service that the merchant runs. Source: AUTH-6, AUTH-27. */
export const socialProviders = ['google', 'apple', 'facebook', 'house'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Whether a word names one of them. Source: AUTH-6. */
export const isSocialProvider = (input: unknown): input is SocialProvider =>
  socialProviders.some((provider) => provider === input);

/** What a shop configures: on, on for those who see work in progress, or off. Source: AUTH-6, D59. */
export type SocialSetting = boolean | 'wip';

export type SignInForm =
  | { readonly _tag: 'Classic' }
  | { readonly _tag: 'Social'; readonly providers: readonly SocialProvider[] };

/** Everybody's. */
const worldProviders = socialProviders.filter((provider) => provider !== 'house');

/**
 * With the providers where the setting is on, or is `wip` and the visitor sees work in progress. `house`: what the merchant's
 * own service is called; where there is one it stands for all others, and for everybody. Source: AUTH-6, AUTH-27.
 */
export const signInForm = (setting: SocialSetting, wip: boolean, house?: string): SignInForm => {
  if (house !== undefined) return { _tag: 'Social', providers: ['house'] };
  return setting === true || (setting === 'wip' && wip)
    ? { _tag: 'Social', providers: worldProviders }
    : { _tag: 'Classic' };
};

/** The language of the provider's popup. Source: AUTH-6. */
export const providerLanguage = (locale: Locale = defaultLocale): Locale => locale;
