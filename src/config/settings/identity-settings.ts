import { oneOf, pemKey, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

const firebase = neededBy('DIOPTRA_IDENTITY', 'firebase');

/** Who proves who somebody is. */
export const identitySettings = {
  identity: setting(
    'DIOPTRA_IDENTITY',
    oneOf('sandbox', 'firebase'),
    'sandbox',
    'where visitors prove who they are: the sandbox, with its own pages for Google, Apple and Facebook, which believe every answer, or Firebase, which also keeps passwords; `docs/twins.md` says what was proved of it',
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
} as const;
