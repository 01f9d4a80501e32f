/** Something for the right eye, for the left, for both or for none. */
export interface Eyes<A> {
  readonly right?: A;
  readonly left?: A;
}

export type EyeSide = keyof Eyes<unknown>;

/** The same for each eye that has something. */
export const mapEyes = <A, B>({ right, left }: Eyes<A>, change: (one: A) => B): Eyes<B> => ({
  ...(right !== undefined && { right: change(right) }),
  ...(left !== undefined && { left: change(left) }),
});

/** What the right eye has for the left, and the other way round. Twice, it is as before. */
export const swapEyes = <A>({ right, left }: Eyes<A>): Eyes<A> => ({
  ...(left !== undefined && { right: left }),
  ...(right !== undefined && { left: right }),
});

/** Both eyes have something, and it is the same. */
export const eyesAlike = <A>({ right, left }: Eyes<A>, same: (a: A, b: A) => boolean): boolean =>
  right !== undefined && left !== undefined && same(right, left);
