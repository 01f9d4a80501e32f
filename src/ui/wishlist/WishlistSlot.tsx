import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../shared/lazy-part.ts';
import { Coming } from '../shared/loading.ts';
import { useServices } from '../shared/services.ts';
import { useWishes } from './use-wishes.ts';

const NoteInstead = () => {
  const { notifications, wishlist } = useServices();
  const { open } = useWishes();
  useEffect(() => {
    if (!open) return;
    notifications.notify({ key: 'wishlist_failed', tone: 'danger', text: { key: 'error.Unavailable' } });
    wishlist.close();
  }, [open, notifications, wishlist]);
  return null;
};
const WishlistSidebar = lazyPart(
  () => import('./WishlistSidebar.tsx').then((module) => module.WishlistSidebar),
  NoteInstead,
);

/** The slot of the wishlist sidebar. Its code loads when it is first opened and stays mounted afterwards. */
export const WishlistSlot = () => {
  const { wishlist, keepsWishes } = useServices();
  const { open, wishes } = useWishes();
  const has = wishes.length > 0;
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const read = () => (has || keepsWishes()) && wishlist.read();
    read();
    // Another tab changed the list, or another page before the browser restored this one.
    const until = new AbortController();
    addEventListener('storage', read, until);
    addEventListener('pageshow', read, until);
    return () => until.abort();
  }, [wishlist, keepsWishes, has]);
  if (open && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense fallback={<Coming />}>
        <WishlistSidebar />
      </Suspense>
    )
  );
};
