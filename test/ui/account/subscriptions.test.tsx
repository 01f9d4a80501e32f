import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import whole from '../../../src/ui/shared/elements/whole.module.css';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { context, keptAlias } from '../../adapters/sandbox/fixtures/kept-alias.ts';
import { eyes } from '../../adapters/sandbox/fixtures/regular-goods.ts';
import { care, cartWith, done, item, swissAddress } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { regular, subscribed } from '../../adapters/sandbox/fixtures/subscribed.ts';
import { usable, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

const button = (name: string) => screen.getByRole('button', { name });

describe('subscriptions in the account', () => {
  it('are none at first, and can be created from the page of an order · ACC-5 · ROUTE-6 · FACE-17', async () => {
    const { fetch, number } = await regular(backend);
    const first = await visit({ fetch }, '/my-account/my-subscriptions');
    await screen.findByText(/^Noch kein Abo/);
    first.leave();
    const { user, path, leave } = await visit({ fetch }, `/my-account/order/${number}`);
    await user.click(await usable('Regelmässig liefern'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Als Abo einrichten' }));
    const make = dialog.getByRole('button', { name: 'Abo zahlungspflichtig einrichten' });
    // Nothing is preselected: a customer who chooses nothing is asked to.
    for (const choice of dialog.getAllByRole('radio', { name: /Tage|Monat|Abstand/ }))
      expect(choice).not.toBeChecked();
    await user.click(make);
    await dialog.findByText('Bitte wählen, wie oft geliefert wird.');
    await user.click(dialog.getByRole('radio', { name: 'Eigener Abstand' }));
    const count = dialog.getByRole('textbox', { name: 'Anzahl' });
    expect(count).toHaveValue('1');
    await user.clear(count);
    await user.type(count, '13');
    await user.click(make);
    await dialog.findByText('Möglich sind 1 bis 12 Monate.');
    await user.clear(count);
    await user.type(count, '2');
    await dialog.findByText('Zum ersten Mal bestellt am 19.01.2027.');
    await user.click(make);
    const title = await screen.findByRole('heading', { level: 1, name: /^Abo ABO-/ });
    expect(within(title).getByText(/^ABO-/)).toHaveClass(whole.whole ?? '');
    expect(path()).toMatch(/^\/my-account\/subscription\/ABO-\d{4}-\d{4}$/);
    await screen.findByText('19.01.2027');
    leave();
    const again = await visit({ fetch }, `/my-account/order/${number}`);
    expect(await screen.findByRole('link', { name: 'Zum Abo' })).toBeVisible();
    again.leave();
  });

  it('can be created from the cart, show the total, and leave the cart unchanged · ACC-5 · LAW-12 · UI-6', async () => {
    const { client, fetch } = await regular(backend);
    await done(client.createCustomerAddress({ body: swissAddress }));
    const { token_value: token } = await cartWith(client, item(care, 3), ...eyes);
    const { user, path, leave } = await visit({ fetch }, '/my-account/my-subscriptions', { cart: token });
    const offer = within(await screen.findByRole('region', { name: 'Aus dem Warenkorb' }));
    await user.click(offer.getByRole('button', { name: 'Regelmässig liefern' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Als Abo einrichten' }));
    await user.click(dialog.getByRole('radio', { name: 'Eigener Abstand' }));
    const count = dialog.getByRole('textbox', { name: 'Anzahl' });
    await user.clear(count);
    expect(dialog.getByText('noch nicht gewählt')).toBeVisible();
    await user.type(count, '2');
    const terms = dialog.getByText('Laufzeit').closest('dl');
    expect(terms).toHaveTextContent(/Artikel3 × Clarea.*2 × Hydralis, 30 TageslinsenPreis/);
    expect(terms).toHaveTextContent(/Preisheute \D*\d+[.,]\d\d\D* zuzüglich Versand/);
    expect(terms).toHaveTextContent('AbstandAlle 2 Monate');
    expect(terms).toHaveTextContent('Laufzeitunbefristet');
    await user.click(dialog.getByRole('button', { name: 'Abo zahlungspflichtig einrichten' }));
    await screen.findByRole('heading', { level: 1, name: /^Abo ABO-/ });
    expect(path()).toMatch(/^\/my-account\/subscription\/ABO-/);
    expect((await done(client.getCart({ params: { token } }))).items).toHaveLength(3);
    leave();
    const again = await visit({ fetch }, '/my-account/my-subscriptions', { cart: token });
    await screen.findByRole('link', { name: /^Verwalten: Abo ABO-/ });
    expect(screen.queryByRole('region', { name: 'Aus dem Warenkorb' })).toBeNull();
    again.leave();
  });

  it('can be paused, resumed, skipped once, and cancelled in two steps · ACC-5 · SUBS-7', async () => {
    const { client, fetch, subscription } = await subscribed(backend);
    const { user, leave } = await visit({ fetch }, `/my-account/subscription/${subscription.id}`);
    await screen.findByText('19.12.2026');
    await screen.findByText('Nach dem Auslassen ist die nächste Bestellung am 18.01.2027.');
    await user.click(button('19.12.2026 auslassen'));
    await screen.findByText('Ausgelassen. Die nächste Bestellung ist am 18.01.2027.');
    await screen.findByText('Ausgelassen: 19.12.2026');
    await user.click(button('Doch liefern 19.12.2026'));
    await screen.findByText('Die Bestellung kommt doch, am 19.12.2026.');
    expect(screen.queryByText('Ausgelassen: 19.12.2026')).toBeNull();
    expect(screen.getByText(/^Nach dem Auslassen/)).toHaveFocus();
    await user.click(button('19.12.2026 auslassen'));
    await screen.findByText('18.01.2027');
    await user.click(button('Pausieren'));
    await screen.findByText('Das Abo macht Pause.');
    await user.click(button('Fortsetzen'));
    await screen.findByText('Das Abo läuft wieder.');
    await user.click(button('Abo kündigen'));
    const question = within(await screen.findByRole('dialog', { name: 'Dieses Abo kündigen?' }));
    await user.click(question.getByRole('button', { name: 'Behalten' }));
    await user.click(button('Abo kündigen'));
    await user.click(question.getByRole('button', { name: 'Jetzt kündigen' }));
    await screen.findByText('Das Abo ist gekündigt. Die Bestätigung kommt per E-Mail.');
    expect(screen.queryByRole('button', { name: 'Pausieren' })).toBeNull();
    expect((await done(client.getSubscriptions({})))[0]?.state).toBe('cancelled');
    leave();
  });

  it('show the next delivery in the list, a pair as one article, and can be skipped or paused there · ACC-5 · SUBS-7', async () => {
    const { client, fetch, subscription } = await subscribed(backend, ...eyes);
    const { user, leave } = await visit({ fetch }, '/my-account/my-subscriptions');
    await screen.findByText('19.12.2026');
    expect(screen.getByText(/^2 × Hydralis/)).toBeVisible();
    await user.click(button(`19.12.2026 auslassen ${subscription.id}`));
    await screen.findByText('Ausgelassen. Die nächste Bestellung ist am 18.01.2027.');
    await user.click(button(`Doch liefern 19.12.2026 ${subscription.id}`));
    await screen.findByText('Die Bestellung kommt doch, am 19.12.2026.');
    await user.click(button(`19.12.2026 auslassen ${subscription.id}`));
    await screen.findByText('18.01.2027');
    await user.click(button(`Pausieren ${subscription.id}`));
    await screen.findByText('Das Abo macht Pause.');
    expect((await done(client.getSubscriptions({})))[0]?.state).toBe('paused');
    leave();
  });

  it.each(['split', 'blob'] as const)(
    'show the next order and the total in the style %s, and only Linsenwerk’s draws the next orders to scale · FACE-19',
    async (hero) => {
      const { fetch, subscription } = await subscribed(backend);
      for (const page of ['my-subscriptions', `subscription/${subscription.id}`]) {
        const { leave } = await visit({ fetch }, `/my-account/${page}`, { own: { hero } });
        const facts = (await screen.findByText('Nächste Bestellung')).closest('dl');
        expect(facts).toHaveTextContent(/Nächste Bestellung\d\d\.\d\d\.\d{4}Gesamtbetrag\D*\d+[.,]\d\d/);
        const drawn = [...(facts?.parentElement?.querySelectorAll('svg text') ?? [])].map(
          ({ textContent }) => textContent,
        );
        expect(drawn).toEqual(hero === 'split' ? ['19.11', '19.12', '18.01', '17.02', '19.03'] : []);
        leave();
      }
    },
  );

  it('compare the values of a line with the last order, and can be corrected with one press · WEAR-2 · WEAR-3', async () => {
    const { fetch, subscription } = await subscribed(backend, ...eyes);
    const { user, leave } = await visit({ fetch }, `/my-account/subscription/${subscription.id}`);
    await user.click(await screen.findByRole('button', { name: /^Ändern: .*Rechtes Auge$/ }));
    const sphere = await screen.findByRole('combobox', { name: 'Sphäre (SPH)' });
    await user.selectOptions(sphere, '+2.00');
    await screen.findByText(/^Verglichen mit der Bestellung vom /);
    expect(sphere).toHaveAccessibleDescription(
      'Rechtes Auge: Sphäre +2,00 statt bisher −2,00. Stimmt das Vorzeichen?',
    );
    expect(sphere).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByRole('button', { name: '−2,00 übernehmen' }));
    await waitFor(() => expect(sphere).toHaveValue('-2.00'));
    expect(sphere).toHaveFocus();
    expect(screen.queryByText(/Vorzeichen/)).toBeNull();
    leave();
  });

  it('accept other values and another quantity for one eye, if they are made · ACC-5', async () => {
    const { client, fetch, subscription } = await subscribed(backend, ...eyes);
    const { user, leave } = await visit({ fetch }, `/my-account/subscription/${subscription.id}`);
    await user.click(await screen.findByRole('button', { name: /^Ändern: .*Rechtes Auge$/ }));
    const sphere = await screen.findByRole('combobox', { name: 'Sphäre (SPH)' });
    expect(sphere).toHaveValue('-2.00');
    await user.selectOptions(sphere, '+2.00');
    await screen.findByText(/Vorzeichen/);
    await user.selectOptions(sphere, '-2.25');
    await waitFor(() => expect(screen.queryByText(/Vorzeichen/)).toBeNull());
    await user.click(button('Menge: Eins mehr'));
    await user.click(button('Speichern'));
    await screen.findByText('Der Inhalt ist geändert.');
    const { items } = await done(client.getSubscription({ params: { id: subscription.id } }));
    expect(items.map(({ quantity, formatted_options }) => [quantity, formatted_options[0]?.value])).toEqual([
      [2, '-2.25'],
      [1, '-1.50'],
    ]);
    leave();
  });

  it('keep what was entered for a line until it is saved · ACC-17', async () => {
    const { fetch, subscription } = await subscribed(backend, ...eyes);
    const { user, leave } = await visit({ fetch }, `/my-account/subscription/${subscription.id}`);
    await user.click(await screen.findByRole('button', { name: /^Ändern: .*Rechtes Auge$/ }));
    const sphere = await screen.findByRole('combobox', { name: 'Sphäre (SPH)' });
    await user.selectOptions(sphere, '-2.25');
    await user.click(button('Menge: Eins mehr'));
    backend.controls.setFault('updateSubscription', { _tag: 'Cut', times: 1 });
    await user.click(button('Speichern'));
    await screen.findByRole('alert');
    expect(sphere).toHaveValue('-2.25');
    await user.click(button('Speichern'));
    await screen.findByText('Der Inhalt ist geändert.');
    await waitFor(() => expect(sphere).not.toBeInTheDocument());
    leave();
  });

  it('keep two lines open at once, each until its own values are saved · ACC-17', async () => {
    const { client, fetch, subscription } = await subscribed(backend, ...eyes);
    const held = Promise.withResolvers<void>();
    let changes = 0;
    const unsteady: typeof fetch = async (request) => {
      if (request.method !== 'PATCH' && request.method !== 'PUT') return fetch(request);
      changes += 1;
      if (changes === 1) await held.promise;
      if (changes === 2) throw new TypeError('cut');
      return fetch(request);
    };
    const { user, leave } = await visit({ fetch: unsteady }, `/my-account/subscription/${subscription.id}`);
    await user.click(await screen.findByRole('button', { name: /^Ändern: .*Rechtes Auge$/ }));
    await user.click(screen.getByRole('button', { name: /^Ändern: .*Linkes Auge$/ }));
    const spheres = () => screen.queryAllByRole('combobox', { name: 'Sphäre (SPH)' });
    await waitFor(() => expect(spheres()).toHaveLength(2));
    const [right, left] = spheres() as [HTMLElement, HTMLElement];
    await user.selectOptions(right, '-2.25');
    await user.selectOptions(left, '-1.75');
    const [saveRight, saveLeft] = screen.getAllByRole('button', { name: 'Speichern' });
    await user.click(saveRight as HTMLElement);
    expect(saveRight).toHaveAttribute('aria-busy', 'true');
    expect(saveLeft).not.toHaveAttribute('aria-busy');
    await user.click(saveLeft as HTMLElement);
    held.resolve();
    await screen.findByRole('alert');
    expect(spheres()).toEqual([left]);
    expect(left).toHaveValue('-1.75');
    await user.click(button('Speichern'));
    await waitFor(() => expect(spheres()).toEqual([]));
    const { items } = await done(client.getSubscription({ params: { id: subscription.id } }));
    expect(items.map(({ formatted_options }) => formatted_options[0]?.value)).toEqual(['-2.25', '-1.75']);
    leave();
  });

  it('are cancelled also while another change is under way · ACC-17', async () => {
    const { client, fetch, subscription } = await subscribed(backend);
    const held = Promise.withResolvers<void>();
    let isFirst = true;
    const slow: typeof fetch = async (request) => {
      if (request.method === 'PATCH' || request.method === 'PUT') {
        const waits = isFirst;
        isFirst = false;
        if (waits) await held.promise;
      }
      return fetch(request);
    };
    const { user, leave } = await visit({ fetch: slow }, `/my-account/subscription/${subscription.id}`);
    await user.click(await screen.findByRole('button', { name: '19.12.2026 auslassen' }));
    await user.click(button('Abo kündigen'));
    const question = within(await screen.findByRole('dialog', { name: 'Dieses Abo kündigen?' }));
    await user.click(question.getByRole('button', { name: 'Jetzt kündigen' }));
    held.resolve();
    await screen.findByText('Das Abo ist gekündigt. Die Bestätigung kommt per E-Mail.');
    expect((await done(client.getSubscriptions({})))[0]?.state).toBe('cancelled');
    leave();
  });

  it('report a change that was made elsewhere, and show the current state · ACC-5', async () => {
    const { client, fetch, subscription } = await subscribed(backend);
    const params = { id: subscription.id };
    const { user, leave } = await visit({ fetch }, `/my-account/subscription/${subscription.id}`);
    await screen.findByText('19.12.2026');
    await done(client.updateSubscription({ params, body: { version: 1, next_order_date: '2026-12-24' } }));
    await user.click(button('Pausieren'));
    await screen.findByText(/inzwischen anderswo geändert/);
    await screen.findByText('24.12.2026');
    await user.click(button('Pausieren'));
    await screen.findByText('Das Abo macht Pause.');
    leave();
  });

  it('can be sent to another address of the address book in a dialog, which stays open until that is saved · ACC-17 · ACC-5 · UI-6', async () => {
    const { client, fetch, subscription } = await subscribed(backend);
    const address = { ...subscription.shipping_address, street: 'Limmatquai' };
    await done(client.createCustomerAddress({ body: address }));
    const { user, leave } = await visit({ fetch }, `/my-account/subscription/${subscription.id}`);
    await user.click(await screen.findByText('Lieferung nach Zürich'));
    await user.click(button('Adressen ändern'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Adressen ändern' }));
    const choice = await dialog.findByRole('combobox', { name: 'Lieferadresse' });
    await user.selectOptions(choice, 'Mara Keller, Limmatquai 12, Zürich');
    await user.click(dialog.getByRole('checkbox'));
    backend.controls.setFault('updateSubscriptionsAddresses', { _tag: 'Cut', times: 1 });
    await user.click(dialog.getByRole('button', { name: 'Adressen speichern' }));
    await dialog.findByRole('alert');
    expect(choice).toHaveDisplayValue('Mara Keller, Limmatquai 12, Zürich');
    expect(dialog.getByRole('checkbox')).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Adressen speichern' }));
    await screen.findByText('Die Adressen sind gespeichert.');
    expect(choice).not.toBeInTheDocument();
    expect(
      (await done(client.getSubscription({ params: { id: subscription.id } }))).shipping_address.street,
    ).toBe('Limmatquai');
    leave();
  });

  it('ask for another payment method once theirs is deleted · ACC-15', async () => {
    const customer = await subscribed(backend);
    const { client, fetch, subscription } = customer;
    const page = `/my-account/subscription/${subscription.id}`;
    const [kept] = await keptAlias(backend, customer);
    const body = {
      version: subscription.version,
      payment_method: 'visa',
      payment_alias: kept?.alias as never,
    };
    await done(client.updateSubscription({ params: { id: subscription.id }, body }));
    const before = await visit({ fetch }, page);
    await screen.findByText('Zahlung: Visa mit Endziffern 4242');
    expect(screen.queryByText(/Diese Zahlungsart ist nicht mehr verfügbar/)).toBeNull();
    before.leave();
    await done(client.deleteCustomerPaymentAlias({ params: { alias: kept?.alias as never }, ...context }));
    const { user, leave } = await visit({ fetch }, page);
    await screen.findByText(/Diese Zahlungsart ist nicht mehr verfügbar/);
    await user.click(screen.getByRole('radio', { name: /Rechnung/ }));
    await user.click(button('Zahlungsart speichern'));
    await screen.findByText('Zahlung: Rechnung');
    expect(screen.queryByText(/Diese Zahlungsart ist nicht mehr verfügbar/)).toBeNull();
    leave();
  });

  it('of another customer are not found, and a link in a mail opens the customer’s own list · ACC-5 · ROUTE-5', async () => {
    const { subscription } = await subscribed(backend);
    const { fetch } = await signedIn(backend);
    const other = await visit({ fetch }, `/my-account/subscription/${subscription.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Dieses Abo gibt es nicht' });
    other.leave();
    const { path, leave } = await visit({ fetch }, '/subscription/mail/secret');
    await screen.findByRole('heading', { level: 1, name: 'Abos' });
    expect(path()).toBe('/my-account/my-subscriptions');
    leave();
  });

  it('ask a guest to sign in first · ROUTE-5 · ROUTE-12', async () => {
    const { fetch } = openBrowser(backend);
    const { path, leave } = await visit({ fetch }, '/subscription/mail/secret');
    await screen.findByRole('button', { name: 'Anmelden' });
    expect(path()).toBe('/my-account/my-subscriptions');
    leave();
  });

  it('can be cancelled without an account, by number and e-mail, in two steps · ACC-5', async () => {
    const { client, subscription, email } = await subscribed(backend);
    const { fetch } = openBrowser(backend);
    const { user, leave } = await visit({ fetch }, '/cancellation', { brand: 'okulino' });
    await user.click(await screen.findByRole('button', { name: 'Weiter zur Bestätigung' }));
    expect((await screen.findAllByText('Die Abo-Nummer fehlt.')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText('Vor- und Nachname'), 'Mara Keller');
    await user.type(screen.getByLabelText('Abo-Nummer'), subscription.id.toLowerCase());
    await user.type(screen.getByLabelText('E-Mail-Adresse'), email);
    await user.click(button('Weiter zur Bestätigung'));
    await screen.findByRole('heading', { level: 1, name: 'Kündigung bestätigen' });
    await user.click(button('Jetzt kündigen'));
    await screen.findByRole('heading', { level: 1, name: 'Die Kündigung ist eingegangen' });
    expect(screen.getByText(/^KD-/)).toBeVisible();
    expect((await done(client.getSubscription({ params: { id: subscription.id } }))).state).toBe('cancelled');
    leave();
  });
});
