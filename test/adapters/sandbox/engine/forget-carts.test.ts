import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { givePrescription } from '../../../../src/adapters/sandbox/prescriptions/given-prescription.ts';
import { beginRetention } from '../../../../src/adapters/sandbox/retention/retention-job.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import { oldBefore } from '../../../../src/domain/orders/value-retention.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { instantAt } from '../../../../src/domain/shared/calendar.ts';
import { shopDay } from '../../../../src/domain/shared/shop-day.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { done } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { startCompanion, type ToldEngine } from './sold.ts';

let shop: TestSandbox;
let sandbox: Sandbox;
let engine: ToldEngine;
beforeEach(async () => {
  ({ shop, sandbox, engine } = await startCompanion());
});
afterEach(() => shop.close());

const day = 24 * 3_600_000;
const later = async (ms: number): Promise<void> => {
  shop.controls.setClock(testNow + ms);
  await doDueWork(sandbox);
};
const told = () => engine.told.filter(([what]) => what === 'forget carts');
const account = async () => {
  const { client, email } = await signedIn(shop);
  const { id } = await sandbox.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { client, id: String(id) };
};

describe('carts of a deleted account at an engine', () => {
  it('are deleted there, requested until the engine responds, and once · LAW-33', async () => {
    const { client, id } = await account();
    engine.away = true;
    await done(client.deleteMe({ body: { password } }));
    await later(60_000);
    await later(2 * day);
    expect(told()).toEqual([]);
    engine.away = false;
    await later(2 * day + 3_600_001);
    await later(4 * day);
    expect(told()).toEqual([['forget carts', 'okulino', id]]);
  });

  it('lose the prescription that the shop keeps for them, and no other cart does · LAW-33', async () => {
    const { client, id } = await account();
    const prescription = { issued_on: '2026-05-04', prescriber: 'Dr. Roth' } as never;
    for (const token of ['theirs', 'another'])
      await givePrescription(sandbox.db, token, prescription, { at: new Date(testNow), customer: null });
    engine.cartsOf = { [id]: ['theirs'] };
    await done(client.deleteMe({ body: { password } }));
    await later(60_000);
    const left = await sandbox.db.selectFrom('given_prescription').select('cart_token').execute();
    expect(left).toEqual([{ cart_token: 'another' }]);
  });
});

describe('old carts at an engine', () => {
  it('are deleted there each night, as those that the shop keeps itself · LAW-33', async () => {
    await beginRetention(sandbox.db, sandbox);
    await later(60_000);
    await later(120_000);
    const { lensValuesYears: years, clock } = sandbox;
    const before = instantAt(oldBefore(shopDay(testNow, clock.zone), years), 0, clock.zone).toISOString();
    expect([...engine.cleared].sort()).toEqual([...brandIds].sort().map((brand) => [brand, before]));
    await later(day);
    await later(day + 60_000);
    expect(engine.cleared).toHaveLength(2 * brandIds.length);
  });

  it('are requested again while the engine is unavailable · LAW-33', async () => {
    engine.away = true;
    await beginRetention(sandbox.db, sandbox);
    await later(60_000);
    expect(engine.cleared).toEqual([]);
    engine.away = false;
    await later(10 * 60_000);
    expect(engine.cleared).toHaveLength(brandIds.length);
  });
});
