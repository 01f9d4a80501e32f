import type { ErrorReporter } from '../../application/shared/error-reporter.ts';
import {
  type Breadcrumb,
  type ErrorTags,
  reportOf,
  withBreadcrumb,
} from '../../domain/reporting/error-report.ts';

/** What is told of something thrown: errors have a name, everything else only its kind. */
const thrownAs = (
  error: unknown,
): { readonly name: string; readonly message: string; readonly stack: string } =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? '' }
    : { name: 'Thrown', message: typeof error === 'string' ? error : typeof error, stack: '' };

export interface OwnReporterParts {
  readonly page: () => string;
  readonly send: (body: string) => void;
}

/** A page that fails again and again says so a few times. */
const maxReports = 20;

/** Tells our own server. Nothing personal leaves the browser. */
export const makeOwnReporter = ({ page, send }: OwnReporterParts): ErrorReporter => {
  let crumbs: readonly Breadcrumb[] = [];
  let tags: ErrorTags = {};
  let sent = 0;
  return {
    captureException: (error, more = {}) => {
      const report = reportOf(thrownAs(error), page(), { ...tags, ...more }, crumbs);
      if (!report || sent >= maxReports) return;
      sent += 1;
      send(JSON.stringify(report));
    },
    addBreadcrumb: (crumb) => {
      crumbs = withBreadcrumb(crumbs, crumb);
    },
    setTag: (tag, value) => {
      tags = { ...tags, [tag]: value };
    },
  };
};
