import type * as t from 'io-ts';

/** A codec whose input is the text of an environment variable. Its name describes a valid text: `a port number`. */
export type TextCodec<A> = t.Type<A, string, unknown>;

/** The part of a codec that reading and printing settings need. */
interface Readable<A> {
  readonly name: string;
  is(input: unknown): boolean;
  decode(input: unknown): t.Validation<A>;
  encode(value: A): string;
}

/** A setting of a deployment. */
export interface Setting<A = unknown, Otherwise = A | undefined> {
  /** The environment variable. In a configuration file the setting has the name under which it is declared. */
  readonly variable: string;
  readonly codec: Readable<A>;
  /** The default value. */
  readonly otherwise: Otherwise;
  /** Description for the operator, with the unit. */
  readonly meaning: string;
  /** Never printed. In a configuration file it appears only as a reference to the variable or file that holds it. */
  readonly secret?: true;
  /** Required if another setting has this value. */
  readonly neededBy?: { readonly variable: string; readonly value: string };
}

type More = Pick<Setting, 'secret' | 'neededBy'>;

/** Declares a setting in one line: `setting('PORT', portNumber, 3000, 'the port for all host names')`. */
export function setting<A>(
  variable: string,
  codec: TextCodec<A>,
  otherwise: A,
  meaning: string,
): Setting<A, A>;
export function setting<A>(
  variable: string,
  codec: TextCodec<A>,
  otherwise: undefined,
  meaning: string,
  more?: More,
): Setting<A, undefined>;
export function setting(
  variable: string,
  codec: TextCodec<unknown>,
  otherwise: unknown,
  meaning: string,
  more: More = {},
): Setting {
  return { variable, codec, otherwise, meaning, ...more };
}

/** Marks a setting as required: `setting('X_KEY', text, undefined, 'the key', neededBy('DIOPTRA_SEARCH', 'algolia'))`. */
export const neededBy = (variable: string, value: string): Pick<Setting, 'neededBy'> => ({
  neededBy: { variable, value },
});

/** Marks a password, a key or an address that contains one. Can be combined: `{ ...secret, ...neededBy(…) }`. */
export const secret: Pick<Setting, 'secret'> = { secret: true };

/** The value of a setting or its default. */
export type ValueOf<S> = S extends Setting<infer A, infer Otherwise> ? A | Otherwise : never;
export type ValuesOf<Declared> = { readonly [Name in keyof Declared]: ValueOf<Declared[Name]> };
