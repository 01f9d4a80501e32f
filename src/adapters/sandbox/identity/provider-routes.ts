import * as E from 'fp-ts/Either';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { IdentityProvider } from '../../../application/identity/identity-provider.ts';
import { defaultLocale, isLocale, type Locale } from '../../../domain/shared/locale.ts';
import { localeCookie } from '../../../domain/tracking/cookies.ts';
import { clientOf } from '../../shop-server/http/client-of.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import { readText } from '../../shop-server/http/read-body.ts';
import { json } from '../db/json.ts';
import { hashOf, newToken } from '../db/new-token.ts';
import type { Sandbox } from '../sandbox.ts';
import { type AuthorizeRequest, backTo, readAuthorize } from './authorize-request.ts';
import { grant } from './grant.ts';
import { unusablePage } from './identity-page.ts';
import { isIdentityBusy } from './identity-trouble.ts';

/**
 * Returns the language of a visitor whose URL contains none: the chosen one, or the first supported one of the browser.
 * Source: I18N-4.
 */
const languageOf = (c: Context): Locale => {
  const chosen = getCookie(c, localeCookie.name);
  if (isLocale(chosen)) return chosen;
  const spoken = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase());
  return spoken.find(isLocale) ?? defaultLocale;
};

/** How long a visitor may stay at the provider. Units: s. */
const away = 15 * 60;
/** The time within which one visitor may begin only so many sign-ins. Each is stored, and asks the provider. Units: ms. */
const window = 15 * 60_000;
/** The largest form that a provider may post. Units: bytes. */
const largestForm = 32 * 1024;
const cookie = 'identity_begun';
/** The return path for all providers. */
const back = '/identity/return';

/**
 * Same paths as the sandbox's own providers, but backed by another system. This server alone asks it who the visitor is
 * and verifies the response. The browser gets our code, as before. Source: AUTH-6, AUTH-36.
 */
export const addProviderRoutes = (
  app: Hono,
  sandbox: Sandbox,
  provider: IdentityProvider,
  hostOf: (c: Context) => string,
): void => {
  const { db, clock, limits, fleet } = sandbox;
  const beginnings = makeRateLimit(clock, limits.accountTries * 4, {
    windowMs: window,
    tally: fleet?.tally('identities begun by client'),
  });

  const returned = async (c: Context, posted?: string): Promise<Response> => {
    const secret = getCookie(c, cookie);
    deleteCookie(c, cookie, { path: '/identity' });
    // Valid once: a visitor who returns a second time has to begin anew.
    const begun =
      secret === undefined
        ? undefined
        : await db
            .deleteFrom('identity_begun')
            .where('id', '=', hashOf(secret))
            .where('expires_at', '>', new Date(clock.now()))
            .returning(['request', 'session'])
            .executeTakeFirst();
    if (!begun) return unusablePage(sandbox, languageOf(c));
    const { request, session } = begun;
    const { redirectUri, state } = request;
    const brought = new URL(redirectUri).origin + back + new URL(c.req.url).search;
    const person = await provider.finish(request.provider, session, brought, posted)();
    if (E.isLeft(person)) {
      const isRefused = person.left._tag === 'Refused' && !isIdentityBusy(person.left);
      const error = isRefused ? 'access_denied' : 'server_error';
      return c.redirect(backTo(redirectUri, { error, state }), 303);
    }
    return c.redirect(backTo(redirectUri, { code: await grant(sandbox, request, person.right), state }), 303);
  };
  app.get(back, (c) => returned(c));
  // Apple returns its response by POST.
  app.post(back, async (c) => {
    const posted = await readText(c.req.raw, largestForm);
    return posted === undefined ? c.text('', 413) : returned(c, posted);
  });

  const begin = async (c: Context, request: AuthorizeRequest): Promise<Response> => {
    const { origin, protocol } = new URL(request.redirectUri);
    const { state } = request;
    if (beginnings.take(clientOf(c.req.raw)) > 0)
      return c.redirect(backTo(request.redirectUri, { error: 'temporarily_unavailable', state }), 303);
    const begun = await provider.begin(request.provider, origin + back)();
    if (E.isLeft(begun))
      return c.redirect(backTo(request.redirectUri, { error: 'server_error', state }), 303);
    const now = clock.now();
    const secret = newToken();
    await db.deleteFrom('identity_begun').where('expires_at', '<=', new Date(now)).execute();
    await db
      .insertInto('identity_begun')
      .values({
        id: hashOf(secret),
        request: json(request),
        session: begun.right.session,
        expires_at: new Date(now + away * 1000),
      })
      .execute();
    const secure = protocol === 'https:';
    setCookie(c, cookie, secret, {
      path: '/identity',
      httpOnly: true,
      secure,
      // A POST from the provider is a cross-site request.
      sameSite: secure ? 'None' : 'Lax',
      maxAge: away,
    });
    return c.redirect(begun.right.url, 303);
  };
  app.get('/identity/:provider', (c) => {
    const read = readAuthorize(sandbox, c.req.param('provider'), new URL(c.req.url).searchParams, hostOf(c));
    if (read._tag === 'Unusable') return unusablePage(sandbox, read.locale);
    return read._tag === 'Refused' ? c.redirect(read.to, 303) : begin(c, read.request);
  });
};
