import type { Fetch } from '../shared/ask-outside.ts';

/** A merchant's account at Datatrans. */
export interface DatatransSettings {
  /** The base URL of the API: `https://api.sandbox.datatrans.com`, without a slash at the end. */
  readonly apiBase: string;
  /** The base URL of the payment pages and of the lightbox script. */
  readonly payBase: string;
  readonly merchantId: string;
  readonly password: string;
  /** The key for the signatures of webhooks. Units: hexadecimal, as the web administration shows it. */
  readonly hmacKey: string;
  readonly fetch: Fetch;
  /** Units: ms. */
  readonly timeoutMs?: number;
}

/** Timeout while a shopper waits; other requests may take twice as long. Units: ms. */
export const shopperPatience = 5000;

/** Datatrans' two environments: in the sandbox no money moves. */
export const datatransHosts = {
  sandbox: { apiBase: 'https://api.sandbox.datatrans.com', payBase: 'https://pay.sandbox.datatrans.com' },
  live: { apiBase: 'https://api.datatrans.com', payBase: 'https://pay.datatrans.com' },
} as const;
