import { httpAddress, oneOf, pemKey, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

const firebase = neededBy('DIOPTRA_IDENTITY', 'firebase');
const oidc = neededBy('DIOPTRA_IDENTITY', 'oidc');

/** Settings of the identity provider. */
export const identitySettings = {
  identity: setting(
    'DIOPTRA_IDENTITY',
    oneOf('sandbox', 'firebase', 'oidc'),
    'sandbox',
    'where visitors prove who they are: the sandbox, with its own pages for Google, Apple and Facebook, which believe every answer, Firebase, which also keeps passwords, or an identity service of the merchant’s own by OpenID Connect (Keycloak, Auth0, Zitadel …); `docs/twins.md` says what was proved of it',
  ),
  firebaseProject: setting(
    'DIOPTRA_FIREBASE_PROJECT',
    text('a project id'),
    undefined,
    'the project at Firebase or Identity Platform',
    firebase,
  ),
  firebaseApiKey: setting('DIOPTRA_FIREBASE_API_KEY', text('an API key'), undefined, 'its web API key', {
    ...secret,
    ...firebase,
  }),
  firebaseServiceEmail: setting(
    'DIOPTRA_FIREBASE_SERVICE_EMAIL',
    text('a service account'),
    undefined,
    'the service account that signs the tokens of login links',
    firebase,
  ),
  firebaseServiceKey: setting(
    'DIOPTRA_FIREBASE_SERVICE_KEY',
    pemKey,
    undefined,
    'its private key, as `private_key` of its file',
    { ...secret, ...firebase },
  ),
  oidcIssuer: setting(
    'DIOPTRA_OIDC_ISSUER',
    httpAddress,
    undefined,
    'the issuer of the merchant’s identity service, say `https://login.example.ch/realms/shop`: its `/.well-known/openid-configuration` says the rest. By https, but on this machine',
    oidc,
  ),
  oidcClient: setting(
    'DIOPTRA_OIDC_CLIENT',
    text('a client id'),
    undefined,
    'what the shop is called there',
    oidc,
  ),
  oidcSecret: setting('DIOPTRA_OIDC_SECRET', text('a client secret'), undefined, 'its secret there', {
    ...secret,
    ...oidc,
  }),
  oidcName: setting(
    'DIOPTRA_OIDC_NAME',
    text('a name'),
    undefined,
    'what visitors know the service by: its button says “Sign in with …”',
    oidc,
  ),
} as const;
