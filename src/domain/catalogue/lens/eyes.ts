/** A value for the right eye, the left eye, both or neither. */
export interface Eyes<A> {
  readonly right?: A;
  readonly left?: A;
}

export type EyeSide = keyof Eyes<unknown>;

/** Applies a function to the value of each eye that has one. */
export const mapEyes = <A, B>({ right, left }: Eyes<A>, change: (one: A) => B): Eyes<B> => ({
  ...(right !== undefined && { right: change(right) }),
  ...(left !== undefined && { left: change(left) }),
});

/** Swaps the values of the right and the left eye. Applied twice, it restores the original. */
export const swapEyes = <A>({ right, left }: Eyes<A>): Eyes<A> => ({
  ...(left !== undefined && { right: left }),
  ...(right !== undefined && { left: right }),
});

/** Whether both eyes have a value and the values are the same. */
export const eyesAlike = <A>({ right, left }: Eyes<A>, same: (a: A, b: A) => boolean): boolean =>
  right !== undefined && left !== undefined && same(right, left);
