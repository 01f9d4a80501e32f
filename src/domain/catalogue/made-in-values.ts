import * as E from 'fp-ts/Either';
import { eyePrescription, lensValues } from './lens/eye-prescription.ts';
import type { Eyes } from './lens/eyes.ts';
import type { Configuration, OptionCode, ProductOption } from './lens/lens-options.ts';
import { type OwnCode, type OwnEye, ownCodes } from './lens/own-values.ts';
import { madeIn } from './made-in.ts';
import { isComplete } from './variant.ts';

/** What an option of a lens offers: how many values, and those that an eye can have, each in one spelling. */
interface Offered {
  readonly count: number;
  readonly values: ReadonlySet<string>;
}

/** The values that a lens is made in; absent: it has no such option. */
export type MadeValues = Readonly<Partial<Record<OwnCode, Offered>>>;

/** `-2.5` is `-2.50`; a text that is no measure stands for no value of an eye. */
const inOneSpelling = (code: OwnCode, text: string): readonly string[] => {
  const read = eyePrescription({ [code]: text });
  const value = E.isRight(read) ? lensValues(read.right)[code] : undefined;
  return value === undefined ? [] : [value];
};

/** Read once of a lens, asked for any number of eyes. */
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

/** What a lens without the option has by nature. */
const needsNoOption = (code: OwnCode, { sphere, cylinder = noPower }: OwnEye): boolean =>
  (code === 'sphere' && sphere === noPower) ||
  ((code === 'cylinder' || code === 'axis') && cylinder === noPower);

/**
 * Whether a lens can be ordered for an eye: each value of the eye is made, and the lens asks for no value that the eye
 * does not have. As the form of the product judges; how it sits, its colour and its dominance are chosen there. Source: FIND-2.
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

const valuesOf = (options: readonly ProductOption[], code: OptionCode): readonly string[] =>
  options.find((option) => option.code === code)?.values ?? [];

const isOwn = ({ code }: ProductOption): boolean => ownCodes.some((own) => own === code);

/**
 * The variant of a lens that an eye is shown: the eye's values in the lens's own spelling, of everything else the first
 * that goes with them. Nothing where the lens is not made so. `optionsFor`: what remains once axis and colour are chosen.
 * Source: FIND-2, CAT-9.
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
