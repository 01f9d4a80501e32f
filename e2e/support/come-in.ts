import { signedIn, signedInKey } from '../../src/adapters/browser/was-signed-in.ts';
import { demoPassword } from '../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import type { Shopper } from './shopper.ts';

/** Signs in as a customer of the demonstration, with what this browser remembers of it. */
export const comeIn = async ({ page, brand, locale, origin }: Shopper, email: string): Promise<void> => {
  // The smallest document of the shop: requests from it have the shop's cookies and storage.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    async ({ address, body, key, mark }) => {
      const headers = { 'content-type': 'application/json' };
      const { ok, status } = await fetch(address, { method: 'POST', headers, body });
      if (!ok) throw new Error(`Sign-in answers ${status}`);
      localStorage.setItem(key, mark);
    },
    {
      address: `/api/customers/session?brand_channel=${brand}&locale=${locale}`,
      body: JSON.stringify({ email, password: demoPassword }),
      key: signedInKey,
      mark: signedIn,
    },
  );
};
