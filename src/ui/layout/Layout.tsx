import { Outlet, ScrollRestoration } from 'react-router';

export const Layout = () => (
  <>
    <main id="main">
      <Outlet />
    </main>
    <ScrollRestoration />
  </>
);
