import { signedIn, signedInKey } from '../../src/adapters/browser/was-signed-in.ts';
import { demoPassword } from '../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { pagePath } from '../../src/domain/shared/page-path.ts';
import type { Shopper } from './shopper.ts';

/** Signs in as a customer of the demonstration, with what this browser remembers of it. */
export const comeIn = async ({ page, brand, locale, open }: Shopper, email: string): Promise<void> => {
  await open(pagePath(locale, 'privacy'));
  await page.evaluate(
    async ({ address, body, key, mark }) => {
      await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
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
