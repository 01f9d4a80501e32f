import { useEffect, useMemo, useState } from 'react';
import { ownSupply$ } from '../../../application/orders/own-supply.ts';
import { loading } from '../../../application/shared/remote-state.ts';
import { resolutionOf } from '../../../domain/identity/auth-state.ts';
import { useAccount } from '../../identity/use-account.ts';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';
import css from './own-supply.module.css';
import { SupplyCard } from './SupplyCard.tsx';

/**
 * Replaces the opening of the home page for a signed-in customer: which lenses run out when, and a button to reorder. A
 * customer without lenses, or whose data cannot be loaded, sees the page as everybody does. Source: HOME-2.
 */
export const LiveSupply = () => {
  const { account, catalogue, clock } = useServices();
  const { auth, desk, customer, task } = useAccount();
  // After a scroll the content below the hero is in view, and must not move.
  const [isScrolled] = useState(() => scrollY > 0);
  useEffect(() => account.restore(), [account]);
  const supply$ = useMemo(() => ownSupply$(desk, catalogue, clock), [desk, catalogue, clock]);
  const supply = useStream(supply$, loading);
  const isPending = resolutionOf(auth) === 'pending' && task._tag !== 'Failed';
  const view = desk && supply.value;
  if (desk ? supply._tag === 'Loading' : isPending)
    return (
      <div className={css.card} data-supply="" data-scrolled={isScrolled || undefined} aria-busy="true">
        <div className={css.inner}>
          <div className={`${css.head} ${css.title}`}>
            <Skeleton rows={3} />
          </div>
          <div className={css.awaited}>
            <Skeleton shape="box" />
          </div>
          <div className={css.next}>
            <Skeleton rows={4} />
          </div>
        </div>
      </div>
    );
  return view ? <SupplyCard view={view} customer={customer} isScrolled={isScrolled} /> : null;
};
