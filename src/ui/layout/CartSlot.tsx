import { Suspense, useEffect, useState } from 'react';
import { pathTo } from '../../domain/shared/paths.ts';
import { useSidebar } from '../cart/drawer/use-sidebar.ts';
import { fetchCart } from '../cart/use-fetch-cart.ts';
import { fetchChoosing } from '../catalogue/product/form/card/fetch-choosing.ts';
import { ChoosingContext } from '../shared/choosing.ts';
import { lazyPart } from '../shared/lazy-part.ts';
import { Coming } from '../shared/loading.ts';
import { useLocale } from '../shared/use-locale.ts';

/** Opens the cart page instead, because the sidebar could not be loaded. */
const CartPageInstead = () => {
  const path = pathTo.cart(useLocale());
  useEffect(() => location.assign(path), [path]);
  return null;
};
const CartSidebar = lazyPart(() => fetchCart().then((module) => module.CartSidebar), CartPageInstead);

/** The cart sidebar. Its code loads when it is first opened and stays mounted afterwards. */
export const CartSlot = () => {
  const { open } = useSidebar();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted || open ? (
    <Suspense fallback={<Coming />}>
      <ChoosingContext value={fetchChoosing}>
        <CartSidebar />
      </ChoosingContext>
    </Suspense>
  ) : null;
};
