import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { IdentityPurpose } from './ports.ts';

/**
 * An attempt to sign in at a provider. Its secrets are sent only to the provider, and otherwise never leave the browser
 * that began it.
 */
export interface IdentityTry {
  readonly provider: SocialProvider;
  readonly purpose: IdentityPurpose;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The page where the visitor left the shop. */
  readonly back: string;
}

/** The result of an attempt. `Away`: it belongs to another window. */
export type IdentityReturn =
  | { readonly _tag: 'Code'; readonly begun: IdentityTry; readonly code: string }
  | { readonly _tag: 'Refused' }
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Invalid' }
  | { readonly _tag: 'Away' };

/** The window in which a visitor signs in at an identity provider. */
export interface IdentityWindow {
  readonly origin: string;
  /** The visitor's current path, query and fragment. */
  readonly here: () => string;
  readonly newSecret: () => string;
  /** The challenge of a verifier: base64url of its SHA-256. */
  readonly challenge: (verifier: string) => Promise<string>;
  /** Opens at once; the URL follows. Never resolves if the whole page navigates there instead. */
  readonly show: (begun: IdentityTry, address: Promise<string>) => Promise<IdentityReturn>;
  /** Reads the result from the URL of the page that a provider returned to. */
  readonly returned: (search: string) => Promise<IdentityReturn>;
}
