import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import { signedIn, signedInKey } from '../src/adapters/browser/was-signed-in.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { mailsWith } from './support/mailbox.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';

const password = 'Linse 2026';
const fill = async ({ page, say }: Shopper, texts: Readonly<Record<string, string>>) => {
  for (const [field, text] of Object.entries(texts))
    await page.getByLabel(say(`account:field.${field}`), { exact: true }).fill(text);
};
const press = ({ page, say }: Shopper, key: string, name = say(key)) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
/** A new customer, whom this browser signs in. Registering by hand is a part of the account's journey. */
const join = async ({ page, brand, locale, open }: Shopper, email: string): Promise<void> => {
  await open(pagePath(locale, 'privacy'));
  await page.evaluate(
    async ({ query, who, key, mark }) => {
      const headers = { 'content-type': 'application/json' };
      for (const path of ['/api/customers', '/api/customers/session']) {
        const answer = await fetch(path + query, { method: 'POST', headers, body: JSON.stringify(who) });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      }
      localStorage.setItem(key, mark);
    },
    {
      query: `?brand_channel=${brand}&locale=${locale}`,
      who: {
        first_name: 'Mara',
        last_name: 'Keller',
        email,
        password,
        subscribed_to_marketing_channels: false,
        locale_code: locale,
      },
      key: signedInKey,
      mark: signedIn,
    },
  );
};

/** On a phone, and in a wide window. */
const barriersAtBothWidths = async (page: Page): Promise<readonly string[]> => {
  const before = page.viewportSize();
  const found = [...(await barriers(page))];
  await page.setViewportSize({ width: 1280, height: 1200 });
  found.push(...(await barriers(page)));
  if (before) await page.setViewportSize(before);
  return found;
};

test('a customer signs out a second device from the first · AUTH-19 · AUTH-20', async ({ page, browser }, {
  retry,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 1200 });
  const shopper = shopperAt(page);
  const { say, brand, locale } = shopper;
  const [email, other] = [`here-${brand}-${retry}@example.org`, `other-${brand}-${retry}@example.org`];
  await join(shopper, email);

  const elsewhere = await browser.newContext();
  const there = shopperAt(await elsewhere.newPage(), brand, locale);
  await there.open(pathTo.account(locale, 'profile'));
  await fill(there, { email, password });
  await press(there, 'account:login.submit');
  await expect(there.page.getByRole('button', { name: say('account:signOut') })).toBeVisible();

  await page.goto(`${shopper.origin}${pathTo.account(locale, 'sessions')}`);
  const devices = page.getByRole('main').getByText(/Chrome|Headless/);
  await expect(devices).toHaveCount(2);
  await expect(page.getByText(say('personal:sessions.here'))).toHaveCount(1);
  expect(await barriersAtBothWidths(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('personal:sessions.endOthers') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('personal:sessions.confirm') })
    .click();
  await expect(page.getByText(say('personal:sessions.othersEnded'))).toBeVisible();
  await expect(devices).toHaveCount(1);
  await there.page.reload();
  await expect(there.page.getByRole('heading', { level: 1, name: say('account:login.title') })).toBeVisible();

  // A link from another customer's mail asks before it signs the customer out.
  await there.page.context().clearCookies();
  await there.page.evaluate(() => localStorage.clear());
  await join(there, other);
  await there.page.context().clearCookies();
  await there.page.evaluate(() => localStorage.clear());
  await there.open(pathTo.account(locale, 'profile'));
  await press(there, 'account:login.link');
  await fill(there, { email: other });
  await press(there, 'account:howTo.submit');
  // After the announcement of the account.
  await expect
    .poll(() => mailsWith(shopper, other), { timeout: patience(20_000), intervals: [200] })
    .toHaveLength(2);
  const [letter = ''] = await mailsWith(shopper, other);
  await page.goto(shopper.origin + letter);
  const link = page.frameLocator('iframe').getByRole('link').filter({ hasText: /\S/ }).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: say('account:link.OTHER') })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('h…@e….org');
  await expect(page.getByRole('alert')).toContainText('o…@e….org');
  expect(await barriersAtBothWidths(page)).toEqual([]);
  await press(shopper, 'account:link.replace');
  await expect(page.getByRole('navigation', { name: say('account:sections.label') })).toBeVisible();
  await page.goto(`${shopper.origin}${pathTo.account(locale, 'overview')}`);
  await expect(page.getByText(other).first()).toBeAttached();
  await elsewhere.close();
});
