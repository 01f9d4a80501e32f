import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.ts';
import type { ListingView } from '../card/ProductGrid.tsx';

const key = 'dioptra.listing-view';
const changed = 'dioptra:listing-view';

const read = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const subscribe = (listen: () => void) => {
  window.addEventListener(changed, listen);
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener(changed, listen);
    window.removeEventListener('storage', listen);
  };
};

/** Grid or list, as this device likes it; the shop's own view until the device has said so. Source: CAT-2. */
export const useListingView = (): readonly [ListingView, (view: ListingView) => void] => {
  const { listingView } = useServices().shop;
  const kept = useSyncExternalStore(subscribe, read, () => null);
  const choose = useCallback((view: ListingView) => {
    try {
      localStorage.setItem(key, view);
    } catch {
      // A device that keeps nothing shows the shop's own view.
    }
    window.dispatchEvent(new Event(changed));
  }, []);
  return [kept === 'grid' || kept === 'list' ? kept : listingView, choose];
};
