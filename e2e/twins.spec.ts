import { pathTo } from '../src/domain/shared/paths.ts';
import type { SpaceStory } from '../test/adapters/content-storyblok/storyblok-server.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { stepTitle } from './support/checkout.ts';
import { datatransIn, htmlOf } from './support/datatrans-page.ts';
import { orderButton, payWith } from './support/payment.ts';
import { startAtPayment } from './support/prepared.ts';
import { shopperAt } from './support/shopper.ts';
import { openTwins, type Twins } from './support/twins.ts';

/** Journeys over external services: each speaks its protocol within this process, none is the live one. */
test.describe.configure({ mode: 'default' });

const body = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Geschrieben in Storyblok.' }] }],
};
const written = (heading: string): SpaceStory => ({
  full_slug: 'okulino/twins',
  published: true,
  content: {
    component: 'page',
    title: 'Aus dem Space',
    description: 'd',
    body: [{ _uid: '1', component: 'text', heading, body }],
  },
});

let twins: Twins;
test.beforeAll(async () => {
  test.slow();
  twins = await openTwins([written('Fremde Feder')]);
});
test.afterAll(() => twins?.close());

const shopperOf = (page: Parameters<typeof shopperAt>[0], brand: 'okulino' | 'opalys') =>
  shopperAt(page, brand, 'de', twins.port);

test('a visitor signs in at Firebase by Google, and by a password · AUTH-6 · AUTH-9', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 1200 });
  const shopper = shopperOf(page, 'okulino');
  const { say } = shopper;
  const email = 'mila@example.org';
  // The way there is a redirect, which can only be intercepted at its first request.
  await context.route('**/identity/google?*', async (route) => {
    const asked = new URL(route.request().url());
    const begun = await route.fetch({
      url: shopper.direct + asked.pathname + asked.search,
      maxRedirects: 0,
    });
    const there = new URL(begun.headers().location ?? '');
    expect(there.host).toBe('accounts.provider.test');
    const back = new URL(there.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', JSON.stringify({ subject: 'g-1', email, verified: true }));
    const page = htmlOf(`<a href="${back.href}">Mila Sommer</a>`);
    await route.fulfill({ response: begun, status: 200, ...page });
  });
  await shopper.open(pathTo.account('de', 'profile'));
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: say('account:social.with', { provider: 'Google' }) }).click();
  const popup = await opening;
  const closing = popup.waitForEvent('close');
  await popup.getByRole('link', { name: 'Mila Sommer' }).click();
  await closing;
  await expect(page.getByLabel(say('account:field.email'), { exact: true })).toHaveValue(email);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('account:register.submit'), exact: true })
    .click();
  await expect(
    page.getByRole('button', { name: say('account:social.unlinkNamed', { provider: 'Google' }) }),
  ).toBeVisible();

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await shopper.open(pathTo.account('de', 'profile'));
  const form = page.getByRole('main');
  await form.getByLabel(say('account:field.email'), { exact: true }).fill('stammgast@example.org');
  await form.getByLabel(say('account:field.password'), { exact: true }).fill('Linse 2026');
  const signIn = form.getByRole('button', { name: say('account:login.submit'), exact: true });
  await signIn.click();
  await expect(form.getByLabel(say('account:field.firstName'), { exact: true })).toHaveValue('Sofia');
  await expect(signIn).toBeHidden();
  const kept = [...twins.firebase.accounts.values()].map(({ password }) => password);
  expect(kept).toContain('Linse 2026');
});

for (const [brand, how] of [
  ['okulino', 'on its own page'],
  ['opalys', 'over the shop’s page'],
] as const)
  test(`a purchase is paid at Datatrans, ${how} · CHK-11`, async ({ page, context }) => {
    await datatransIn(context, twins.datatrans.press);
    const shopper = shopperOf(page, brand);
    await startAtPayment(shopper, { email: `twin-${brand}@example.org` });
    await payWith(shopper, 'visa');
    await orderButton(shopper).click();
    const there = brand === 'okulino' ? page : page.frameLocator('iframe');
    await there.getByRole('link', { name: 'Jetzt zahlen' }).click();
    await page.getByRole('link', { name: 'Zurück zum Shop' }).click();
    await expect(page).toHaveURL(/\/checkout\/thank-you\/[^/]+\?/);
    await hydrated(page);
    await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
    await expect.poll(() => [...twins.datatrans.transactions.values()].at(-1)?.status).toBe('settled');
  });

test('products in Algolia’s index are found while typing and on the search page · SRCH-3', async ({
  page,
}) => {
  expect(await twins.fillIndex('okulino', 'de')).toMatch(/^okulino de: \d{2,} products/m);
  const shopper = shopperOf(page, 'okulino');
  await shopper.open('/');
  const before = twins.algolia.asked.length;
  const search = page.getByLabel(shopper.say('search.label')).first();
  await search.fill('hydralys');
  const option = page
    .getByRole('option')
    .filter({ hasText: /hydralis/i })
    .first();
  await expect(option).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/s\?search=hydralys/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /hydralis/i })
      .first(),
  ).toBeVisible();
  expect(twins.algolia.asked.length).toBeGreaterThan(before);
});

test('a page shows its content from Storyblok, and new content as soon as it is published · CONT-1', async ({
  page,
}) => {
  const shopper = shopperOf(page, 'okulino');
  await shopper.open('/twins');
  await expect(page.getByRole('heading', { name: 'Fremde Feder' })).toBeVisible();
  await expect(page.getByText('Geschrieben in Storyblok.')).toBeVisible();
  expect(await twins.publish(written('Neue Feder'))).toBe(204);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Neue Feder' })).toBeVisible();
});
