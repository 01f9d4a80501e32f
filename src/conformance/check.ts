import type { Bench } from './bench.ts';
import type { PortName } from './ports.ts';

/** One fact that has to hold of every implementation of the ports. */
export interface Check {
  /** A whole sentence about what holds. */
  readonly title: string;
  /** Requirements that it shows to hold; see `docs/requirements.md`. */
  readonly proves: readonly string[];
  /** It is left out where one of these ports is not there. */
  readonly needs: readonly PortName[];
  /** Places orders: they stay, unpaid. */
  readonly orders?: true;
  readonly holds: (bench: Bench) => Promise<void>;
}
