import type { Fetch } from '../shared/ask-outside.ts';

/** A merchant's account at Datatrans. */
export interface DatatransSettings {
  /** Where the API is: `https://api.sandbox.datatrans.com`, without a slash at its end. */
  readonly apiBase: string;
  /** Where shoppers pay, and where the lightbox comes from. */
  readonly payBase: string;
  readonly merchantId: string;
  readonly password: string;
  /** What notices are signed with. Units: hexadecimal, as the web administration shows it. */
  readonly hmacKey: string;
  readonly fetch: Fetch;
  /** Units: ms. */
  readonly timeoutMs?: number;
}

/** What a shopper waits for at most; what they do not wait for may take twice as long. Units: ms. */
export const shopperPatience = 5000;

/** The two worlds of Datatrans: in the first no money moves. */
export const datatransHosts = {
  sandbox: { apiBase: 'https://api.sandbox.datatrans.com', payBase: 'https://pay.sandbox.datatrans.com' },
  live: { apiBase: 'https://api.datatrans.com', payBase: 'https://pay.datatrans.com' },
} as const;
