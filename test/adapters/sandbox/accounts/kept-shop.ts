import type { CustomerRow } from '../../../../src/adapters/sandbox/db/customer-tables.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { openBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { newEmail, password } from '../fixtures/customers.ts';
import { done } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import type { KeepingEngine } from './keeping-engine.ts';

export const rowOf = (
  { sandbox }: Pick<TestSandbox, 'sandbox'>,
  email: string,
  brand: BrandId = 'okulino',
): Promise<CustomerRow | undefined> =>
  sandbox.db
    .selectFrom('customer')
    .selectAll()
    .where('email', '=', email)
    .where('brand', '=', brand)
    .executeTakeFirst();

/** A customer created at the engine, and the browser in which they are signed in. */
export const keptAndIn = async (
  shop: TestSandbox,
  accounts: KeepingEngine,
  brand: BrandId = 'okulino',
): Promise<TestBrowser & { readonly email: string; readonly id: string }> => {
  const { id, email } = accounts.keep({ email: newEmail(), password });
  const here = openBrowser(shop, brand);
  await done(here.client.customerSignMeIn({ body: { email, password } }));
  return { ...here, email, id };
};

export const isGuest = async ({ client }: Pick<TestBrowser, 'client'>): Promise<boolean> =>
  (await done(client.isGuest({}))).guest;
