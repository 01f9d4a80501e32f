import type * as t from 'io-ts';

/** A codec whose input is what an environment variable can hold. Its name says what the text should be: `a port number`. */
export type TextCodec<A> = t.Type<A, string, unknown>;

/** What reading and printing need of a codec, whatever it is a codec of. */
interface Readable<A> {
  readonly name: string;
  is(input: unknown): boolean;
  decode(input: unknown): t.Validation<A>;
  encode(value: A): string;
}

/** One thing that a deployment can say of itself. */
export interface Setting<A = unknown, Otherwise = A | undefined> {
  /** The environment variable; in a configuration file the setting has the name under which it is declared. */
  readonly variable: string;
  readonly codec: Readable<A>;
  /** What holds where nothing is said. */
  readonly otherwise: Otherwise;
  /** For whoever runs the shop; with its unit. */
  readonly meaning: string;
  /** Never printed, and in a configuration file only by the name of the variable that holds it. */
  readonly secret?: true;
  /** Has to be said where another setting has this value. */
  readonly neededBy?: { readonly variable: string; readonly value: string };
}

type More = Pick<Setting, 'secret' | 'neededBy'>;

/**
 * Declares a setting in one line.
 * `setting('PORT', portNumber, 3000, 'where all host names are answered')`
 */
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

/** `setting('X_KEY', text, undefined, 'the key', neededBy('DIOPTRA_SEARCH', 'algolia'))` */
export const neededBy = (variable: string, value: string): Pick<Setting, 'neededBy'> => ({
  neededBy: { variable, value },
});

/** A password, a key, an address with one in it. May be joined: `{ ...secret, ...neededBy(…) }`. */
export const secret: Pick<Setting, 'secret'> = { secret: true };

/** What a setting gives: its value, or what holds otherwise. */
export type ValueOf<S> = S extends Setting<infer A, infer Otherwise> ? A | Otherwise : never;
export type ValuesOf<Declared> = { readonly [Name in keyof Declared]: ValueOf<Declared[Name]> };
