import type { Fetch } from '../shared/ask-outside.ts';

/** A project at Firebase Authentication or Identity Platform. */
export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  /** The service account that signs custom tokens. */
  readonly serviceEmail: string;
  /** The private key of the service account. Units: PKCS 8 as PEM. */
  readonly serviceKey: string;
  readonly fetch: Fetch;
  readonly now: () => number;
  /** Units: ms. */
  readonly timeoutMs?: number;
}

/** Timeout of one request while a customer signs in. Units: ms. */
export const identityPatience = 4000;

export const toolkit = 'https://identitytoolkit.googleapis.com/v1';
/** The public keys for the signatures of identity tokens. */
export const keysAddress =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
