import { writeDioptres } from '../../../../domain/catalogue/lens/lens-measure.ts';

/** Quarter steps up to six dioptres on either side, then half steps, from the strongest minus to the strongest plus. */
export const spheres = (from: number, to: number, plano = false): readonly string[] => {
  const values: number[] = [];
  for (let value = from; value <= to; value += value < -600 || value >= 600 ? 50 : 25) {
    if (value !== 0 || plano) values.push(value);
  }
  return values.map(writeDioptres);
};

/** -0.75 and on in half dioptres, weakest first. */
export const cylinders = (strongest: number): readonly string[] => {
  const values: string[] = [];
  for (let value = -75; value >= strongest; value -= 50) values.push(writeDioptres(value));
  return values;
};

/** 10 to 180 degrees in steps of ten. */
export const axes: readonly string[] = Array.from({ length: 18 }, (_, i) => String((i + 1) * 10));
/** Axes within 20 degrees of horizontal or vertical: those in which strong cylinders are made. */
export const mainAxes: readonly string[] = ['10', '20', '70', '80', '90', '100', '110', '160', '170', '180'];
export const obliqueAxes: readonly string[] = axes.filter((axis) => !mainAxes.includes(axis));

export const gradedAdditions: readonly string[] = ['low', 'medium', 'high'];
/** +0.75 to +2.50 in quarter steps. */
export const numberedAdditions: readonly string[] = Array.from({ length: 8 }, (_, i) =>
  writeDioptres(75 + i * 25),
);
/** +1.00 to +3.50 in half steps. */
export const readingPowers: readonly string[] = Array.from({ length: 6 }, (_, i) =>
  writeDioptres(100 + i * 50),
);
