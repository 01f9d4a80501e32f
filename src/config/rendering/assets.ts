import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';

/** What pages made of some source modules need. */
export interface PageFiles {
  /** What the starter has to import, dependencies first; the app's entry is the last. */
  readonly scripts: readonly string[];
  /** The sheets of those scripts, in the order in which their rules count. */
  readonly sheets: readonly string[];
  /** The same sheets as one text, to be sent with the page. */
  readonly css: string;
}

/** The built files that a page names. */
export interface Assets {
  readonly starter: string;
  readonly filesOf: (sources: readonly string[]) => PageFiles;
  /** Where the words of a brand and language are: `*` stands for the part of the shop. */
  readonly words: (brand: BrandId, locale: Locale) => string;
  /** Short names of the theme's custom properties, as the sheets know them. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Development only: what hot reloading needs in the head. */
  readonly devHead?: string;
}

const entry = 'src/config/entry-client.tsx';
const starter = 'src/config/starter.ts';

/** From the build's manifest: the files behind source modules. `readSheet` gives a sheet's text. */
export const pageFiles = (manifest: Manifest, readSheet: (file: string) => string): Assets['filesOf'] => {
  const walk = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return seen;
    for (const imported of chunk.imports ?? []) walk(imported, seen);
    return seen.add(key);
  };
  const shared = [...walk(entry, new Set())].filter((key) => key !== entry);
  const known = new Map<string, PageFiles>();
  return (sources) => {
    const name = sources.join();
    const before = known.get(name);
    if (before) return before;
    const keys = sources.reduce((seen, source) => walk(source, seen), new Set(shared));
    keys.delete(entry);
    const chunks = [...keys, entry].flatMap((key) => manifest[key] ?? []);
    // The frame's own rules come first, so that a page's count over them.
    const framed = [...chunks.slice(-1), ...chunks.slice(0, -1)];
    const sheets = [...new Set(framed.flatMap(({ css = [] }) => css))];
    const files = {
      scripts: chunks.map(({ file }) => `/${file}`),
      sheets: sheets.map((file) => `/${file}`),
      css: sheets.map(readSheet).join(''),
    };
    known.set(name, files);
    return files;
  };
};

export const wordFilesOf =
  (files: Readonly<Record<string, string>>): Assets['words'] =>
  (brand, locale) =>
    files[`${brand}/${locale}`] ?? '';

/** Reads what the client's build wrote. */
export const readAssets = (directory: string): Assets => {
  const json = <A>(file: string): A => JSON.parse(readFileSync(`${directory}/.vite/${file}`, 'utf8')) as A;
  const manifest = json<Manifest>('manifest.json');
  return {
    starter: `/${manifest[starter]?.file ?? ''}`,
    filesOf: pageFiles(manifest, (file) => readFileSync(`${directory}/${file}`, 'utf8').trim()),
    words: wordFilesOf(json('words.json')),
    properties: json('properties.json'),
  };
};
