import * as E from 'fp-ts/Either';
import { eyePrescription, lensValues } from './lens/eye-prescription.ts';
import type { Eyes } from './lens/eyes.ts';
import { type Configuration, type ProductOption, valuesOf } from './lens/lens-options.ts';
import { type OwnCode, type OwnEye, ownCodes } from './lens/own-values.ts';
import { madeIn } from './made-in.ts';
import { isComplete } from './variant.ts';

/** What an option of a lens offers: the number of values, and those that an eye can have, each in uniform spelling. */
interface Offered {
  readonly count: number;
  readonly values: ReadonlySet<string>;
}

/** The values that a lens is made in. An option it does not have is absent. */
export type MadeValues = Readonly<Partial<Record<OwnCode, Offered>>>;

/** Normalises the spelling: `-2.5` becomes `-2.50`. Empty if the text is not a measure. */
const inOneSpelling = (code: OwnCode, text: string): readonly string[] => {
  const read = eyePrescription({ [code]: text });
  const value = E.isRight(read) ? lensValues(read.right)[code] : undefined;
  return value === undefined ? [] : [value];
};

/** Returns the values that a lens is made in. Computed once per lens, for any number of eyes. */
export const madeValues = (options: readonly ProductOption[]): MadeValues =>
  Object.fromEntries(
    ownCodes.flatMap((code) => {
      const { values = [] } = options.find((option) => option.code === code) ?? {};
      return values.length === 0
        ? []
        : [
            [
              code,
              { count: values.length, values: new Set(values.flatMap((text) => inOneSpelling(code, text))) },
            ],
          ];
    }),
  );

const noPower = '0.00';

/** Whether a value is one that a lens without the option provides anyway. */
const needsNoOption = (code: OwnCode, { sphere, cylinder = noPower }: OwnEye): boolean =>
  (code === 'sphere' && sphere === noPower) ||
  ((code === 'cylinder' || code === 'axis') && cylinder === noPower);

/**
 * Whether a lens can be ordered for an eye: it is made in each value of the eye, and needs no value that the eye does
 * not have. The product form applies the same rule. Fit, colour and dominance are chosen in that form. Source: FIND-2.
 */
export const isMadeFor =
  (made: MadeValues) =>
  (eye: OwnEye): boolean =>
    ownCodes.every((code) => {
      const value = eye[code];
      const offered = made[code];
      if (offered === undefined) return value === undefined || needsNoOption(code, eye);
      return value === undefined ? offered.count === 1 : offered.values.has(value);
    });

/** Whether a lens can be ordered for every eye that has values. Source: FIND-2. */
export const isMadeForEyes =
  (made: (eye: OwnEye) => boolean) =>
  ({ right, left }: Eyes<OwnEye>): boolean =>
    [right, left].every((eye) => eye === undefined || made(eye));

const isOwn = ({ code }: ProductOption): boolean => ownCodes.some((own) => own === code);

/**
 * Returns the variant of a lens shown for an eye: the eye's values in the lens's own spelling, and the first matching
 * value of every other option. Undefined if the lens is not made in these values. `optionsFor`: the options that remain
 * once axis and colour are chosen. Source: FIND-2, CAT-9.
 */
export const variantFor =
  (optionsFor: (chosen: Configuration) => readonly ProductOption[]) =>
  (eye: OwnEye): Configuration | undefined => {
    const all = optionsFor({});
    const axis = valuesOf(all, 'axis').find((text) => inOneSpelling('axis', text)[0] === eye.axis);
    const colours = valuesOf(all, 'color');
    const variantIn = (color: string | undefined): Configuration | undefined => {
      const options = optionsFor({
        ...(axis !== undefined && { axis }),
        ...(color !== undefined && { color }),
      });
      const made = E.chainW(madeIn(options.filter(isOwn)))(eyePrescription(eye));
      if (E.isLeft(made)) return undefined;
      const others = options.filter((option) => !isOwn(option));
      const variant: Configuration = {
        ...Object.fromEntries(others.map(({ code, values }) => [code, values[0]])),
        ...made.right,
        ...(color !== undefined && { color }),
      };
      return isComplete(options, variant) ? variant : undefined;
    };
    const variants = (colours.length === 0 ? [undefined] : colours).map(variantIn);
    return variants.find((variant) => variant !== undefined);
  };
