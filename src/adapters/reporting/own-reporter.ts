import type { ErrorReporter } from '../../application/shared/error-reporter.ts';
import {
  type Breadcrumb,
  type ErrorTags,
  reportOf,
  withBreadcrumb,
} from '../../domain/reporting/error-report.ts';
import { thrownAs } from './thrown.ts';

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
