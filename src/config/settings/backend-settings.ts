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
    'what keeps carts, orders, stock and prices: the sandbox, or Vendure with the plugin of `engine/vendure` ([engines](engines.md))',
  ),
  engineUrl: setting(
    'DIOPTRA_ENGINE_URL',
    httpAddress,
    undefined,
    'where the engine answers, without `/shop-api`',
    vendure,
  ),
  engineKey: setting(
    'DIOPTRA_ENGINE_KEY',
    longSecret,
    undefined,
    'what the shop shows itself by at the engine, which has the same',
    { ...secret, ...vendure },
  ),
  engineChannels: setting(
    'DIOPTRA_ENGINE_CHANNELS',
    shopChannels,
    {},
    'the token of each shop’s channel in the engine, say `okulino=lenses,viszola=lenti`. Nothing said of a shop: its own name',
  ),
  engineAccounts: setting(
    'DIOPTRA_ENGINE_ACCOUNTS',
    oneOf('companion', 'engine'),
    'companion',
    'who keeps customers beside an engine, with their e-mail and password: the companion, as the sandbox does, or the engine, whose customers can sign in then. Changed, everybody signs in anew ([engines](engines.md#customers-of-the-engine))',
  ),
  engineWebhookSecret: setting(
    'DIOPTRA_ENGINE_WEBHOOK_SECRET',
    longSecret,
    undefined,
    'what the engine signs its notices with, which go to `/engine/notices`; the engine has the same',
    { ...secret, ...vendure },
  ),
  backendUrl: setting(
    'DIOPTRA_BACKEND_URL',
    httpAddress,
    undefined,
    'another server of the Shop API, without `/api`. Nothing said: what `DIOPTRA_BACKEND` names, in this process',
  ),
  backendCookies: setting(
    'DIOPTRA_BACKEND_COOKIES',
    cookieNames,
    brandIds.flatMap((brand) => [`session_${brand}`, `__Host-session_${brand}`]),
    'the cookies in which another backend keeps who is signed in: these pass, both ways, and no others',
  ),
} as const;
