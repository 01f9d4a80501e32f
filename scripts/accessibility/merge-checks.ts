import {
  type CheckedBuild,
  checkedPages,
  uncheckedParts,
} from '../../src/application/content/checked-build.ts';
import { brandIds } from '../../src/domain/shared/brand-id.ts';
import { locales } from '../../src/domain/shared/locale.ts';
import type { Check } from './check.ts';

const statesOf = (checks: readonly Check[]): number => new Set(checks.map(({ state }) => state)).size;
const byNumber = (a: number, b: number): number => a - b;

/**
 * Merges all checks of a run into its findings. A repeated journey checks the same states again; findings of either
 * attempt count.
 */
export const mergeChecks = (
  checks: readonly Check[],
  run: Pick<CheckedBuild, 'sources' | 'day' | 'tool'>,
): CheckedBuild => {
  const rules = [...new Set(checks.flatMap((check) => check.rules))].sort();
  return {
    ...run,
    standard: 'WCAG 2.2 A, AA',
    pages: checkedPages
      .map((page) => ({ page, states: statesOf(checks.filter((check) => check.page === page)) }))
      .filter(({ states }) => states > 0),
    shops: brandIds.filter((brand) => checks.some(({ shop }) => shop === brand)),
    locales: locales.filter((locale) => checks.some((check) => check.locale === locale)),
    widths: [...new Set(checks.map(({ width }) => width))].sort(byNumber),
    findings: rules.map((rule) => ({
      rule,
      states: statesOf(checks.filter((check) => check.rules.includes(rule))),
    })),
    exceptions: uncheckedParts,
  };
};
