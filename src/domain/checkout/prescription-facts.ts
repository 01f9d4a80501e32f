/** The prescription details that some countries require for contact lenses shipped there. */

import { subYears } from 'date-fns/subYears';
import * as E from 'fp-ts/Either';
import { type LineCode, lineProblem } from '../customer/plain-text.ts';
import { type Day, dateOf, dayOf, readDay } from '../shared/dates.ts';

/** How long a prescription is valid for a person of this age or older. Units: years. */
export interface ValidFromAge {
  readonly age: number;
  readonly years: number;
}

/** The rule of a country that requires a prescription, with its validity there. */
export interface PrescriptionRule {
  /** The youngest age first. Each row applies until the next one begins. */
  readonly valid: readonly [ValidFromAge, ...ValidFromAge[]];
}

/** The only details requested: neither the values nor the patient. */
export interface PrescriptionFacts {
  readonly issuedOn: Day;
  /** The name of the person who issued it. */
  readonly prescriber: string;
}

/** The same details as entered. */
export type TypedPrescription = Readonly<Record<keyof PrescriptionFacts, string>>;

/** Units: characters as people count them. */
export const maxPrescriber = 100;

/**
 * Returns the longest validity at any age, because the shop does not ask for the age and refuses only prescriptions
 * that are invalid at every age. Units: years. Source: LAW-27.
 */
export const longestYears = ({ valid }: PrescriptionRule): number =>
  Math.max(...valid.map(({ years }) => years));

/** Whether a prescription of this day is still valid. The anniversary of that day is the last valid day. Source: LAW-27. */
export const stillCounts = (rule: PrescriptionRule, today: Day, issuedOn: Day): boolean =>
  issuedOn >= dayOf(subYears(dateOf(today), longestYears(rule)));

export type IssueProblem = 'required' | 'invalid_date' | 'future' | 'too_old';
export type PrescriberProblem = 'required' | LineCode;

/** Returns what is wrong with the date of a prescription. Without `rule`, its age is not checked yet. Source: LAW-27. */
export const issueProblem = (
  typed: string,
  today: Day,
  rule?: PrescriptionRule,
): IssueProblem | undefined => {
  if (typed.trim() === '') return 'required';
  const day = readDay(typed.trim());
  if (E.isLeft(day)) return 'invalid_date';
  if (day.right > today) return 'future';
  return rule && !stillCounts(rule, today, day.right) ? 'too_old' : undefined;
};

/** Returns what is wrong with a prescriber's name. Source: LAW-27, ADDR-4, ADDR-7. */
export const prescriberProblem = (typed: string): PrescriberProblem | undefined => {
  const name = typed.trim();
  return name === '' ? 'required' : lineProblem(name, maxPrescriber, 'name');
};

/** Parses a prescription for storage. Undefined if something is wrong with it. Source: LAW-27. */
export const readPrescription = (
  { issuedOn, prescriber }: TypedPrescription,
  today: Day,
  rule?: PrescriptionRule,
): PrescriptionFacts | undefined =>
  issueProblem(issuedOn, today, rule) === undefined && prescriberProblem(prescriber) === undefined
    ? { issuedOn: issuedOn.trim() as Day, prescriber: prescriber.trim() }
    : undefined;

/** Whether a product requires a prescription: all contact lenses, but neither care products nor glasses. Source: LAW-27. */
export const isPrescribed = ({ category }: { readonly category: string }): boolean => category === 'lens';

/** Returns why goods cannot be shipped to a country that requires a prescription. Undefined if they can. Source: LAW-27. */
export const prescriptionProblem = (
  rule: PrescriptionRule,
  goods: readonly { readonly category: string }[],
  today: Day,
  given: PrescriptionFacts | undefined,
): IssueProblem | undefined =>
  goods.some(isPrescribed) ? issueProblem(given?.issuedOn ?? '', today, rule) : undefined;
