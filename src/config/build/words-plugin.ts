import { createHash } from 'node:crypto';
import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { textParts } from '../../application/shared/texts.ts';
import { brandIds } from '../../domain/shared/brand-id.ts';
import { locales } from '../../domain/shared/locale.ts';
import { namespaces } from '../../ui/shared/namespaces.ts';
import { brands } from '../brands/brands.ts';
import { readWords, type WordsName } from '../words/word-files.ts';

const root = resolve('src/ui/words');
const table = 'virtual:words';
/** The texts of servers are loaded at start, so nothing waits for them. */
const said = `${table}/said`;
const hidden = '\0';

const listsOf = (parts: readonly string[]): readonly WordsName[] =>
  brandIds.flatMap((brand) =>
    locales.flatMap((locale) => parts.map((namespace) => ({ brand, locale, namespace }))),
  );
const lists = listsOf(namespaces);

const keyOf = ({ brand, locale, namespace }: WordsName): string => `${brand}/${locale}/${namespace}`;
const wordsOf = (name: WordsName) => readWords(root, brands[name.brand].shop, name);
const moduleOf = (name: WordsName): string => `export default ${JSON.stringify(wordsOf(name))}`;

/** `virtual:words` is for the server: every list by its key, each loaded on demand. */
const tableModule = (): string =>
  `export const words = {${lists.map((name) => `${JSON.stringify(keyOf(name))}: () => import(${JSON.stringify(`${table}/${keyOf(name)}`)})`).join(',')}}`;

/** `virtual:words/said`: the texts of servers, by the same keys. */
const saidModule = (): string =>
  `export const said = ${JSON.stringify(Object.fromEntries(listsOf(textParts).map((name) => [keyOf(name), wordsOf(name)])))}`;

/**
 * Merges the texts of each brand, language and namespace once, at build time. The browser gets them as separate files,
 * so that it loads only its brand and language, and no texts for servers only. Source: I18N-3, I18N-9.
 */
export const words = (): Plugin => ({
  name: 'words',
  resolveId: (id) => (id === table || id.startsWith(`${table}/`) ? hidden + id : undefined),
  load(id) {
    if (id === hidden + table) return tableModule();
    if (id === hidden + said) return saidModule();
    const name = lists.find((list) => id === `${hidden}${table}/${keyOf(list)}`);
    return name && moduleOf(name);
  },
  generateBundle: {
    order: 'pre',
    handler() {
      if (this.environment.name !== 'client') return;
      const files = brandIds.flatMap((brand) =>
        locales.map((locale) => {
          const parts = namespaces.map((namespace) => moduleOf({ brand, locale, namespace }));
          // One hash for all of them, so that a page needs one URL pattern only.
          const hash = createHash('sha256').update(parts.join()).digest('base64url').slice(0, 6);
          const address = `assets/words-${brand}-${locale}-${hash}-*.js`;
          for (const [index, namespace] of namespaces.entries())
            this.emitFile({
              type: 'asset',
              fileName: address.replace('*', namespace),
              source: parts[index] ?? '',
            });
          return [`${brand}/${locale}`, `/${address}`] as const;
        }),
      );
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: 'asset', fileName: '.vite/words.json', source });
    },
  },
  configureServer(server) {
    server.watcher.add(root);
    server.watcher.on('all', (_event, file) => {
      if (!file.startsWith(root + sep)) return;
      for (const { moduleGraph, hot } of Object.values(server.environments)) {
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.startsWith(hidden + table)) moduleGraph.invalidateModule(module);
        hot.send({ type: 'full-reload' });
      }
    });
  },
});
