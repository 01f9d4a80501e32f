import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleRoutes } from '../../../src/config/rendering/settle-routes.ts';

// React tells the console of what a boundary has caught.
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

it('gives a route its page before it is first shown', async () => {
  const routes = routeWith(async () => () => <p>the cart</p>, true);
  await settleRoutes(routes, '/');
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(screen.getByText('the cart')).toBeVisible();
});

it('says of a personal page that it is not to be had, for its stand-in would stay for good · NOTE-5', async () => {
  const routes = routeWith(missing, true);
  await settleRoutes(routes, '/');
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(screen.getByText('Something went wrong')).toBeVisible();
});

it('leaves a page that was sent whole as it is, when its code is not to be had · NOTE-5', async () => {
  await expect(settleRoutes(routeWith(missing, false), '/')).rejects.toThrow(TypeError);
});
