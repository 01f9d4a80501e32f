import { act } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { useReminder } from '../../../src/ui/checkout/address/use-reminder.ts';
import { hook } from '../hook.tsx';

const email = 'mara@example.org';

/** A guest's form whose cart already has the e-mail. `texts`: what the tab stores. */
const form = (texts = new Map<string, string>()) => {
  let typed = email;
  const checkout = { submitEmail: vi.fn() };
  const services = {
    checkout,
    shop: {},
    tab: {
      read: (name: string) => texts.get(name),
      write: (name: string, text = '') => !!texts.set(name, text),
    },
  };
  const cart = { id: 'c1', customer: { id: '7', email } };
  const { result } = hook(services, () => useReminder(() => typed), {
    within: (children) => (
      <RouterProvider
        router={createMemoryRouter(
          [{ path: '/', element: <Outlet context={cart} />, children: [{ path: '*', element: children }] }],
          { initialEntries: ['/checkout/address'] },
        )}
      />
    ),
  });
  return {
    texts,
    type: (text: string) => {
      typed = text;
    },
    saved: () => checkout.submitEmail.mock.calls,
    tick: (yes: boolean) => act(() => result.current.tick(yes)),
    answer: () => result.current.answer(),
    isTicked: () => result.current.isTicked,
  };
};

describe('the consent to cart reminders', () => {
  it('is not sent with a form in which nobody answered · LAW-32', () => {
    const { answer, saved } = form();
    expect([answer(), saved()]).toEqual([undefined, []]);
  });

  it('is saved at once, and sent again with the form · LAW-32', () => {
    const { answer, saved, tick } = form();
    tick(true);
    expect(saved()).toEqual([[email, true]]);
    expect(answer()).toBe(true);
  });

  it('is withdrawn again by the form, because saving that at once may have failed · LAW-32', () => {
    const { answer, saved, tick } = form();
    tick(true);
    tick(false);
    expect(saved()).toEqual([
      [email, true],
      [email, false],
    ]);
    expect(answer()).toBe(false);
  });

  it('is withdrawn from the saved address even if the typed one is not valid · LAW-32', () => {
    const { saved, tick, type } = form();
    tick(true);
    type('mara@');
    tick(false);
    tick(true);
    expect(saved()).toEqual([
      [email, true],
      [email, false],
    ]);
  });

  it.each([true, false])('is remembered when the page is loaded again: %s · LAW-32', (yes) => {
    const { texts, tick } = form();
    tick(true);
    tick(yes);
    const again = form(texts);
    expect([again.isTicked(), again.answer()]).toEqual([yes, yes]);
  });
});
