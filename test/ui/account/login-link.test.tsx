import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { followHash } from '../../../src/config/browser/follow-hash.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { newEmail, password, registered } from '../../adapters/sandbox/fixtures/customers.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { care, cartWith, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

/** Path and query of the link in a customer's newest mail. */
const linkTo = async (email: string): Promise<string> => {
  await doDueWork(backend.sandbox);
  const text = (await mailsTo(backend, email)).at(-1)?.text ?? '';
  const { pathname, search } = new URL(/http\S+hash=\S+/.exec(text)?.[0] ?? 'http://none.test/');
  return pathname + search;
};
/** The link that a customer requested. */
const askedLink = async (email: string, path = '/my-account/profile'): Promise<string> => {
  const { client } = openBrowser(backend);
  const to = { redirect_link: path, redirectLink: path };
  await client.sendLoginLink({ body: { email, ...to, locale: 'de' } })();
  return linkTo(email);
};
const open = (browser: Parameters<typeof visit>[0], address: string, options = {}) => {
  history.replaceState(null, '', address);
  return visit(browser, address, options);
};

describe('a login link', () => {
  it('is requested in one form, once for each address, and signs in at its target · AUTH-7 · ROUTE-5 · ADDR-8', async () => {
    const browser = openBrowser(backend);
    const email = await registered(browser.client);
    const { user, leave } = await open(browser, '/my-account/profile');
    await user.click(await screen.findByRole('button', { name: 'Link zum Anmelden per E-Mail' }));
    const field = await screen.findByLabelText('E-Mail-Adresse');
    // As it is copied from a chat.
    await user.type(field, `\u2068${email}\u2069`);
    const button = screen.getByRole('button', { name: 'Link senden' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(await screen.findAllByText(new RegExp(`zu ${email} ein Konto`))).not.toHaveLength(0);
    await user.type(field, 'x');
    expect(button).not.toHaveAttribute('aria-disabled');
    leave();

    const link = await linkTo(email);
    const { path } = await open(browser, link);
    await waitFor(() => expect(path()).toBe('/my-account/profile'));
    expect(await screen.findByRole('heading', { name: 'Persönliche Angaben' })).toBeVisible();
  });

  it('creates an account for a new customer with the entered names, and the newsletter if chosen · AUTH-7 · AUTH-9 · AUTH-15', async () => {
    const email = newEmail();
    const { user, leave } = await open(openBrowser(backend), '/my-account/newsletter');
    await user.click(await screen.findByRole('button', { name: 'Link zum Anmelden per E-Mail' }));
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), email);
    const send = screen.getByRole('button', { name: 'Link senden' });
    await user.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    const isNew = screen.getByRole('checkbox', { name: 'Ich habe noch kein Konto.' });
    expect(screen.queryByLabelText('Vorname')).toBeNull();
    await user.click(isNew);
    expect(isNew).toHaveFocus();
    expect(send).not.toHaveAttribute('aria-disabled');
    await user.click(send);
    expect(await screen.findByText('Vorname fehlt noch.')).toBeVisible();
    expect(screen.getByLabelText('Vorname')).toHaveFocus();
    await user.type(screen.getByLabelText('Vorname'), 'Nora');
    await user.type(screen.getByLabelText('Nachname'), 'Frei');
    const newsletter = screen.getByRole('checkbox', { name: /^Ja, schickt mir Angebote/ });
    expect(newsletter).not.toBeChecked();
    await user.click(newsletter);
    await user.click(send);
    expect(await screen.findAllByText(`Der Link ist gleich in deinem Postfach: ${email}`)).not.toHaveLength(
      0,
    );
    expect(send).toHaveAttribute('aria-disabled', 'true');
    leave();

    const { path } = await open(openBrowser(backend), await linkTo(email));
    await waitFor(() => expect(path()).toBe('/my-account/newsletter'));
    expect(await screen.findByRole('checkbox', { name: /Newsletter/ })).toBeChecked();
    expect((await screen.findAllByText(/Nora/)).length).toBeGreaterThan(0);
  });

  it('to the lens pass is offered to guests there, and says what it is for · AUTH-7 · ACC-9 · ACC-10', async () => {
    const browser = openBrowser(backend);
    const email = await registered(browser.client);
    const { user, leave } = await open(browser, '/my-account/lens-pass');
    expect(await screen.findByText(/^Dein Linsenpass steht in deinem Konto/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Link zum Linsenpass per E-Mail' }));
    expect(await screen.findByText(/mit einem Link zu deinem Linsenpass/)).toBeVisible();
    await user.type(screen.getByLabelText('E-Mail-Adresse'), email);
    await user.click(screen.getByRole('button', { name: 'Link senden' }));
    await waitFor(async () => expect(await linkTo(email)).toContain('lens-pass'));
    expect((await mailsTo(backend, email)).at(-1)?.subject).toBe('Dein Linsenpass bei Okulino');
    leave();
    const { path } = await open(openBrowser(backend), await linkTo(email));
    await waitFor(() => expect(path()).toBe('/my-account/lens-pass'));
    expect(await screen.findByRole('heading', { name: 'Linsenpass' })).toBeVisible();
  });

  it('waits for earlier requests · AUTH-7', async () => {
    const email = await registered(openBrowser(backend).client);
    const { path, services, asked } = await open(openBrowser(backend), await askedLink(email));
    services.account.restore();
    await waitFor(() => expect(path()).toBe('/my-account/profile'));
    expect(asked.filter((call) => call.endsWith('/customers/guest'))).toHaveLength(1);
  });

  it('is exchanged before visitor and cart are requested · ROUTE-9', async () => {
    const email = await registered(openBrowser(backend).client);
    const link = await askedLink(email);
    localStorage.setItem('dioptra.signed-in', '1');
    const { path, asked } = await open(openBrowser(backend), link);
    await waitFor(() => expect(path()).toBe('/my-account/profile'));
    expect(asked.find((call) => /\/(customers|carts)/.test(call))).toBe(
      'POST /api/customers/login-link/exchange',
    );
    expect(asked).not.toContain('GET /api/customers/guest');
  });

  it.each([
    ['not requested in this browser leaves the cart of a guest to nobody', false],
    ['requested in this browser takes the cart of a guest along', true],
  ])('%s · AUTH-28', async (_, isRequested) => {
    const email = await registered(backend.client());
    const { token_value: cart } = await cartWith(backend.client(), item(care));
    const here = openBrowser(backend);
    const link = await askedLink(email, '/cart');
    const { path } = await open(here, link, { cart, ...(isRequested && { linkEmail: email }) });
    await waitFor(() => expect(path()).toBe('/cart'));
    if (isRequested) expect(await screen.findByRole('link', { name: /Clarea/ })).toBeVisible();
    else expect(await screen.findByText(/Warenkorb ist (noch )?leer/)).toBeVisible();
    const owner = backend.sandbox.db.selectFrom('cart').select('customer_id').where('token', '=', cart);
    expect((await owner.executeTakeFirstOrThrow()).customer_id !== null).toBe(isRequested);
  });

  it('of another account leads to the current customer’s own cart if it is declined · AUTH-20 · ROUTE-9', async () => {
    const here = openBrowser(backend);
    await here.client.customerSignMeIn({ body: { email: await registered(here.client), password } })();
    const { token_value: cart } = await cartWith(backend.client(), item(care));
    const link = await askedLink(await registered(backend.client()), '/cart');
    const { user, path } = await open(here, link, { cart });
    await user.click(await screen.findByRole('button', { name: 'Angemeldet bleiben' }));
    await waitFor(() => expect(path()).toBe('/cart'));
    expect(await screen.findByRole('link', { name: /Clarea/ })).toBeVisible();
  });

  it.each(['/authenticate', '/authenticate?url=%2Fcart', '/authenticate?hash='])(
    'without a hash, at %s, redirects home with the reason · ROUTE-12 · CHK-23',
    async (address) => {
      const { path } = await open(openBrowser(backend), address);
      await waitFor(() => expect(path()).toBe('/'));
      expect(await screen.findByText(/^Dieser Link ist nicht vollständig/)).toBeVisible();
    },
  );

  it('is removed from the URL at once · AUTH-7', async () => {
    await open(openBrowser(backend), '/authenticate?hash=forged&url=%2Fcart');
    await waitFor(() => expect(location.search).toBe(''));
    expect(await screen.findByRole('heading', { name: 'Dieser Link öffnet kein Konto' })).toBeVisible();
  });

  it('that is already used shows this, and offers the sign-in dialog · AUTH-7', async () => {
    const browser = openBrowser(backend);
    const email = await registered(browser.client);
    const first = await open(browser, '/my-account/profile');
    first.services.account.askForLink(email, '/cart');
    await waitFor(async () => expect(await linkTo(email)).toContain('/authenticate'));
    first.leave();
    const link = await linkTo(email);
    const query = new URL(link, 'http://shop.test').searchParams;
    const used = openBrowser(backend).client.exchangeLoginLinkHash({
      body: { hash: query.get('hash') ?? '', nonce: 'another' },
    });
    await used();
    const { user } = await open(openBrowser(backend), link);
    expect(await screen.findByRole('heading', { name: 'Dieser Link wurde schon benutzt' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('dialog', { name: 'Anmelden' })).toBeInTheDocument();
  });

  it.each([
    ['Angemeldet bleiben', 'mine'],
    ['Konto wechseln', 'other'],
  ] as const)('of another account asks first: %s · AUTH-20', async (press, who) => {
    const here = openBrowser(backend);
    const emails = { mine: await registered(here.client), other: await registered(here.client) };
    await here.client.customerSignMeIn({ body: { email: emails.mine, password } })();
    localStorage.setItem('dioptra.signed-in', '1');
    const link = { redirect_link: '/my-account/profile', redirectLink: '/my-account/profile' };
    await backend.client().sendLoginLink({ body: { email: emails.other, ...link, locale: 'de' } })();
    const { user, path } = await open(here, await linkTo(emails.other));
    expect(await screen.findByRole('heading', { name: 'Hier ist schon jemand angemeldet' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('p…@e….org');
    await user.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(path()).toBe('/my-account/profile'));
    const me = await here.client.getMe({})();
    expect(me).toMatchObject({ right: { email: emails[who] } });
  });

  it('offers a retry if the response is lost · CALL-3', async () => {
    backend.controls.setFault('exchangeLoginLinkHash', { _tag: 'Cut', times: 1 });
    const { user } = await open(openBrowser(backend), '/authenticate?hash=forged');
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Dieser Link öffnet kein Konto' })).toBeVisible();
  });
});

describe('a sign-in hash in a URL', () => {
  const at = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'http://shop.test');
    const openHash = vi.fn();
    const replaceState = vi.fn();
    followHash(
      { openHash },
      { location: { pathname, search, hash }, history: { state: null, replaceState } },
    );
    return { openHash, replaceState };
  };

  it('signs in on any page and is removed from the URL, which is otherwise unchanged · ROUTE-17 · AUTH-8', () => {
    const { openHash, replaceState } = at('/fr/p/10010?a=1&hash=h4sh&b=2#top');
    expect(openHash).toHaveBeenCalledWith('h4sh');
    expect(replaceState).toHaveBeenCalledWith(null, '', '/fr/p/10010?a=1&b=2#top');
  });

  it.each(['/authenticate?hash=h4sh', '/', '/?hash=', '/#hash=h4sh'])(
    'is ignored in %s · ROUTE-17',
    (address) => {
      const { openHash, replaceState } = at(address);
      expect(openHash).not.toHaveBeenCalled();
      expect(replaceState).not.toHaveBeenCalled();
    },
  );

  it('that is invalid redirects home from a link to a cart, with the reason · AUTH-8', async () => {
    const { token_value } = await cartWith(backend.client(), item(care));
    localStorage.setItem('dioptra.signed-in', '1');
    const { path, services } = await open(openBrowser(backend), `/abandoned-cart/mail/${token_value}`);
    // Like an address with a hash: the page waits for the sign-in.
    services.account.openHash('forged' as SignInHash);
    await waitFor(() => expect(path()).toBe('/'));
    expect(
      await screen.findByText('Die Anmeldung hat nicht geklappt. Bitte noch einmal versuchen.'),
    ).toBeVisible();
  });
});
