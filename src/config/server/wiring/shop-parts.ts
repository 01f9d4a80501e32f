import type { Hono } from 'hono';
import type { Sandbox } from '../../../adapters/sandbox/sandbox.ts';
import type { CheckedBuild } from '../../../application/content/checked-build.ts';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';
import type { Assets } from '../../rendering/assets.ts';
import type { QuickPages } from '../pages/quick-pages.ts';

/** The parts that the process provides for the shop that it serves. */
export interface ShopParts {
  readonly assets: () => Assets;
  /** The test results of this build. Undefined if no complete run is recorded. */
  readonly checkedBuild?: CheckedBuild | undefined;
  /** Built files. */
  readonly files?: Hono;
  /** Development only: hot reloading may add scripts and styles of its own. */
  readonly relaxed?: boolean;
  /** Logs an error. */
  readonly report: (error: unknown) => void;
  /** True as soon as the server was asked to stop. */
  readonly isLeaving?: () => boolean;
  /** Is given the pages that can be answered before the app handles the request. */
  readonly quick?: Pick<QuickPages, 'note'>;
  /** Takes messages about troubles that an operator or an editor can fix. If absent, they go to the log. */
  readonly note?: (trouble: string) => void;
  /** If absent, nothing is measured. */
  readonly telemetry?: Telemetry;
  /** The fonts of a shop, for the sandbox's pages. */
  readonly typeOf?: Sandbox['typeOf'];
}
