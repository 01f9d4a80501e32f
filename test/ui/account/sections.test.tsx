import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import type { OperationName } from '../../../src/adapters/contract/shop-api.ts';
import { type AccountSection, sectionsOf } from '../../../src/ui/account/sections.ts';
import { openBrowser, type TestBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { newEmail, password, registered } from '../../adapters/sandbox/fixtures/customers.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

/** A shop that has every section. */
const brand = 'opalys';
let backend: TestSandbox;
let customer: TestBrowser;
let visitor: Visit | undefined;
beforeAll(async () => {
  backend = await startSandbox();
  customer = openBrowser(backend, brand);
  const email = await registered(customer.client, newEmail());
  await done(customer.client.customerSignMeIn({ body: { email, password } }));
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(signedInKey, '1');
});
afterEach(() => {
  backend.controls.reset();
  visitor?.leave();
});
afterAll(() => backend?.close());

interface Asked {
  readonly operation: OperationName;
  /** The text for a customer without any data there; a form is shown in any case. */
  readonly empty: RegExp;
  /** The link to continue from there. */
  readonly way?: readonly [name: string, to: string];
}

const toGoods = ['Zum Sortiment', '/'] as const;
const toOrders = ['Zu den Bestellungen', '/my-account/history'] as const;

/** Every section by its heading; the operation that it calls, if any. */
const sections: Readonly<Record<AccountSection, readonly [heading: RegExp, asked?: Asked]>> = {
  overview: [/Mara/],
  history: [
    /^Bestellungen$/,
    { operation: 'getOrdersHistory', empty: /Noch keine Bestellung/, way: toGoods },
  ],
  'my-subscriptions': [/^Abos$/, { operation: 'getSubscriptions', empty: /Noch kein Abo/, way: toOrders }],
  'lens-pass': [/^Linsenpass$/, { operation: 'getLensPass', empty: /Das sind Gesundheitsdaten/ }],
  'reminder-alarms': [
    /^Erinnerungen$/,
    { operation: 'getReminderAlarms', empty: /Noch ist keine Erinnerung eingerichtet/, way: toGoods },
  ],
  ratings: [
    /^Bewertungen$/,
    { operation: 'getRateableProducts', empty: /nichts zu bewerten/, way: toOrders },
  ],
  profile: [/^Persönliche Angaben$/],
  'address-book': [
    /^Adressbuch$/,
    { operation: 'getCustomerAddresses', empty: /Noch ist keine Adresse gespeichert/ },
  ],
  'payment-aliases': [
    /^Gespeicherte Zahlungsarten$/,
    { operation: 'getCustomerPaymentAlias', empty: /Noch ist nichts gespeichert/ },
  ],
  'my-optician': [/^Mein Optiker$/, { operation: 'getMyOptician', empty: /Noch ist kein Optiker gewählt/ }],
  'eye-checks': [
    /^Sehtest beim Optiker$/,
    { operation: 'getMyEyeChecks', empty: /Zurzeit ist kein Termin gebucht/ },
  ],
  newsletter: [/^Newsletter$/, { operation: 'getMarketingCommunication', empty: /Gewünschte E-Mails/ }],
  'email-settings': [
    /^E-Mail-Einstellungen$/,
    { operation: 'getMarketingCommunication', empty: /Gewünschte E-Mails/ },
  ],
  'bonus-points': [
    /^Bonuspunkte$/,
    { operation: 'getBonusPointsStats', empty: /Noch hat keine Bestellung Punkte gebracht/ },
  ],
  'miles-and-more': [
    /^Miles & More$/,
    { operation: 'customerGetMilesAndMorePoints', empty: /Noch hat keine Bestellung Meilen gesammelt/ },
  ],
  'change-password': [/^Passwort ändern$/],
  sessions: [/^Angemeldete Geräte$/],
  'own-data': [/^Daten und Konto$/],
};
const all = Object.entries(sections) as [AccountSection, (typeof sections)[AccountSection]][];
const asking = all.flatMap(([section, [heading, asked]]) =>
  asked ? [[section, heading, asked] as const] : [],
);

const open = async (section: AccountSection): Promise<Visit> => {
  visitor = await visit({ fetch: customer.fetch }, `/my-account/${section}`, { brand });
  return visitor;
};
const inMain = () => within(screen.getByRole('main'));

describe('the sections of an account', () => {
  it('are exactly the expected ones · ACC-1', () => {
    expect(new Set(sectionsOf(shops[brand]))).toEqual(new Set(Object.keys(sections)));
  });

  it.each(all)(
    '%s is a page of its own, marked as current in the menu; it shows a loading state, then its empty state · ACC-1',
    async (section, [heading, asked]) => {
      const isBusy = () => screen.getByRole('main').querySelector('[aria-busy="true"]') !== null;
      if (asked) backend.controls.setFault(asked.operation, { _tag: 'Latency', ms: 300, times: 1 });
      await open(section);
      if (asked) await waitFor(() => expect(isBusy()).toBe(true));
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      const here = within(screen.getByRole('navigation', { name: 'Bereiche des Kontos' }))
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page');
      expect(here.map((link) => link.getAttribute('href'))).toEqual([`/my-account/${section}`]);
      const way = section === 'overview' ? toGoods : asked?.way;
      if (asked) expect(await inMain().findByText(asked.empty)).toBeVisible();
      if (way) expect(await inMain().findByRole('link', { name: way[0] })).toHaveAttribute('href', way[1]);
      await waitFor(() => expect(isBusy()).toBe(false));
    },
  );

  it.each(asking)(
    '%s shows a server error or a network error, and loads on a retry · ACC-1 · CALL-3',
    async (section, _, { operation, empty }) => {
      for (const [fault, said] of [
        [{ _tag: 'Status', status: 503 }, /Der Shop kann gerade nicht antworten/],
        [{ _tag: 'Cut' }, /Der Shop ist gerade nicht erreichbar/],
      ] as const) {
        backend.controls.setFault(operation, fault);
        const { user, leave } = await open(section);
        await waitFor(() => expect(inMain().getByRole('alert')).toHaveTextContent(said));
        backend.controls.reset();
        await user.click(inMain().getByRole('button', { name: 'Erneut versuchen' }));
        expect(await inMain().findByText(empty)).toBeVisible();
        leave();
      }
    },
  );
});
