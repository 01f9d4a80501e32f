import type { CopiesPort } from '../../application/cdn/ports.ts';
import { askInParts } from './in-parts.ts';
import type { CdnSettings } from './settings.ts';

/** Source: Fastly's API, `POST /service/{id}/purge`. */
const mostTags = 256;

export interface FastlySettings extends CdnSettings {
  readonly service: string;
  readonly key: string;
}

/** Marks copies as stale but keeps them: if no server answers, a stale copy is better than none. */
export const makeFastlyCopies = (settings: FastlySettings): CopiesPort => ({
  drop: (tags) =>
    askInParts(
      settings,
      tags,
      mostTags,
      (part, signal) =>
        new Request(`https://api.fastly.com/service/${encodeURIComponent(settings.service)}/purge`, {
          method: 'POST',
          signal,
          redirect: 'error',
          headers: {
            'fastly-key': settings.key,
            'fastly-soft-purge': '1',
            accept: 'application/json',
            'content-type': 'application/json',
          },
          body: JSON.stringify({ surrogate_keys: part }),
        }),
    ),
});
