import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { demo } from './support/shopper.ts';

/** Chooses the first value of every select that has values. */
const chooseValues = async (page: Page) => {
  const lists = page.locator('main form[action$="/cart"] select');
  for (const list of await lists.all()) if (await list.isVisible()) await list.selectOption({ index: 1 });
};
const addButton = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb' }).first();

/** Number of pieces in this visitor's cart in the shop's backend. */
const pieces = async (page: Page): Promise<number> => {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'cart_id')?.value;
  if (!token) return 0;
  const answer = await page.request.get(`/api/carts/${token}?brand_channel=okulino&locale=de`);
  const { items = [] } = (await answer.json()) as { items?: { quantity: number }[] };
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
};

/** The requests that add to a cart: two at once would each fill a new one, of which the browser keeps the last. */
const addsFrom = (page: Page): readonly string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /\/cart$|\/carts\/[^/]+\/items$/.test(pathname)) sent.push(pathname);
  });
  return sent;
};

/** A pair is in the cart, and no second one follows. */
const addsOnce = async (page: Page, adds: () => readonly string[]): Promise<void> => {
  await expect.poll(() => pieces(page)).toBe(2);
  await page.waitForTimeout(patience(500));
  expect(await pieces(page)).toBe(2);
  expect(adds()).toHaveLength(1);
};

/** Holds back what matches until the returned function is called. */
const holdBack = async (page: Page, what: RegExp): Promise<() => void> => {
  const come = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await come.promise;
    await route.continue();
  });
  return come.resolve;
};
const holdScripts = (page: Page) => holdBack(page, /\/assets\/react-/);

/** A press that the form may answer by hydrating. */
const clickAdd = (page: Page) =>
  addButton(page).evaluate((button: HTMLElement) => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.click();
  });

/** Ends a visit to the page, so that the next one begins without a cart. */
const forgets = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  await page.context().clearCookies({ name: 'cart_id' });
};

test('a click before the scripts of a page adds once, whichever of them is late · CART-17', async ({
  page,
  lens,
}) => {
  const sent = addsFrom(page);
  /** The scripts of a page in the order in which it loads them: each is held back in turn, and comes with the click. */
  for (const [state, script] of [
    ['any script', /\/assets\/starter-/],
    ['the script that hydrates', /\/assets\/entry-page-/],
    ['React', /\/assets\/react-/],
  ] as const)
    await test.step(`before ${state}`, async () => {
      const before = sent.length;
      const release = await holdBack(page, script);
      const held = page.waitForRequest(script);
      await page.goto(lens, { waitUntil: 'commit' });
      await addButton(page).waitFor();
      await chooseValues(page);
      await held;
      await clickAdd(page);
      release();
      await addsOnce(page, () => sent.slice(before));
      await forgets(page);
    });
});

test('a click while a page is being hydrated, and after it, adds once · CART-17', async ({ page, lens }) => {
  const sent = addsFrom(page);
  for (const [state, stage, script] of [
    ['when the page begins to listen', 'listens', /\/assets\/entry-page-/],
    ['while the form is being hydrated', 'hydrates', /\/assets\/react-/],
    ['as soon as the form is hydrated', 'lives', /\/assets\/react-/],
  ] as const)
    await test.step(state, async () => {
      const before = sent.length;
      const release = await holdBack(page, script);
      await page.goto(lens, { waitUntil: 'load' });
      await chooseValues(page);
      await addButton(page).evaluate((button: HTMLElement, sought) => {
        const host = button.closest<HTMLElement>('[data-island]');
        if (!host) throw new Error('The form is no island');
        const isThere = (): boolean => {
          if (sought === 'listens') return 'app' in document.documentElement.dataset;
          if (sought === 'lives') return 'alive' in host.dataset;
          return Object.keys(host).some((key) => key.startsWith('__reactContainer'));
        };
        if (isThere()) throw new Error('The click comes too late');
        const click = async (): Promise<void> => {
          while (!isThere()) {
            // What was done before the page listened counts for nothing: the pointer moves on over the form.
            if (sought !== 'listens') host.dispatchEvent(new Event('pointerover'));
            await new Promise((resolve) => setTimeout(resolve));
          }
          button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          button.click();
        };
        Object.assign(globalThis, { clicked: click() });
      }, stage);
      release();
      await page.evaluate(() => Reflect.get(globalThis, 'clicked') as Promise<void>);
      await addsOnce(page, () => sent.slice(before));
      await forgets(page);
    });
  await test.step('on a form that is hydrated', async () => {
    const before = sent.length;
    await page.goto(lens, { waitUntil: 'load' });
    await chooseValues(page);
    await hydrated(page);
    await clickAdd(page);
    await addsOnce(page, () => sent.slice(before));
  });
});

