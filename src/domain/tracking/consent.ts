/** A visitor's consent, and what may run because of it. */

import type { Locale } from '../shared/locale.ts';

/** The categories. The necessary one needs no consent. Source: TRK-7. */
export const consentCategories = ['necessary', 'preferences', 'values', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
/** Categories that a visitor decides on. */
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>;
export const optionalCategories = [
  'preferences',
  'values',
  'statistics',
  'marketing',
] as const satisfies readonly OptionalCategory[];

/**
 * The categories that accepting everything does not include: eye values are health data and need a separate consent.
 * Source: LAW-30.
 */
const apart: readonly OptionalCategory[] = ['values'];

/**
 * Before an answer there is no consent. This differs from a refusal, because the visitor still has to be asked.
 * `allowed`: what was agreed to separately in the meantime.
 */
export type Consent =
  | { readonly _tag: 'Unasked'; readonly allowed?: ReadonlySet<OptionalCategory> }
  | { readonly _tag: 'Answered'; readonly allowed: ReadonlySet<OptionalCategory> };

/** The visitor has not answered yet: nothing optional runs. Source: TRK-7. */
export const unasked: Consent = { _tag: 'Unasked' };
/** Returns the consent for a visitor's choice. Choosing nothing is also an answer. Source: TRK-7. */
export const answered = (allowed: Iterable<OptionalCategory>): Consent => ({
  _tag: 'Answered',
  allowed: new Set(allowed),
});

/** Whether something of a category may run now. Source: TRK-7. */
export const mayRun = (category: ConsentCategory, consent: Consent): boolean =>
  category === 'necessary' || consent.allowed?.has(category) === true;

declare const given: unique symbol;
/**
 * Proof that a visitor currently allows a category. Ports that need consent require it; only `grantOf` creates one.
 * Source: TRK-7.
 */
export interface Granted<Category extends OptionalCategory> {
  readonly category: Category;
  readonly [given]: true;
}

/**
 * Returns the proof for calling a port of a category. Undefined: it must not be called. Obtain it before each call,
 * because the consent may be withdrawn. Source: TRK-7.
 */
export const grantOf = <Category extends OptionalCategory>(
  category: Category,
  consent: Consent,
): Granted<Category> | undefined =>
  mayRun(category, consent) ? ({ category } as Granted<Category>) : undefined;

/** Returns what accepting everything allows. Categories with separate consent stay unchanged. Source: TRK-7, LAW-30. */
export const allAccepted = (now: Consent): readonly OptionalCategory[] =>
  optionalCategories.filter((category) => !apart.includes(category) || mayRun(category, now));

/** Returns the categories that were allowed before and no longer are. Source: TRK-7. */
export const withdrawn = (before: Consent, now: Consent): readonly OptionalCategory[] =>
  optionalCategories.filter((category) => mayRun(category, before) && !mayRun(category, now));

/**
 * The polling interval for the presence of the consent tool, which is then told the language. Units: milliseconds.
 * Source: TRK-7.
 */
export const consentPollMs = 100;

/** Returns the language as consent tools write it. Source: TRK-7. */
export const consentLanguage = (locale: Locale): string => locale.toUpperCase();
