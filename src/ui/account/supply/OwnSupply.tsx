import { useEffect, useMemo, useState } from 'react';
import { ownSupply$ } from '../../../application/orders/own-supply.ts';
import { loading } from '../../../application/shared/remote-state.ts';
import { resolutionOf } from '../../../domain/identity/auth-state.ts';
import { useAccount } from '../../identity/use-account.ts';
import { island } from '../../shared/island.tsx';
import { useServices } from '../../shared/services.ts';
import { useAlive } from '../../shared/use-alive.ts';
import { useStream } from '../../shared/use-stream.ts';
import css from './own-supply.module.css';
import { SupplyCard } from './SupplyCard.tsx';

/**
 * In the place of what opens the home page, for who is signed in: what of their lenses runs out when, and one press to
 * order again. Whoever has none, or of whom nothing can be known now, sees the page as everybody does. Source: HOME-2.
 */
const OwnSupplyView = () => {
  const { account, catalogue, clock, wasSignedIn } = useServices();
  const { auth, desk, customer, task } = useAccount();
  const alive = useAlive();
  const [isAsked] = useState(wasSignedIn);
  useEffect(() => {
    if (isAsked) account.restore();
  }, [isAsked, account]);
  const supply$ = useMemo(() => ownSupply$(desk, catalogue, clock), [desk, catalogue, clock]);
  const supply = useStream(supply$, loading);
  const isPending = isAsked && resolutionOf(auth) === 'pending' && task._tag !== 'Failed';
  const waits = alive && (desk ? supply._tag === 'Loading' : isPending);
  const view = desk && supply.value;
  // The place was kept from the first picture on: from here on it is kept by what stands in it.
  useEffect(() => {
    if (alive) delete document.documentElement.dataset.known;
  }, [alive]);
  if (waits) return <div className={css.card} data-supply="" aria-busy="true" />;
  return view ? <SupplyCard view={view} customer={customer} /> : null;
};

export const OwnSupply = island('supply', OwnSupplyView);
