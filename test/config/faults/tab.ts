import { makeBackendPorts } from '../../../src/adapters/backend/backend-ports.ts';
import type { OrderAttempt } from '../../../src/application/checkout/ports.ts';
import { makePageFlags } from '../../../src/application/flags/page-flags.ts';
import type { Services } from '../../../src/application/services.ts';
import { noTextStore } from '../../../src/application/shared/text-store.ts';
import { backendSettingsOf } from '../../../src/config/backend-settings.ts';
import { makeServices } from '../../../src/config/composition/services.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import type { TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { keeping, quietOutside } from '../quiet-outside.ts';

export const origin = 'http://okulino.localhost:4200';

export const home: Address = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seestrasse',
  streetNumber: '12',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
};

/** Storage and ids of a visitor's browser, which outlive a reload. */
export const openTab = ({ fetch }: Pick<TestSandbox, 'fetch'>) => {
  const attempts = keeping<OrderAttempt>();
  const outside = { ...quietOutside(), orderAttempts: async () => attempts };
  const ports = () =>
    makeBackendPorts(backendSettingsOf(shops.okulino, 'de', { base: `${origin}/api`, fetch }));
  const open = (): Services =>
    makeServices(
      { backend: ports(), ...outside },
      {
        shop: shops.okulino,
        locale: 'de',
        device: noTextStore,
        tab: noTextStore,
        flags: makePageFlags(new Map()).flags,
      },
    );
  return { open, ports, attempt: attempts.read, keep: outside.cartTokens.write };
};
export type Tab = ReturnType<typeof openTab>;

/** How many notifications the shop has shown. */
export const notesOf = ({ notifications }: Services): (() => number) => {
  let told = 0;
  notifications.state$.subscribe(() => {
    told += 1;
  });
  return () => told;
};

interface Remote {
  readonly _tag: string;
}
export const isCalm = (remote: Remote | null): boolean => remote?._tag !== 'Loading';
export const isReady = (remote: Remote | null): boolean => remote?._tag === 'Ready';
