import { useEffect } from 'react';
import { island } from '../../shared/island.tsx';
import { useServices } from '../../shared/services.ts';
import { useLate } from '../../shared/use-late.ts';

const fetchLive = () => import('./LiveSupply.tsx').then(({ LiveSupply }) => LiveSupply);

const OwnSupplyView = () => {
  const { wasSignedIn } = useServices();
  const [LiveSupply, want] = useLate(fetchLive, 'supply');
  useEffect(() => {
    if (wasSignedIn()) want();
  }, [wasSignedIn, want]);
  return LiveSupply && <LiveSupply />;
};

/** What the lenses of who is signed in last; who never signed in here fetches nothing of it. Source: HOME-2. */
export const OwnSupply = island('supply', OwnSupplyView);
