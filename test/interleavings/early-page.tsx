import type * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NEVER } from 'rxjs';
import { vi } from 'vitest';
import type { CartTokenStore } from '../../src/application/cart/ports.ts';
import type { Services } from '../../src/application/services.ts';
import type { Failure } from '../../src/application/shared/failure.ts';
import { loadWords } from '../../src/config/words/load-words.ts';
import type { Cart, CartToken } from '../../src/domain/cart/cart.ts';
import { Providers } from '../../src/ui/app.tsx';
import type { FormProduct } from '../../src/ui/catalogue/product/form/form-product.ts';
import { ProductForm } from '../../src/ui/catalogue/product/form/ProductForm.tsx';
import { makeTranslator } from '../../src/ui/shared/translation/translator.ts';
import { shops } from '../adapters/sandbox/fixtures/shops.ts';
import { lineOf, makeBackend, visit } from '../application/cart/shop-of-one.ts';
import { type Fate, makeWire } from './wire.ts';

const drops = {
  id: '20012',
  sku: 'drops',
  title: 'Drops',
  price: { current: { minor: 1190, currency: 'EUR' } },
  category: 'care',
  orderable: 'orderable',
  isTrial: false,
  stock: 9,
  contents: { amount: 10, unit: 'ml' },
  options: [],
} as unknown as FormProduct;
const { line } = lineOf(drops.id);

const words = makeTranslator('de', await loadWords('okulino', 'de', ['common', 'catalogue']));
const look = () => ({ state$: NEVER, ask: () => undefined });
/** The form of a product, over a cart. */
const formOver = (cart: Pick<Services['cart'], 'state$' | 'add'>) => {
  const services = {
    shop: shops.okulino,
    locale: 'de',
    lastChoices: { isKept: () => false },
    cart,
    sidebar: { openForAdd: () => undefined },
    fetchCart: async () => 'here',
    makePricingLookup: look,
    makeDeliveryLookup: look,
  } as unknown as Services;
  return (
    <Providers services={services} translator={words}>
      <ProductForm product={drops} />
    </Providers>
  );
};
const asDrawn = renderToString(formOver({ state$: NEVER, add: () => undefined }));

const piecesOf = (cart: Cart | null | undefined): number =>
  (cart?.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0);

/** A product's page before its form is hydrated, the server that receives its form, and the form after that. */
export const openEarlyPage = (s: fc.Scheduler, fates: readonly Fate[]) => {
  document.body.innerHTML = `<header><a href="/cart"><svg><path></path></svg><span hidden></span></a></header>
<div id="host">${asDrawn}</div><p id="said" role="status"></p>`;
  const host = document.querySelector<HTMLElement>('#host')!;
  const form = host.querySelector('form')!;
  const { port, carts } = makeBackend();
  const calm = makeWire(s);
  let kept: CartToken | undefined;
  let isLeft = false;
  let posts = 0;
  const tokens: CartTokenStore = {
    read: () => kept,
    kept: () => '',
    write: (token) => {
      kept = token;
      return true;
    },
    clear: () => {
      kept = undefined;
    },
  };

  /** What the page server does with a form: adds to the cart of the cookie, or to a new one. */
  const serve =
    (cookie: CartToken | undefined, name: string): TaskEither<Failure, Cart> =>
    async () => {
      const made = cookie ? undefined : await port.create()();
      const token = cookie ?? (made && E.isRight(made) ? made.right.token : undefined);
      return token ? port.add(token, [line], name)() : E.left({ _tag: 'Unreachable' });
    };
  const heard = (answer: E.Either<Failure, Cart>): void => {
    if (E.isRight(answer)) kept = answer.right.token;
  };
  const post = makeWire(s, fates).over('post', serve, { isKnownAgain: true, heard });
  const nameIn = (body: BodyInit | null | undefined) =>
    new URLSearchParams(String(body)).get('request_id') ?? '';
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit): Promise<Response> => {
    posts += 1;
    const answer = await post(kept, nameIn(body))();
    if (E.isRight(answer))
      return Response.json({ to: '/cart', count: piecesOf(answer.right), said: 'In the cart.' });
    if (answer.left._tag === 'Unreachable') throw new TypeError('network');
    return new Response(null, { status: 502 });
  });
  // The browser posts by itself, and leaves the page.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const formData = new FormData(this);
    this.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    isLeft = true;
    const answered = calm.over('browser posts', serve, { heard });
    void answered(kept, String(formData.get('request_id')))();
  });

  const visitor = visit(
    {
      ...port,
      create: calm.over('create', port.create),
      load: calm.over('load', port.load),
      add: calm.over('add', port.add),
    },
    { tokens },
  );
  let adds = 0;
  const cart = {
    ...visitor.session,
    add: (lines: Parameters<typeof visitor.session.add>[0]) => {
      adds += 1;
      visitor.session.add(lines);
    },
  };
  /** The highest number that a badge may have shown: pieces in the cart, and pending ones. */
  let mostCounted = 0;
  visitor.session.state$.subscribe(({ remote, tasks }) => {
    mostCounted = Math.max(
      mostCounted,
      piecesOf(remote.value) + tasks.filter(({ _tag }) => _tag === 'Add').length,
    );
  });

  let root: Root | undefined;
  let isWaking = false;
  return {
    form,
    wake: () => {
      if (isWaking) return;
      isWaking = true;
      void s.schedule(Promise.resolve(), 'the form wakes').then(() => {
        if (kept) visitor.session.restore();
        addEventListener('added', visitor.session.restore);
        root = flushSync(() => hydrateRoot(host, formOver(cart)));
      });
    },
    press: () => form.requestSubmit(form.querySelector('button:not([type=button])')),
    /** Presses that were handled: by the page itself, and by the form. */
    taken: () => [posts, adds] as const,
    isLeft: () => isLeft,
    isAwake: () => root !== undefined,
    pieces: () => piecesOf(kept && carts.get(kept)),
    shown: () => piecesOf(visitor.cart()),
    badge: () => document.querySelector<HTMLElement>('header span')?.dataset.count,
    mostCounted: () => mostCounted,
    close: () => {
      removeEventListener('added', visitor.session.restore);
      root?.unmount();
    },
  };
};
