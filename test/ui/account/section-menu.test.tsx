import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sectionGroups, sectionsIn, sectionsOf } from '../../../src/ui/account/sections.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

const menu = async () => within(await screen.findByRole('navigation', { name: 'Bereiche des Kontos' }));

describe('the account menu', () => {
  it.each(Object.values(shops))('has each section of $id once, in a group · ACC-11', (shop) => {
    const grouped = sectionGroups.flatMap((group) => sectionsIn(shop, group));
    expect(sectionsOf(shop)).toEqual(['overview', ...grouped]);
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  it('opens one group at a time, and closes it after navigation · ACC-11', async () => {
    const { fetch } = await signedIn(backend);
    const { user, path, leave } = await visit({ fetch }, '/my-account/overview');
    const here = await menu();
    const fold = (name: string) => here.getByRole('button', { name });
    for (const name of ['Einkauf', 'Meine Daten', 'Einstellungen'])
      expect(fold(name)).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold('Meine Daten'));
    expect(fold('Meine Daten')).toHaveAttribute('aria-expanded', 'true');
    await user.click(fold('Einstellungen'));
    expect(fold('Meine Daten')).toHaveAttribute('aria-expanded', 'false');
    const list = document.getElementById(fold('Einstellungen').getAttribute('aria-controls') ?? '');
    await user.click(within(list as HTMLElement).getByRole('link', { name: 'Passwort ändern' }));
    expect(path()).toBe('/my-account/change-password');
    await screen.findByRole('heading', { level: 1, name: 'Passwort ändern' });
    expect(fold('Einstellungen')).toHaveAttribute('aria-expanded', 'false');
    leave();
  });

  it('marks the group of the current page, also for a single order · ACC-11', async () => {
    const { fetch } = await signedIn(backend);
    const { leave } = await visit({ fetch }, '/my-account/order/none');
    const here = await menu();
    expect(here.getByRole('button', { name: 'Einkauf' })).toHaveAttribute('data-here');
    expect(here.getByRole('button', { name: 'Meine Daten' })).not.toHaveAttribute('data-here');
    leave();
  });
});
