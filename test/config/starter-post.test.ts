// @vitest-environment jsdom
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForms } from '../../src/config/starter-post.ts';

const page = `<header><a href="/en/cart"><svg><path></path></svg><span>Cart</span><span hidden></span></a></header>
<form id="add" method="post" action="/en/cart">
  <input name="product_id" value="7"><input name="right[sphere]" value="-2.50"><button name="by" value="hand">Add</button>
</form>
<button id="paypal" form="add" formaction="/en/cart/express" name="wallet" value="paypal">PayPal Express</button>
<p id="said" role="status" data-offline="No connection. It will be added."></p>
<form id="language" method="post" action="/en/language"><button name="to" value="/fr">FR</button></form>
<form id="search" action="/en/s"><input name="search"></form>`;
const said = '2 items are now in your cart.';
const worked = () => Response.json({ to: '/en/cart?added=2', count: 2, said });

const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const assign = vi.fn<(to: string) => void>();
/** The forms that the browser posts by itself, with their request ids. */
const posted: (readonly [form: string, requestId: unknown])[] = [];
const added = vi.fn();
/** jsdom does not fire `formdata` on submit; a browser does when it posts. */
const postAsBrowser = (form: HTMLFormElement): void => {
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  posted.push([form.id, formData.get('request_id')]);
};
const leaveToBrowser = (event: Event): void => {
  if (!event.defaultPrevented) postAsBrowser(event.target as HTMLFormElement);
  event.preventDefault();
};

const listeners: Parameters<typeof addEventListener>[] = [];
beforeAll(() => {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  watchForms();
  listeners.push(...listen.mock.calls);
  listen.mockRestore();
  addEventListener('submit', leaveToBrowser);
  addEventListener('added', added);
});
afterAll(() => {
  for (const listener of listeners) removeEventListener(...listener);
  removeEventListener('submit', leaveToBrowser);
  removeEventListener('added', added);
});
beforeEach(() => {
  document.body.innerHTML = page;
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', { assign, hash: '' });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    postAsBrowser(this);
  });
});
afterEach(() => {
  vi.useRealTimers();
  for (const mock of [asked, assign, added]) mock.mockReset();
  posted.length = 0;
});

const form = (id: string) => document.querySelector<HTMLFormElement>(`form#${id}`)!;
const press = (id = 'add') => form(id).requestSubmit(form(id).querySelector('button') ?? undefined);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const bodyOf = (call: number) => new URLSearchParams(String(asked.mock.calls[call]?.[1].body));
const note = () => document.querySelector('#said')!;
const badge = () => document.querySelector<HTMLElement>('header span:empty')!;

