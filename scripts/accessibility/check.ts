import { type CheckedPage, checkedPages } from '../../src/application/content/checked-build.ts';
import { type BrandId, isBrandId } from '../../src/domain/shared/brand-id.ts';
import { isLocale, type Locale } from '../../src/domain/shared/locale.ts';

/** Where the journeys write what they found, a line for each page that they looked at. */
export const checksFile = 'test-results/barriers.jsonl';

/** A page in one state, as a journey looked at it for barriers. */
export interface Check {
  readonly page: CheckedPage;
  /** The journey and how often it had looked before: no two states have the same. */
  readonly state: string;
  readonly shop: BrandId;
  readonly locale: Locale;
  /** Of the window. Units: CSS pixels. */
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

/** A line of the file; one that was cut is no check, and a run with it is not whole. */
export const readCheck = (line: string): Check => {
  const check: unknown = JSON.parse(line);
  if (typeof check !== 'object' || check === null || !isCheck(check)) throw new Error(`No check: ${line}`);
  return check as Check;
};
