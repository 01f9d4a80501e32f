import type { AccountPort } from '../../application/identity/ports.ts';
import { accountApi } from '../contract/account-api.ts';
import { makeAccountAdapter } from './account-adapter.ts';
import { type ClientSettings, makeClient } from './client.ts';

/** What is asked of accounts; most visits never ask. */
export interface AccountPorts {
  readonly accounts: AccountPort;
}

export const makeAccountPorts = (settings: ClientSettings): AccountPorts => ({
  accounts: makeAccountAdapter(makeClient(settings, accountApi), settings.channel.locale),
});
