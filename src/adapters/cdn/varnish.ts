import type { CopiesPort } from '../../application/cdn/ports.ts';
import { askInParts } from './in-parts.ts';
import type { CdnSettings } from './settings.ts';

/** A header in Varnish is limited to 8,000 bytes. */
const mostTags = 100;

export interface VarnishSettings extends CdnSettings {
  /** Its URL for purges, without a slash at the end. */
  readonly url: string;
}

/** The counterpart of `deploy/varnish.vcl`. */
export const makeVarnishCopies = (settings: VarnishSettings): CopiesPort => ({
  drop: (tags) =>
    askInParts(
      settings,
      tags,
      mostTags,
      (part, signal) =>
        new Request(`${settings.url}/`, {
          method: 'BAN',
          signal,
          redirect: 'error',
          headers: { 'x-tags': part.join('|') },
        }),
    ),
});
