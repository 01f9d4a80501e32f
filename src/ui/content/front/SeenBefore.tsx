import { useEffect } from 'react';
import { island } from '../../shared/island.tsx';
import { useServices } from '../../shared/services.ts';
import { useLate } from '../../shared/use-late.ts';

const fetchSeen = () => import('../../catalogue/seen/RecentlySeen.tsx').then((module) => module.RecentlySeen);

const SeenBeforeView = () => {
  const { seenProducts } = useServices();
  const [RecentlySeen, want] = useLate(fetchSeen, 'product');
  useEffect(() => {
    if (seenProducts.read().length > 0) want();
  }, [seenProducts, want]);
  return RecentlySeen && <RecentlySeen />;
};

/** Products viewed earlier. A first-time visitor fetches none of its code. */
export const SeenBefore = island('seen', SeenBeforeView);
