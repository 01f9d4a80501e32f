import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import { checkEmail } from '../../../domain/customer/email.ts';
import { readText } from '../../shop-server/http/read-body.ts';
import { guardOrigin } from '../../shop-server/http/write-guard.ts';
import { newToken } from '../db/new-token.ts';
import type { Sandbox } from '../sandbox.ts';
import { backTo, readAuthorize } from './authorize-request.ts';
import { grant } from './grant.ts';
import { identityPage, unusablePage } from './identity-page.ts';
import { issuer, makeIdentityTokens } from './identity-tokens.ts';
import { isPersonName, type Person, people, subjectOf } from './people.ts';
import { providerFaults, slowProviderMs } from './provider-faults.ts';
import { addProviderRoutes } from './provider-routes.ts';

/** Units: bytes. */
const largestForm = 4096;
/** Units: characters. */
const longestName = 100;

const personIn = (form: URLSearchParams): Person | undefined => {
  const chosen = form.get('person');
  if (isPersonName(chosen)) return people[chosen];
  const firstName = (form.get('first_name') ?? '').trim();
  const lastName = (form.get('last_name') ?? '').trim();
  const email = checkEmail(form.get('email') ?? '');
  const isNamed = [firstName, lastName].every(
    (name) => name !== '' && name.length <= longestName && !/\p{Cc}/u.test(name),
  );
  if (!isNamed || E.isLeft(email)) return undefined;
  return { firstName, lastName, email: email.right, confirmed: form.get('confirmed') === '1' };
};

/**
 * The identity providers as a visitor sees them: a page to choose a person, and the redirect back with a code. Their
 * public key is at `/identity/jwks.json`. Source: AUTH-6.
 */
export const makeIdentityApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();
  const tokens = makeIdentityTokens(sandbox);
  const hostOf = (c: Context): string => c.req.header('host') ?? new URL(c.req.url).host;

  app.get('/identity/jwks.json', async (c) =>
    c.json(await tokens.keys(), 200, { 'cache-control': 'no-store' }),
  );
  app.get('/identity/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      jwks_uri: `http://${hostOf(c)}/identity/jwks.json`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'email', 'profile'],
    }),
  );

  // With real sign-ins, visitors cannot choose a person with a button.
  if (sandbox.identity) {
    addProviderRoutes(app, sandbox, sandbox.identity, hostOf);
    return app;
  }

  app.get('/identity/:provider', (c) => {
    const fields = new URL(c.req.url).searchParams;
    const read = readAuthorize(sandbox, c.req.param('provider'), fields, hostOf(c));
    if (read._tag === 'Unusable') return unusablePage(sandbox, read.locale);
    if (read._tag === 'Refused') return c.redirect(read.to, 303);
    return identityPage(sandbox, read.request, fields);
  });

  app.post('/identity/:provider', async (c) => {
    const known = Object.values(sandbox.shops).map(({ id }) => sandbox.publicUrl(id));
    const foreign = guardOrigin(c.req.raw, known);
    if (foreign) return foreign;
    const text = await readText(c.req.raw, largestForm);
    if (text === undefined) return c.text('', 413);
    const form = new URLSearchParams(text);
    const read = readAuthorize(sandbox, c.req.param('provider'), form, hostOf(c));
    if (read._tag === 'Unusable') return unusablePage(sandbox, read.locale);
    if (read._tag === 'Refused') return c.redirect(read.to, 303);
    const { request } = read;
    const { redirectUri, state } = request;
    if (form.get('decision') !== 'agree')
      return c.redirect(backTo(redirectUri, { error: 'access_denied', state }), 303);
    const person = personIn(form);
    if (!person)
      return identityPage(sandbox, request, form, {
        person: 'own',
        firstName: form.get('first_name') ?? '',
        lastName: form.get('last_name') ?? '',
        email: form.get('email') ?? '',
        isWrong: true,
      });
    const trouble = providerFaults.find((one) => one === form.get('trouble')) ?? 'none';
    if (trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, slowProviderMs));
    const proven = {
      ...person,
      subject: subjectOf(request.provider, person),
      emailVerified: person.confirmed,
    };
    const code = await grant(sandbox, request, proven, trouble);
    return c.redirect(backTo(redirectUri, { code, state: trouble === 'state' ? newToken() : state }), 303);
  });
  return app;
};
