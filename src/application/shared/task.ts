import type { Failure } from './failure.ts';

/** What an action concerns: `about` identifies the item, `part` a part of it that has a form of its own. */
interface Deed<Name extends string> {
  readonly name: Name;
  readonly about?: string;
  readonly part?: string;
}

/** The state of the last action. */
export type Task<Name extends string> =
  | { readonly _tag: 'Idle' }
  | (Deed<Name> & { readonly _tag: 'Busy' })
  | (Deed<Name> & { readonly _tag: 'Done' })
  | (Deed<Name> & { readonly _tag: 'Failed'; readonly failure: Failure });
