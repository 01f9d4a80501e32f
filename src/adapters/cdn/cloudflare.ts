import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { CopiesPort } from '../../application/cdn/ports.ts';
import { readOutside } from '../shared/ask-outside.ts';
import { askInParts } from './in-parts.ts';
import type { CdnSettings } from './settings.ts';

/** The limit of every plan. Source: Cloudflare's API, `POST /zones/{zone}/purge_cache`. */
const mostTags = 30;
const DoneC = t.type({ success: t.literal(true) });

export interface CloudflareSettings extends CdnSettings {
  readonly zone: string;
  readonly token: string;
}

export const makeCloudflareCopies = (settings: CloudflareSettings): CopiesPort => ({
  drop: (tags) =>
    askInParts(
      settings,
      tags,
      mostTags,
      (part, signal) =>
        new Request(
          `https://api.cloudflare.com/client/v4/zones/${encodeURIComponent(settings.zone)}/purge_cache`,
          {
            method: 'POST',
            signal,
            redirect: 'error',
            headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ tags: part }),
          },
        ),
      (answer) => E.isRight(readOutside('cloudflare', DoneC)(answer)),
    ),
});
