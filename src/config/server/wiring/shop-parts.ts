import type { Hono } from 'hono';
import type { Sandbox } from '../../../adapters/sandbox/sandbox.ts';
import type { CheckedBuild } from '../../../application/content/checked-build.ts';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';
import type { Assets } from '../../rendering/assets.ts';
import type { QuickPages } from '../pages/quick-pages.ts';

/** What the process gives a shop that it serves. */
export interface ShopParts {
  readonly assets: () => Assets;
  /** What the tests found in this build; none: no whole run is recorded. */
  readonly checkedBuild?: CheckedBuild | undefined;
  /** Built files. */
  readonly files?: Hono;
  /** Development only: hot reloading may add scripts and styles of its own. */
  readonly relaxed?: boolean;
  /** The log of what broke. */
  readonly report: (error: unknown) => void;
  /** True from the moment that the server was asked to stop. */
  readonly isLeaving?: () => boolean;
  /** Told of pages that may be answered before the shop is asked. */
  readonly quick?: Pick<QuickPages, 'note'>;
  /** Told in words of what an operator or an editor can mend; none: the log. */
  readonly note?: (trouble: string) => void;
  /** Who is told how the shop is doing; none: nobody. */
  readonly telemetry?: Telemetry;
  /** A shop's typefaces for the sandbox's pages. */
  readonly typeOf?: Sandbox['typeOf'];
}
