import { useEffect, useEffectEvent } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { skipsUserData } from '../../domain/shared/mail-link.ts';
import { useCart } from '../cart/use-cart.ts';
import { FollowContext } from '../shared/elements/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import { Frame } from './Frame.tsx';
import { Here } from './Here.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { useFollow } from './use-follow.ts';

const frame = (
  <Frame>
    <Outlet />
  </Frame>
);

/** The frame around the pages of the app. */
export const Layout = () => {
  const { cart, account, wasSignedIn } = useServices();
  const follow = useFollow();
  const going = useNavigation().location?.pathname;
  const { remote } = useCart();
  const isAsking = !skipsUserData(useLocation().pathname);
  const restore = useEffectEvent(() => {
    if (remote.value === undefined) cart.restore();
    if (wasSignedIn()) account.restore();
  });
  // A visitor who leaves the page of a mail link may have a cart that was not loaded yet. Source: ROUTE-9.
  useEffect(() => {
    if (isAsking) restore();
  }, [isAsking]);
  return (
    <Here>
      <FollowContext value={follow}>
        <LoadingBar going={going}>
          {frame}
          <ScrollRestoration />
        </LoadingBar>
      </FollowContext>
    </Here>
  );
};
