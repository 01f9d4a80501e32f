import { makeAccountPorts } from '../../adapters/backend/account-ports.ts';
import type { CartSettings } from '../../adapters/backend/cart-adapter.ts';
import type { ClientSettings } from '../../adapters/backend/client.ts';
import { makeCartTokenCookie } from '../../adapters/browser/cart-token-cookie.ts';
import { makeIdentityWindow } from '../../adapters/browser/identity-window.ts';
import { makeLastChoices } from '../../adapters/browser/last-choices.ts';
import { makeNamedCookie } from '../../adapters/browser/named-cookie.ts';
import { reloadPage } from '../../adapters/browser/page-reload.ts';
import { makeSignedInMark } from '../../adapters/browser/signed-in-mark.ts';
import { device, tab } from '../../adapters/browser/storages.ts';
import { whenSeen } from '../../adapters/browser/when-seen.ts';
import { readWip } from '../../adapters/browser/wip.ts';
import { tabName } from '../../application/catalogue/own-values-text.ts';
import { forgetTyped } from '../../application/customer/typed-texts.ts';
import type { AccountUse } from '../../application/identity/account-core.ts';
import { type AccountSession, makeAccountSession } from '../../application/identity/account-session.ts';
import type { CustomerDesk, DeskUse } from '../../application/identity/customer-desk.ts';
import { lazySession } from '../../application/shared/lazy.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { Customer } from '../../domain/customer/customer.ts';
import { withoutHash } from '../../domain/identity/login-link.ts';
import { signInForm } from '../../domain/identity/social-sign-in.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { authenticatePath } from '../../domain/shared/mail-link.ts';
import {
  customTokenCookie,
  emailReorderCookie,
  loginLinkCookie,
  redirectTargetCookie,
  refererCookie,
} from '../../domain/tracking/cookies.ts';
import { now } from '../clock.ts';
import { followHash } from './follow-hash.ts';

type Settings = ClientSettings & CartSettings;

/** Most signed-in customers only shop: their account data is loaded when they view it. */
const lazyDesk = (settings: Settings, use: DeskUse, customer: Customer): CustomerDesk => {
  let coming: Promise<CustomerDesk> | undefined;
  const open = (): Promise<CustomerDesk> => {
    coming ??= import('./open-desk.ts').then(
      (m) => m.openDesk(settings, use, customer),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  return {
    addressBook: lazySession(async () => (await open()).addressBook),
    ratings: lazySession(async () => (await open()).ratings),
    mails: lazySession(async () => (await open()).mails),
    identities: lazySession(async () => (await open()).identities),
    consents: lazySession(async () => (await open()).consents),
    alerts: lazySession(async () => (await open()).alerts),
    eyeChecks: lazySession(async () => (await open()).eyeChecks),
    ownData: lazySession(async () => (await open()).ownData),
    sessions: lazySession(async () => (await open()).sessions),
    aliases: lazySession(async () => (await open()).aliases),
    optician: lazySession(async () => (await open()).optician),
    bonus: lazySession(async () => (await open()).bonus),
    miles: lazySession(async () => (await open()).miles),
    reminders: lazySession(async () => (await open()).reminders),
    lensPass: lazySession(async () => (await open()).lensPass),
    subscriptions: lazySession(async () => (await open()).subscriptions),
    history: lazySession(async () => (await open()).history),
    lastOrders: lazySession(async () => (await open()).lastOrders),
    // The checkout subscribes to it, whether or not there was a reorder.
    reorder: lazySession(async () => (await open()).reorder, 'asked'),
  };
};

/** Creates the account session with its adapters, in a chunk that most visits never load. `sharing`: see `cookieName`. */
export const openAccount = (
  settings: Settings,
  use: AccountUse,
  sharing: BrandId | undefined,
  shop: Pick<Shop, 'socialSignIn' | 'houseIdentity' | 'id' | 'country'>,
): AccountSession => {
  const where = { secure: location.protocol === 'https:', sharing };
  const tokens = makeCartTokenCookie(document, where.secure, sharing);
  const mailed = makeNamedCookie(document, emailReorderCookie, where);
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const wip = readWip(document, location.search, where);
  const form = signInForm(shop.socialSignIn, wip, shop.houseIdentity);
  const session = makeAccountSession({
    ...use,
    ...makeAccountPorts(
      settings,
      makeIdentityWindow({
        window,
        location,
        tab,
        channel: () => new BroadcastChannel('identity'),
        close: () => window.close(),
      }),
    ),
    social: form._tag === 'Social' ? form.providers : [],
    wip,
    country: shop.country,
    tokens,
    wait,
    whenSeen: () => whenSeen(document),
    mark: makeSignedInMark(device, window),
    openDesk: (customer, session) =>
      lazyDesk(settings, { ...use, tokens, mailed, wait, ...session }, customer),
    linkEmail: makeNamedCookie(document, loginLinkCookie, where),
    customToken: makeNamedCookie(document, customTokenCookie, where),
    newId: () => crypto.randomUUID(),
    target: makeNamedCookie(document, redirectTargetCookie, where),
    // The page of login links asks before another customer is signed in, and leads back here.
    confirmLink: (hash) => {
      const { pathname, search } = location;
      location.replace(authenticatePath(settings.channel.locale, hash, pathname + withoutHash(search)));
    },
    forgetCustomer: () => {
      forgetTyped(tab);
      // The values that lenses were looked for with, and the lists that wait for them.
      tab.write(tabName(shop.id));
      tab.write('dioptra.listing-view');
      makeLastChoices(
        { device, tab, isAllowed: () => false, allow: async () => undefined },
        shop.id,
      ).forget();
    },
    dropCookies: () => makeNamedCookie(document, refererCookie, where).clear(),
    reload: () => reloadPage(tab, now(), location),
  });
  followHash(session, { location, history });
  return session;
};
