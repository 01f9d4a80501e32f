import type { Breadcrumb, ErrorTags } from '../../domain/reporting/error-report.ts';

/** Who hears of what nobody expected. Not for refusals and what a shopper can mend: those are answers. Source: TRK-6. */
export interface ErrorReporter {
  /** `error`: whatever was thrown. Never throws, never waits. */
  readonly captureException: (error: unknown, tags?: ErrorTags) => void;
  /** What happened before: told with the next error, and only then. */
  readonly addBreadcrumb: (crumb: Breadcrumb) => void;
  /** Goes with every error from now on. */
  readonly setTag: (tag: string, value: string) => void;
}
