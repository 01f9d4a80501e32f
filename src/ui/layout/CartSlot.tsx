import { lazy, Suspense, useState } from 'react';
import { useSidebar } from '../cart/drawer/use-sidebar.ts';
import { fetchCart } from '../cart/use-fetch-cart.ts';
import { Coming } from '../shared/loading.ts';
import { patiently } from '../shared/patiently.ts';

const CartSidebar = lazy(() => patiently(fetchCart).then((module) => ({ default: module.CartSidebar })));

/** The cart beside the page: fetched when it is first looked at, kept from then on. */
export const CartSlot = () => {
  const { open } = useSidebar();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted || open ? (
    <Suspense fallback={<Coming />}>
      <CartSidebar />
    </Suspense>
  ) : null;
};