describe('an add to the cart that is pressed before hydration', () => {
  it('is left to the browser, with a request id, if a wallet’s button sends it · EXP-2', async () => {
    form('add').requestSubmit(document.querySelector<HTMLButtonElement>('#paypal'));
    await settled();
    expect(asked).not.toHaveBeenCalled();
    expect(posted).toEqual([['add', expect.stringMatching(/^[\w-]{36}$/)]]);
  });

  it('is posted as the browser would, with the pressed button and a request id · CART-17', async () => {
    asked.mockResolvedValue(worked());
    press();
    await settled();
    const [address, { method, headers, keepalive } = {}] = asked.mock.calls[0] ?? [];
    expect(address).toMatch(/\/en\/cart$/);
    expect({ method, headers, keepalive }).toEqual({
      method: 'POST',
      headers: { accept: 'application/json' },
      keepalive: true,
    });
    expect(asked.mock.calls[0]?.[1].body).toBeInstanceOf(URLSearchParams);
    const { request_id, ...fields } = Object.fromEntries(bodyOf(0));
    expect(fields).toEqual({ product_id: '7', 'right[sphere]': '-2.50', by: 'hand' });
    expect(request_id).toMatch(/^[\da-f-]{36}$/);
    expect(posted).toEqual([]);
  });

  it('stays on its page, which updates badge and message and notifies the islands · CART-20', async () => {
    const answer = Promise.withResolvers<Response>();
    asked.mockReturnValue(answer.promise);
    press();
    expect(form('add').getAttribute('aria-busy')).toBe('true');
    expect(badge().hidden).toBe(true);
    answer.resolve(worked());
    await settled();
    expect(form('add').hasAttribute('aria-busy')).toBe(false);
    expect([badge().hidden, badge().dataset.count]).toEqual([false, '2']);
    expect(note().textContent).toBe(said);
    expect(note().querySelector('a')?.href).toMatch(/\/en\/cart$/);
    expect(added).toHaveBeenCalledOnce();
    expect([assign.mock.calls, posted]).toEqual([[], []]);
  });

  it('shows at most 99+ on the badge', async () => {
    asked.mockResolvedValue(Response.json({ to: '/', count: 100, said }));
    press();
    await settled();
    expect(badge().dataset.count).toBe('99+');
  });

  it('leads to the page with the reason if it is refused', async () => {
    asked.mockResolvedValue(Response.json({ to: '/en/p/7/lens?error=missing&at=left.sphere' }));
    press();
    await settled();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en/p/7/lens?error=missing&at=left.sphere');
    expect([note().textContent, badge().hidden, added.mock.calls]).toEqual(['', true, []]);
    expect(form('add').getAttribute('aria-busy')).toBe('true');
  });

  it.each(['without cookies', 'without an element for it'])(
    'leads to the cart on a page %s',
    async (which) => {
      if (which === 'without cookies') vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
      else note().remove();
      asked.mockResolvedValue(worked());
      press();
      await settled();
      expect(assign).toHaveBeenCalledExactlyOnceWith('/en/cart?added=2');
      expect(badge().hidden).toBe(true);
    },
  );

  it.each<[string, () => Promise<Response>]>([
    ['no answer', async () => Promise.reject(new TypeError('network'))],
    ['a response that is a page', async () => new Response('<h1>Cart</h1>')],
    ['an empty response', async () => new Response('')],
    ['an error', async () => Response.json({ to: '/en' }, { status: 503 })],
  ])('is posted by the browser with the same request id after %s · CART-17 · CART-20', async (_, answer) => {
    asked.mockImplementation(answer);
    press();
    await settled();
    expect(posted).toEqual([['add', bodyOf(0).get('request_id')]]);
    press();
    expect([asked.mock.calls.length, posted.length, assign.mock.calls.length]).toEqual([1, 1, 0]);
  });

  it('waits for a connection, says so, and is then sent with the same request id · CART-17 · CART-20 · UI-8', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    asked.mockRejectedValueOnce(new TypeError('network'));
    press();
    await settled();
    press();
    expect(note().textContent).toBe('No connection. It will be added.');
    expect([asked.mock.calls.length, posted, form('add').ariaBusy]).toEqual([1, [], 'true']);
    // The browser shows a confirmation before it leaves the page.
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    // The connection is lost again at once.
    asked.mockRejectedValueOnce(new TypeError('network'));
    dispatchEvent(new Event('online'));
    await settled();
    expect([asked.mock.calls.length, posted]).toEqual([2, []]);
    online.mockReturnValue(true);
    asked.mockResolvedValueOnce(worked());
    dispatchEvent(new Event('online'));
    await settled();
    online.mockRestore();
    expect(note().textContent).toBe(said);
    expect(new Set([0, 1, 2].map((call) => bodyOf(call).get('request_id'))).size).toBe(1);
    expect([posted, assign.mock.calls, form('add').hasAttribute('aria-busy')]).toEqual([[], [], false]);
  });

  it('is posted once for repeated presses, while it is pending and 400 ms after · CART-17', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<Response>();
    asked.mockReturnValueOnce(answer.promise);
    // React has hydrated meanwhile: it must not receive the press either.
    const react = vi.fn();
    form('add').addEventListener('submit', react);
    press();
    press();
    answer.resolve(worked());
    await vi.advanceTimersByTimeAsync(399);
    press();
    expect([asked.mock.calls.length, react.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    asked.mockResolvedValueOnce(worked());
    press();
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.mock.calls.length, react.mock.calls.length]).toEqual([2, 2]);
    expect(bodyOf(0).get('request_id')).not.toBe(bodyOf(1).get('request_id'));
    expect(posted).toEqual([]);
  });

  it.each<[string, Response | Error]>([
    ['cut', new TypeError('network')],
    ['refused', Response.json({ to: '/en/p/7?error=failed' })],
  ])('leads nowhere if the visitor leaves meanwhile and it is %s', async (_, ending) => {
    const answer = Promise.withResolvers<Response>();
    asked.mockReturnValue(answer.promise);
    press();
    dispatchEvent(new Event('beforeunload', { cancelable: true }));
    if (ending instanceof Error) answer.reject(ending);
    else answer.resolve(ending);
    await settled();
    expect([posted, assign.mock.calls]).toEqual([[], []]);
    expect(form('add').hasAttribute('aria-busy')).toBe(false);
  });

  it('clears its message once another form is sent', async () => {
    asked.mockResolvedValue(worked());
    press();
    await settled();
    expect(note().textContent).toBe(said);
    press('search');
    expect(note().textContent).toBe('');
  });

  it('adds each press once, whatever happens to requests and responses · CART-17 · CART-20', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            /** Whether the request reaches the server. */
            arrives: fc.boolean(),
            ending: fc.constantFrom('answered', 'lost', 'failed', 'a page'),
            impatient: fc.nat(2),
            repeated: fc.nat(2),
            /** How often the connection is lost during the request, before it ends as given. */
            cuts: fc.nat(2),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        async (presses) => {
          /** The adds that the backend has made, by their request ids. */
          const made = new Set<string>();
          for (const { arrives, ending, impatient, repeated, cuts } of presses) {
            document.body.innerHTML = page;
            posted.length = 0;
            const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(cuts === 0);
            for (let times = 0; times < cuts; times += 1)
              asked.mockImplementationOnce(async (_, { body }) => {
                if (arrives) made.add(new URLSearchParams(String(body)).get('request_id') ?? '');
                throw new TypeError('network');
              });
            asked.mockImplementationOnce(async (_, { body }) => {
              const isAnswered = ending === 'answered';
              if (arrives || isAnswered) made.add(new URLSearchParams(String(body)).get('request_id') ?? '');
              if (isAnswered) return worked();
              if (ending === 'a page') return new Response('<h1>Cart</h1>');
              if (ending === 'failed') return new Response(null, { status: 502 });
              throw new TypeError('network');
            });
            for (let times = 0; times <= impatient; times += 1) press();
            await settled();
            for (let back = 1; back <= cuts; back += 1) {
              press();
              online.mockReturnValue(back === cuts);
              dispatchEvent(new Event('online'));
              await settled();
            }
            online.mockRestore();
            press();
            for (const [, name] of posted)
              for (let times = 0; times <= repeated; times += 1) made.add(String(name));
            expect(note().textContent).toBe(ending === 'answered' ? said : '');
          }
          expect(made.size).toBe(presses.length);
        },
      ),
    ));
});

