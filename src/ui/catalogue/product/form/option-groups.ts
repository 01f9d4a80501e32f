import type { OptionCode } from '../../../../domain/catalogue/lens/lens-options.ts';

/** Values as a select shows them: plain ones, and powers by sign, weak ones first. */
export interface OptionGroups {
  readonly plain: readonly string[];
  readonly minus: readonly string[];
  readonly plus: readonly string[];
}

const byStrength = (a: string, b: string): number => Math.abs(Number(a)) - Math.abs(Number(b));

/** Orders the values of a sphere from zero outwards, because most eyes have weak ones. Other options keep their order. */
export const groupValues = (code: OptionCode, values: readonly string[]): OptionGroups => {
  const minus = values.filter((value) => Number(value) < 0);
  const plus = values.filter((value) => Number(value) > 0);
  if (code !== 'sphere' || minus.length === 0 || plus.length === 0)
    return { plain: code === 'sphere' ? values.toSorted(byStrength) : values, minus: [], plus: [] };
  return {
    plain: values.filter((value) => Number(value) === 0),
    minus: minus.toSorted(byStrength),
    plus: plus.toSorted(byStrength),
  };
};
