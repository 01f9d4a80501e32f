import { httpAddress, oneOf, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

const fastly = neededBy('DIOPTRA_CDN', 'fastly');
const cloudflare = neededBy('DIOPTRA_CDN', 'cloudflare');

/** Settings of the CDN in front of the page servers. */
export const cdnSettings = {
  cdn: setting(
    'DIOPTRA_CDN',
    oneOf('none', 'varnish', 'fastly', 'cloudflare'),
    'none',
    'the cache or CDN in front of the page servers. Unless it is `none`, public documents carry tags that name their content, and cached copies are purged by tag when that content changes',
  ),
  varnishUrl: setting(
    'DIOPTRA_VARNISH_URL',
    httpAddress,
    undefined,
    'the address to which Varnish takes purge requests: the listener `changes` in `deploy/varnish.vcl`. It must not be reachable from outside',
    neededBy('DIOPTRA_CDN', 'varnish'),
  ),
  fastlyService: setting(
    'DIOPTRA_FASTLY_SERVICE',
    text('the id of a service'),
    undefined,
    'the id of the service at Fastly',
    fastly,
  ),
  fastlyKey: setting(
    'DIOPTRA_FASTLY_KEY',
    text('a token with the right to purge'),
    undefined,
    'a token that may purge this service and nothing else',
    { ...secret, ...fastly },
  ),
  cloudflareZone: setting(
    'DIOPTRA_CLOUDFLARE_ZONE',
    text('the id of a zone'),
    undefined,
    'the id of the zone at Cloudflare',
    cloudflare,
  ),
  cloudflareToken: setting(
    'DIOPTRA_CLOUDFLARE_TOKEN',
    text('a token with the right to purge'),
    undefined,
    'a token that may purge this zone and nothing else',
    { ...secret, ...cloudflare },
  ),
} as const;
