import type { Minor } from '../../shared/money.ts';
import { proportion } from '../../shared/proportion.ts';

/**
 * The lens care that both eyes use when worn every day: solution for rubbing, rinsing and filling the case, and cases
 * as recommended.
 */
export const careTaken = { mlPerDay: 6, casesPerYear: 4, daysPerYear: 365 } as const;

/** A solution for sale. */
export interface SolutionOffer {
  readonly price: Minor;
  /** Whole, at least one. */
  readonly ml: number;
  /** Whether it includes cases, so that none has to be bought separately. */
  readonly withCase: boolean;
}

/** Lens cases for sale. */
export interface CaseOffer {
  readonly price: Minor;
  /** Whole, at least one. */
  readonly cases: number;
}

const least = (amounts: readonly Minor[]): Minor | undefined =>
  amounts.length > 0 ? (Math.min(...amounts) as Minor) : undefined;

/**
 * Returns the cost of one year of care for reusable lenses on both eyes: the cheapest combination of solution and case.
 * A rate, like the cost of wearing; each part is rounded to the nearest minor unit. Undefined if no solution is sold,
 * or no case for one. Source: LAW-17.
 */
export const careOfYear = (
  solutions: readonly SolutionOffer[],
  cases: readonly CaseOffer[],
): Minor | undefined => {
  const { mlPerDay, casesPerYear, daysPerYear } = careTaken;
  const ofCases = least(cases.map((one) => proportion(one.price, casesPerYear, one.cases)));
  return least(
    solutions.flatMap(({ price, ml, withCase }) => {
      const beside = withCase ? 0 : ofCases;
      return beside === undefined ? [] : [(proportion(price, mlPerDay * daysPerYear, ml) + beside) as Minor];
    }),
  );
};
