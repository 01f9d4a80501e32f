import type { TaskEither } from 'fp-ts/TaskEither';
import type { LensSet, Wearer } from '../../../domain/orders/lens-pass.ts';
import type { Failure } from '../../shared/failure.ts';

/** The lenses of all orders, the newest first, and who may wear them. */
export interface LensPassBook {
  /** The customer agreed to have one; else it is empty. Source: LAW-30. */
  readonly consented: boolean;
  readonly wearers: readonly Wearer[];
  readonly sets: readonly LensSet[];
}

/** Source: ACC-9. */
export interface LensPassPort {
  readonly book: () => TaskEither<Failure, LensPassBook>;
  /** The customer agrees to have one. Source: LAW-30. */
  readonly agree: () => TaskEither<Failure, void>;
  /** A name that is known is that person. */
  readonly nameWearer: (name: string) => TaskEither<Failure, Wearer>;
  readonly renameWearer: (id: string, name: string) => TaskEither<Failure, Wearer>;
  readonly removeWearer: (id: string) => TaskEither<Failure, void>;
  /** `wearer`: an id, or `self`. All sets of the same values go with it. */
  readonly assign: (set: string, wearer: string) => TaskEither<Failure, void>;
  /** Mails a link that leads to the pass. */
  readonly send: () => TaskEither<Failure, void>;
}
