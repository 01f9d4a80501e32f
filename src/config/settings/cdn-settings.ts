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
    'who keeps copies of public pages before the page servers. Where one is named, public documents say by tags what they show, and its copies are dropped by tag when something changes',
  ),
  varnishUrl: setting(
    'DIOPTRA_VARNISH_URL',
    httpAddress,
    undefined,
    'where Varnish hears of changes: the address named `changes` of `deploy/varnish.vcl`, which nobody outside may reach',
    neededBy('DIOPTRA_CDN', 'varnish'),
  ),
  fastlyService: setting(
    'DIOPTRA_FASTLY_SERVICE',
    text('the id of a service'),
    undefined,
    'the service at Fastly',
    fastly,
  ),
  fastlyKey: setting(
    'DIOPTRA_FASTLY_KEY',
    text('a token that may purge'),
    undefined,
    'a token that may purge this service and nothing else',
    { ...secret, ...fastly },
  ),
  cloudflareZone: setting(
    'DIOPTRA_CLOUDFLARE_ZONE',
    text('the id of a zone'),
    undefined,
    'the zone at Cloudflare',
    cloudflare,
  ),
  cloudflareToken: setting(
    'DIOPTRA_CLOUDFLARE_TOKEN',
    text('a token that may purge'),
    undefined,
    'a token that may purge this zone and nothing else',
    { ...secret, ...cloudflare },
  ),
} as const;
