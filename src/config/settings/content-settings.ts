import { httpAddress, httpsOrigins, oneOf, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

/** Settings of the content service. */
export const contentSettings = {
  content: setting(
    'DIOPTRA_CONTENT',
    oneOf('backend', 'storyblok'),
    'backend',
    'who keeps the pages that editors write: the Shop API’s server, which is the sandbox where no other is named, or Storyblok',
  ),
  contentVersion: setting(
    'DIOPTRA_CONTENT_VERSION',
    oneOf('published', 'draft'),
    'published',
    'which version everybody sees; `draft` on a server for editors, never where customers buy',
  ),
  storyblokToken: setting(
    'STORYBLOK_TOKEN',
    text('an access token'),
    undefined,
    'access token of the Storyblok space; a preview token, for drafts are read with it too',
    { ...secret, ...neededBy('DIOPTRA_CONTENT', 'storyblok') },
  ),
  storyblokUrl: setting(
    'STORYBLOK_URL',
    httpAddress,
    'https://api.storyblok.com/v2/cdn',
    'where the delivery API of the space’s region is',
  ),
  storyblokWebhookSecret: setting(
    'STORYBLOK_WEBHOOK_SECRET',
    text('a secret'),
    undefined,
    'what the space signs its webhooks with, which go to `/content/notices`: pages then show at once what was published. Nothing said: that address is not there',
    secret,
  ),
  contentImageOrigins: setting(
    'DIOPTRA_CONTENT_IMAGE_ORIGINS',
    httpsOrigins,
    ['https://a.storyblok.com'],
    'where pictures of the content service come from; without effect unless Storyblok keeps the pages',
  ),
  frameOrigins: setting(
    'DIOPTRA_FRAME_ORIGINS',
    httpsOrigins,
    [],
    'origins of which a page may show something in a frame. Nothing said: none',
  ),
} as const;
