import type { TaskEither } from 'fp-ts/TaskEither';
import type { LensSet, Wearer } from '../../../domain/orders/lens-pass.ts';
import type { Failure } from '../../shared/failure.ts';

/** The lens sets of all orders, newest first, and the possible wearers. */
export interface LensPassBook {
  /** Whether the customer agreed to have one; if not, it is empty. Source: LAW-30. */
  readonly consented: boolean;
  readonly wearers: readonly Wearer[];
  readonly sets: readonly LensSet[];
}

/** Source: ACC-9. */
export interface LensPassPort {
  readonly book: () => TaskEither<Failure, LensPassBook>;
  /** Stores that the customer agrees to have one. Source: LAW-30. */
  readonly agree: () => TaskEither<Failure, void>;
  /** A known name returns the existing wearer. */
  readonly nameWearer: (name: string) => TaskEither<Failure, Wearer>;
  readonly renameWearer: (id: string, name: string) => TaskEither<Failure, Wearer>;
  readonly removeWearer: (id: string) => TaskEither<Failure, void>;
  /** `wearer`: an id, or `self`. All sets with the same values are assigned as well. */
  readonly assign: (set: string, wearer: string) => TaskEither<Failure, void>;
  /** Sends a mail with a link to the pass. */
  readonly send: () => TaskEither<Failure, void>;
}
