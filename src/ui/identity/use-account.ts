import type { AccountState } from '../../application/identity/account-state.ts';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';

const initial: AccountState = {
  auth: { system: 'pending', customer: 'pending' },
  customer: undefined,
  desk: undefined,
  social: [],
  wip: false,
  task: { _tag: 'Idle' },
};

/** Returns the visitor's account state, as far as it is known, and the state of their last request. */
export const useAccount = (): AccountState => useStream(useServices().account.state$, initial);
