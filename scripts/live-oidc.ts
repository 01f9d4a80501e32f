import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startOidc } from '../test/adapters/identity-oidc/local-oidc.ts';
import { fact } from './fact.ts';
import { patience } from './pace.ts';
import { runShop } from './running-shop.ts';
import { wholeBrowser } from './system-browser.ts';

/**
 * The built shop signs customers in through an identity service of another project, in a browser: a new account, the
 * same person again, a cancelled sign-in. `--pictures folder` keeps screenshots. Run `npm run build` before it.
 */

const port = 4248;
const at = process.argv.indexOf('--pictures');
const pictures = at < 0 ? undefined : process.argv[at + 1];
if (pictures) mkdirSync(pictures, { recursive: true });

const shops = [
  { brand: 'okulino', language: 'de', width: 390, first: 'Weiter mit Hausanmeldung', make: 'Konto anlegen' },
  {
    brand: 'opalys',
    language: 'fr',
    width: 1280,
    first: 'Continuer avec Hausanmeldung',
    make: 'Créer le compte',
  },
] as const;
type LiveShop = (typeof shops)[number];
const originOf = ({ brand }: LiveShop) => `http://${brand}.localhost:${port}`;

const oidc = await startOidc(shops.map((shop) => `${originOf(shop)}/identity/return`));
const server = await runShop(port, {
  DIOPTRA_IDENTITY: 'oidc',
  DIOPTRA_OIDC_ISSUER: oidc.issuer,
  DIOPTRA_OIDC_CLIENT: oidc.clientId,
  DIOPTRA_OIDC_SECRET: oidc.clientSecret,
  DIOPTRA_OIDC_NAME: 'Hausanmeldung',
});

const seen = async (page: Page, name: string): Promise<void> => {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
};

/** Presses the shop's button and the service's button; the page then continues by itself. */
const signIn = async (page: Page, { first }: LiveShop): Promise<void> => {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: first }).click();
  const popup = await opening;
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await closing;
};

/** Whether the page's e-mail field comes to hold an address. */
const filledWith = async (page: Page, email: string): Promise<boolean> => {
  const field = page.getByRole('main').locator('input[type=email]').first();
  const end = Date.now() + patience(20_000);
  while (Date.now() < end) {
    if ((await field.count()) > 0 && (await field.inputValue()) === email) return true;
    await page.waitForTimeout(100);
  }
  return false;
};

const visit = async (browser: Browser, shop: LiveShop): Promise<void> => {
  const { brand, language, width, make } = shop;
  const account = `${originOf(shop)}${language === 'de' ? '' : `/${language}`}/my-account/profile`;
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: language });
    const page = await context.newPage();
    await page.goto(account);
    await page.getByRole('button', { name: shop.first }).waitFor();
    return page;
  };
  const email = `mila@${brand}.example`;

  const refusing = await open();
  await seen(refusing, `${brand}-sign-in`);
  fact(
    `${brand}: there is one button, and none of another provider`,
    (await refusing.getByRole('button', { name: 'Google' }).count()) === 0,
  );
  oidc.setWho('refuses');
  await signIn(refusing, shop);
  await refusing.getByRole('alert').first().waitFor();
  await seen(refusing, `${brand}-refused`);
  fact(`${brand}: a cancelled sign-in shows a message`, true);
  await refusing.context().close();

  oidc.setWho({ email, verified: true });
  const first = await open();
  await signIn(first, shop);
  const main = first.getByRole('main');
  const button = main.getByRole('button', { name: make, exact: true });
  await main.getByText('Hausanmeldung').last().waitFor();
  const isFilled = await filledWith(first, email);
  await seen(first, `${brand}-new`);
  fact(`${brand}: the e-mail of a new customer is filled in`, isFilled);
  await button.click();
  await button.waitFor({ state: 'hidden' });
  const linked = first.locator('[aria-labelledby=identities]');
  await linked.getByText(email).waitFor();
  await linked.scrollIntoViewIfNeeded();
  await seen(first, `${brand}-account`);
  fact(`${brand}: the account exists and shows how it is signed in to`, true);
  await first.context().close();

  const again = await open();
  await signIn(again, shop);
  await again.getByRole('button', { name: shop.first }).waitFor({ state: 'hidden' });
  await again.locator('[aria-labelledby=identities]').getByText(email).waitFor();
  fact(`${brand}: the same identity signs in the same customer`, true);
  await again.context().close();
};

const browser = await chromium.launch({ ...(wholeBrowser && { executablePath: wholeBrowser }) });
try {
  for (const shop of shops) await visit(browser, shop);
} catch (error) {
  fact(error instanceof Error ? error.message : 'unknown error', false);
} finally {
  await browser.close();
  await server.stop();
  await oidc.close();
}
