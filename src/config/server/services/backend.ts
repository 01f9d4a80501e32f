import type { ErrorList } from '../../../adapters/sandbox/errors/error-list.ts';
import type { Fleet } from '../../../adapters/shop-server/fleet.ts';
import type { ContentSource } from '../../../application/content/ports.ts';
import type { FlagPort } from '../../../application/flags/ports.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Check } from '../edge/health.ts';

/** Asks a server of the Shop API. */
export type Ask = (request: Request) => Promise<Response>;

/** Never looked up: every request to it is handed to the backend in this process. */
export const backendBase = 'http://backend.invalid/api';

/** Who answers the Shop API, and under which paths. */
export interface Backend {
  readonly fetch: Ask;
  readonly paths: readonly string[];
  /** What it stands on; a check fails when its part is not there. */
  readonly checks: readonly Check[];
  /** Its own features and experiments, where it keeps some. */
  readonly flags?: FlagPort;
  /** What editors write, where the backend keeps that itself; none: it is asked by its API. */
  readonly stories?: (brand: BrandId, locale: Locale, report: (trouble: string) => void) => ContentSource;
  /** When editors last published at this backend; none: it does not tell. Milliseconds since 1970. */
  readonly publishedAt?: () => number;
  /** What it goes by, where it is in this process; none: the machine's. */
  readonly clock?: ClockPort;
  /** Keeps errors, where it can. */
  readonly errors?: Pick<ErrorList, 'add'>;
  /** The other servers over the same database; none: it is the only one. */
  readonly fleet?: Fleet;
  readonly close: () => Promise<void>;
}
