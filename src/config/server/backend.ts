import type { FlagPort } from '../../application/flags/ports.ts';
import type { Check } from './edge/health.ts';

/** Who answers the Shop API, and which paths are his. */
export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly paths: readonly string[];
  /** What it stands on; a check fails when its part is not there. */
  readonly checks: readonly Check[];
  /** Its own features and experiments, where it keeps some. */
  readonly flags?: FlagPort;
  readonly close: () => Promise<void>;
}
