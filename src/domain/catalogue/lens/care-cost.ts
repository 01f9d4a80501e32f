import type { Minor } from '../../shared/money.ts';
import { proportion } from '../../shared/proportion.ts';

/** What both eyes take of care, worn every day: solution to rub, rinse and fill the case, and cases as the advice says. */
export const careTaken = { mlPerDay: 6, casesPerYear: 4, daysPerYear: 365 } as const;

/** A solution as it is sold. */
export interface SolutionOffer {
  readonly price: Minor;
  /** Whole, at least one. */
  readonly ml: number;
  /** Cases come with it: none is bought beside it. */
  readonly withCase: boolean;
}

/** Cases as they are sold. */
export interface CaseOffer {
  readonly price: Minor;
  /** Whole, at least one. */
  readonly cases: number;
}

const least = (amounts: readonly Minor[]): Minor | undefined =>
  amounts.length > 0 ? (Math.min(...amounts) as Minor) : undefined;

/**
 * What the care of lenses that are worn again costs both eyes for a year: the solution and the case that cost least
 * together. A rate, as the cost of wearing is; each to the nearest minor unit. Nothing where no solution is sold, or no
 * case for it. Source: LAW-17.
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
