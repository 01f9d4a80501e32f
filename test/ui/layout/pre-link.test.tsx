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

it('leads to its page within the app', () => {
  const router = open();
  expect(fireEvent.click(screen.getByText('b'))).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/b', search: '?c=1' });
  expect(router.state.historyAction).toBe('PUSH');
});

it('leads to a part of another page by the browser: the router would forget which', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const router = open();
  fireEvent.click(screen.getByText('part'));
  expect(assign).toHaveBeenCalledWith('/help#returns');
  expect(router.state.location.pathname).toBe('/');
});

it('to the page on screen adds nothing to go back to', () => {
  const router = open();
  fireEvent.click(screen.getByText('b'));
  fireEvent.click(screen.getByText('b'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'is the browser’s own with %o',
  (how) => {
    const router = open();
    expect(fireEvent.click(screen.getByText('b'), how)).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  },
);

it('stays where a handler prevents it', () => {
  const router = open();
  fireEvent.click(screen.getByText('nowhere'));
  expect(router.state.location.pathname).toBe('/');
});

it('is the browser’s own outside the app’s frame', () => {
  render(<PreLink to="/a">alone</PreLink>);
  expect(fireEvent.click(screen.getByText('alone'))).toBe(true);
});
