import type { Fetch } from '../shared/ask-outside.ts';

/** A project at Firebase Authentication or Identity Platform. */
export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  /** Who signs custom tokens. */
  readonly serviceEmail: string;
  /** The signer's key. Units: PKCS 8 as PEM. */
  readonly serviceKey: string;
  readonly fetch: Fetch;
  readonly now: () => number;
  /** Units: ms. */
  readonly timeoutMs?: number;
}

/** Who signs in waits for one question no longer than this. Units: ms. */
export const identityPatience = 4000;

export const toolkit = 'https://identitytoolkit.googleapis.com/v1';
/** The open halves of the keys that identity tokens are signed with. */
export const keysAddress =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
