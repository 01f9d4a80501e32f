import { type CircuitBreaker, makeCircuitBreaker } from '../../../application/shared/circuit-breaker.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { Failure } from '../../../application/shared/failure.ts';

/** A page sends three queries at once. So one page waits for a silent service, and no other. */
const policy = { mostUnanswered: 3, restMs: 5000 };

/** How the shop behaves without each service, for the log. */
const meanwhile = {
  content: 'pages show the last published stories, or the built-in ones',
  search: 'search pages show that the search is unavailable',
  flags: 'every feature is off',
} as const;
type Name = keyof typeof meanwhile;

/** The service that answers an operation of the Shop API instead of the backend. */
const answeredBy: Readonly<Record<string, Name | undefined>> = {
  getStory: 'content',
  getNavigation: 'content',
  getHeaderBanners: 'content',
  getStoryAddresses: 'content',
  searchProducts: 'search',
  getProducts: 'search',
  searchProductList: 'search',
};

export interface OutsideServices {
  /**
   * Returns the circuit breaker of a service. `waits`: `asker` if the request that probes a silent service waits for
   * its answer.
   */
  readonly breakerFor: (name: Name, waits: 'nobody' | 'asker') => CircuitBreaker;
  /** The external services in use, and whether each answers. */
  readonly answering: () => Readonly<Record<string, boolean>>;
  /** Whether an operation failed because a service is silent, which was reported already. */
  readonly isExplained: (operation: string, failure: Failure) => boolean;
}

/**
 * Tracks the services that the shop can sell without. While one is silent, no request waits for it, and the log says so
 * once.
 */
export const makeOutsideServices = (clock: ClockPort, note: (trouble: string) => void): OutsideServices => {
  const breakers = new Map<Name, CircuitBreaker>();
  return {
    breakerFor: (name, waits) => {
      const breaker = makeCircuitBreaker({
        policy,
        clock,
        waits,
        changed: (isUp) =>
          note(isUp ? `${name}: available again` : `${name}: unavailable; ${meanwhile[name]}`),
      });
      breakers.set(name, breaker);
      return breaker;
    },
    isExplained: (operation, failure) => {
      const name = answeredBy[operation];
      const silent = name !== undefined && breakers.get(name)?.isUp() === false;
      return silent && failure._tag === 'Unavailable' && failure.status === 503;
    },
    answering: () => Object.fromEntries([...breakers].map(([name, { isUp }]) => [name, isUp()])),
  };
};
