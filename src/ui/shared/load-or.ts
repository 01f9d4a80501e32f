import type { Failure } from '../../application/shared/failure.ts';

export type Outcome<A> =
  | { readonly _tag: 'Left'; readonly left: Failure }
  | { readonly _tag: 'Right'; readonly right: A };

/** Runs a read that the page can do without. Returns `otherwise` if it fails. */
export const loadOr = async <A, B>(read: () => Promise<Outcome<A>>, otherwise: B): Promise<A | B> => {
  const outcome = await read();
  return outcome._tag === 'Right' ? outcome.right : otherwise;
};
