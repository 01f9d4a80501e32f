import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { boughtLenses } from '../../adapters/sandbox/fixtures/bought-lenses.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { signedInWithPass } from '../../adapters/sandbox/fixtures/consents.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { daily, done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { waitUntil } from '../../wait-until.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

const address = '/my-account/lens-pass';
const wearer = async () => {
  const who = await signedInWithPass(backend);
  await boughtLenses(backend, who, { sphere: '-2.75' }, '2026-08-01');
  await boughtLenses(backend, who, { sphere: '-3.00' });
  return who;
};

describe('the lens pass', () => {
  it('shows the values of each eye, their date and the changes, in plain words · ACC-9', async () => {
    const { user, leave } = await visit(await wearer(), address);
    const pass = within(await screen.findByRole('article', { name: 'Mara Keller' }));
    expect(pass.getByRole('row', { name: /^Sphäre .* −3,00$/ })).toBeVisible();
    pass.getByText('Diese Werte seit 01.10.2026');
    await user.click(pass.getByText('Verlauf'));
    pass.getByText('Linkes Auge: Sphäre −3,00 statt −2,75');
    pass.getByText(/^Erste Bestellung: /);
    leave();
  });

  it('adds both eyes to the cart with their values · ACC-9', async () => {
    const { user, services, leave } = await visit(await wearer(), address);
    await user.click(await screen.findByRole('button', { name: 'In den Warenkorb Mara Keller' }));
    await waitFor(() => {
      let values: readonly (string | undefined)[] = [];
      services.cart.state$
        .subscribe(({ remote }) => {
          values = (remote.value?.items ?? []).map(
            ({ eye, options }) => eye && `${eye} ${options.find(({ code }) => code === 'sphere')?.value}`,
          );
        })
        .unsubscribe();
      expect(values).toContain('left -3.00');
      expect(values).toHaveLength(2);
    });
    leave();
  });

  it('shows the values of a discontinued lens, and that it is not available · ACC-9 · CAT-16', async () => {
    const who = await wearer();
    const gone = (state: boolean) =>
      backend.sandbox.db
        .updateTable('product')
        .set({ discontinued: state })
        .where('id', '=', Number(daily))
        .execute();
    await gone(true);
    const { user, leave } = await visit(who, address);
    const pass = within(await screen.findByRole('article', { name: 'Mara Keller' }));
    expect(pass.getByRole('row', { name: /^Sphäre .* −3,00$/ })).toBeVisible();
    await user.click(pass.getByRole('button', { name: 'In den Warenkorb Mara Keller' }));
    expect((await screen.findAllByText(/nicht mehr erhältlich/)).length).toBeGreaterThan(0);
    leave();
    await gone(false);
  });

  it('opens the product with the values filled in, and none in the URL · ACC-9', async () => {
    const { user, services, path, address: here, leave } = await visit(await wearer(), address);
    await user.click(await screen.findByRole('button', { name: 'Werte ändern Mara Keller' }));
    await waitFor(() => expect(path()).toMatch(/^\/p\/10010/));
    expect(here()).not.toMatch(/3[.,]00/);
    expect((await services.lastChoices.read())?.eyes.left?.values.sphere).toBe('-3.00');
    leave();
  });

  it('assigns lenses to a new wearer who can be renamed, and back to the customer when the wearer is deleted · ACC-9', async () => {
    const who = await wearer();
    const { user, leave } = await visit(who, address);
    const pass = within(await screen.findByRole('article', { name: 'Mara Keller' }));
    const own = () => screen.getByRole('article', { name: 'Mara Keller' }).textContent;
    const before = own();
    const [worn] = pass.getAllByLabelText('Getragen von');
    if (!worn) throw new Error('nobody can be chosen');
    await user.selectOptions(worn, 'Jemand anderem …');
    await user.click(pass.getByRole('button', { name: 'Speichern' }));
    await pass.findByText('Der Name fehlt noch.');
    await user.type(pass.getByLabelText('Name'), 'Mia');
    await user.click(pass.getByRole('button', { name: 'Speichern' }));
    await screen.findByRole('article', { name: 'Mia' });
    expect((await done(who.client.getLensPass({}))).wearers).toMatchObject([{ name: 'Mia' }]);
    expect(screen.getByRole('article', { name: 'Mia' })).toHaveTextContent('−3,00');
    expect(own()).not.toBe(before);
    await user.click(screen.getByRole('button', { name: 'Umbenennen: Mia' }));
    const name = screen.getByLabelText('Name');
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Der Name fehlt noch.');
    await user.type(name, 'Maria');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByRole('article', { name: 'Maria' });
    await screen.findByText('Der neue Name ist gespeichert.');
    await user.click(screen.getByRole('button', { name: 'Umbenennen: Maria' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Mia');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByRole('article', { name: 'Mia' });
    await user.click(screen.getByRole('button', { name: 'Löschen: Mia' }));
    const question = await screen.findByRole('dialog', { name: 'Mia löschen?' });
    await user.click(within(question).getByRole('button', { name: 'Löschen' }));
    await screen.findByText('Die Person ist gelöscht.');
    expect(screen.queryByRole('article', { name: 'Mia' })).toBeNull();
    expect(own()).toBe(before);
    expect((await done(who.client.getLensPass({}))).wearers).toEqual([]);
    leave();
  });

  it('is sent by mail as a link that opens it, is empty without lenses, and offers a retry after a failed request · ACC-9 · CALL-3', async () => {
    const who = await wearer();
    const { user, leave } = await visit(who, address);
    await user.click(await screen.findByRole('button', { name: 'Per E-Mail schicken' }));
    await screen.findByText(`Der Link zum Linsenpass ist unterwegs an ${who.email}.`);
    leave();
    const mail = await waitUntil(async () => {
      await doDueWork(backend.sandbox);
      const last = (await mailsTo(backend, who.email)).at(-1);
      expect(last?.subject).toBe('Dein Linsenpass bei Okulino');
      return last;
    });
    const link = /http:\/\/[^/]+(\/authenticate\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const opened = await visit(openBrowser(backend), link);
    await waitFor(() => expect(opened.path()).toBe(address));
    expect(await screen.findByRole('article', { name: 'Mara Keller' })).toBeVisible();
    opened.leave();
    backend.controls.setFault('getLensPass', { _tag: 'Cut', times: 1 });
    const other = await visit(await signedInWithPass(backend), address);
    await other.user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText('Sobald Kontaktlinsen bestellt sind, stehen ihre Werte hier.');
    other.leave();
  });
});
