import type { Fetch } from '../shared/ask-outside.ts';

export interface CdnSettings {
  readonly fetch: Fetch;
  /** Timeout of one request. Units: ms. */
  readonly timeoutMs: number;
}
