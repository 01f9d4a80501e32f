import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { patience } from '../../scripts/pace.ts';
import { pathTo } from '../../src/domain/shared/paths.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { addToCart, chooseEye, sidebar } from '../support/cart.ts';
import { fillAddress, giveEmail, goToPayment, goToShipping, stepTitle, zurich } from '../support/checkout.ts';
import { datatransIn } from '../support/datatrans-page.ts';
import { orderButton, payWith } from '../support/payment.ts';
import { demo, type Shopper, shopperAt } from '../support/shopper.ts';
import { buildImage } from './image.ts';
import {
  askProxy,
  bySystemd,
  isServed,
  type Outside,
  openOutside,
  type Running,
  readDeploy,
  replaced,
  startCaddy,
  startNginx,
  startNginxBeforeVarnish,
  startPageServer,
} from './place.ts';
import { proxyPort, shopPorts } from './ports.ts';

/**
 * Page servers that sell, with their internal pages closed, by the files of `deploy/`, and a guest who buys through
 * each proxy.
 */
test.describe.configure({ mode: 'serial' });
test.use({ consent: 'unasked' });

let outside: Outside;
let servers: readonly Running[] = [];
test.beforeAll(async () => {
  test.setTimeout(patience(120_000));
  outside = await openOutside();
});
test.afterAll(() => outside?.close());

const host = 'shop.example.ch';
const guestAt = (page: Parameters<typeof shopperAt>[0]): Shopper => {
  const origin = `https://${host}`;
  const open = async (path: string): Promise<void> => {
    await page.goto(origin + path);
    await hydrated(page);
  };
  return { ...shopperAt(page, 'okulino', 'de'), origin, direct: origin, open };
};

/** From the product to the paid order. */
const buys = async (shopper: Shopper, email: string): Promise<void> => {
  const { page, say, locale, open } = shopper;
  await datatransIn(page.context(), outside.datatrans.press);
  await open(pathTo.product(locale, demo.daily));
  await page.getByRole('button', { name: say('consent:bar.refuse') }).click();
  await chooseEye(shopper, 'right', { sphere: '-2.50' });
  await chooseEye(shopper, 'left', { sphere: '-3.25' });
  await addToCart(shopper);
  await sidebar(shopper)
    .getByRole('link', { name: say('cart:viewCart') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('cart:goToCheckout') })
    .click();
  await giveEmail(shopper, email);
  await fillAddress(shopper, zurich);
  await goToShipping(shopper);
  await goToPayment(shopper);
  await payWith(shopper, 'visa');
  await orderButton(shopper).click();
  await page.getByRole('link', { name: 'Jetzt zahlen' }).click();
  await page.getByRole('link', { name: 'Zurück zum Shop' }).click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\/[^/]+\?/);
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
};

/** The variables of the server in `compose.yaml`; those that it takes from outside have the default given there. */
const composed = (): Record<string, string> => {
  const { services } = parse(readDeploy('compose.yaml'));
  const named = Object.entries<string>(services.shop.environment);
  return Object.fromEntries(named.map(([name, value]) => [name, value.replace(/\$\{\w+:-([^}]*)\}/, '$1')]));
};

/** Checks what must hold behind every proxy. */
const keepsShut = async (): Promise<void> => {
  for (const path of ['/health', '/ready', '/metrics', '/mailbox', '/pay/x', '/sandbox', '/en/sandbox'])
    expect.soft((await askProxy(host, path))?.status, path).toBe(404);
  const page = await askProxy(host, '/');
  expect.soft(page?.headers['content-security-policy']).toBeDefined();
  expect
    .soft((await askProxy(host, '/', { headers: { 'x-forwarded-for': '203.0.113.9' } }))?.status)
    .toBe(200);
};

/** Whether the order of this guest is stored as paid, by any of the servers. */
const isPaid = async (database: string, email: string): Promise<boolean> => {
  const text = `select 1 from shop_order where email = '${email}' and paid_at is not null`;
  return (await outside.query(database, text)).length === 1;
};

