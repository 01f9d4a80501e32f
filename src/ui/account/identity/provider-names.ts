import type { Shop } from '../../../application/shared/shop.ts';
import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';

/** These names are the same in every language. */
const worldNames: Readonly<Record<Exclude<SocialProvider, 'house'>, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

/** Returns the name of a provider as visitors know it. */
export const providerName = (
  { name, houseIdentity = name }: Pick<Shop, 'name' | 'houseIdentity'>,
  provider: SocialProvider,
): string => (provider === 'house' ? houseIdentity : worldNames[provider]);
