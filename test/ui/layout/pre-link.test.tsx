import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useFollow } from '../../../src/ui/layout/use-follow.ts';
import { FollowContext, PreLink } from '../../../src/ui/shared/elements/PreLink.tsx';

const Page = () => (
  <FollowContext value={useFollow()}>
    <PreLink to="/a">a</PreLink>
    <PreLink to="/b?c=1">b</PreLink>
    <PreLink to="/help#returns">part</PreLink>
    <PreLink to="/a" onClick={(event) => event.preventDefault()}>
      nowhere
    </PreLink>
  </FollowContext>
);
const open = () => {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  return router;
};
afterEach(() => {
  document.body.innerHTML = '';
});

it('a link navigates to its page within the app', () => {
  const router = open();
  expect(fireEvent.click(screen.getByText('b'))).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/b', search: '?c=1' });
  expect(router.state.historyAction).toBe('PUSH');
});

it('a link to a part of another page is opened by the browser, because the router would drop the fragment', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const router = open();
  fireEvent.click(screen.getByText('part'));
  expect(assign).toHaveBeenCalledWith('/help#returns');
  expect(router.state.location.pathname).toBe('/');
});

it('a link to the current page adds no history entry', () => {
  const router = open();
  fireEvent.click(screen.getByText('b'));
  fireEvent.click(screen.getByText('b'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a link is left to the browser with %o',
  (how) => {
    const router = open();
    expect(fireEvent.click(screen.getByText('b'), how)).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  },
);

it('a link does not navigate if a handler prevents it', () => {
  const router = open();
  fireEvent.click(screen.getByText('nowhere'));
  expect(router.state.location.pathname).toBe('/');
});

it('a link is left to the browser outside the app’s frame', () => {
  render(<PreLink to="/a">alone</PreLink>);
  expect(fireEvent.click(screen.getByText('alone'))).toBe(true);
});
