import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { type Namespace, namespaces } from '../../ui/shared/namespaces.ts';

/** The built files that a page names. */
export interface Assets {
  readonly starter: string;
  /** The one stylesheet, as text. */
  readonly css: string;
  /** What the starter has to import for pages made of these source modules; the app's entry is the last. */
  readonly scripts: (sources: readonly string[]) => readonly string[];
  readonly words: (brand: BrandId, locale: Locale) => Readonly<Record<Namespace, string>>;
  /** Development only: what hot reloading needs in the head. */
  readonly devHead?: string;
}

const entry = 'src/config/entry-client.tsx';
const starter = 'src/config/starter.ts';

/** The files behind source modules, dependencies first, so that the starter can evaluate them one by one. */
export const scriptsOf = (manifest: Manifest) => {
  const walk = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return seen;
    for (const imported of chunk.imports ?? []) walk(imported, seen);
    return seen.add(key);
  };
  const fileOf = (key: string): string => `/${manifest[key]?.file ?? ''}`;
  const shared = [...walk(entry, new Set())].filter((key) => key !== entry);
  const known = new Map<string, readonly string[]>();
  return (sources: readonly string[]): readonly string[] => {
    const name = sources.join();
    const before = known.get(name);
    if (before) return before;
    const keys = sources.reduce((seen, source) => walk(source, seen), new Set(shared));
    keys.delete(entry);
    const files = [...keys, entry].map(fileOf);
    known.set(name, files);
    return files;
  };
};

export const wordFilesOf =
  (files: Readonly<Record<string, string>>): Assets['words'] =>
  (brand, locale) =>
    Object.fromEntries(
      namespaces.map((namespace) => [namespace, files[`${brand}/${locale}/${namespace}`] ?? '']),
    ) as Record<Namespace, string>;

/** Reads what the client's build wrote. */
export const readAssets = (directory: string): Assets => {
  const json = <A>(file: string): A => JSON.parse(readFileSync(`${directory}/.vite/${file}`, 'utf8')) as A;
  const manifest = json<Manifest>('manifest.json');
  const sheet = manifest['style.css']?.file;
  return {
    starter: `/${manifest[starter]?.file ?? ''}`,
    css: sheet ? readFileSync(`${directory}/${sheet}`, 'utf8').trim() : '',
    scripts: scriptsOf(manifest),
    words: wordFilesOf(json('words.json')),
  };
};
