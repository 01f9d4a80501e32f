import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { type GuardDecision, type GuardInput, guardAll } from '../../domain/routing/route-guard.ts';
import type { Handle } from '../shared/handle.ts';
import { useServices } from '../shared/services.ts';
import { useAccount } from './use-account.ts';

/**
 * Evaluates the guards named in the page's handle for this visitor, and reloads the page if a guard requires it.
 * Source: ROUTE-12, AUTH-4.
 */
export const useGuards = (
  input: Pick<GuardInput, 'identity'> & Partial<Pick<GuardInput, 'checkout' | 'wip'>>,
): GuardDecision => {
  const guards = useMatches().flatMap(({ handle }) => (handle as Partial<Handle> | undefined)?.guards ?? []);
  const { account } = useServices();
  const { isStale = false } = useAccount();
  const { search } = useLocation();
  // The hash that was in the address when the page opened. A page that removes it from the address stays allowed.
  const [hash] = useState(() => new URLSearchParams(search).get('hash') ?? undefined);
  const decision = guardAll(guards, {
    checkout: {},
    wip: false,
    ...input,
    expired: isStale,
    reloaded: false,
    hash,
  });
  const isReload = decision._tag === 'Reload';
  useEffect(() => {
    if (isReload) account.reload();
  }, [isReload, account]);
  return decision;
};
