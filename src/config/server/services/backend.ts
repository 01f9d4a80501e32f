import type { ErrorList } from '../../../adapters/sandbox/errors/error-list.ts';
import type { Fleet } from '../../../adapters/shop-server/fleet.ts';
import type { ContentSource } from '../../../application/content/ports.ts';
import type { FlagPort } from '../../../application/flags/ports.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Check } from '../edge/health.ts';

/** Sends a request to a server of the Shop API. */
export type Ask = (request: Request) => Promise<Response>;

/** Never resolved by DNS: every request to it goes to the backend in this process. */
export const backendBase = 'http://backend.invalid/api';

/** A server of the Shop API, and the paths that it answers. */
export interface Backend {
  readonly fetch: Ask;
  readonly paths: readonly string[];
  /** Checks of the parts that it depends on. A check fails if its part is not available. */
  readonly checks: readonly Check[];
  /** Its own features and experiments, if it has any. */
  readonly flags?: FlagPort;
  /** The contents of editors, if the backend keeps them itself. If absent, they are read through its API. */
  readonly stories?: (brand: BrandId, locale: Locale, report: (trouble: string) => void) => ContentSource;
  /** When editors last published at this backend. If absent, it does not report that. Milliseconds since 1970. */
  readonly publishedAt?: () => number;
  /** The clock of a backend in this process. If absent, the machine's clock. */
  readonly clock?: ClockPort;
  /** Stores errors, if the backend can. */
  readonly errors?: Pick<ErrorList, 'add'>;
  /** The other servers on the same database. If absent, this is the only one. */
  readonly fleet?: Fleet;
  readonly close: () => Promise<void>;
}
