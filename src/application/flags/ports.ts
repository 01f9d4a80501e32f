import type { TaskEither } from 'fp-ts/TaskEither';
import type { VariableValue } from '../../domain/content/experiment.ts';
import type { Flag } from '../../domain/flags/flag.ts';
import type { Forced } from '../../domain/flags/forced.ts';
import type { Failure } from '../shared/failure.ts';

export type Attributes = Readonly<Record<string, VariableValue>>;

/** For whom a feature is decided. No name, no account: a bucket, a shop, a language, a kind of device. */
export interface FlagUser {
  /** None: nobody in particular. Such a visitor takes part in no experiment, and has what everybody has. */
  readonly id?: string;
  readonly attributes: Attributes;
  /** Sides that the visitor chose themselves. */
  readonly forced?: Forced;
}

/** Something that happened, to be counted for the sides of experiments. */
export interface FlagEvent {
  readonly name: string;
  readonly properties: Attributes;
}

/** A service of features and experiments. Source: TRK-5. */
export interface FlagPort {
  /** `NotFound`: nobody knows the feature. Tells nobody that it was seen. */
  readonly getFlag: (key: string, user: FlagUser) => TaskEither<Failure, Flag>;
  readonly track: (event: FlagEvent, user: FlagUser) => TaskEither<Failure, void>;
  readonly setAttributes: (attributes: Attributes, user: FlagUser) => TaskEither<Failure, void>;
}
