import type { Guard } from '../../application/shared/circuit-breaker.ts';
import type { Fetch } from '../shared/ask-outside.ts';

/** An application at an Algolia-compatible search service. */
export interface AlgoliaSettings {
  readonly appId: string;
  /** A key that may only search. Writing needs another one. */
  readonly apiKey: string;
  /** Prefix of every index name, so that one application can serve several deployments. */
  readonly prefix: string;
  readonly fetch: Fetch;
  readonly now: () => number;
  /** How long one host may take. Units: ms. */
  readonly hostTimeoutMs: number;
  /** How long all hosts together may take. After that, the call counts as failed. Units: ms. */
  readonly totalTimeoutMs: number;
  /** Circuit breaker, so that nobody waits for a service that does not respond. */
  readonly guard?: Guard;
}

/** The time limits for somebody who is typing. */
export const searchPatience = { hostTimeoutMs: 900, totalTimeoutMs: 2000 } as const;
/** The time limits for a script. */
export const indexPatience = { hostTimeoutMs: 30_000, totalTimeoutMs: 120_000 } as const;
