import { makeAccountPorts } from '../../adapters/backend/account-ports.ts';
import type { ClientSettings } from '../../adapters/backend/client.ts';
import { makeSignedInMark } from '../../adapters/browser/signed-in-mark.ts';
import {
  type AccountSession,
  type AccountUse,
  makeAccountSession,
} from '../../application/identity/account-session.ts';

/** The session of whoever visits, with its adapters: a chunk that most visits never fetch. */
export const openAccount = (settings: ClientSettings, use: AccountUse): AccountSession =>
  makeAccountSession({
    ...use,
    ...makeAccountPorts(settings),
    mark: makeSignedInMark(() => localStorage, window),
  });
