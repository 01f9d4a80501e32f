import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';

/** The files that a page made of some source modules needs. */
export interface PageFiles {
  /** The scripts that the starter imports, dependencies first; the entry is the last. */
  readonly scripts: readonly string[];
  /** Further scripts that the first island of a document needs. */
  readonly ahead?: readonly string[];
  /**
   * Stylesheets that are part of the page and that a script would otherwise load. The frame's are not listed, because
   * no script loads them.
   */
  readonly sheets: readonly string[];
  /** The rules of all its stylesheets in cascade order, to be sent with the page. */
  readonly css: string;
}

/** A document with islands, a document that is hydrated as a whole, or the app from the cart to the account. */
export type PageKind = 'page' | 'whole' | 'app';

/** A stylesheet, and the classes that its rules belong to. */
export interface LaterSheet {
  readonly file: string;
  readonly classes: readonly string[];
}

/** The built files that a page refers to. */
export interface Assets {
  readonly starter: string;
  readonly filesOf: (kind: PageKind, sources: readonly string[]) => PageFiles;
  /** The URL of the texts of a brand and language: `*` stands for the namespace. */
  readonly words: (brand: BrandId, locale: Locale) => string;
  /** Short names of the theme's custom properties, as used in the stylesheets. */
  readonly properties?: Readonly<Record<string, string>>;
  /** A shop's stylesheet for dark mode, forced colours and print; undefined in development. */
  readonly conditions?: Readonly<Record<BrandId, string>>;
  /** The rules that public pages need only below their first viewports; undefined in development. */
  readonly later?: LaterSheet;
  /** Development only: markup in the head for hot reloading. */
  readonly devHead?: string;
}

const entries: Readonly<Record<PageKind, string>> = {
  page: 'src/config/entry-page.ts',
  whole: 'src/config/entry-page.ts',
  app: 'src/config/entry-client.tsx',
};
const starter = 'src/config/starter.ts';
/** Hydrates a document as a whole: it imports the page itself. */
const wholePage = 'src/ui/page-island.tsx';
/** The files for an error page. */
export const errorParts = 'group:errors';

/** Finds the files of source modules in the build's manifest. `readSheet` returns a stylesheet's text. */
export const pageFiles = (manifest: Manifest, readSheet: (file: string) => string): Assets['filesOf'] => {
  const walk = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return seen;
    for (const imported of chunk.imports ?? []) walk(imported, seen);
    return seen.add(key);
  };
  /** The stylesheets that scripts of a document with islands may load at some time. */
  const askedFor = (): ReadonlySet<string> => {
    const seen = new Set<string>();
    const follow = (key: string): void => {
      if (seen.has(key)) return;
      seen.add(key);
      const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
      for (const next of key === wholePage ? [] : [...imports, ...dynamicImports]) follow(next);
    };
    follow(entries.page);
    return new Set([...seen].flatMap((key) => manifest[key]?.css ?? []));
  };
  const known = (key: string | undefined, what: string): string => {
    if (key === undefined || !manifest[key]) throw new Error(`The build has no separate file for ${what}`);
    return key;
  };
  /** The file of a group of `chunk-groups.ts`. */
  const named = (name: string) =>
    known(
      Object.keys(manifest).find((key) => manifest[key]?.name === name),
      name,
    );
  const chunksOf = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key] ?? []);
  const made = new Map<string, PageFiles>();
  const asked = askedFor();
  return (kind, sources) => {
    const name = [kind, ...sources].join();
    const before = made.get(name);
    if (before) return before;
    const entry = entries[kind];
    const needed = [entry, ...sources].reduce(
      (seen, source) => walk(source === errorParts ? named('errors') : known(source, source), seen),
      new Set<string>(),
    );
    needed.delete(entry);
    // The frame's rules come first, so that a page's rules override them.
    const frame = [...walk(named('frame'), new Set())];
    const sheetsOf = (keys: readonly string[]) => [...new Set(chunksOf(keys).flatMap(({ css = [] }) => css))];
    const sheets = sheetsOf([...frame, entry, ...needed]);
    const framed = new Set(sheetsOf(frame));
    const isNamed = (file: string) => !framed.has(file) && (kind !== 'page' || asked.has(file));
    const filesOf = (keys: Iterable<string>) => chunksOf(keys).map(({ file }) => `/${file}`);
    const scripts = filesOf(kind === 'app' ? [...needed, entry] : walk(entry, new Set()));
    const files = {
      scripts,
      ...(kind !== 'app' && {
        ahead: filesOf(walk(named('islands'), new Set())).filter((file) => !scripts.includes(file)),
      }),
      sheets: sheets.filter(isNamed).map((file) => `/${file}`),
      css: sheets.map(readSheet).join(''),
    };
    made.set(name, files);
    return files;
  };
};

export const wordFilesOf =
  (files: Readonly<Record<string, string>>): Assets['words'] =>
  (brand, locale) =>
    files[`${brand}/${locale}`] ?? '';

/** Reads the files that the client build wrote. */
export const readAssets = (directory: string): Assets => {
  const json = <A>(file: string): A => JSON.parse(readFileSync(`${directory}/.vite/${file}`, 'utf8')) as A;
  const manifest = json<Manifest>('manifest.json');
  return {
    starter: `/${manifest[starter]?.file ?? ''}`,
    filesOf: pageFiles(manifest, (file) => readFileSync(`${directory}/${file}`, 'utf8').trim()),
    words: wordFilesOf(json('words.json')),
    properties: json('properties.json'),
    conditions: json('conditions.json'),
    later: json('later.json'),
  };
};