describe('any other form', () => {
  it('is left to the browser; a posted one gets a request id, a search does not', () => {
    press('language');
    press('search');
    expect(posted).toEqual([
      ['language', expect.stringMatching(/^[\da-f-]{36}$/)],
      ['search', null],
    ]);
    expect(asked).not.toHaveBeenCalled();
    press('language');
    expect(posted).toHaveLength(2);
  });

  it('keeps the anchor of the page when switching to another language · ROUTE-14', () => {
    vi.stubGlobal('location', { assign, hash: '#reviews' });
    press('language');
    expect(form('language').action).toMatch(/\/en\/language#reviews$/);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    press('language');
    expect(form('language').action).toMatch(/\/en\/language#reviews$/);
    expect(form('add').action).toMatch(/\/en\/cart$/);
  });

  it('is left alone if React handles it', () => {
    form('add').addEventListener('submit', (event) => event.preventDefault());
    press();
    expect([asked.mock.calls, posted, form('add').ariaBusy]).toEqual([[], [], null]);
  });
});

it('a browser that cannot make request ids posts as without scripts', () => {
  vi.stubGlobal('crypto', {});
  press();
  expect([asked.mock.calls, posted]).toEqual([[], [['add', '']]]);
});

it('a page from the back-forward cache accepts presses again', () => {
  press('language');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(form('language').hasAttribute('aria-busy')).toBe(false);
  press('language');
  expect(posted).toHaveLength(2);
});
