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

/** Who visits, as far as it is known, and how it stands with what they asked. */
export const useAccount = (): AccountState => useStream(useServices().account.state$, initial);
