import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Day } from '../../domain/shared/dates.ts';
import type { Locale } from '../../domain/shared/locale.ts';

/** Pages as the accessibility statement names them. */
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
 * What the check does not cover; the statement explains why for each. `providers`, `documents`, `mails`: what the tool
 * cannot see. `waiting`: a rule that is not applied to a page while it waits for its own heading.
 */
export const uncheckedParts = ['providers', 'documents', 'mails', 'waiting'] as const;
export type UncheckedPart = (typeof uncheckedParts)[number];

/** The accessibility barriers that the last full test run found in this build. Source: LAW-15. */
export interface CheckedBuild {
  /** Identifies the sources of the checked build. The result does not apply to other sources. */
  readonly sources: string;
  /** When the run ended. */
  readonly day: Day;
  /** The standard that was checked: `WCAG 2.2 A, AA`. */
  readonly standard: string;
  readonly tool: string;
  /** The number of states in which each page was checked. */
  readonly pages: readonly { readonly page: CheckedPage; readonly states: number }[];
  readonly shops: readonly BrandId[];
  readonly locales: readonly Locale[];
  /** Window widths, the narrowest first. Units: CSS pixels. */
  readonly widths: readonly number[];
  /** The number of states that violate each rule. Rules without violations are not listed. */
  readonly findings: readonly { readonly rule: string; readonly states: number }[];
  readonly exceptions: readonly UncheckedPart[];
}
