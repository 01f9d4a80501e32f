import { useEffect, useState } from 'react';
import { resolutionOf } from '../../domain/identity/auth-state.ts';
import type { GuardInput } from '../../domain/routing/route-guard.ts';
import { useServices } from '../shared/services.ts';
import { useAccount } from './use-account.ts';

/**
 * Returns who the visitor is. Does not wait for visitors who never signed in on this device, nor while the shop does
 * not answer: the server checks access in any case. Source: AUTH-1.
 */
export const useIdentity = (): GuardInput['identity'] => {
  const { account, wasSignedIn } = useServices();
  const { auth, customer, task } = useAccount();
  const [isAsked] = useState(wasSignedIn);
  useEffect(() => {
    if (isAsked) account.restore();
  }, [isAsked, account]);
  if (customer) return 'customer';
  const isPending = isAsked && resolutionOf(auth) === 'pending' && task._tag !== 'Failed';
  return isPending ? 'pending' : 'guest';
};
