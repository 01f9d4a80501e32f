import { makeAccountPorts } from '../../adapters/backend/account-ports.ts';
import type { ClientSettings } from '../../adapters/backend/client.ts';
import { makeSignedInMark } from '../../adapters/browser/signed-in-mark.ts';
import type { CustomerDesk } from '../../application/customer/customer-desk.ts';
import {
  type AccountSession,
  type AccountUse,
  makeAccountSession,
} from '../../application/identity/account-session.ts';
import { lazySession } from '../../application/shared/lazy-session.ts';

/** Most who are signed in only shop: what they keep is fetched where they look at it. */
const lazyDesk = (settings: ClientSettings): CustomerDesk => {
  let coming: Promise<CustomerDesk> | undefined;
  const open = (): Promise<CustomerDesk> => {
    coming ??= import('./open-desk.ts').then(
      (m) => m.openDesk(settings),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  return { addressBook: lazySession(async () => (await open()).addressBook) };
};

/** The session of whoever visits, with its adapters: a chunk that most visits never fetch. */
export const openAccount = (settings: ClientSettings, use: AccountUse): AccountSession =>
  makeAccountSession({
    ...use,
    ...makeAccountPorts(settings),
    mark: makeSignedInMark(() => localStorage, window),
    openDesk: () => lazyDesk(settings),
  });
