import type { Fetch } from '../shared/ask-outside.ts';

export interface CdnSettings {
  readonly fetch: Fetch;
  /** How long one question may take. Units: ms. */
  readonly timeoutMs: number;
}
