import { makeCloudflareCopies } from '../../../adapters/cdn/cloudflare.ts';
import { makeFastlyCopies } from '../../../adapters/cdn/fastly.ts';
import { makeVarnishCopies } from '../../../adapters/cdn/varnish.ts';
import type { CopiesPort } from '../../../application/cdn/ports.ts';
import type { Environment } from '../../environment.ts';

/** Callers do not wait for it, and failed requests are repeated. Units: ms. */
const outside = { fetch: (request: Request) => fetch(request), timeoutMs: 5000 };

export type CopiesSettings = Pick<
  Environment,
  'cdn' | 'varnishUrl' | 'fastlyService' | 'fastlyKey' | 'cloudflareZone' | 'cloudflareToken'
>;

/** Returns the client of the configured CDN cache; undefined if there is none. */
export const copiesOf = ({
  cdn,
  varnishUrl,
  fastlyService,
  fastlyKey,
  cloudflareZone,
  cloudflareToken,
}: CopiesSettings): CopiesPort | undefined => {
  if (cdn === 'varnish' && varnishUrl) return makeVarnishCopies({ ...outside, url: varnishUrl });
  if (cdn === 'fastly' && fastlyService && fastlyKey)
    return makeFastlyCopies({ ...outside, service: fastlyService, key: fastlyKey });
  if (cdn === 'cloudflare' && cloudflareZone && cloudflareToken)
    return makeCloudflareCopies({ ...outside, zone: cloudflareZone, token: cloudflareToken });
  return undefined;
};
