/** What a visitor has allowed, and what may run because of it. */

import type { Locale } from '../shared/locale.ts';

/** What the shop needs to work asks nobody. Source: TRK-7. */
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
 * What a yes to everything does not say: the values of somebody's eyes are health data, and agreed to by themselves alone.
 * Source: LAW-30.
 */
const apart: readonly OptionalCategory[] = ['values'];

/**
 * Before an answer there is no consent, which is not the same as a refusal: the question is still to be asked. `allowed`:
 * what was agreed to at its own place meanwhile.
 */
export type Consent =
  | { readonly _tag: 'Unasked'; readonly allowed?: ReadonlySet<OptionalCategory> }
  | { readonly _tag: 'Answered'; readonly allowed: ReadonlySet<OptionalCategory> };

/** Nobody has answered yet: nothing optional runs. Source: TRK-7. */
export const unasked: Consent = { _tag: 'Unasked' };
/** What a visitor has chosen; none of them is an answer too. Source: TRK-7. */
export const answered = (allowed: Iterable<OptionalCategory>): Consent => ({
  _tag: 'Answered',
  allowed: new Set(allowed),
});

/** Whether something of a category may run now. Source: TRK-7. */
export const mayRun = (category: ConsentCategory, consent: Consent): boolean =>
  category === 'necessary' || consent.allowed?.has(category) === true;

declare const given: unique symbol;
/** That a visitor allows something of a category now. Ports that need consent ask for it; only `grantOf` makes one. Source: TRK-7. */
export interface Granted<Category extends OptionalCategory> {
  readonly category: Category;
  readonly [given]: true;
}

/** What a port of a category is called with; none: it must not be called. Asked anew each time, for it may be withdrawn. Source: TRK-7. */
export const grantOf = <Category extends OptionalCategory>(
  category: Category,
  consent: Consent,
): Granted<Category> | undefined =>
  mayRun(category, consent) ? ({ category } as Granted<Category>) : undefined;

/** What a yes to everything allows: what was agreed to apart stays as it is. Source: TRK-7, LAW-30. */
export const everything = (now: Consent): readonly OptionalCategory[] =>
  optionalCategories.filter((category) => !apart.includes(category) || mayRun(category, now));

/** What was allowed before and is no more. Source: TRK-7. */
export const withdrawn = (before: Consent, now: Consent): readonly OptionalCategory[] =>
  optionalCategories.filter((category) => mayRun(category, before) && !mayRun(category, now));

/** How the consent tool is asked whether it is there, to be told the language. Units: milliseconds. Source: TRK-7. */
export const consentPollMs = 100;

/** Languages as consent tools write them. Source: TRK-7. */
export const consentLanguage = (locale: Locale): string => locale.toUpperCase();
