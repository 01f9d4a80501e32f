/** What some countries want to know of who has contact lenses sent there: which prescription they are bought on. */

import { subYears } from 'date-fns/subYears';
import * as E from 'fp-ts/Either';
import { lineProblem, type TextCode } from '../customer/plain-text.ts';
import { type Day, dateOf, dayOf, readDay } from '../shared/dates.ts';

/** How long a prescription counts for who is of this age or older. Units: years. */
export interface ValidFromAge {
  readonly age: number;
  readonly years: number;
}

/** That a country asks for a prescription, and how long one counts there. */
export interface PrescriptionRule {
  /** The youngest first; each row holds until the next one begins. */
  readonly valid: readonly [ValidFromAge, ...ValidFromAge[]];
}

/** What is asked of it, and no more: neither its values nor whose it is. */
export interface PrescriptionFacts {
  readonly issuedOn: Day;
  /** Who wrote it, by name. */
  readonly prescriber: string;
}

/** The same as it was typed. */
export type TypedPrescription = Readonly<Record<keyof PrescriptionFacts, string>>;

/** Units: characters as people count them. */
export const maxPrescriber = 100;

/** The shop asks nobody's age: it refuses what counts at no age any more. Units: years. Source: LAW-27. */
export const longestYears = ({ valid }: PrescriptionRule): number =>
  Math.max(...valid.map(({ years }) => years));

/** Whether a prescription of this day still counts; the day itself, years later, is its last. Source: LAW-27. */
export const stillCounts = (rule: PrescriptionRule, today: Day, issuedOn: Day): boolean =>
  issuedOn >= dayOf(subYears(dateOf(today), longestYears(rule)));

export type IssueProblem = 'required' | 'invalid_date' | 'future' | 'too_old';
export type PrescriberProblem = 'required' | TextCode;

/** What is wrong with the day of a prescription. `rule`: none: how old it may be is not known yet. Source: LAW-27. */
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

/** What is wrong with a prescriber's name. Source: LAW-27, ADDR-4, ADDR-7. */
export const prescriberProblem = (typed: string): PrescriberProblem | undefined => {
  const name = typed.trim();
  return name === '' ? 'required' : lineProblem(name, maxPrescriber, 'name');
};

/** A prescription as the shop keeps it; none where something is wrong with it. Source: LAW-27. */
export const readPrescription = (
  { issuedOn, prescriber }: TypedPrescription,
  today: Day,
  rule?: PrescriptionRule,
): PrescriptionFacts | undefined =>
  issueProblem(issuedOn, today, rule) === undefined && prescriberProblem(prescriber) === undefined
    ? { issuedOn: issuedOn.trim() as Day, prescriber: prescriber.trim() }
    : undefined;

/** What is sold on a prescription: contact lenses of any kind, neither care nor glasses. Source: LAW-27. */
export const isPrescribed = ({ category }: { readonly category: string }): boolean => category === 'lens';

/** Why goods cannot go to a country that asks for a prescription; nothing: they can. Source: LAW-27. */
export const prescriptionProblem = (
  rule: PrescriptionRule,
  goods: readonly { readonly category: string }[],
  today: Day,
  given: PrescriptionFacts | undefined,
): IssueProblem | undefined =>
  goods.some(isPrescribed) ? issueProblem(given?.issuedOn ?? '', today, rule) : undefined;
