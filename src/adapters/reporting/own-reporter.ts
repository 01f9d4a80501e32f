import type { ErrorReporter } from '../../application/shared/error-reporter.ts';
import { type Breadcrumb, withBreadcrumb } from '../../domain/reporting/breadcrumbs.ts';
import { type ErrorTags, reportOf } from '../../domain/reporting/error-report.ts';

/** Describes a thrown value: an error by name, message and stack; a string as the message; anything else by its type only. */
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

/** A page that fails repeatedly sends only this many reports. */
const maxReports = 20;

/** Reports errors to our own server. No personal data leaves the browser. */
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
