import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { care, cartWith, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

let isAway: (path: string, method: string) => boolean = () => false;
/** A shop whose engine does not answer: carts are 503, everything else works. */
const shop = {
  fetch: async (request: Request): Promise<Response> =>
    isAway(new URL(request.url).pathname, request.method)
      ? Response.json({ code: 'server.engine_unavailable' }, { status: 503 })
      : backend.fetch(request),
};
const anyCart = (path: string) => path.startsWith('/api/carts');
const anyChange = (path: string, method: string) => anyCart(path) && method !== 'GET';

interface Said {
  readonly language: string;
  readonly load: readonly [string, string, string];
  readonly add: readonly [button: string, says: RegExp];
  readonly remove: readonly [button: RegExp, title: string, why: string];
}
const inEachLanguage: readonly Said[] = [
  {
    language: '',
    load: [
      'Der Warenkorb lässt sich gerade nicht laden.',
      'Bei uns klemmt gerade etwas. Versuch es in einem Moment noch einmal.',
      'Was in deinem Warenkorb liegt, ist noch da.',
    ],
    add: [
      'In den Warenkorb',
      /konnte nicht in den Warenkorb gelegt werden. Was schon darin liegt, ist noch da/,
    ],
    remove: [
      /entfernen$/i,
      'Die letzte Änderung im Warenkorb ist nicht bestätigt.',
      'Der Shop kann gerade nicht antworten. Bitte in einem Moment erneut versuchen.',
    ],
  },
  {
    language: '/en',
    load: [
      'Your cart could not be loaded.',
      'Something isn’t working on our side. Please try again in a moment.',
      'Everything in your cart is still there.',
    ],
    add: ['Add to cart', /could not be added to your cart. Everything already in it is still there/],
    remove: [
      /^remove/i,
      'The last change to your cart has not been confirmed.',
      'The shop is not responding right now. Please try again in a moment.',
    ],
  },
  {
    language: '/it',
    load: [
      'Al momento non è possibile caricare il carrello.',
      'C’è un problema da parte nostra. Riprova tra poco.',
      'Quello che c’è nel tuo carrello è ancora lì.',
    ],
    add: ['Aggiungere al carrello', /aggiungere l’articolo. Il resto del carrello è invariato/],
    remove: [
      /rimuov/i,
      'L’ultima modifica al carrello non è confermata.',
      'Il negozio al momento non può rispondere. Riprovare tra poco.',
    ],
  },
  {
    language: '/fr',
    load: [
      'Impossible de charger le panier pour le moment.',
      'Un problème est survenu de notre côté. Réessaie dans un instant.',
      'Ce que contient ton panier y est toujours.',
    ],
    add: ['Ajouter au panier', /ajouté. Le reste du panier est inchangé/],
    remove: [
      /retir|supprim/i,
      'La dernière modification du panier n’est pas confirmée.',
      'La boutique ne peut pas répondre pour le moment. Merci de réessayer dans un instant.',
    ],
  },
];

describe.each(inEachLanguage)('while the engine is away, at "$language"', ({ language, ...says }) => {
  const bottle = async () => (await cartWith(backend.client(), item(care))).token_value;

  it('the cart page says that the cart cannot be loaded and that nothing is lost', async () => {
    isAway = anyCart;
    const cart = await bottle();
    const { token } = await visit(shop, `${language}/cart`, { cart });
    for (const sentence of says.load) expect(await screen.findByText(sentence)).toBeVisible();
    expect(token()).toBe(cart);
  });

  it('adding reports that nothing was added and that the cart is unchanged', async () => {
    isAway = anyChange;
    const { user } = await visit(shop, `${language}/p/${care}`, { cart: await bottle() });
    const [button, sentence] = says.add;
    await user.click(await screen.findByRole('button', { name: button }));
    // With the cart open beside the page, the notice of the page is hidden and the drawer's is not.
    const isShown = (element: Element) => !element.closest('[hidden]');
    await waitFor(() => expect(screen.getAllByText(sentence).find(isShown)).toBeVisible());
  });

  it('a change is reported as unconfirmed, with the reason', async () => {
    isAway = anyChange;
    const { user } = await visit(shop, `${language}/cart`, { cart: await bottle() });
    const [button, title, why] = says.remove;
    await user.click((await screen.findAllByRole('button', { name: button }))[0]!);
    expect(await screen.findByText(title)).toBeVisible();
    expect(await screen.findByText(why)).toBeVisible();
  });
});
