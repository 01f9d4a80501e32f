import type { Failure } from './failure.ts';

/** How it stands with what was asked last; `about` names the one thing of several that it was asked of. */
export type Task<Name extends string> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Busy'; readonly name: Name; readonly about?: string }
  | { readonly _tag: 'Done'; readonly name: Name; readonly about?: string }
  | { readonly _tag: 'Failed'; readonly name: Name; readonly about?: string; readonly failure: Failure };
