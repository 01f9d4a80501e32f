import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.ts';
import type { ListingView } from '../card/ProductGrid.tsx';
import { resultsId } from './Pagination.tsx';

const key = 'dioptra.listing-view';
const changed = 'dioptra:listing-view';

const subscribe = (listen: () => void) => {
  window.addEventListener(changed, listen);
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener(changed, listen);
    window.removeEventListener('storage', listen);
  };
};

/** Grid or list, as this device likes it, and shows the products so; the shop's own view until it has said so. Source: CAT-2. */
export const useListingView = (): readonly [ListingView, (view: ListingView) => void] => {
  const { shop, device } = useServices();
  const kept = useSyncExternalStore(
    subscribe,
    () => device.read(key),
    () => undefined,
  );
  const choose = useCallback(
    (view: ListingView) => {
      // A device that keeps nothing shows the shop's own view.
      device.write(key, view);
      window.dispatchEvent(new Event(changed));
    },
    [device],
  );
  const view = kept === 'grid' || kept === 'list' ? kept : shop.listingView;
  // The products are no part of what is alive.
  useEffect(() => {
    document.querySelector(`#${resultsId} [data-view]`)?.setAttribute('data-view', view);
  }, [view]);
  return [view, choose];
};
