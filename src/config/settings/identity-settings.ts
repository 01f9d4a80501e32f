import { encryptedAddress, oneOf, pemKey, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

const firebase = neededBy('DIOPTRA_IDENTITY', 'firebase');
const oidc = neededBy('DIOPTRA_IDENTITY', 'oidc');

/** Settings of the identity provider. */
export const identitySettings = {
  identity: setting(
    'DIOPTRA_IDENTITY',
    oneOf('sandbox', 'firebase', 'oidc'),
    'sandbox',
    'the identity provider: the sandbox, whose own pages for Google, Apple and Facebook accept every answer; Firebase, which also keeps passwords; or the merchant’s own identity service by OpenID Connect (Keycloak, Auth0, Zitadel …). `docs/twins.md` describes what was tested',
  ),
  firebaseProject: setting(
    'DIOPTRA_FIREBASE_PROJECT',
    text('a project id'),
    undefined,
    'the id of the project at Firebase or Identity Platform',
    firebase,
  ),
  firebaseApiKey: setting(
    'DIOPTRA_FIREBASE_API_KEY',
    text('an API key'),
    undefined,
    'the web API key of the Firebase project',
    {
      ...secret,
      ...firebase,
    },
  ),
  firebaseServiceEmail: setting(
    'DIOPTRA_FIREBASE_SERVICE_EMAIL',
    text('a service account'),
    undefined,
    'the e-mail of the service account that signs the tokens of login links',
    firebase,
  ),
  firebaseServiceKey: setting(
    'DIOPTRA_FIREBASE_SERVICE_KEY',
    pemKey,
    undefined,
    'the private key of the service account: `private_key` in its key file',
    { ...secret, ...firebase },
  ),
  oidcIssuer: setting(
    'DIOPTRA_OIDC_ISSUER',
    encryptedAddress,
    undefined,
    'the issuer of the merchant’s identity service, for example `https://login.example.ch/realms/shop`. Everything else is read from its `/.well-known/openid-configuration`. Must be https, except on this machine',
    oidc,
  ),
  oidcClient: setting(
    'DIOPTRA_OIDC_CLIENT',
    text('a client id'),
    undefined,
    'the client id of the shop at the identity service',
    oidc,
  ),
  oidcSecret: setting(
    'DIOPTRA_OIDC_SECRET',
    text('a client secret'),
    undefined,
    'the client secret of the shop at the identity service',
    {
      ...secret,
      ...oidc,
    },
  ),
  oidcName: setting(
    'DIOPTRA_OIDC_NAME',
    text('a name'),
    undefined,
    'the name of the identity service in the button “Sign in with …”',
    oidc,
  ),
} as const;
