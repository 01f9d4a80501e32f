import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const address = '/c/kontaktlinsen';
const opened = async (at: string = address) => {
  const visitor = await visit(backend, at);
  await visitor.user.click(await screen.findByRole('link', { name: /^Filter( \(\d\))?$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Auswahl eingrenzen' }));
  const show = () => dialog.getByRole('button', { name: /anzeigen$|^Anwenden$/ });
  const shown = () => Number(/^\d+/.exec(show().textContent ?? '')?.[0]);
  return { ...visitor, dialog, show, shown };
};

describe('the dialog of the filters', () => {
  it('stays open for several choices, counts what they leave, and leads there by its button · CAT-33', async () => {
    const { user, dialog, show, shown, address: at, leave } = await opened();
    const all = shown();
    expect(dialog.getByRole('status').textContent).toBe('');
    const toric = dialog.getByRole('checkbox', { name: /^Torisch/ });
    const values = dialog.getAllByRole('checkbox', { hidden: true }).length;
    await user.click(toric);
    await waitFor(() => expect(shown()).toBeLessThan(all));
    const some = shown();
    expect(dialog.getByRole('status')).toHaveTextContent(`${some} Produkte`);
    expect(toric).toHaveFocus();
    await user.click(dialog.getByRole('checkbox', { name: /^Tageslinsen/ }));
    await waitFor(() => expect(shown()).toBeLessThan(some));
    const both = shown();
    expect(dialog.getAllByRole('checkbox', { hidden: true })).toHaveLength(values);
    expect(at()).toBe(address);
    await user.click(show());
    await waitFor(() => expect(at()).toBe(`${address}?lens_type=toric&lens_usage=daily`));
    leave();
    const led = await visit(backend, `${address}?lens_type=toric&lens_usage=daily`);
    expect(await screen.findByRole('region', { name: new RegExp(`^${both} Produkte`) })).toBeVisible();
    led.leave();
  });

  it('drops the choices if it is closed otherwise, and has nowhere to lead without one · CAT-33', async () => {
    const { user, dialog, show, shown, address: at, leave } = await opened(`${address}?lens_type=toric`);
    const before = shown();
    await user.click(dialog.getByRole('checkbox', { name: /^Torisch/ }));
    await waitFor(() => expect(shown()).toBeGreaterThan(before));
    // What Escape and the back gesture of a phone send to a dialog.
    fireEvent(screen.getByRole('dialog'), new Event('cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: /^Filter( \(\d\))?$/ }));
    expect(dialog.getByRole('checkbox', { name: /^Torisch/ })).toBeChecked();
    expect(shown()).toBe(before);
    await user.click(show());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at()).toBe(`${address}?lens_type=toric`);
    leave();
  });

  it('leaves the group open whose last choice is removed · CAT-33', async () => {
    const { user, dialog, leave } = await opened(`${address}?filters=all`);
    const group = dialog.getByText('Wassergehalt');
    await user.click(group);
    const value = dialog.getByRole('checkbox', { name: /^Über 55/ });
    await user.click(value);
    await user.click(value);
    expect(group.closest('details')).toHaveProperty('open', true);
    expect(value).toHaveFocus();
    leave();
  });

  it('names no number that nobody has counted · CAT-33', async () => {
    const { user, dialog, show, services, leave } = await opened();
    Object.assign(services.catalogue, {
      products: () => async () => ({ _tag: 'Left', left: { _tag: 'Unreachable' } }),
    });
    await user.click(dialog.getByRole('checkbox', { name: /^Torisch/ }));
    await waitFor(() => expect(show()).toHaveTextContent(/^Anwenden$/));
    expect(dialog.getByRole('status').textContent).toBe('');
    leave();
  });
});
