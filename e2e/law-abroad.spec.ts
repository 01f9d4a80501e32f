import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lawFor } from '../src/application/shared/law-for.ts';
import { brands } from '../src/config/brands/brands.ts';
import { type BrandId, brandIds } from '../src/domain/shared/brand-id.ts';
import type { CountryCode } from '../src/domain/shared/country.ts';
import type { Locale } from '../src/domain/shared/locale.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { readPdf } from '../test/adapters/sandbox/fixtures/read-pdf.ts';
import { barriers, expect, test } from './fixtures.ts';
import type { Destination } from './support/checkout.ts';
import { hamburg, zurich } from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { endPayment, orderAndLeave, orderButton, payWith } from './support/payment.ts';
import { startAtPayment } from './support/prepared.ts';
import { shopperAt } from './support/shopper.ts';

const destinations: Readonly<Partial<Record<CountryCode, Destination>>> = {
  CH: zurich,
  DE: hamburg,
  AT: { country: 'AT', postcode: '1010', city: 'Wien', phone: '01 5551234' },
  IT: { country: 'IT', postcode: '20121', city: 'Milano', phone: '02 5551234', province: 'MI' },
  FR: { country: 'FR', postcode: '69002', city: 'Lyon', phone: '04 72 55 51 23' },
};

/** A day the given number of years ago, `yyyy-MM-dd`. */
const yearsAgo = (years: number): string => `${new Date().getUTCFullYear() - years}-01-15`;

/**
 * Each country once from a foreign shop, where the stricter of two laws applies, and the one without a duty to take
 * goods back from its own.
 */
const purchases: Readonly<Record<BrandId, readonly (readonly [country: CountryCode, locale: Locale])[]>> = {
  okulino: [
    ['CH', 'de'],
    ['FR', 'fr'],
  ],
  linsenwerk: [['CH', 'de']],
  viszola: [['AT', 'de']],
  opalys: [['IT', 'it']],
  augental: [['DE', 'de']],
};

/** Buys lenses, and reads what is said on the way and sent afterwards. */
const getsWhatLawRequires = async (page: Page, brand: BrandId, country: CountryCode, locale: Locale) => {
  const shopper = shopperAt(page, brand, locale);
  const { say } = shopper;
  const { shop } = brands[brand];
  const law = lawFor(shop, country);
  const to = destinations[country];
  if (!to) throw new Error(`No address in ${country}`);
  const email = `law-${country}-${brand}@example.org`.toLowerCase();
  await startAtPayment(shopper, { email, to });
  await payWith(shopper, 'visa');
  const main = page.getByRole('main');
  const days = law.withdrawalDays;
  await expect(main).toContainText(say(`checkout:terms.${law.withdrawal}`, { days, name: shop.name }));
  await expect(main).toContainText(say('checkout:terms.sealed'));
  for (const advice of ['specialist', 'optician'] as const) {
    const sentence = say(`law:lens.${advice}`, { phone: shop.contact.phone.replaceAll(' ', '\u00a0') });
    if (law.lensAdvice === advice) await expect(main).toContainText(sentence);
    else await expect(main).not.toContainText(sentence);
  }
  await expect(main.getByText(say('law:guarantee.title')).first()).toBeVisible({
    visible: law.guaranteeNotice,
  });
  expect(await barriers(page)).toEqual([]);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: say('common:pages.cancellation') })).toBeVisible();
  await expect(foot.getByRole('link', { name: say('common:pages.withdrawal') })).toBeVisible();

  const issued = main.getByLabel(say('checkout:prescription.issuedOn'));
  const prescriber = main.getByLabel(say('checkout:prescription.prescriber'));
  if (law.prescription) {
    await orderButton(shopper).click();
    await expect(issued).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await issued.fill(yearsAgo(9));
    await expect(main.getByText(say('checkout:prescription.invalid.too_old', { count: 3 }))).toBeVisible();
    await issued.fill(yearsAgo(1));
    await prescriber.fill('Dr. Hélène Marchand');
  } else await expect(issued).toHaveCount(0);
  await orderAndLeave(shopper);
  await endPayment(shopper, 'succeed');
  await expect(main.getByRole('link', { name: say('pages.withdrawal') })).toBeVisible();
  const coming = page.waitForEvent('download');
  // The contract documents come after its invoice.
  await page.getByRole('link', { name: /PDF/ }).last().click();
  const file = readFileSync(await (await coming).path());
  const { text } = await readPdf(new Uint8Array(file).buffer);
  const said = (key: string) =>
    say(key, { days, name: shop.name, email: shop.contact.email }).split('\n\n')[0]?.replace(/\s+/g, ' ') ??
    '';
  expect(text).toContain(said(`content:terms.warranty${law.country}.text`));
  expect(text).toContain(said(`content:returns.${law.withdrawal === 'statute' ? 'statute' : 'right'}.text`));
  const [confirmation = ''] = await mailsWith(shopper, email);
  const mail = await (await page.request.get(shopper.direct + confirmation)).text();
  expect(mail.includes('Dr. Hélène Marchand')).toBe(law.prescription !== undefined);
  await expect(main.getByText(/Dr\. Hélène Marchand/)).toHaveCount(law.prescription ? 1 : 0);
  expect(mail).toContain(pathTo.withdrawal(locale));
  expect(mail).toContain('.pdf');
};

for (const brand of brandIds)
  test(`guests of ${brand} from ${purchases[brand].map(([country]) => country).join(', ')} get the documents and notices required by the law of both countries · LAW-10 · LAW-25 · LAW-27 · DOC-1`, async ({
    page,
  }) => {
    test.slow();
    for (const [country, locale] of purchases[brand])
      await test.step(country, () => getsWhatLawRequires(page, brand, country, locale));
  });
