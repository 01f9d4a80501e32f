import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { care, daily, discontinued, soldOutCare } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

it('the wish-list panel shows each item’s price, unit price, and availability · CAT-17 · LAW-1 · LAW-16', async () => {
  const { services, user, leave } = await visit(backend, '/', { wished: [] });
  for (const id of [daily, care, soldOutCare, discontinued]) services.wishlist.toggle(id);
  await user.click((await screen.findAllByRole('link', { name: /^Merkliste/ }))[0] as HTMLElement);
  const panel = within(await screen.findByRole('dialog', { name: 'Merkliste' }));
  const said = async (title: RegExp) => (await panel.findByText(title)).closest('li')?.textContent;
  expect(await said(/^Hydralis/)).toMatch(/CHF\s30\.40.*Auf Lager/);
  expect(await said(/^Clarea/)).toMatch(/CHF.*CHF.*pro Liter/);
  expect(panel.getAllByText('Ausverkauft')).toHaveLength(1);
  expect(panel.getAllByText('Nicht mehr erhältlich')).toHaveLength(1);
  leave();
});

it('closes when the cart is opened, so that no panel covers the other · UI-6', async () => {
  const { services, user, leave } = await visit(backend, '/', { wished: [] });
  services.wishlist.toggle(daily);
  const opened = () => [...document.querySelectorAll('dialog[open] h2')].map((title) => title.textContent);
  const openWishes = async () => {
    await user.click((await screen.findAllByRole('link', { name: /^Merkliste/ }))[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Merkliste' });
  };
  await openWishes();
  services.sidebar.open();
  await screen.findByRole('dialog', { name: /^Warenkorb/ });
  expect(opened()).toEqual([expect.stringMatching(/^Warenkorb/)]);
  await openWishes();
  expect(opened()).toEqual(['Merkliste']);
  leave();
});
