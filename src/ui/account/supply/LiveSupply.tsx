import { useEffect, useMemo } from 'react';
import { ownSupply$ } from '../../../application/orders/own-supply.ts';
import { loading } from '../../../application/shared/remote-state.ts';
import { resolutionOf } from '../../../domain/identity/auth-state.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';
import css from './own-supply.module.css';
import { SupplyCard } from './SupplyCard.tsx';

/**
 * In the place of what opens the home page, for who is signed in: what of their lenses runs out when, and one press to
 * order again. Whoever has none, or of whom nothing can be known now, sees the page as everybody does. Source: HOME-2.
 */
export const LiveSupply = () => {
  const { account, catalogue, clock } = useServices();
  const { auth, desk, customer, task } = useAccount();
  useEffect(() => account.restore(), [account]);
  const supply$ = useMemo(() => ownSupply$(desk, catalogue, clock), [desk, catalogue, clock]);
  const supply = useStream(supply$, loading);
  const isPending = resolutionOf(auth) === 'pending' && task._tag !== 'Failed';
  const view = desk && supply.value;
  if (desk ? supply._tag === 'Loading' : isPending)
    return <div className={css.card} data-supply="" aria-busy="true" />;
  return view ? <SupplyCard view={view} customer={customer} /> : null;
};
