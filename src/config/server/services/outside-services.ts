import { type CircuitBreaker, makeCircuitBreaker } from '../../../application/shared/circuit-breaker.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { Failure } from '../../../application/shared/failure.ts';

/** A page asks three questions at once: one page waits, and no other. */
const policy = { mostUnanswered: 3, restMs: 5000 };

/** What becomes of the shop without each of them, for who reads the log. */
const meanwhile = {
  content: 'pages show what was published last, or the built-in stories',
  search: 'the search says that it does not answer',
  flags: 'every feature is off',
} as const;
type Name = keyof typeof meanwhile;

/** Which service answers an operation of the Shop API, where it is not the backend itself. */
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
  /** Who finds out whether it answers again: `asker` where only its answer is of use to the one who asks. */
  readonly breakerFor: (name: Name, waits: 'nobody' | 'asker') => CircuitBreaker;
  /** Those that are asked here, and whether each answers. */
  readonly answering: () => Readonly<Record<string, boolean>>;
  /** An operation that failed because a service is silent, which was told already. */
  readonly isExplained: (operation: string, failure: Failure) => boolean;
}

/** Services without which the shop sells on: none is waited for while it is silent, and the log says so once. */
export const makeOutsideServices = (clock: ClockPort, note: (trouble: string) => void): OutsideServices => {
  const breakers = new Map<Name, CircuitBreaker>();
  return {
    breakerFor: (name, waits) => {
      const breaker = makeCircuitBreaker({
        policy,
        clock,
        waits,
        changed: (isUp) => note(isUp ? `${name}: answers again` : `${name}: silent; ${meanwhile[name]}`),
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
