import { type CheckedPage, checkedPages } from '../../src/application/content/checked-build.ts';
import { type BrandId, isBrandId } from '../../src/domain/shared/brand-id.ts';
import { isLocale, type Locale } from '../../src/domain/shared/locale.ts';

/** The file to which the journeys write their findings, one line for each checked page. */
export const checksFile = 'test-results/barriers.jsonl';

/** The accessibility check of one page in one state by a journey. */
export interface Check {
  readonly page: CheckedPage;
  /** The journey and its number of earlier checks, so that no two states are the same. */
  readonly state: string;
  readonly shop: BrandId;
  readonly locale: Locale;
  /** Width of the window. Units: CSS pixels. */
  readonly width: number;
  /** Rules that were broken. */
  readonly rules: readonly string[];
}

const isCheck = (line: Partial<Record<keyof Check, unknown>>): boolean =>
  checkedPages.some((page) => page === line.page) &&
  isBrandId(line.shop) &&
  typeof line.state === 'string' &&
  isLocale(line.locale) &&
  typeof line.width === 'number' &&
  Array.isArray(line.rules) &&
  line.rules.every((rule) => typeof rule === 'string');

/** Reads a line of the file. A truncated line is not a valid check, and a run that contains one is incomplete. */
export const readCheck = (line: string): Check => {
  const check: unknown = JSON.parse(line);
  if (typeof check !== 'object' || check === null || !isCheck(check)) throw new Error(`No check: ${line}`);
  return check as Check;
};
