import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Day } from '../../domain/shared/dates.ts';
import type { Locale } from '../../domain/shared/locale.ts';

/** Pages as the statement names them. */
export const checkedPages = [
  'home',
  'category',
  'search',
  'product',
  'cart',
  'wishlist',
  'customer',
  'address',
  'shipping',
  'payment',
  'thankYou',
  'authenticate',
  'resetPassword',
  'account',
  'reorder',
  'abandonedCart',
  'findOrder',
  'withdrawal',
  'cancellation',
  'download',
  'text',
  'demo',
  'other',
] as const;
export type CheckedPage = (typeof checkedPages)[number];

/**
 * What the check leaves out; the words of each say why. `providers`, `documents`, `mails`: what the tool does not see.
 * `waiting`: a rule that is not asked of a page while it waits for its own heading.
 */
export const uncheckedParts = ['providers', 'documents', 'mails', 'waiting'] as const;
export type UncheckedPart = (typeof uncheckedParts)[number];

/** What the last whole run of the tests found when it looked for barriers in this build. Source: LAW-15. */
export interface CheckedBuild {
  /** What the build that was looked at is made of; of other sources it says nothing. */
  readonly sources: string;
  /** When the run ended. */
  readonly day: Day;
  /** What it was held against: `WCAG 2.2 A, AA`. */
  readonly standard: string;
  readonly tool: string;
  /** In how many states each page was looked at. */
  readonly pages: readonly { readonly page: CheckedPage; readonly states: number }[];
  readonly shops: readonly BrandId[];
  readonly locales: readonly Locale[];
  /** Of the windows, from the narrowest. Units: CSS pixels. */
  readonly widths: readonly number[];
  /** In how many states each rule was broken; a rule that held is not named. */
  readonly findings: readonly { readonly rule: string; readonly states: number }[];
  readonly exceptions: readonly UncheckedPart[];
}
