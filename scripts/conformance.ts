import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadModule } from './load-module.ts';

/** Checks any server of the Shop API with requests that every client may make. See docs/integrators.md. */
const usage = `npm run conformance -- --url http://localhost:3000

  --url        the address of the server, with or without /api
  --brand      the shop to test (okulino); --other: a second shop of the server (augental; off: none)
  --locale     the language (de)
  --coupon     a coupon that any cart accepts; without it, accepted coupons are not tested
  --only       subjects separated by commas: catalogue, search, carts, checkout, orders, customers,
               identities, mails, bought, content
  --sandbox    the server has the pages of the sandbox: the suite reads mails, pays orders and signs in there
  --vendure-admin  the Admin API of the Vendure engine behind the server, where the suite ships parcels; with name
               and password: http://superadmin:…@127.0.0.1:4300/admin-api
  --no-orders  places no orders; otherwise some unpaid orders remain
  --no-accounts  creates no accounts; for servers where a new account cannot be used at once
  --json       prints the findings as JSON`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    brand: { type: 'string', default: 'okulino' },
    other: { type: 'string', default: 'augental' },
    locale: { type: 'string', default: 'de' },
    coupon: { type: 'string' },
    only: { type: 'string' },
    sandbox: { type: 'boolean', default: false },
    'vendure-admin': { type: 'string' },
    orders: { type: 'boolean', default: true },
    accounts: { type: 'boolean', default: true },
    json: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const stop = (sentence: string): never => {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
};

const { shopSettingsOf, addressIn, prescribedIn } = await loadModule<
  typeof import('../src/config/conformance.ts')
>('/src/config/conformance.ts');
const { conformServer } = await loadModule<typeof import('../src/conformance/http/conform-server.ts')>(
  '/src/conformance/http/conform-server.ts',
);
const { conforms, reportOf } = await loadModule<typeof import('../src/conformance/http/report.ts')>(
  '/src/conformance/http/report.ts',
);
const { sandboxWorld } = await loadModule<typeof import('../src/conformance/http/sandbox-world.ts')>(
  '/src/conformance/http/sandbox-world.ts',
);
const { vendureStaff } = await loadModule<typeof import('../src/conformance/http/vendure-staff.ts')>(
  '/src/conformance/http/vendure-staff.ts',
);
const { retryRateLimited } = await loadModule<typeof import('../src/conformance/http/retry-rate-limited.ts')>(
  '/src/conformance/http/retry-rate-limited.ts',
);
const { checks } = await loadModule<typeof import('../src/conformance/conformance.ts')>(
  '/src/conformance/conformance.ts',
);
const { isBrandId } = await loadModule<typeof import('../src/domain/shared/brand-id.ts')>(
  '/src/domain/shared/brand-id.ts',
);
const { isLocale } = await loadModule<typeof import('../src/domain/shared/locale.ts')>(
  '/src/domain/shared/locale.ts',
);

const { url, brand, other, sandbox, locale, coupon, orders, accounts, only } = values;
if (!url || !URL.canParse(url)) throw stop('--url should be the address of a server.');
if (!isBrandId(brand)) throw stop('--brand should be the name of a brand.');
if (!isLocale(locale)) throw stop('--locale should be de, en, it or fr.');
if (other !== 'off' && !isBrandId(other)) throw stop('--other should be the name of a brand, or off.');
const subjects = only?.split(',') ?? Object.keys(checks);
if (!subjects.every((subject) => subject in checks))
  throw stop(`--only should be a list of: ${Object.keys(checks).join(', ')}.`);

const admin = values['vendure-admin'];
if (admin !== undefined && !URL.canParse(admin)) throw stop('--vendure-admin should be an address.');
const adminApi = admin === undefined ? undefined : new URL(admin);
/** How long to wait for a notification of the engine, which arrives within a second. Units: ms. */
const noticeWait = 4000;

const origin = new URL(url).origin;
await fetch(url).catch(() => stop(`There is no server at ${origin}.`));
const found = await conformServer({
  fetch: retryRateLimited(fetch, async (ms) => {
    if (!values.json) console.error(`The server limits requests: waiting ${ms / 1000} s.`);
    await pause(ms);
  }),
  // The URL may also include /api: it is the same server.
  base: `${url.replace(/(?:\/api)?\/*$/, '')}/api`,
  shop: shopSettingsOf(brand, locale),
  ...(other !== 'off' && { otherShop: shopSettingsOf(other, locale) }),
  data: {
    address: addressIn(brand),
    ...prescribedIn(brand, Date.now()),
    accounts,
    ...(coupon !== undefined && { coupon }),
    world: {
      ...(sandbox && sandboxWorld({ fetch, origin, brand, wait: (ms) => pause(ms) })),
      ...(adminApi && vendureStaff({ fetch, adminApi, wait: () => pause(noticeWait) })),
    },
  },
  subjects,
  orders,
});
console.log(values.json ? JSON.stringify(found, null, 2) : reportOf(found));
process.exit(conforms(found) ? 0 : 1);
