import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleRoutes } from '../../../src/config/rendering/settle-routes.ts';

// React logs to the console what a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const Wrong = () => <p>Something went wrong</p>;
const routeWith = (code: () => Promise<() => ReactNode>, personal: boolean): RouteObject[] => [
  {
    path: '/',
    lazy: { Component: code },
    handle: { personal },
    ErrorBoundary: Wrong,
  },
];
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('a route has its page before it is first rendered', async () => {
  const routes = routeWith(async () => () => <p>the cart</p>, true);
  await settleRoutes(routes, '/');
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(screen.getByText('the cart')).toBeVisible();
});

it('a personal page whose code cannot be loaded says so, because its placeholder would stay · NOTE-5', async () => {
  const routes = routeWith(missing, true);
  await settleRoutes(routes, '/');
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(screen.getByText('Something went wrong')).toBeVisible();
});

it('a page rendered by the server is left as it is if its code cannot be loaded · NOTE-5', async () => {
  await expect(settleRoutes(routeWith(missing, false), '/')).rejects.toThrow(TypeError);
});
