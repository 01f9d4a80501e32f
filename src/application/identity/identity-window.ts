import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { IdentityPurpose } from './ports.ts';

/** One try to sign in elsewhere. Its secrets never leave the browser that began, but to the provider. */
export interface IdentityTry {
  readonly provider: SocialProvider;
  readonly purpose: IdentityPurpose;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where the shop was left. */
  readonly back: string;
}

/** What came back of a try. `Away`: it is another window's. */
export type IdentityReturn =
  | { readonly _tag: 'Code'; readonly begun: IdentityTry; readonly code: string }
  | { readonly _tag: 'Refused' }
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Invalid' }
  | { readonly _tag: 'Away' };

/** The window in which somebody meets an identity provider. */
export interface IdentityWindow {
  readonly origin: string;
  /** Where the visitor is: path, query and fragment. */
  readonly here: () => string;
  readonly newSecret: () => string;
  /** Of a verifier: base64url of SHA-256. */
  readonly challenge: (verifier: string) => Promise<string>;
  /** Opens at once; the address follows. Never answers where the whole page goes there instead. */
  readonly show: (begun: IdentityTry, address: Promise<string>) => Promise<IdentityReturn>;
  /** What the address of a page brought that a provider came back to. */
  readonly returned: (search: string) => Promise<IdentityReturn>;
}
