import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import { noTelemetry } from '../../../../src/application/telemetry/telemetry.ts';
import { makePublished } from '../../../../src/config/server/content/published.ts';
import { openSandbox } from '../../../../src/config/server/services/sandbox.ts';
import { inMemory } from '../../../adapters/sandbox/fixtures/own-database.ts';
import { testEnvironment } from '../../test-environment.ts';

/** The sandbox that a server with these settings opens, and the jobs about rates that wait then. */
const opened = async (variables: Readonly<Record<string, string>>) => {
  // Due work would ask the European Central Bank.
  const environment = testEnvironment({ ...variables, DIOPTRA_JOBS: 'off', DIOPTRA_TEST_CONTROLS: 'off' });
  const { place, drop } = await inMemory();
  let made: Sandbox | undefined;
  const quiet = { controls: undefined, provider: undefined, identity: undefined, report: () => undefined };
  const parts = { ...quiet, place, telemetry: noTelemetry, published: makePublished(() => 0) };
  const backend = await openSandbox(environment, parts, async (sandbox) => {
    made = sandbox;
    return { sandbox, handlers: {}, app: new Hono(), paths: [], checks: [] };
  });
  if (!made) throw new Error('no sandbox');
  const { db } = made;
  const jobs = await db.selectFrom('job').select('kind').where('kind', '=', 'rates.daily').execute();
  await backend.close();
  await drop();
  return { ...made, jobs };
};

it('the sandbox of a server has its settings of papers and records, and learns the rates from its start on · DOC-9 · LAW-40', async () => {
  const { euroRates, papers, recordYears, jobs } = await opened({
    DIOPTRA_EURO_RATES: 'ecb',
    DIOPTRA_TAX_NUMBERS: 'okulino/DE=DE123456789',
    DIOPTRA_RECORD_YEARS: 'okulino=12/11',
  });
  expect(euroRates).toBeDefined();
  expect(papers.taxNumbers).toEqual({ okulino: { DE: 'DE123456789' } });
  expect(recordYears.okulino).toEqual({ bills: 12, letters: 11 });
  expect(jobs).toHaveLength(1);
});

it('the sandbox of a server without a source of rates asks for none · DOC-9', async () => {
  const { euroRates, jobs } = await opened({ DIOPTRA_EURO_RATES: 'off' });
  expect([euroRates, jobs]).toEqual([undefined, []]);
});

it('the sandbox of a server has its limits, periods and addresses · LAW-33 · REO-5', async () => {
  const limits = {
    cartsPerMinute: 11,
    couponTriesPerMinute: 12,
    guestTriesPerMinute: 13,
    guestTriesPerHour: 14,
    accountTries: 15,
  };
  const made = await opened({
    DIOPTRA_DEMONSTRATION: 'on',
    DIOPTRA_CARTS_PER_MINUTE: '11',
    DIOPTRA_COUPON_TRIES_PER_MINUTE: '12',
    DIOPTRA_GUEST_TRIES_PER_MINUTE: '13',
    DIOPTRA_GUEST_TRIES_PER_HOUR: '14',
    DIOPTRA_ACCOUNT_TRIES: '15',
    DIOPTRA_SESSION_IDLE: '16',
    DIOPTRA_CART_LEFT_AFTER: '17',
    DIOPTRA_LENS_VALUES_YEARS: '2',
    DIOPTRA_LAW_IN_MAIL: 'text',
    DIOPTRA_LENS_VALUES_ON_INVOICES: 'on',
    DIOPTRA_ELECTRONIC_INVOICES: 'on',
    DIOPTRA_CURRENCIES: 'okulino=EUR',
    DIOPTRA_ORIGINS: 'okulino=https://okulino.example',
    DIOPTRA_BRAND_PORTS: '4801',
  });
  expect(made.limits).toMatchObject(limits);
  expect(made).toMatchObject({
    ...{ sessionIdleMs: 16 * 60_000, cartLeftAfterMs: 17 * 60_000, lensValuesYears: 2 },
    ...{ leavesDueWork: true, checkAnswers: false, eInvoices: expect.anything() },
    papers: { lawInMail: 'text', lensValues: true },
    shops: { okulino: { currency: 'EUR' } },
  });
  expect([made.publicUrl('okulino'), made.addresses?.('okulino')]).toEqual([
    'https://okulino.example',
    ['https://okulino.example', 'http://localhost:4801'],
  ]);
});
