import type { Failure } from './failure.ts';

/** The state of the last action; `about` identifies the item that it concerns. */
export type Task<Name extends string> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Busy'; readonly name: Name; readonly about?: string }
  | { readonly _tag: 'Done'; readonly name: Name; readonly about?: string }
  | { readonly _tag: 'Failed'; readonly name: Name; readonly about?: string; readonly failure: Failure };
