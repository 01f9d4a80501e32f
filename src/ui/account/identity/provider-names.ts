import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';

/** The same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};
