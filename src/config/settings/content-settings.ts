import { httpAddress, httpsOrigins, oneOf, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

/** Settings of the content service. */
export const contentSettings = {
  content: setting(
    'DIOPTRA_CONTENT',
    oneOf('backend', 'storyblok'),
    'backend',
    'where the pages that editors write are kept: the server of the Shop API (the sandbox, unless another one is set), or Storyblok',
  ),
  contentVersion: setting(
    'DIOPTRA_CONTENT_VERSION',
    oneOf('published', 'draft'),
    'published',
    'the version of content that all visitors see; use `draft` only on a server for editors, never where customers buy',
  ),
  storyblokToken: setting(
    'STORYBLOK_TOKEN',
    text('an access token'),
    undefined,
    'the access token of the Storyblok space. It must be a preview token, because drafts are also read with it',
    { ...secret, ...neededBy('DIOPTRA_CONTENT', 'storyblok') },
  ),
  storyblokUrl: setting(
    'STORYBLOK_URL',
    httpAddress,
    'https://api.storyblok.com/v2/cdn',
    'the address of the delivery API in the space’s region',
  ),
  storyblokWebhookSecret: setting(
    'STORYBLOK_WEBHOOK_SECRET',
    text('a secret'),
    undefined,
    'the secret with which the space signs its webhooks to `/content/notices`; pages then show published changes at once. Without it that address does not exist',
    secret,
  ),
  contentImageOrigins: setting(
    'DIOPTRA_CONTENT_IMAGE_ORIGINS',
    httpsOrigins,
    ['https://a.storyblok.com'],
    'the origins of the content service’s pictures. Has no effect unless `DIOPTRA_CONTENT=storyblok`',
  ),
  frameOrigins: setting(
    'DIOPTRA_FRAME_ORIGINS',
    httpsOrigins,
    [],
    'the origins that pages may show in a frame. None by default',
  ),
} as const;
