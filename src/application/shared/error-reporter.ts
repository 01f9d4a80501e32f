import type { Breadcrumb } from '../../domain/reporting/breadcrumbs.ts';
import type { ErrorTags } from '../../domain/reporting/error-report.ts';

/** Receives unexpected errors. Not for refusals or problems that a shopper can fix: those are answers. Source: TRK-6. */
export interface ErrorReporter {
  /** `error`: any thrown value. Never throws and never waits. */
  readonly captureException: (error: unknown, tags?: ErrorTags) => void;
  /** An earlier event; sent only together with the next error. */
  readonly addBreadcrumb: (crumb: Breadcrumb) => void;
  /** Added to every error from now on. */
  readonly setTag: (tag: string, value: string) => void;
}
