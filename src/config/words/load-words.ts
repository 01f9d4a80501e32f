import { words } from 'virtual:words';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';
import type { WordLists } from '../../ui/shared/translation/translator.ts';

/** Loads the texts of some parts of the shop, for the server and for tests. The browser fetches them as files. */
export const loadWords = async (
  brand: BrandId,
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<WordLists> =>
  Object.fromEntries(
    await Promise.all(
      namespaces.map(async (namespace) => {
        const load = words[`${brand}/${locale}/${namespace}`];
        return [namespace, load ? (await load()).default : {}] as const;
      }),
    ),
  );
