import { brandIds } from '../../domain/shared/brand-id.ts';
import { cookieNames, httpAddress, longSecret, oneOf, shopChannels } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

const vendure = neededBy('DIOPTRA_BACKEND', 'vendure');

/** Settings of the backend that answers the Shop API. */
export const backendSettings = {
  backend: setting(
    'DIOPTRA_BACKEND',
    oneOf('sandbox', 'vendure'),
    'sandbox',
    'the system that keeps carts, orders, stock and prices: the sandbox, or Vendure with the plugin of `engine/vendure` ([engines](engines.md))',
  ),
  engineUrl: setting(
    'DIOPTRA_ENGINE_URL',
    httpAddress,
    undefined,
    'the address of the engine, without `/shop-api`',
    vendure,
  ),
  engineKey: setting(
    'DIOPTRA_ENGINE_KEY',
    longSecret,
    undefined,
    'the key with which the shop authenticates at the engine; the engine must be set to the same key',
    { ...secret, ...vendure },
  ),
  engineChannels: setting(
    'DIOPTRA_ENGINE_CHANNELS',
    shopChannels,
    {},
    'the token of each shop’s channel in the engine, for example `okulino=lenses,viszola=lenti`. Without an entry, a shop uses its own name',
  ),
  engineAccounts: setting(
    'DIOPTRA_ENGINE_ACCOUNTS',
    oneOf('companion', 'engine'),
    'companion',
    'where customer accounts, with e-mail and password, are kept if there is an engine: in the sandbox beside it (`companion`), or in the engine (`engine`), so that the engine’s customers can sign in. After a change all customers must sign in again ([engines](engines.md#customers-of-the-engine))',
  ),
  engineWebhookSecret: setting(
    'DIOPTRA_ENGINE_WEBHOOK_SECRET',
    longSecret,
    undefined,
    'the secret with which the engine signs its webhooks to `/engine/notices`; the engine must be set to the same secret',
    { ...secret, ...vendure },
  ),
  backendUrl: setting(
    'DIOPTRA_BACKEND_URL',
    httpAddress,
    undefined,
    'the address of another server of the Shop API, without `/api`. By default this process runs the backend that `DIOPTRA_BACKEND` names',
  ),
  backendCookies: setting(
    'DIOPTRA_BACKEND_COOKIES',
    cookieNames,
    brandIds.flatMap((brand) => [`session_${brand}`, `__Host-session_${brand}`]),
    'the session cookies of another backend. Only these are forwarded between the browser and that backend',
  ),
} as const;
