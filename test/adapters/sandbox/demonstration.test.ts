import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../../src/adapters/sandbox/db/json.ts';
import { closeDemonstration, openDemonstration } from '../../../src/adapters/sandbox/demonstration.ts';
import { prepareDatabase } from '../../../src/adapters/sandbox/prepare-database.ts';
import { demoCoupons } from '../../../src/adapters/sandbox/seed/demo/demo-coupons.ts';
import { demoEmails, demoPassword } from '../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { texts } from '../../../src/config/words/texts.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { openBrowser } from './fixtures/browser.ts';
import { shops } from './fixtures/shops.ts';
import { startSandbox, type TestSandbox, testNow } from './fixtures/start-sandbox.ts';

describe('a closed demo', () => {
  let shop: TestSandbox;
  beforeAll(async () => {
    shop = await startSandbox();
  });
  afterAll(() => shop?.close());

  const signIn = (brand: (typeof brandIds)[number], email: string) =>
    openBrowser(shop, brand).client.customerSignMeIn({ body: { email, password: demoPassword } })();

  it('was open before, with its accounts and valid coupons', async () => {
    expect(await openDemonstration(shop.sandbox.db)).toEqual({
      accounts: [...demoEmails].sort(),
      coupons: demoCoupons
        .filter(({ rule }) => rule.disabled !== true)
        .map(({ code }) => code)
        .sort(),
    });
    expect(E.isRight(await signIn('okulino', demoEmails[0]))).toBe(true);
    expect(await shop.sandbox.db.selectFrom('session').select('id').execute()).toHaveLength(1);
  });

  it('keeps a changed coupon with a demo code, and a customer’s own password', async () => {
    const { db } = shop.sandbox;
    const rule = { gift: { _tag: 'Percent', percent: 3 } } as const;
    await db
      .updateTable('coupon')
      .set({ rule: json(rule) })
      .where('code', '=', 'FUENF')
      .execute();
    await db
      .updateTable('customer')
      .set({ password_hash: 'of their own' })
      .where('email', '=', demoEmails[1])
      .where('brand', '=', 'opalys')
      .execute();
    await closeDemonstration(db);
    expect(await openDemonstration(db)).toEqual({ accounts: [], coupons: [] });
    const kept = await db.selectFrom('coupon').select('rule').where('code', '=', 'FUENF').executeTakeFirst();
    expect(kept).toEqual({ rule });
    const own = await db
      .selectFrom('customer')
      .select('brand')
      .where('password_hash', 'is not', null)
      .execute();
    expect(own).toEqual([{ brand: 'opalys' }]);
  });

  it('refuses the demo password, and has ended the demo sessions', async () => {
    for (const brand of brandIds)
      expect(await signIn(brand, demoEmails[0])).toEqual(
        E.left(expect.objectContaining({ _tag: 'Refused' })),
      );
    expect(await shop.sandbox.db.selectFrom('session').select('id').execute()).toEqual([]);
  });

  it('stays closed after a restart, and keeps its past orders', async () => {
    const { db } = shop.sandbox;
    await prepareDatabase(db, { shops, texts, clock: { now: () => testNow } });
    expect(await openDemonstration(db)).toEqual({ accounts: [], coupons: [] });
    expect(await db.selectFrom('shop_order').select('token').execute()).not.toEqual([]);
  });
});
