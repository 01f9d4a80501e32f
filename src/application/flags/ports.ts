import type { TaskEither } from 'fp-ts/TaskEither';
import type { VariableValue } from '../../domain/content/experiment.ts';
import type { Flag } from '../../domain/flags/flag.ts';
import type { Forced } from '../../domain/flags/forced.ts';
import type { Failure } from '../shared/failure.ts';

export type Attributes = Readonly<Record<string, VariableValue>>;

/**
 * The visitor that a feature is decided for. Contains no name or account, only a bucket, a shop, a language and a kind
 * of device.
 */
export interface FlagUser {
  /** Undefined: no particular visitor. Such a visitor takes part in no experiment and gets what everyone gets. */
  readonly id?: string;
  readonly attributes: Attributes;
  /** Variants that the visitor chose themselves. */
  readonly forced?: Forced;
}

/** An event that is counted for the variants of experiments. */
export interface FlagEvent {
  readonly name: string;
  readonly properties: Attributes;
}

/** A service for features and experiments. Source: TRK-5. */
export interface FlagPort {
  /** `NotFound`: the feature is unknown. Does not report that it was seen. */
  readonly getFlag: (key: string, user: FlagUser) => TaskEither<Failure, Flag>;
  readonly track: (event: FlagEvent, user: FlagUser) => TaskEither<Failure, void>;
  readonly setAttributes: (attributes: Attributes, user: FlagUser) => TaskEither<Failure, void>;
}
