import { lazy, Suspense, useEffect, useState } from 'react';
import { Coming } from '../shared/loading.ts';
import { patiently } from '../shared/patiently.ts';
import { useServices } from '../shared/services.ts';
import { useWishes } from './use-wishes.ts';

const WishlistSidebar = lazy(() =>
  patiently(() => import('./WishlistSidebar.tsx')).then((module) => ({ default: module.WishlistSidebar })),
);

/** The wish list beside the page: fetched when it is first looked at, kept from then on. */
export const WishlistSlot = () => {
  const { wishlist, keepsWishes } = useServices();
  const { open } = useWishes();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (keepsWishes()) wishlist.read();
  }, [wishlist, keepsWishes]);
  if (open && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense fallback={<Coming />}>
        <WishlistSidebar />
      </Suspense>
    )
  );
};
