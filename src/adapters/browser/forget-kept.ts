import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { OptionalCategory } from '../../domain/tracking/consent.ts';
import { trackingCookie } from '../../domain/tracking/cookies.ts';
import { goesWith } from '../../domain/tracking/kept-things.ts';
import type { CookieJar } from './cookie-jar.ts';

/** A third-party script may set a cookie for the whole domain, so it is deleted for every possible domain. */
const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, index, parts) => `; domain=${parts.slice(index).join('.')}`);

/**
 * Deletes the cookies and storage entries of withdrawn consent categories. `vsf-tracking` is kept, because an order
 * needs part of it; the code that writes this cookie removes the rest. `sharing`: the shop, if it shares its host name
 * with others.
 */
export const forgetKept = (
  jar: CookieJar,
  storages: () => readonly Pick<Storage, 'length' | 'key' | 'removeItem'>[],
  { host, sharing }: { readonly host: string; readonly sharing: BrandId | undefined },
  categories: readonly OptionalCategory[],
): void => {
  const goes = (name: string): boolean =>
    name !== trackingCookie.name && categories.some((category) => goesWith(name, category));
  for (const pair of jar.cookie.split(/;\s*/)) {
    const name = pair.split('=')[0] ?? '';
    const own = sharing && name.endsWith(`_${sharing}`) ? name.slice(0, -sharing.length - 1) : name;
    if (!goes(own)) continue;
    for (const domain of ['', ...domainsOf(host)]) jar.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
  try {
    for (const storage of storages()) {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const name of names) if (goes(name)) storage.removeItem(name);
    }
  } catch {
    // If the storage is refused, it contains nothing.
  }
};
