import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { addressTarget, type LinkTarget, linkTarget } from '../../../domain/content/link-target.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

const isSlug = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

/** A link as it is stored: the slug of a story, `about`, or an address, `/s`, `https://…`, `mailto:…`. */
export const storedTargetC = (locale: Locale): t.Type<LinkTarget, unknown> =>
  new t.Type<LinkTarget, unknown>(
    'StoredTarget',
    (_): _ is LinkTarget => false,
    (u, c) => {
      if (typeof u !== 'string') return t.failure(u, c);
      const target = isSlug.test(u)
        ? linkTarget({ linktype: 'story', cachedUrl: u, url: '' }, locale)
        : addressTarget(u);
      return E.fromOption((): t.Errors => [{ value: undefined, context: c }])(target);
    },
    t.identity,
  );
