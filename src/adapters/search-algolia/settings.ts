import type { Guard } from '../../application/shared/circuit-breaker.ts';
import type { Fetch } from '../shared/ask-outside.ts';

/** An application at a search service of Algolia's shape. */
export interface AlgoliaSettings {
  readonly appId: string;
  /** May search and nothing else; writing needs another one. */
  readonly apiKey: string;
  /** Stands before the name of every index: one application can serve several deployments. */
  readonly prefix: string;
  readonly fetch: Fetch;
  readonly now: () => number;
  /** How long one host may take. Units: ms. */
  readonly hostTimeoutMs: number;
  /** How long all of them together may take; then the question counts as not answered. Units: ms. */
  readonly totalTimeoutMs: number;
  /** Nobody waits for a service that has fallen silent. */
  readonly guard?: Guard;
}

/** What somebody who types waits for. */
export const searchPatience = { hostTimeoutMs: 900, totalTimeoutMs: 2000 } as const;
/** What a script waits for. */
export const indexPatience = { hostTimeoutMs: 30_000, totalTimeoutMs: 120_000 } as const;
