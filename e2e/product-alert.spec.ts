import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { mailsWith } from './support/mailbox.ts';
import { demo, type Shopper, shopperAt } from './support/shopper.ts';

/** The URL in the newest mail to a recipient. */
const linkOf = async (shopper: Shopper, email: string, part: string): Promise<string> => {
  const { page, direct } = shopper;
  let href: string | undefined;
  await expect(async () => {
    const [letter = ''] = await mailsWith(shopper, email);
    const html = await (await page.request.get(`${direct}${letter}/html`)).text();
    href = new RegExp(`href="([^"]*${part}[^"]*)"`).exec(html)?.[1];
    expect(href).toBeDefined();
  }).toPass();
  return (href ?? '').replaceAll('&amp;', '&');
};

for (const [brand, locale, width] of [
  ['okulino', 'de', 390],
  ['augental', 'fr', 1280],
] as const)
  test(`a guest requests a price alert and confirms it by mail, at ${brand} in ${locale} · STOCK-8 · STOCK-9`, async ({
    page,
  }, { retry }) => {
    await page.setViewportSize({ width, height: 1200 });
    const shopper = shopperAt(page, brand, locale);
    const { say, open } = shopper;
    const main = page.getByRole('main');
    const email = `price-${brand}-${retry}@example.org`;
    await open(pathTo.product(locale, demo.care));
    await main.getByRole('link', { name: say('facts:alert.price') }).click();
    await expect(main.getByText(say('personal:alert.price'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await main.getByLabel(say('personal:alert.email')).fill(email);
    await main.getByRole('button', { name: say('personal:alert.send') }).click();
    await expect(main.getByText(say('personal:alert.done.waiting', { most: 20 }))).toBeVisible();

    await page.goto(await linkOf(shopper, email, 'newsletter/confirm'));
    await main.getByRole('button', { name: say('personal:mails.link.alert.confirm') }).click();
    await expect(main.getByText(say('personal:mails.link.alert.confirmedTitle'))).toBeVisible();
  });
