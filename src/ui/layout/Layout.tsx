import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { skipsUserData } from '../../domain/shared/mail-link.ts';
import { FollowContext } from '../shared/elements/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import { Frame } from './Frame.tsx';
import { Here } from './Here.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { useFollow } from './use-follow.ts';

/** A page that is fetched anew has no key of its own: without its path it would open where another one was left. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

const frame = (
  <Frame>
    <Outlet />
  </Frame>
);

/** The frame around the pages of the app. */
export const Layout = () => {
  const { cart } = useServices();
  const follow = useFollow();
  const going = useNavigation().location?.pathname;
  useEffect(() => (skipsUserData(location.pathname) ? undefined : cart.restore()), [cart]);
  return (
    <Here>
      <FollowContext value={follow}>
        <LoadingBar going={going}>
          {frame}
          <ScrollRestoration getKey={placeOf} />
        </LoadingBar>
      </FollowContext>
    </Here>
  );
};
