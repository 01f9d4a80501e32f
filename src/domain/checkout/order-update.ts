import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';

/** Something that the shop found wrong with a change to the order. */
export interface OrderViolation {
  readonly code: string;
  /** In the shopper's language. */
  readonly message?: string;
}

/** A change that was not made, whatever the answer's status says. `sentence`: what the shopper reads, where the shop sent words. */
export interface OrderNotUpdated {
  readonly _tag: 'OrderNotUpdated';
  readonly violations: NonEmptyArray<OrderViolation>;
  readonly sentence?: string;
}

/** An answer with violations is a failure, and says the first text that comes with them. Source: CHK-18. */
export const orderUpdate = <Answer>(
  answer: Answer & { readonly violations?: readonly OrderViolation[] },
): E.Either<OrderNotUpdated, Answer> => {
  const [first, ...others] = answer.violations ?? [];
  if (!first) return E.right(answer);
  const sentence = [first, ...others].find(({ message }) => message?.trim())?.message;
  return E.left({
    _tag: 'OrderNotUpdated',
    violations: [first, ...others],
    ...(sentence !== undefined && { sentence }),
  });
};