/** The page's message about an add that was pressed before React was loaded. */
const note = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Warenkorb/ });
const badge = (page: Page) => page.getByRole('banner').locator('[data-count]');

/** If the page is left, the mark on its window is gone. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }));
const isSame = (page: Page) => page.evaluate(() => 'same' in window);

test('two quick clicks before the scripts load add once, and the page stays and confirms it · CART-17 · CART-20', async ({
  page,
  lens,
}) => {
  const adds = addsFrom(page);
  await holdScripts(page);
  const answer = await holdBack(page, /\/cart$/);
  await page.goto(lens, { waitUntil: 'load' });
  await chooseValues(page);
  await mark(page);
  await addButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  // A third one, later, while the first is still unanswered.
  await expect(page.locator('form[aria-busy]')).toHaveCount(1);
  await addButton(page).evaluate((button: HTMLElement) => button.click());
  answer();
  await expect(note(page)).toHaveText('2 Artikel liegen jetzt im Warenkorb.');
  await expect(note(page)).toBeInViewport();
  await expect(badge(page)).toHaveAttribute('data-count', '2');
  await expect(page.locator('form[aria-busy]')).toHaveCount(0);
  await addsOnce(page, () => adds);
  expect(await isSame(page)).toBe(true);
});

test('an item added before the scripts load is in the cart they show, and no press is repeated · CART-17 · CART-20', async ({
  page,
  lens,
}) => {
  const release = await holdScripts(page);
  await page.goto(lens, { waitUntil: 'load' });
  await chooseValues(page);
  await mark(page);
  await addButton(page).click();
  await expect(note(page).getByRole('link')).toHaveAttribute('href', /\/cart$/);
  await expect(badge(page)).toHaveAttribute('data-count', '2');
  expect(await barriers(page)).toEqual([]);
  release();
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 2 Stück' })).toBeVisible();
  expect(await pieces(page)).toBe(2);
  await addButton(page).click();
  await expect(badge(page)).toHaveAttribute('data-count', '4');
  await expect(note(page)).toHaveCount(0);
  // The badge counts a press before it is answered.
  await expect.poll(() => pieces(page)).toBe(4);
  await page.waitForTimeout(patience(500));
  expect([await pieces(page), await isSame(page)]).toEqual([4, true]);
});

test('an add in progress when the scripts load is not repeated by them · CART-17', async ({ page, lens }) => {
  const adds = addsFrom(page);
  const posted = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(/\/assets\/react-/, async (route) => {
    await posted.promise;
    await route.continue();
  });
  await page.route(/\/cart$/, async (route) => {
    if (route.request().method() === 'POST') {
      posted.resolve();
      await answered.promise;
    }
    await route.continue();
  });
  await page.goto(lens, { waitUntil: 'load' });
  await chooseValues(page);
  await mark(page);
  await addButton(page).click();
  await hydrated(page);
  await addButton(page).click();
  answered.resolve();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 2 Stück' })).toBeVisible();
  expect(adds).toHaveLength(1);
  expect([await pieces(page), await isSame(page)]).toEqual([2, true]);
});

test('an early press without a value leads to the page that names the missing value · CAT-8', async ({
  page,
  lens,
}) => {
  await holdScripts(page);
  await page.goto(lens, { waitUntil: 'load' });
  await addButton(page).click();
  await expect(page).toHaveURL(/\/p\/.*error=missing&at=/);
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await pieces(page)).toBe(0);
});

test('an early press whose response is lost is posted again by the browser, and adds once · CART-17 · CART-20', async ({
  page,
  lens,
  complaints,
}) => {
  await holdScripts(page);
  const names: (string | null)[] = [];
  await page.route(/\/cart$/, async (route) => {
    const request = route.request();
    if (request.method() === 'POST')
      names.push(new URLSearchParams(request.postData() ?? '').get('request_id'));
    if (names.length !== 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.goto(lens, { waitUntil: 'load' });
  await chooseValues(page);
  await addButton(page).click();
  await expect(page).toHaveURL(/\/cart\?added=2$/);
  expect(names).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), names[0]]);
  expect(await pieces(page)).toBe(2);
  complaints.length = 0;
});

test('an early press without a connection waits for one, and its page says so · CART-20 · UI-8', async ({
  page,
  lens,
  complaints,
}) => {
  await holdScripts(page);
  await page.goto(lens, { waitUntil: 'load' });
  await chooseValues(page);
  await mark(page);
  await page.context().setOffline(true);
  await addButton(page).click();
  await addButton(page).click({ force: true });
  await expect(note(page)).toHaveText(
    'Der Artikel kommt in den Warenkorb, sobald die Verbindung wieder da ist.',
  );
  await expect(note(page)).toBeInViewport();
  await page.context().setOffline(false);
  await expect(note(page)).toHaveText('2 Artikel liegen jetzt im Warenkorb.');
  expect([await pieces(page), await isSame(page)]).toEqual([2, true]);
  complaints.length = 0;
});

test('an early press adds even if its visitor follows a link at once · CART-20', async ({ page }) => {
  await page.goto(pathTo.product('de', demo.care), { waitUntil: 'load' });
  await addButton(page).evaluate((button: HTMLElement) => {
    button.click();
    document.querySelector<HTMLElement>('main nav a')?.click();
  });
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect.poll(() => pieces(page)).toBe(1);
});

test('a value chosen before the scripts load stays chosen', async ({ page, lens }) => {
  const release = await holdScripts(page);
  await page.goto(lens, { waitUntil: 'commit' });
  const list = page.locator('select[name="right[sphere]"]');
  await list.selectOption({ index: 3 });
  const chosen = await list.inputValue();
  release();
  await hydrated(page);
  await expect(list).toHaveValue(chosen);
});

test('a link works as a plain link before the scripts load', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/c/kontaktlinsen');
  await mark(page);
  await page.locator('main a[href*="/p/"]').first().click();
  await expect(page).toHaveURL(/\/p\//);
  expect(await isSame(page)).toBe(false);
});

test('a press on the account, the reorder link or the cart before the scripts load opens it over the page · AUTH-5 · CART-6', async ({
  page,
}) => {
  for (const [name, dialog] of [
    [/^Konto/, 'Anmelden'],
    ['Nachbestellen', 'Anmelden'],
    ['Warenkorb', 'Warenkorb'],
  ] as const)
    await test.step(dialog, async () => {
      const release = await holdScripts(page);
      await page.goto('/c/kontaktlinsen', { waitUntil: 'load' });
      await page.getByRole('banner').getByRole('link', { name }).click();
      release();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expect(page).toHaveURL(/\/c\/kontaktlinsen$/);
      await expect(page.locator('a[aria-busy]')).toHaveCount(0);
      await page.unrouteAll();
    });
});

test('a press on the filter of a phone before its island is hydrated opens it over the page · CAT-33', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [state, script] of [
    ['before the script that hydrates', /\/assets\/entry-page-/],
    ['before React', /\/assets\/react-/],
  ] as const)
    await test.step(state, async () => {
      const release = await holdBack(page, script);
      await page.goto('/c/kontaktlinsen', { waitUntil: 'load' });
      await page.getByRole('link', { name: 'Filter' }).click();
      release();
      await expect(page.getByRole('dialog', { name: 'Auswahl eingrenzen' })).toBeVisible();
      await expect(page).toHaveURL(/\/c\/kontaktlinsen$/);
      await expect(page.locator('a[aria-busy]')).toHaveCount(0);
      await page.unrouteAll();
    });
});

test('a press on the account link leads there if the scripts do not load', async ({ page, complaints }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto('/c/kontaktlinsen', { waitUntil: 'load' });
  await page.getByRole('link', { name: /^Konto/ }).click();
  await expect(page.locator('a[aria-busy]')).toHaveCount(1);
  // The press waits for the scripts: the browser's clock skips the time.
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL(/\/my-account/);
  complaints.length = 0;
});

test('text typed into the search before the scripts load gets suggestions', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/c/kontaktlinsen');
  await page.getByRole('searchbox').first().fill('hydralis');
  release();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});
