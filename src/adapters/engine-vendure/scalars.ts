import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { minor } from '../../domain/shared/money.ts';
import { codecOf } from '../shared/codec-of.ts';

/** The engine sends missing values as `null`. */
export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

export const AmountC = codecOf('Amount', t.number, minor);
export const CountC = codecOf('Count', t.number, (n) =>
  Number.isSafeInteger(n) && n >= 0 ? E.right(n) : E.left(n),
);

/** A moment in ISO 8601. */
export const MomentC = new t.Type<Date, string>(
  'Moment',
  (u): u is Date => u instanceof Date,
  (u, c) => {
    const at = typeof u === 'string' ? new Date(u) : new Date(Number.NaN);
    return Number.isNaN(at.getTime()) ? t.failure(u, c) : t.success(at);
  },
  (at) => at.toISOString(),
);

/** An object without the fields that are `null`. */
export type WithoutNulls<A> = { readonly [K in keyof A]: Exclude<A[K], null> };
type Present<A> = Partial<WithoutNulls<A>>;

/** Removes `null` fields of the engine, so that they are absent as in the shop's types. */
export const present = <A extends object>(from: A): Present<A> =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== null)) as Present<A>;