const buysThrough = async (
  start: (folder: string) => Promise<Running>,
  page: Parameters<typeof guestAt>[0],
  database: string,
  email: string,
): Promise<void> => {
  const proxy = await start(outside.folder);
  try {
    await expect.poll(isServed).toBe(true);
    await buys(guestAt(page), email);
    await expect.poll(() => isPaid(database, email)).toBe(true);
    // The confirmation, by SMTP.
    await expect.poll(() => outside.mails.taken.some(({ to }) => to.includes(email))).toBe(true);
    await keepsShut();
    // Requests still made by the page do not count as complaints about a stopped proxy.
    await page.goto('about:blank');
  } finally {
    await proxy.stop();
  }
};

/** The message for visitors while no page server runs, in the language of each. */
const saysAway = async (start: (folder: string) => Promise<Running>, status: number): Promise<void> => {
  const proxy = await start(outside.folder);
  try {
    const away = await askProxy(host, '/it/c/lenti-a-contatto');
    expect(away?.status).toBe(status);
    expect(away?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    const languages = [...(away?.text ?? '').matchAll(/<p lang="(\w\w)">\S/g)].map(
      ([, language]) => language,
    );
    expect(languages).toEqual(['de', 'en', 'it', 'fr']);
  } finally {
    await proxy.stop();
  }
};

test.describe('while no page server answers', () => {
  test('nginx.conf shows that the shop is unavailable', () => saysAway(startNginx, 502));
  test('varnish.vcl shows that the shop is unavailable', () => saysAway(startNginxBeforeVarnish, 503));
  test('Caddyfile shows that the shop is unavailable', () => saysAway(startCaddy, 503));
});

const endServers = async (): Promise<void> => {
  await Promise.all(servers.map(({ stop }) => stop()));
  servers = [];
};

test.describe('page servers as dioptra.service starts them', () => {
  test.beforeAll(async () => {
    test.setTimeout(patience(300_000));
    await outside.makeDatabase('by_systemd');
    const start = (port: number) => startPageServer(bySystemd(outside, 'by_systemd', port), port);
    servers = await Promise.all(shopPorts.map(start));
  });
  test.afterAll(endServers);

  test('nginx.conf', ({ page }) => buysThrough(startNginx, page, 'by_systemd', 'nginx@example.org'));
  test('varnish.vcl behind nginx.conf', ({ page }) =>
    buysThrough(startNginxBeforeVarnish, page, 'by_systemd', 'varnish@example.org'));
  test('Caddyfile', ({ page }) => buysThrough(startCaddy, page, 'by_systemd', 'caddy@example.org'));
});

test.describe('page servers as the Dockerfile makes them and compose.yaml sets them', () => {
  test.beforeAll(async () => {
    test.setTimeout(patience(900_000));
    await outside.makeDatabase('in_containers');
    const { run, health } = buildImage(join(outside.folder, 'image'));
    const settings = { ...composed(), ...outside.secrets('in_containers'), DIOPTRA_DRAIN_SECONDS: '0' };
    const { SHOP_DATABASE: DATABASE_URL, ...others } = settings;
    const start = (port: number) => {
      const env = {
        ...run.env,
        ...others,
        DATABASE_URL,
        PORT: String(port),
        DIOPTRA_TRUSTED_PROXIES: '127.0.0.1',
      };
      return startPageServer({ ...run, env }, port);
    };
    servers = await Promise.all(shopPorts.map(start));
    for (const port of [...shopPorts, proxyPort + 4])
      healthy.push(
        spawnSync(health.command, health.args, { ...health, env: { ...health.env, PORT: String(port) } })
          .status,
      );
  });
  test.afterAll(endServers);

  const healthy: (number | null)[] = [];
  test('the health check distinguishes a running server from a stopped one', () =>
    expect(healthy).toEqual([0, 0, 1]));
  test('Caddyfile', ({ page }) => buysThrough(startCaddy, page, 'in_containers', 'compose@example.org'));
});

test('dioptra.service is a valid unit for systemd', () => {
  const folder = mkdtempSync(join(outside.folder, 'unit-'));
  const file = join(folder, 'dioptra.service');
  writeFileSync(file, replaced(readDeploy('dioptra.service'), ['/opt/dioptra', process.cwd()]));
  const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  test.skip(error !== undefined, 'There is no systemd here.');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
