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

/**
 * How long the lenses of a signed-in customer last. A visitor who never signed in here fetches none of its code.
 * Source: HOME-2.
 */
export const OwnSupply = island('supply', OwnSupplyView);
