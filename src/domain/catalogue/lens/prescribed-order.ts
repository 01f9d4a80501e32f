import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';
import { type LensRefusal, madeIn } from '../made-in.ts';
import { type EyePrescription, eyePrescription, type UnreadableValue } from './eye-prescription.ts';
import { type Eyes, mapEyes } from './eyes.ts';
import type { Configuration, ProductOption } from './lens-options.ts';
import type { Prescription } from './prescription.ts';

/** What one eye gets: its prescription, the boxes, and what no optician writes down. */
export interface EyeWish {
  readonly prescription: EyePrescription;
  /** Units: boxes. */
  readonly quantity: number;
  readonly look?: Pick<Configuration, 'color' | 'dominance'>;
}

/** Everything that is wrong, eye by eye. */
export type EyesRefused<Refusal> = Eyes<NonEmptyArray<Refusal>>;

/** Both eyes or neither: one that is refused refuses the pair. */
const bothOrNeither = <Refusal, A>({
  right,
  left,
}: Eyes<E.Either<NonEmptyArray<Refusal>, A>>): E.Either<EyesRefused<Refusal>, Eyes<A>> => {
  const wrong: EyesRefused<Refusal> = {
    ...(right && E.isLeft(right) && { right: right.left }),
    ...(left && E.isLeft(left) && { left: left.left }),
  };
  return wrong.right || wrong.left
    ? E.left(wrong)
    : E.right({
        ...(right && E.isRight(right) && { right: right.right }),
        ...(left && E.isRight(left) && { left: left.right }),
      });
};

/** What is ordered of a lens for a pair of eyes, ready for `toCartLines`. Refuses what the lens is not made in. Source: D87. */
export const orderPrescribed = (
  options: readonly ProductOption[],
  eyes: Eyes<EyeWish>,
): E.Either<EyesRefused<LensRefusal>, Prescription> =>
  bothOrNeither(
    mapEyes(eyes, ({ prescription, quantity, look }) =>
      E.map((values: Configuration) => ({ values: { ...values, ...look }, quantity }))(
        madeIn(options)(prescription),
      ),
    ),
  );

/** The prescriptions that an order was made by, as `fromCartLines` gives it back. Refuses values that are no measures. */
export const prescribed = (
  order: Prescription,
): E.Either<EyesRefused<UnreadableValue>, Eyes<EyePrescription>> =>
  bothOrNeither(mapEyes(order, ({ values }) => eyePrescription(values)));
