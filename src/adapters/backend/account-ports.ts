import type { IdentityWindow } from '../../application/identity/identity-window.ts';
import type { AccountPort, IdentityPort } from '../../application/identity/ports.ts';
import { accountApi } from '../contract/account-api.ts';
import { makeAccountAdapter } from './account-adapter.ts';
import { type ClientSettings, makeClient } from './client.ts';
import { makeIdentityAdapter } from './identity-adapter.ts';

/** The ports for accounts; most visits never need them. */
export interface AccountPorts {
  readonly accounts: AccountPort;
  readonly identity: IdentityPort;
}

export const makeAccountPorts = (settings: ClientSettings, window: IdentityWindow): AccountPorts => {
  const client = makeClient(settings, accountApi);
  return {
    accounts: makeAccountAdapter(client, settings.channel.locale),
    identity: makeIdentityAdapter(client, settings.channel, window),
  };
};
