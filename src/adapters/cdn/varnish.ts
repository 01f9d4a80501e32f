import type { CopiesPort } from '../../application/cdn/ports.ts';
import { askInParts } from './in-parts.ts';
import type { CdnSettings } from './settings.ts';

/** A header of Varnish holds 8,000 bytes. */
const mostTags = 100;

export interface VarnishSettings extends CdnSettings {
  /** Its address for changes, without a slash at the end. */
  readonly url: string;
}

/** Speaks with `deploy/varnish.vcl`. */
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
