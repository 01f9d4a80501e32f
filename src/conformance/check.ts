import type { Bench } from './bench.ts';
import type { PortName } from './ports.ts';

/** A fact that has to hold for every implementation of the ports. */
export interface Check {
  /** A complete sentence that states the fact. */
  readonly title: string;
  /** Requirements that the check proves; see `docs/requirements.md`. */
  readonly proves: readonly string[];
  /** The check is skipped if one of these ports is missing. */
  readonly needs: readonly PortName[];
  /** The check places orders, which stay unpaid. */
  readonly orders?: true;
  readonly holds: (bench: Bench) => Promise<void>;
}
