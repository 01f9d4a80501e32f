import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, cartWith, done, item, swissAddress } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(signedInKey, '1');
});

const page = '/my-account/my-optician';
const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button', { name: /^Auswählen/ })
    .map((button) => button.getAttribute('aria-label'));

describe('my optician', () => {
  it('is found near an address, chosen, set for pickup, and removed · ACC-8', async () => {
    const { client, fetch } = await signedIn(backend);
    const { user, leave } = await visit({ fetch }, page);
    await screen.findByText('Noch ist kein Optiker gewählt.');
    await screen.findByText('Alle Optiker');
    const field = screen.getByLabelText('Ort, Postleitzahl oder Adresse');
    await user.type(field, 'Atlantis');
    await user.type(field, '{Enter}');
    await screen.findByText(/Diese Adresse wurde nicht gefunden/);
    expect(field).toHaveValue('Atlantis');
    await user.clear(field);
    await user.type(field, 'Bern{Enter}');
    await screen.findByText('Optiker im Umkreis von 60 km um Bern, die nächsten zuerst');
    expect(screen.getByRole('link', { name: 'Auf der Karte ansehen: Bern' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/\?mlat=46\.\d+&mlon=7\.\d+/),
    );
    expect(names()[0]).toBe('Auswählen: Laubenoptik');
    await user.click(screen.getByRole('button', { name: 'Auswählen: Laubenoptik' }));
    await screen.findByText('Der Optiker ist gespeichert.');
    await user.click(screen.getByRole('checkbox', { name: /Pakete dort abholen/ }));
    await waitFor(async () =>
      expect(await done(client.getMyOptician({}))).toMatchObject({ pickup_wanted: true }),
    );
    await user.click(screen.getByRole('button', { name: 'Optiker entfernen' }));
    const question = await screen.findByRole('dialog', { name: 'Diesen Optiker entfernen?' });
    await user.click(within(question).getByRole('button', { name: 'Optiker entfernen' }));
    await screen.findByText('Noch ist kein Optiker gewählt.');
    expect(await done(client.getMyOptician({}))).toEqual({ assigned: false });
    leave();
  });

  it('is listed near the own address first, all are one press away, and the street is not sent · ACC-14', async () => {
    const { client, fetch } = await signedIn(backend);
    await done(client.createCustomerAddress({ body: swissAddress }));
    const located: (string | null)[] = [];
    const { user, leave } = await visit(
      {
        fetch: (request) => {
          const { pathname, searchParams } = new URL(request.url);
          if (pathname.endsWith('/locations')) located.push(searchParams.get('address'));
          return fetch(request);
        },
      },
      page,
    );
    await screen.findByText('Optiker im Umkreis von 60 km um 8002 Zürich, die nächsten zuerst');
    const near = names();
    expect(near).toEqual([
      'Auswählen: Optik am Limmatufer',
      'Auswählen: Brillenhaus Seefeld',
      'Auswählen: Sehzentrum Nord',
      'Auswählen: Optik Steinberg',
      'Auswählen: Optik Pilatus',
    ]);
    await user.click(screen.getByRole('button', { name: 'Alle Optiker anzeigen (9)' }));
    await screen.findByText('Optiker nach Entfernung von 8002 Zürich');
    expect(names().slice(0, 6)).toEqual([...near, 'Auswählen: Rheinblick Optik']);
    expect(names()).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Nur im Umkreis von 60\u00a0km' }));
    expect(names()).toEqual(near);
    expect(located).toEqual(['8002 Zürich']);
    leave();
  });

  it('is listed with all others by distance where none is near · ACC-14', async () => {
    const { fetch } = await signedIn(backend);
    const { user, leave } = await visit({ fetch }, page);
    await user.type(await screen.findByLabelText('Ort, Postleitzahl oder Adresse'), 'Wien{Enter}');
    await screen.findByText(
      'Im Umkreis von 60 km um Wien gibt es keinen Optiker. Hier sind alle nach Entfernung:',
    );
    expect(names()).toHaveLength(9);
    expect(screen.queryByRole('button', { name: /Alle Optiker anzeigen/ })).toBeNull();
    leave();
  });

  it('links to no map host that the shop does not allow · ACC-8', async () => {
    const { fetch } = await signedIn(backend);
    const { user, leave } = await visit(
      {
        fetch: async (request) => {
          const answer = await fetch(request);
          if (!new URL(request.url).pathname.endsWith('/locations')) return answer;
          const told = (await answer.json()) as object;
          return Response.json({ ...told, url: 'https://elsewhere.example/?key=k' });
        },
      },
      page,
    );
    await user.type(await screen.findByLabelText('Ort, Postleitzahl oder Adresse'), 'Bern{Enter}');
    await screen.findByText('Optiker im Umkreis von 60 km um Bern, die nächsten zuerst');
    expect(screen.queryByRole('link', { name: /Karte/ })).toBeNull();
    leave();
  });

  it('cannot be one that has closed meanwhile, and an error says so · ACC-8', async () => {
    const { client, fetch } = await signedIn(backend);
    const { user, leave } = await visit({ fetch }, page);
    await user.click(await screen.findByRole('button', { name: 'Auswählen: Sehzentrum Nord' }));
    await screen.findByText(/Dieser Optiker ist gerade nicht verfügbar/);
    expect(await done(client.getMyOptician({}))).toEqual({ assigned: false });
    leave();
  });

  it('offers a retry after a failed request · ACC-8 · CALL-3', async () => {
    const { fetch } = await signedIn(backend);
    backend.controls.setFault('getMyOptician', { _tag: 'Cut', times: 1 });
    const { user, leave } = await visit({ fetch }, page);
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText('Noch ist kein Optiker gewählt.');
    leave();
  });

  it('is preselected in the checkout for pickup, until another option is chosen · ACC-8 · CHK-9', async () => {
    const { client, fetch, email } = await signedIn(backend);
    await done(client.assignOptician({ body: { partner_id: 'ch-bern', pickup: true } }));
    const { token_value: token } = await cartWith(client, item(care));
    await done(client.updateOrder({ params: { token }, body: { email } }));
    const first = await visit({ fetch }, '/checkout/address', { cart: token });
    expect(await screen.findByRole('radio', { name: /Laubenoptik/ })).toBeChecked();
    await first.user.click(screen.getByRole('radio', { name: 'An die Rechnungsadresse' }));
    first.leave();
    const again = await visit({ fetch }, '/checkout/address', { cart: token });
    await waitFor(() => expect(again.asked).toContain('GET /api/customers/me/optician'));
    await screen.findByLabelText('Vorname');
    expect(screen.getByRole('radio', { name: 'An die Rechnungsadresse' })).toBeChecked();
    again.leave();
  });
});
