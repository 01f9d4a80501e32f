import type { Shop } from '../../../application/shared/shop.ts';
import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';

/** The same in every language. */
const worldNames: Readonly<Record<Exclude<SocialProvider, 'house'>, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

/** What visitors know a provider by. */
export const providerName = (
  { name, houseIdentity = name }: Pick<Shop, 'name' | 'houseIdentity'>,
  provider: SocialProvider,
): string => (provider === 'house' ? houseIdentity : worldNames[provider]);
