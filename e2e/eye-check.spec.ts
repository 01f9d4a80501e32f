import { eyeCheckPath } from '../src/domain/shared/eye-check-path.ts';
import { barriers, expect, test } from './fixtures.ts';
import { mailsWith } from './support/mailbox.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';

/** The URL in the newest mail to a recipient. */
const linkOf = async (shopper: Shopper, email: string): Promise<string> => {
  const { page, direct } = shopper;
  let href: string | undefined;
  await expect(async () => {
    const [letter = ''] = await mailsWith(shopper, email);
    const html = await (await page.request.get(`${direct}${letter}/html`)).text();
    href = /href="([^"]*eye-check\/appointment[^"]*)"/.exec(html)?.[1];
    expect(href).toBeDefined();
  }).toPass();
  return (href ?? '').replaceAll('&amp;', '&');
};

const book = async ({ page, origin, say, locale }: Shopper, email: string): Promise<void> => {
  const main = page.getByRole('main');
  await page.goto(origin + eyeCheckPath(locale));
  await main.getByLabel(say('personal:optician.address')).fill(locale === 'de' ? 'Bern' : 'Lyon');
  await main.getByRole('button', { name: say('personal:eyeCheck.find') }).click();
  await main
    .getByRole('link', { name: say('personal:eyeCheck.times') })
    .first()
    .click();
  const days = main.getByRole('navigation').getByRole('link');
  await days.nth(3).click();
  await main.getByRole('radio').first().check();
  await main.getByLabel(say('account:field.firstName')).fill('Mara');
  await main.getByLabel(say('account:field.lastName'), { exact: true }).fill('Keller');
  await main.getByLabel(say('personal:alert.email')).fill(email);
  await main.getByRole('button', { name: say('personal:eyeCheck.book') }).click();
  await expect(main.getByRole('status')).toContainText(email);
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [brand, locale, width] of [
    ['okulino', 'de', 390],
    ['opalys', 'fr', 1280],
  ] as const)
    test(`an eye check is booked, moved and cancelled by the link in a mail, at ${brand} in ${locale} · APPT-3 · APPT-4 · APPT-6 · APPT-8`, async ({
      page,
    }, { retry }) => {
      await page.setViewportSize({ width, height: 900 });
      const shopper = shopperAt(page, brand, locale);
      const { say } = shopper;
      const main = page.getByRole('main');
      const email = `eyes-${brand}-${retry}@example.org`;
      await book(shopper, email);
      await page.goto(await linkOf(shopper, email));
      const calendar = await page.request.get(
        (await main.getByRole('link', { name: say('personal:eyeCheck.calendar') }).getAttribute('href')) ??
          '',
        { headers: { host: new URL(page.url()).host } },
      );
      expect(await calendar.text()).toContain('SEQUENCE:0');

      await main.getByRole('link', { name: say('personal:eyeCheck.move') }).click();
      // An appointment less than a day away can no longer be moved.
      await main.getByRole('navigation').getByRole('link').nth(4).click();
      await main.getByRole('radio').last().check();
      await main.getByRole('button', { name: say('personal:eyeCheck.moveTo') }).click();
      await expect(main.getByRole('status')).toContainText(email);
      await main.getByText(say('personal:eyeCheck.cancel'), { exact: true }).click();
      await main.getByRole('button', { name: say('personal:eyeCheck.cancelNow') }).click();
      await expect(main.getByText(say('personal:eyeCheck.cancelled'))).toBeVisible();
    });
});

test('the second visitor for a time is shown the nearest free ones, with the keyboard alone · APPT-3 · APPT-8', async ({
  page,
  context,
}, { retry }) => {
  const shopper = shopperAt(page, 'augental', 'de');
  const { origin, say } = shopper;
  const main = page.getByRole('main');
  await page.goto(`${origin}/eye-check/times?optician=at-wien-neubau`);
  expect(await barriers(page)).toEqual([]);
  // In the evening hardly any time is left on the first day.
  await main.getByRole('navigation').getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/day=/);
  const second = await context.newPage();
  await second.goto(page.url());
  for (const [who, seen] of [page, second].entries()) {
    const form = seen.getByRole('main');
    await form.getByRole('radio').nth(2).focus();
    await seen.keyboard.press('Space');
    await seen.keyboard.press('Tab');
    await seen.keyboard.type('Mara');
    await seen.keyboard.press('Tab');
    await seen.keyboard.type('Keller');
    await seen.keyboard.press('Tab');
    await seen.keyboard.type(`second-${who}-${retry}@example.org`);
    await seen.keyboard.press('Enter');
  }
  await expect(main.getByRole('status')).toBeVisible();
  const other = second.getByRole('main');
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other.getByText(say('personal:eyeCheck.near'))).toBeVisible();
  await expect(other.getByLabel(say('account:field.lastName'), { exact: true })).toHaveValue('Keller');
  expect(await barriers(second)).toEqual([]);
  await second.close();
  expect(await barriers(page)).toEqual([]);
});
